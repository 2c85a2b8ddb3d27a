"""A season, a month or a year, in a table: wins, medals and everybody's best deal."""

from collections.abc import Sequence
from datetime import UTC, datetime
from html import escape
from urllib.parse import urlencode

import streamlit as st

from riverlib.analysis.game_lines import GameLine, number
from riverlib.analysis.season import (
    MEDALS,
    Season,
    SeasonRow,
    bots_row,
    bots_say,
    by_game_say,
    luck_says,
    season_of,
    season_says,
    seasons_of,
)
from riverlib.analysis.season_course import MOST_NAMES, course_asks, course_says, season_course
from riverlib.core.counting import counted
from riverlib.core.text import whole_percent
from riverlib.ui.charts import colours, example, finished, taking, wide_table
from riverlib.ui.charts.chosen_games import choose, rule_sets
from riverlib.ui.charts.lines import all_lines
from riverlib.ui.shared import ease, picture
from riverlib.ui.shared.address import Address
from riverlib.ui.shared.clock import local
from riverlib.ui.shared.database import Storage
from riverlib.ui.shared.look import as_text

_WON = {"cards": "At cards", "race": "On the river"}


def show(storage: Storage, address: Address, saved_as: str) -> None:
    """Show the season of the address, else the last month in which people played."""
    with ease.line("season"):
        month_side = st.container(width=160)
        chosen = choose(all_lines(storage), address, together=True)
    seasons = {season.key: season for season in seasons_of(chosen)}
    if not seasons:
        example.invite("No game with people is finished yet.")
        example.show_season()
        return
    options = tuple(seasons)
    with month_side:
        picked: str = st.selectbox(
            "Month or year",
            options,
            label_visibility="collapsed",
            filter_mode=None,
            format_func=lambda each: seasons[each].words,
            key=address.key("month", options, options[0]),
        )
    address.keep("month", picked, options[0])
    season = seasons[picked]
    lines = [line for line in chosen if season.holds(line)]
    _table(lines, season)
    _course(lines, season, saved_as)
    ids = {line.id for line in lines if line.game == "cards"}
    if ids:
        taking.offer_games(
            lambda: finished.all_of(storage, ids), name=f"season-{picked}", what=_what(lines)
        )


def _what(lines: Sequence[GameLine]) -> str:
    return "The season" if len(_games(lines)) == 1 else "The season's card games"


def _games(lines: Sequence[GameLine]) -> list[str]:
    """Return which of the two games a season has, cards first."""
    return sorted({line.game for line in lines})


def _course(lines: Sequence[GameLine], season: Season, saved_as: str) -> None:
    """Show how the wins grew, where there is more than one win: one step is no course."""
    course = season_course(lines)
    if sum(course.wins[-1]) < 2:
        return
    from riverlib.figures.season import wins  # plotly takes half a second: only here

    now = local(datetime.now(UTC))
    is_going_on = season in (Season(now.year, now.month), Season(now.year))
    picture.show(
        wins(course, colours.of_names(course.names[:MOST_NAMES]), season.noun),
        key=f"charts_season_{season.key}",
        alt=f"Games won, game by game in the {season.noun}, a line for each player and the bots",
        name=f"season-{season.key}",
        picture=saved_as,
        asks=course_asks(course, is_over=not is_going_on, noun=season.noun),
        says=course_says(course, is_over=not is_going_on, noun=season.noun),
    )
    left_out = len(course.names) - MOST_NAMES
    if left_out > 0:
        st.caption(f"Not shown, for want of room: {counted(left_out, 'player')}.")


def _table(lines: Sequence[GameLine], season: Season) -> None:
    rows = season_of(lines)
    with st.container(key="figure_words_season", gap=None):  # as above a figure
        st.caption("Who won most?")
        st.subheader(as_text(season_says(rows, season, lines)), anchor=False)
    games = _games(lines)
    headings = ["", "Won", "Played", "Medals"]
    # points of a deal and of a harbour have no mean
    headings += ["Points a game"] if len(games) == 1 else [_WON[game] for game in games]
    headings += ["Bids made", "Best deal"] if "cards" in games else []
    cells = [_cells(row, games) for row in rows]
    bots = bots_row(lines)
    if bots is not None:
        cells.append(_bots_cells(bots, games, headings))
    wide_table.show(headings, cells, key="season", quiet_from=len(rows))
    notes = [
        "Medals are for first, second and third places, but never for the last.",
        by_game_say(lines),
        bots_say(lines),
        luck_says(rows),
        _mixed(lines),
        _on_paper(lines),
    ]
    st.caption(" ".join(note for note in notes if note))


def _cells(row: SeasonRow, games: Sequence[str]) -> list[str]:
    medals = " ".join(  # the name of the metal is for readers who do not see it
        f"<span class='medal {metal if won else 'none'}' title='{won} {metal}' role='img'"
        f" aria-label='{won} {metal}'>{won}</span>"
        for metal, won in zip(MEDALS, row.medals, strict=True)
    )
    cells = [escape(row.name), f"{row.wins:,}", f"{row.games:,}", medals]
    if len(games) == 1:
        cells.append(number(round(row.points)))
    else:
        cells += [_won_of(row, game) for game in games]
    if "cards" in games:
        cells.append(whole_percent(row.made.value) if row.made.count else "")
        cells.append("" if row.best is None else _best_deal(row))
    return cells


def _bots_cells(bots: SeasonRow, games: Sequence[str], headings: Sequence[str]) -> list[str]:
    cells = [bots.name, f"{bots.wins:,}", f"{bots.games:,}", ""]
    if len(games) > 1:
        cells += [_won_of(bots, game) for game in games]
    return cells + [""] * (len(headings) - len(cells))


def _won_of(row: SeasonRow, game: str) -> str:
    wins, games = row.by_game.get(game, (0, 0))
    return f"{wins:,} of {games:,}" if games else ""


def _best_deal(row: SeasonRow) -> str:
    """Return the points of the best deal, as a way to it."""
    query = urlencode({"game": row.best_game, "deal": row.best_deal})
    where = escape(f"charts?{query}", quote=True)
    return f"<a href='{where}' target='_self'>{number(row.best or 0)}</a>"


def _mixed(lines: Sequence[GameLine]) -> str:
    kinds = rule_sets(lines)
    if kinds < 2 or len(_games(lines)) > 1:  # of both games no points are shown
        return ""
    return f"Points are of {kinds} kinds of tables; choose one above to compare them."


def _on_paper(lines: Sequence[GameLine]) -> str:
    paper = sum(line.is_paper for line in lines)
    if not paper:
        return ""
    return f"Of the games {'one was' if paper == 1 else f'{paper} were'} played on paper."
