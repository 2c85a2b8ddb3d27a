"""What pages show that have no games yet: an example, called so."""

from datetime import UTC, datetime, timedelta

import numpy as np
import streamlit as st

from riverlib import analysis
from riverlib.analysis.example import Example, example
from riverlib.analysis.game_lines import GameLine, how_it_ended, who_played
from riverlib.analysis.head_to_head import meetings, meetings_say
from riverlib.analysis.season_course import course_asks, course_says, season_course
from riverlib.play.players import PERSON
from riverlib.store import ListedSeat
from riverlib.ui.shared import picture
from riverlib.ui.shared.look import as_text

_GAMES, _ROWS = 20, 4
"""Games of a month that are shown as an example, and of a list."""


def invite(words: str) -> None:
    """Say that there is nothing yet, and offer what there is to do."""
    st.info(words, icon=":material/hourglass_empty:")
    with st.container(horizontal=True, vertical_alignment="center"):
        st.page_link("pages/home.py", label="Play a game", icon=":material/play_arrow:")
        st.button(
            "Look at simulated games",
            key="charts_to_simulated",
            type="tertiary",
            icon=":material/casino:",
            on_click=st.session_state.__setitem__,
            args=("charts_from", "simulated"),
        )


def show_list() -> None:
    """Show how games are listed."""
    _called_so("how a list of games looks")
    for line in lines()[:_ROWS]:
        with st.container(border=True, key=f"row_example_{line.id}"):
            ended, who = as_text(how_it_ended(line)), as_text(who_played(line))
            st.markdown(f"**{ended}**  \n{who}  \n:small[{as_text(line.rules)}]")


def show_pairs() -> None:
    """Show how bots did against each other, as people will stand there."""
    from riverlib.figures import pairs

    _called_so(f"{_GAMES} games that four bots played")
    met = meetings(lines())
    picture.show(
        pairs.points_apart(met, {}),
        key="charts_example_pairs",
        alt="Points a game by which the first of each pair is ahead, with intervals. An example.",
        asks="Who beats whom?",
        says=meetings_say(met),
    )


def show_season() -> None:
    """Show how the wins of a month grew, of bots as people will stand there."""
    from riverlib.figures import season

    _called_so(f"a month of {_GAMES} games that four bots played")
    course = season_course(lines())
    picture.show(
        season.wins(course, {}),
        key="charts_example_season",
        alt="Games won so far after every game of a month, a line for each player. An example.",
        asks=course_asks(course, is_over=True),
        says=course_says(course, is_over=True),
    )


def lines() -> list[GameLine]:
    """Return games of the example as a list has them: last month's, the bots in people's places."""
    kept = example()
    last_month = datetime.now(UTC).replace(day=1, hour=19, minute=0) - timedelta(days=1)
    return [
        GameLine(
            id=f"example-{no}",
            game="cards",
            title="An example",
            when=last_month.replace(day=_GAMES - no),
            rules=kept.game.variant.name if kept.game.variant else "",
            rules_id="example",
            finished=True,
            seats=tuple(
                ListedSeat(name, PERSON, int(total), won=bool(total == max(totals)))
                for name, total in zip(kept.ends, totals, strict=True)
            ),
            sides=len(kept.ends),
        )
        for no, totals in enumerate(np.transpose(list(kept.ends.values()))[:_GAMES])
    ]


def show_one() -> None:
    """Show how the totals of a game went that bots once played."""
    from riverlib.figures import one_game  # plotly takes half a second: only here

    kept = example()
    _called_so("a game that four bots played")
    picture.show(
        one_game.totals(kept.game),
        key="charts_example_totals",
        alt="Totals after every deal, a line for each player. An example.",
        asks="How did the totals go?",
        says=winner_finding(kept),
    )


def show_together() -> None:
    """Show where games ended that bots once played, and what became of their bids."""
    from riverlib.figures import bid_squares, many_games

    kept = example()
    _called_so(f"{len(kept.ends[kept.game.names[0]])} games that four bots played")
    picture.show(
        many_games.finals(kept.ends),
        key="charts_example_ends",
        alt="Bulges of the points at the end, one for each player. An example.",
        asks="Where did the games end?",
        says=ends_finding(kept),
    )
    counts = analysis.bid_against_taken(analysis.hands_of_rows(kept.hands))
    picture.show(
        bid_squares.bid_against_taken(counts),
        key="charts_example_bids",
        alt="Heat map of tricks taken against tricks bid. An example.",
        asks="What became of the bids?",
        says=f"{np.trace(counts) / counts.sum() * 100:.0f} of 100 bids were made",
    )
    st.caption(bid_squares.words(counts))


def winner_finding(kept: Example) -> str:
    """Say who won, and by how much."""
    totals = kept.game.totals[-1]
    best = max(totals)
    won = [name for name, total in zip(kept.game.names, totals, strict=True) if total == best]
    others = [total for total in totals if total < best]
    ahead = f", {best - max(others)} ahead of the next" if others else ""
    return f"{' and '.join(won)} won with {best} points{ahead}"


def ends_finding(kept: Example) -> str:
    """Say between which totals the middle half of all ended."""
    low, high = np.quantile(np.concatenate(list(kept.ends.values())), (0.25, 0.75))
    return f"Half of the totals were between {low:.0f} and {high:.0f} points"


def _called_so(what: str) -> None:
    st.badge("An example", icon=":material/visibility:", color="gray")
    st.caption(as_text(f"This is {what}. Yours will stand here instead."))
