"""The race's page: the river in a fragment of its own, and what belongs below it."""

from collections.abc import Sequence

import streamlit as st

from riverlib.core import RiverError
from riverlib.play import Player, RaceMatch
from riverlib.race import FirstPlayer, Layout
from riverlib.race.bots import BOTS
from riverlib.race.coach.preparing import Preparation
from riverlib.race.words import rule_lines
from riverlib.store import Games
from riverlib.ui.race import review
from riverlib.ui.race.river import river_board
from riverlib.ui.race.river.session import RiverSession
from riverlib.ui.shared import kernels
from riverlib.ui.shared.look import as_text
from riverlib.ui.shared.open_windows import is_open, this_window
from riverlib.ui.shared.window import Window, export_button

_POLL_SECONDS = 1.0
PATIENCE_SECONDS = 60.0
"""How long a page waits for the kernels where a pilot must move; then it moves on regardless."""


@st.cache_resource(show_spinner=False)
def preparation() -> Preparation:
    """Return what gets the chances ready, one for the whole server process."""
    return Preparation(kernels.RACE)


def _resume(games: Games, game_id: str) -> RiverSession:
    return RiverSession(RaceMatch.resume(games, game_id), preparation())


WINDOW: Window[RiverSession] = Window("river_session", "pages/race.py", _resume)


def enter(match: RaceMatch) -> None:
    """Show a race that was just started, with the tutor as it was in the last one."""
    session, last = RiverSession(match, preparation()), WINDOW.last()
    if last is not None:
        session.tutor = last.tutor
    WINDOW.enter(session)


def await_kernels(players: Sequence[Player], layout: Layout) -> None:
    """Wait where a bot reckons with kernels: its first move would take many seconds else."""
    ready = preparation()
    waiting = [BOTS[each.kind] for each in players if each.kind in BOTS]
    waiting = [bot for bot in waiting if bot.plays_out]
    if not waiting or ready.is_ready(layout, len(players)):
        return
    with st.spinner(
        f"The {waiting[0].name.lower()} reads the charts: only the first time takes long"
    ):
        ready.wait_until_warm(PATIENCE_SECONDS)


def show(session: RiverSession, games: Games) -> None:
    """Show the river of a session, and go where its buttons ask to."""
    await_kernels(session.match.players, session.match.state.layout)
    if session.wish == "leave":
        WINDOW.leave()
    if session.wish == "again":
        session.wish = None
        try:
            enter(_again(session.match, games))
        except RiverError as error:
            st.text(str(error))
    _river(session, games)
    _below(session)
    _prepare(session)  # at the very end: when it is over nothing moves


@st.fragment
def _river(session: RiverSession, games: Games) -> None:
    river_board(session.view(), key="river", on_action=session.answer)
    if session.wish in ("again", "leave"):
        st.rerun()
    if session.result_shown and (point := review.show(session.match)) is not None:
        try:
            enter(RaceMatch.what_if(games, session.match.log, point))
        except RiverError as error:
            st.text(str(error))


def _again(match: RaceMatch, games: Games) -> RaceMatch:
    """Start the next race of the same company; the next player begins, or whoever is drawn."""
    layout = match.state.layout
    drawn = layout.first_player is FirstPlayer.RANDOM
    first = None if drawn else (match.state.first + 1) % len(match.players)
    return RaceMatch.start(games, layout, match.players, first=first)


def _prepare(session: RiverSession) -> None:
    """Get the chances of this river ready in the background, and say how far that is."""
    ready = preparation()
    layout = session.match.state.layout
    if session.match.state.players == 2:
        ready.watch(layout, this_window(), is_open)
        ready.solve(layout)
    else:
        ready.warm_up()
    if failure := ready.failure(layout):
        st.caption(as_text(f"The exact chances of this river cannot be worked out: {failure}"))
    elif ready.is_stopped(layout):
        with st.container(horizontal=True, vertical_alignment="center", gap="small"):
            st.caption("The chances of this river stay estimates.")
            words = "Work out the exact ones"
            st.button(words, on_click=ready.go_on, args=(layout,), key="go_on_solving")
    elif (
        not ready.is_ready(layout, session.match.state.players)
        or ready.progress(layout) is not None
    ):
        _progress(session)


@st.fragment(run_every=_POLL_SECONDS)
def _progress(session: RiverSession) -> None:
    """Show the progress until the chances are ready; then the whole page shows them."""
    ready = preparation()
    layout = session.match.state.layout
    progress = ready.progress(layout)
    is_ready = ready.is_ready(layout, session.match.state.players)
    is_over = progress is None and (is_ready or ready.failure(layout))
    if is_over or (is_ready and session.waits_for_odds):
        session.renew_odds()
        st.rerun(scope="app")
    with st.container(horizontal=True, vertical_alignment="center", gap="small"):
        if progress is None:
            st.progress(0.0, text="Getting the chances ready: only the first time takes long")
            return
        text = "Working out the exact chances of this river: once, then they are kept"
        st.progress(progress, text=text)
        st.button("Stop", on_click=ready.stop, args=(layout,), key="stop_solving", type="tertiary")


def _below(session: RiverSession) -> None:
    """Show the rules in force and a way to keep the race as a file."""
    layout = session.match.state.layout
    rules_side, file_side = st.columns(2)
    with rules_side.expander(f"The rules: {as_text(layout.name)}", icon=":material/menu_book:"):
        for line in rule_lines(layout):
            st.text(line)
    with file_side:
        export_button(
            session,
            "The race is saved here by itself. A file takes it to another device; throws still"
            " to come are thrown afresh there.",
        )
