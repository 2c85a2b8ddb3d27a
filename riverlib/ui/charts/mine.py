"""The games of this database as a source of charts."""

from collections import Counter

import numpy as np
import pandas as pd
import streamlit as st

from riverlib import analysis
from riverlib.core import RiverError
from riverlib.games import GAMES
from riverlib.play.players import PERSON
from riverlib.store import Final, Games, GameSummary, Played, Results, StoredGame
from riverlib.store.results import Stamp
from riverlib.ui.charts import one_game, one_race, together
from riverlib.ui.shared.address import Address
from riverlib.ui.shared.clock import local
from riverlib.ui.shared.database import Storage

_LISTED = 100
_ONE = {"cards": one_game.show_stored, "race": one_race.show_stored}
"""By game what shows one stored game."""


def show_one(storage: Storage, address: Address, saved_as: str) -> None:
    """Show one stored game, the last one unless the address or the person says otherwise."""
    game_id = _pick(storage.games, address)
    if game_id is None:
        return
    try:
        stored = storage.games.load(game_id)
        _ONE[stored.log.game](storage.results, stored, address, saved_as)
    except RiverError as error:
        st.error("This game cannot be shown.", icon=":material/error:")
        st.text(str(error))


def _pick(games: Games, address: Address) -> str | None:
    """Let the person choose among the last games, or those whose title holds a word."""
    with st.container(horizontal=True, vertical_alignment="bottom"):
        if "charts_find" not in st.session_state:
            st.session_state["charts_find"] = st.query_params.get("find", "")[:60]
        list_side = st.container(width="stretch")
        with st.popover("Find", icon=":material/search:"):
            word = st.text_input(
                "Games with this in their title",
                key="charts_find",
                max_chars=60,
                placeholder="a name or rules",
            )
        address.keep("find", word, "")
    listed = games.recent(limit=_LISTED, containing=word.strip())
    summaries = {each.id: each for each in listed if each.game in _ONE}
    _add_asked(games, summaries)
    if not summaries:
        _nothing(word)
        return None
    ids = tuple(summaries)
    game_id: str = list_side.selectbox(
        "Game",
        ids,
        format_func=lambda each: _label(summaries[each]),
        key=address.key("game", ids, ids[0]),
    )
    address.keep("game", game_id)
    return game_id


def _add_asked(games: Games, summaries: dict[str, GameSummary]) -> None:
    """Put the game of the address among those to choose from, however old it is."""
    asked = st.session_state.get("charts_game") or st.query_params.get("game")
    if not asked or asked in summaries:
        return
    try:
        stored = games.load(asked)
    except RiverError:
        return  # deleted, or never there: the last game is shown instead
    if stored.log.game in _ONE:
        summaries[asked] = _summary(stored)


def _summary(stored: StoredGame) -> GameSummary:
    return GameSummary(
        id=stored.id,
        game=stored.log.game,
        title=stored.title,
        created=stored.created,
        updated=stored.updated,
        revision=stored.revision,
        length=len(stored.log.actions),
        finished=stored.finished,
    )


def _nothing(word: str) -> None:
    if word.strip():
        st.info("No game has this in its title.", icon=":material/search_off:")
        return
    st.info(
        "There are no games yet. Play one, or look at simulated games.",
        icon=":material/hourglass_empty:",
    )
    st.page_link("pages/home.py", label="Play a game", icon=":material/play_arrow:")


def _label(summary: GameSummary) -> str:
    state = "" if summary.finished else ", going on"
    day = f"{local(summary.updated):%d %b %Y}".lstrip("0")
    return f"{summary.title} ({day}{state})"


# --- together -------------------------------------------------------------------------------


def show_together(storage: Storage, address: Address, saved_as: str) -> None:
    """Show all finished games under the same rules by as many players."""
    storage.backfill.start()
    show_backfill(storage)
    kinds = {
        f"{each.game}-{each.players}-{each.rules}": each
        for each in storage.results.played()
        if each.game in _ONE
    }
    if not kinds:
        st.info("No game is finished yet.", icon=":material/hourglass_empty:")
        return
    options = tuple(kinds)
    picked: str = st.selectbox(
        "Rules and players",
        options,
        format_func=lambda each: _kind_words(kinds[each]),
        key=address.key("kind", options, options[0]),
    )
    address.keep("kind", picked)
    _show_kind(storage.results, kinds[picked], saved_as)


def _kind_words(kind: Played) -> str:
    what = GAMES[kind.game].title.format(kind.rules)
    games = f"{kind.games:,} {'game' if kind.games == 1 else 'games'}"
    return f"{what}, {kind.players} players ({games})"


def _show_kind(results: Results, kind: Played, saved_as: str) -> None:
    stamp: Stamp = results.stamp()
    finals = _finals(results, stamp, kind)
    games = Counter(each.name for each in finals)
    people = {each.name for each in finals if each.kind == PERSON}
    names = sorted(games, key=lambda name: (name not in people, -games[name], name))
    names = names[: together.MOST_LINES]
    ends = {
        name: np.array([each.total for each in finals if each.name == name], np.int64)
        for name in names
    }
    key = f"{kind.game}-{kind.players}-{kind.rules}"
    hands = {name: _hands(results, stamp, kind, name) for name in names if name in people}
    together.show(ends, _hands(results, stamp, kind), hands, name=key, saved_as=saved_as)


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


def show_backfill(storage: Storage) -> None:
    """Say how many games are not in the figures yet, or cannot be."""
    if storage.backfill.is_busy:
        _backfill_progress(storage)
    elif storage.backfill.unreadable:
        st.caption(f"{storage.backfill.unreadable} games cannot be read and are left out.")
