"""The page that teaches: the courses to choose from, or the lesson that the address names."""

from collections.abc import Mapping

import streamlit as st

from riverlib.core import StoreError, new_seed
from riverlib.games import GAMES
from riverlib.learn.course import CourseError
from riverlib.store import Games, HouseRules, Progress
from riverlib.ui.cards.table import card_table
from riverlib.ui.learn.courses import Taught, taught
from riverlib.ui.learn.playing import play_now
from riverlib.ui.learn.session import CardLessonSession, LessonSession, RaceLessonSession
from riverlib.ui.race.river import river_board
from riverlib.ui.rules import game_pictures
from riverlib.ui.shared import board_room, last_game, learner
from riverlib.ui.shared.look import as_text

_SESSION = "lesson_session"
_KIND = "lesson"
_DONE = {"done": True}
_SECONDS_A_PART = {"cards": 33, "race": 21}  # as bench.lessons measures them


def show(games: Games, house: HouseRules, progress: Progress) -> None:
    """Show the lesson that the address names, or the courses."""
    courses = taught(house)
    chosen = courses.get(st.query_params.get("rules", ""))
    part = st.query_params.get("part")
    if chosen is None or part is None:
        st.session_state.pop(_SESSION, None)
        _offer(courses, chosen, progress)
        return
    try:
        session = _session(chosen, part)
    except CourseError as error:
        st.error("There is no such lesson.", icon=":material/error:")
        st.text(str(error))
        st.page_link("pages/learn.py", label="All lessons", icon=":material/school:")
        st.stop()
    if session.wish == "play":
        session.wish = None
        play_now(chosen, games)
    board_room.make_room()
    last_game.note(chosen.game.key)
    _lesson(session, chosen, progress, learner.name())


def _session(chosen: Taught, part: str) -> LessonSession:
    """Return this window's lesson, begun anew when the address names another."""
    session: LessonSession | None = st.session_state.get(_SESSION)
    place = (chosen.key, part)
    if session is None or st.session_state.get(f"{_SESSION}_place") != place:
        session = chosen.session(part, new_seed())
        st.session_state[_SESSION] = session
        st.session_state[f"{_SESSION}_place"] = place
    return session


@st.fragment
def _lesson(session: LessonSession, chosen: Taught, progress: Progress, who: str) -> None:
    """Show a lesson on its board; what was gone through is kept."""
    if isinstance(session, CardLessonSession):
        card_table(session.view(), key="lesson_table", on_action=session.answer)
    elif isinstance(session, RaceLessonSession):
        river_board(session.view(), key="lesson_river", on_action=session.answer)
    _keep(session, chosen, progress, who)
    if session.wish == "play":
        st.rerun()  # a fragment cannot go to another page
    if session.wish == "out":
        session.wish = None
        st.session_state.pop(_SESSION, None)
        st.query_params.from_dict({"rules": chosen.key})
        st.rerun()


def _keep(session: LessonSession, chosen: Taught, progress: Progress, who: str) -> None:
    """Keep what was gone through since the last time; a lesson goes on without."""
    lesson = session.lesson
    try:
        while lesson.done:
            part = lesson.done.pop()
            progress.save(who, _KIND, f"{chosen.game.key} {part}", _DONE)
    except StoreError as error:
        st.text(f"This lesson could not be noted: {error}")


def _offer(courses: Mapping[str, Taught], chosen: Taught | None, progress: Progress) -> None:
    st.title("Learn by playing")
    st.markdown(
        "Short scenes on the real table and the real river: see it, finish it, do it alone."
        " Wrong moves are explained and go back by themselves."
    )
    who = learner.ask(progress)
    try:
        done = set(progress.load(who, _KIND))
    except StoreError as error:
        st.text(str(error))
        done = set()
    frames = {}
    # on a phone one course stands below the other: that of the lesson one comes from is seen first
    games = sorted(GAMES.values(), key=lambda game: chosen is None or game is not chosen.game)
    for column, game in zip(st.columns(len(games), gap="medium"), games, strict=True):
        with column.container(border=True, height="stretch", key=f"learn_course_{game.key}"):
            frames[game.key] = st.container(border=True, key=f"learn_picture_{game.key}")
            offered = {key: each for key, each in courses.items() if each.game is game}
            _offer_course(offered, chosen, done)
    for key, frame in frames.items():  # last: nobody waits for a picture
        with frame:
            game_pictures.show(key)


def _offer_course(offered: Mapping[str, Taught], chosen: Taught | None, done: set[str]) -> None:
    """Offer one game's course under rules of one's choice: start, go on, or any part."""
    first = next(iter(offered.values()))
    game = first.game
    st.subheader(game.name)
    start = st.container(horizontal=True, vertical_alignment="center", gap="small")
    keys = list(offered)
    key = st.selectbox(
        f"Which {game.rules_word}?",
        keys,
        index=keys.index(chosen.key) if chosen and chosen.key in offered else 0,
        format_func=lambda key: offered[key].rules.name,
        key=f"learn_rules_{game.key}",
    )
    taught_now = offered[key]
    course = taught_now.course
    left = [part for part in course.keys if f"{game.key} {part}" not in done]
    begun = len(left) < len(course.keys)
    label = "Start" if not begun else "Go on" if left else "Once more"
    minutes = round(len(course.keys) * _SECONDS_A_PART[game.key] / 60)
    with start:  # before the rules it teaches: in sight without scrolling
        if st.button(
            label, type="primary", icon=":material/play_arrow:", key=f"learn_start_{game.key}"
        ):
            _open(taught_now, left[0] if left else course.keys[0])
        st.text(f"{len(course.keys)} small lessons, about {minutes} minutes")
    with st.container(gap=None, key=f"learn_parts_{game.key}"):
        for number, part in enumerate(course.keys, 1):
            known = f"{game.key} {part}" in done
            icon = ":material/check_circle:" if known else ":material/radio_button_unchecked:"
            if st.button(
                f"{number}. {as_text(course.title(part))}",
                icon=icon,
                type="tertiary",
                help=as_text(course.idea(part)),
                key=f"learn_{game.key}_{part}",
            ):
                _open(taught_now, part)


def _open(chosen: Taught, part: str) -> None:
    """Go to a lesson: what is shown is in the address."""
    st.session_state.pop(_SESSION, None)
    st.query_params.from_dict({"rules": chosen.key, "part": part})
    st.rerun()
