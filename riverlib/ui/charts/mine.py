"""The games of this database as a source of charts."""

from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime

import numpy as np
import pandas as pd
import streamlit as st

from riverlib import analysis
from riverlib.analysis.game_lines import GameLine, labels
from riverlib.analysis.worth_opening import worth_opening
from riverlib.cards.log import GAME as CARDS
from riverlib.core import RiverError
from riverlib.core.counting import counted
from riverlib.play.players import PERSON
from riverlib.store import Final, Played, Results
from riverlib.store.results import Stamp
from riverlib.ui.charts import (
    colours,
    example,
    finished,
    game_list,
    one_game,
    one_race,
    taking,
    together,
)
from riverlib.ui.charts.chosen_games import choose_kind, written_kinds
from riverlib.ui.charts.lines import (
    found_lines,
    lines_by_id,
    new_paper_games,
    paper_game,
    recent_lines,
)
from riverlib.ui.shared import ease
from riverlib.ui.shared.address import Address
from riverlib.ui.shared.clock import local
from riverlib.ui.shared.database import Storage
from riverlib.ui.shared.look import as_text

_LISTED = 100
_ONE = {"cards": one_game.show_stored, "race": one_race.show_stored}
"""By game what shows one stored game."""


def show_one(storage: Storage, address: Address, saved_as: str) -> None:
    """Show one game, the last that is over unless the address or the person says otherwise."""
    line = _pick(storage, address)
    if line is None:
        return
    try:
        if line.is_paper:
            scores = colours.painted(paper_game(storage, line.id))
            one_game.show(scores, address, name=line.id, game_id=None, saved_as=saved_as)
        else:
            stored = storage.games.load(line.id)
            _ONE[stored.log.game](storage.results, stored, address, saved_as)
    except RiverError as error:
        st.error("This game cannot be shown.", icon=":material/error:")
        st.text(str(error))


def _pick(storage: Storage, address: Address) -> GameLine | None:
    """Let the person choose among the last games, or those to which what they remember fits."""
    recent = recent_lines(storage, _LISTED)
    if not game_list.wished():
        _worth_opening(recent)
    with ease.line("game"):
        list_side = st.container(width="stretch")
        wish = _find(recent, address)
    known = found_lines(storage, wish)[0] if wish else recent
    if wish:
        _say_what_is_found(wish, len(known))
    lines = known[:_LISTED] + _asked(storage, known, is_found=bool(wish))
    if not lines:
        game_list.nothing(storage, wish, recent)
        if not wish:
            example.show_one()
        return None
    by_id = {line.id: line for line in lines}
    ids = tuple(by_id)
    copies = game_list.copies_of(storage, lines)
    called = dict(zip(ids, labels(lines, local(datetime.now(UTC)), copies=copies), strict=True))
    game_id: str = list_side.selectbox(
        "Game",
        ids,
        format_func=called.__getitem__,
        label_visibility="collapsed",
        key=address.key("game", ids, _telling(lines).id),
    )
    address.keep("game", game_id)
    return by_id[game_id]


def _say_what_is_found(wish: str, games: int) -> None:
    """Say that only the games are listed that somebody looks for, and offer all of them again."""
    with ease.links("found"):
        found = counted(games, "game") if games else "No game"
        st.caption(as_text(f"{found} like “{wish}”"), width="content")
        st.button(
            "All games again",
            key="charts_find_end",
            icon=":material/close:",
            type="tertiary",
            on_click=game_list.end_search,
        )


def _worth_opening(recent: Sequence[GameLine]) -> None:
    """Offer the games that stand out of the latest ones, in one line: it costs no other look."""
    highlights = worth_opening(recent)
    if not highlights:
        return
    with ease.links("standing_out"):
        of_all = len(recent) < _LISTED
        st.caption("Worth opening:" if of_all else f"Of the last {_LISTED}:", width="content")
        for each in highlights:
            title = each.title.removeprefix("The ")
            st.button(
                title[:1].upper() + title[1:],
                key=f"first_{each.kind}",
                type="tertiary",
                help=as_text(each.why),
                on_click=game_list.open_game,
                args=(each.game_id, each.deal),
            )


def _find(recent: Sequence[GameLine], address: Address) -> str:
    """Offer to look for a game; what is looked for stays to be read."""
    wished = game_list.wished()
    with st.popover(
        as_text(wished) or "Find", icon=":material/search:", type="tertiary", key="charts_find_open"
    ):
        return game_list.search_field(recent, address)


def _telling(lines: Sequence[GameLine]) -> GameLine:
    """Return the first finished game, else the first with something to show, else the first.

    The game that is going on is on its board; its figures are a choice away.
    """
    over = (line for line in lines if line.finished)
    begun = (line for line in lines if line.has_begun)
    return next(over, next(begun, lines[0]))


def _asked(storage: Storage, known: Sequence[GameLine], *, is_found: bool) -> list[GameLine]:
    """Return the game of the address, however old it is, unless it is listed already.

    Parameters
    ----------
    is_found : bool
        Whether somebody looks for games: then only one that was found.
    """
    asked = st.session_state.get("charts_game") or st.query_params.get("game")
    if not asked or any(line.id == asked for line in known[:_LISTED]):
        return []
    if is_found:
        return [line for line in known[_LISTED:] if line.id == asked]
    return lines_by_id(storage, asked)  # deleted, or never there: the last game is shown instead


# --- together -------------------------------------------------------------------------------


def show_together(storage: Storage, address: Address, saved_as: str) -> None:
    """Show all finished games under the same rules by as many players."""
    read_older(storage)
    kinds = {
        f"{each.game}-{each.players}-{each.rules}": each
        for each in storage.results.played()
        if each.game in _ONE
    }
    paper = [each.scores for each in new_paper_games(storage)]
    written = written_kinds(paper, "{} on paper", "Games on paper")
    kinds |= {key: kind for key, (kind, _) in written.items()}
    if not kinds:
        example.invite("No game is finished yet.")
        example.show_together()
        return
    picked = choose_kind(kinds, address)
    if picked in written:
        together.show_scores(written[picked][1], name=picked, saved_as=saved_as)
    else:
        _show_kind(storage.results, kinds[picked], saved_as)
    _offer_all(storage, list(kinds.values()))


def _offer_all(storage: Storage, kinds: Sequence[Played]) -> None:
    """Offer all card games in one file, and say that what is chosen does not narrow it."""
    games = sum(kind.games for kind in kinds if kind.game == CARDS)
    if not games:
        return
    said = f"The files hold all {games:,} finished card games, whatever is chosen above."
    if games == 1:
        said = "The files hold the only finished card game."
    if any(kind.game != CARDS for kind in kinds):
        said += " A race is taken away with its own figures."
    st.caption(said)
    taking.offer_games(lambda: finished.all_of(storage), name="all-games", what="All card games")


def _show_kind(results: Results, kind: Played, saved_as: str) -> None:
    stamp: Stamp = results.stamp()
    finals = _finals(results, stamp, kind)
    games = Counter(each.name for each in finals)
    people = {each.name for each in finals if each.kind == PERSON}
    everybody = sorted(games, key=lambda name: (name not in people, -games[name], name))
    names = everybody[: together.MOST_ROWS]
    number = {game_id: no for no, game_id in enumerate({each.game_id: 0 for each in finals})}
    ends, played = (
        {
            name: np.array([told(each) for each in finals if each.name == name], np.int64)
            for name in names
        }
        for told in (lambda each: each.total, lambda each: number[each.game_id])
    )
    key = f"{kind.game}-{kind.players}-{kind.rules}"
    with_lines = [name for name in names if name in people][: together.MOST_LINES]
    together.show(
        ends,
        _hands(results, stamp, kind),
        {name: _hands(results, stamp, kind, name) for name in with_lines},
        name=key,
        saved_as=saved_as,
        games=played,
        left_out=everybody[together.MOST_ROWS :],
        worn=colours.of_names(names),
        people=people,
    )


@st.cache_resource(show_spinner=False, max_entries=8)
def _finals(_results: Results, stamp: Stamp, kind: Played) -> list[Final]:
    return _results.finals(game=kind.game, rules_id=kind.rules_id, players=kind.players)


@st.cache_resource(show_spinner=False, max_entries=32)
def _hands(_results: Results, stamp: Stamp, kind: Played, name: str | None = None) -> pd.DataFrame:
    names = None if name is None else [name]
    return analysis.hands_of_rows(
        _results.counts(names=names, rules_id=kind.rules_id, players=kind.players)
    )


@st.fragment(run_every=2.0)
def _backfill_progress(storage: Storage) -> None:
    if not storage.backfill.is_busy:
        st.rerun(scope="app")
    st.caption(f"Reading older games: {storage.backfill.left():,} to go.")


def read_older(storage: Storage) -> None:
    """Have games of an older app read in the background, and say how far that is."""
    storage.backfill.start()
    show_backfill(storage)


def show_backfill(storage: Storage) -> None:
    """Say how many games are not in the figures yet, or cannot be."""
    if storage.backfill.is_busy:
        _backfill_progress(storage)
    elif storage.backfill.unreadable:
        st.caption(f"{storage.backfill.unreadable} games cannot be read and are left out.")
