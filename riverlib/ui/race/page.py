"""The race's page: the river in a fragment of its own, and what belongs below it."""

from collections.abc import Sequence
from functools import partial

import streamlit as st

from riverlib.boards.race.session import RiverSession
from riverlib.core import RiverError
from riverlib.play import Player, RaceMatch
from riverlib.race import Layout
from riverlib.race.bots import BOTS
from riverlib.race.game import GAME
from riverlib.race.words import rule_lines
from riverlib.store import Games
from riverlib.ui.race import review
from riverlib.ui.race.looking_back import LookingBack
from riverlib.ui.race.river import river_board
from riverlib.ui.shared import home_table, kernels, live
from riverlib.ui.shared.look import as_text
from riverlib.ui.shared.open_windows import is_open, this_window
from riverlib.ui.shared.rules_link import rules_link
from riverlib.ui.shared.window import Window, export_button, open_charts

_PAST = "race_past"
_TUTOR = "race_tutor"
_POLL_SECONDS = 1.0
PATIENCE_SECONDS = 60.0
"""How long a page waits for the kernels where a pilot must move; then it moves on regardless."""


def _resume(games: Games, game_id: str) -> RiverSession:
    return _session(RaceMatch.resume(games, game_id))


def _session(match: RaceMatch) -> RiverSession:
    """Return a session of a race with the tutor as this window had it last."""
    session, last = RiverSession(match, kernels.preparation()), WINDOW.last()
    session.tutor = last.tutor if last else st.session_state.get(_TUTOR, session.tutor)
    return session


WINDOW: Window[RiverSession] = Window("river_session", "pages/race.py", _resume)


def enter(match: RaceMatch) -> None:
    """Show a race that was just started, with the tutor as it was in the last one."""
    WINDOW.enter(_session(match))


def await_kernels(players: Sequence[Player], layout: Layout) -> None:
    """Wait where a bot reckons with kernels: its first move would take many seconds else."""
    ready = kernels.preparation()
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
        st.session_state[_TUTOR] = session.tutor
        WINDOW.leave()
    if session.wish == "charts":
        session.wish = None
        open_charts(session)
    if session.wish == "again":
        session.wish = None
        try:
            following = session.match.rematch()
            home_table.move(session.match, following)
            enter(following)
        except RiverError as error:
            st.text(str(error))
    if session.wish == "original" and session.match.original:
        session.wish = None
        _enter_original(session.match, session.match.original.game_id, games)
    _river(session, games, drawn_over=session.match.state.is_over)
    home_table.show(session)
    _below(session)
    _prepare(session)  # at the very end: when it is over nothing moves


@st.fragment
def _river(session: RiverSession, games: Games, *, drawn_over: bool) -> None:
    """Show the river; ``drawn_over``: the page around it was drawn when the race was over."""
    if (asked := _asked_of_past(session)) is not None:
        _go_back(session, games, asked)
    past = _past(session)
    if past is None:
        if session.result_shown and (seen := review.estimated(session.match)) is not None:
            session.read(seen)
        guest = live.guest_of(session)
        river_board(live.data_of(guest), key="river", on_action=guest.answer)
    else:
        river_board(past.view(), key="river", on_action=past.answer)
    if session.wish in ("again", "charts", "leave", "original"):
        st.rerun()
    if drawn_over and not session.match.state.is_over:
        st.rerun()  # the end was taken back: phones may join again
    if not session.result_shown:
        return
    with st.container(key="race_review"):  # the podium's button scrolls to it
        wish = review.show(session.match, leads_on=partial(_lead_to_charts, session))
    if wish is not None:
        _go_back(session, games, wish)


def _lead_to_charts(session: RiverSession) -> None:
    """Offer the other charts of this race, below the first one."""
    if st.button(
        "All charts of this race",
        icon=":material/monitoring:",
        key="race_charts",
        type="tertiary",
    ):
        session.wish = "charts"
        st.rerun()


def _asked_of_past(session: RiverSession) -> review.Wish | None:
    """Return where to play on from, where that is asked for at a step that is looked at."""
    past: LookingBack | None = st.session_state.get(_PAST)
    if past is None or past.wish != "on" or past.game_id != session.match.game_id:
        return None
    return review.Wish(past.at, plays_on=True)


def _past(session: RiverSession) -> LookingBack | None:
    """Return the race as it is looked at again, until whoever looks has seen enough."""
    past: LookingBack | None = st.session_state.get(_PAST)
    if past is not None and (past.wish or past.game_id != session.match.game_id):
        past = st.session_state[_PAST] = None
    return past


def _go_back(session: RiverSession, games: Games, wish: review.Wish) -> None:
    """Play on from a choice in a new race, or look at this one again from there."""
    match = session.match
    if wish.plays_on:
        try:
            following = RaceMatch.what_if(games, match.log, wish.action_no, game_id=match.game_id)
            home_table.move(match, following)
            enter(following)
        except RiverError as error:
            st.text(str(error))
    elif (seen := review.review_for(match)) is not None:
        st.session_state[_PAST] = LookingBack(match, seen, at=wish.action_no)
        st.rerun()


def _enter_original(copy: RaceMatch, game_id: str, games: Games) -> None:
    """Go back to the race that a copy was played on from, and to its review."""
    try:
        original = RaceMatch.resume(games, game_id)
        home_table.move(copy, original)
        enter(original)
    except RiverError as error:
        st.text(str(error))


def _prepare(session: RiverSession) -> None:
    """Get the chances of this river ready in the background, and say how far that is."""
    ready = kernels.preparation()
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
    ready = kernels.preparation()
    layout = session.match.state.layout
    progress = ready.progress(layout)
    is_ready = ready.is_ready(layout, session.match.state.players)
    is_over = progress is None and (is_ready or ready.failure(layout))
    if is_over or (is_ready and session.waits_for_odds):
        if session.room:
            session.room.wake()  # phones and a big screen show the same chances
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
        rules_link(GAME, GAME.rules_of(session.match.log))
    with file_side:
        export_button(
            session,
            "The race is saved here by itself. A file takes it to another device; throws still"
            " to come are thrown afresh there.",
        )
