"""The page of the examiner: questions without end, what is known well, and a duel for two."""

from datetime import UTC, datetime
from math import log1p

import streamlit as st

from riverlib.core import StoreError, new_seed
from riverlib.learn.exam.concepts import concepts_of
from riverlib.learn.exam.duel import Duel
from riverlib.learn.exam.memory import Hold, Memory, Outcome
from riverlib.learn.exam.question import ExamError
from riverlib.learn.exam.sitting import KIND, Sitting, memories, memory_key
from riverlib.learn.position import CardPosition
from riverlib.store import HouseRules, Progress
from riverlib.ui.cards.table import card_table
from riverlib.ui.learn import choices
from riverlib.ui.learn.courses import Taught, taught
from riverlib.ui.learn.exam_session import DuelSession, ExamSession, PracticeSession
from riverlib.ui.race.river import river_board
from riverlib.ui.rules import game_pictures
from riverlib.ui.shared import board_room, learner
from riverlib.ui.shared.address import Address
from riverlib.ui.shared.look import as_text

_SESSION = "practice_session"
_OVER = "practice_over"
_MONTH = 30.0
_LONGEST = 20
_SECONDS_A_DAY = 86_400


def show(house: HouseRules, progress: Progress) -> None:
    """Show the question on the board, or what there is to practise."""
    session: ExamSession | None = st.session_state.get(_SESSION)
    if session is not None:
        board_room.make_room()
        _asking(session, progress, learner.name())
    elif choices.is_under_way():
        choices.show(progress, learner.name())
    else:
        _offer(house, progress)


@st.fragment
def _asking(session: ExamSession, progress: Progress, who: str) -> None:
    if session.wish is None:
        if isinstance(session.question.position, CardPosition):
            card_table(session.card_view(), key="practice_table", on_action=session.answer)
        else:
            river_board(session.river_view(), key="practice_river", on_action=session.answer)
    _keep(session, progress, who)
    if session.wish is not None:
        st.session_state[_OVER] = st.session_state.pop(_SESSION)
        st.rerun()


def _keep(session: ExamSession, progress: Progress, who: str) -> None:
    """Keep what was answered since the last time; practice goes on without."""
    if not isinstance(session, PracticeSession):
        return
    try:
        while session.kept:
            key, memory = session.kept[0]
            progress.save(who, KIND, key, memory.to_dict())
            del session.kept[0]
    except StoreError as error:
        st.text(f"This answer could not be noted: {error}")


def _offer(house: HouseRules, progress: Progress) -> None:
    st.title("Practice")
    st.markdown(
        "Short questions about your own rules: a right answer comes back after days,"
        " a wrong one soon. Five minutes are enough."
    )
    over: ExamSession | None = st.session_state.get(_OVER)
    if over is not None:
        _tell(over)
    form, beside = st.columns((3, 2), gap="large", vertical_alignment="center")
    with form:
        who = learner.ask(progress)
        chosen = _rules(house)
        known = _remembered(progress, who)
        with st.container(horizontal=True, gap="medium", vertical_alignment="center"):
            if st.button(
                "Start" if over is None else "Go on",
                type="primary",
                icon=":material/play_arrow:",
                key="practice_start",
            ):
                _begin(chosen, known)
            st.text(_due_words(chosen, known))
    game = chosen.game.key
    frame = beside.container(border=True, key=f"practice_picture_{game}")
    with st.container(border=True, key="practice_choices"):
        choices.offer(progress, who, chosen)
        _duel(chosen, who)
    with st.container(border=True, key="practice_known"):
        _what_sits(chosen, known)
    with frame:  # last: nobody waits for a picture
        game_pictures.show(game)


def _rules(house: HouseRules) -> Taught:
    """Let a person choose the rules; the address holds them."""
    offered = taught(house)
    address = Address("practice")
    first = next(iter(offered))
    key = st.selectbox(
        "Which rules?",
        list(offered),
        format_func=lambda key: f"{offered[key].game.name}: {offered[key].rules.name}",
        key=address.key("rules", list(offered), first),
        width=480,
    )
    address.keep("rules", key, first)
    return offered[key]


def _remembered(progress: Progress, who: str) -> dict[str, Memory]:
    try:
        return memories(progress, who)
    except StoreError as error:
        st.text(f"What you know cannot be read now: {error}")
        return {}


def _begin(chosen: Taught, known: dict[str, Memory]) -> None:
    try:
        sitting = Sitting(chosen.rules, known, seed=new_seed(), now=datetime.now(UTC))
    except ExamError as error:
        st.text(f"Nothing can be asked: {error}.")
        return
    _open(PracticeSession(sitting))


def _open(session: ExamSession) -> None:
    st.session_state.pop(_OVER, None)
    st.session_state[_SESSION] = session
    st.rerun()


def _due_words(chosen: Taught, known: dict[str, Memory]) -> str:
    """Say what waits: "3 new, 2 to come back", or that nothing does."""
    now = datetime.now(UTC)
    held = [known.get(memory_key(concept)) for concept in concepts_of(chosen.rules)]
    new = sum(memory is None for memory in held)
    due = sum(memory is not None and memory.is_due(now) for memory in held)
    if not new and not due:
        return "Nothing is due today. You can still go on."
    parts = [f"{new} new to you"] * bool(new) + [f"{due} to ask again"] * bool(due)
    return ", ".join(parts)


def _tell(over: ExamSession) -> None:
    """Say how it went."""
    if isinstance(over, DuelSession):
        _tell_duel(over.duel)
        return
    assert isinstance(over, PracticeSession)  # there are two kinds
    done = over.sitting.done
    if not done:
        return
    right = sum(each.outcome is not Outcome.WRONG for each in done)
    questions = "one question" if len(done) == 1 else f"{len(done)} questions"
    st.success(f"{questions.capitalize()}, {right} right at once.", icon=":material/check_circle:")


def _tell_duel(duel: Duel) -> None:
    (one, other), (points, others) = duel.names, duel.points
    score = as_text(f"{one} {points}, {other} {others}.")
    if not duel.is_over:
        st.info(f"The duel was left at {score}", icon=":material/swords:")
    elif len(duel.winners) > 1:
        st.success(f"{score} Nobody is better!", icon=":material/swords:")
    else:
        winner = as_text(duel.names[duel.winners[0]])
        st.success(f"{score} {winner} wins!", icon=":material/swords:")


def _duel(chosen: Taught, who: str) -> None:
    with st.expander("A duel for two", icon=":material/swords:"):
        st.markdown("Ten questions in turn at this device, five for each.")
        left, right = st.columns(2)
        one = left.text_input("First", value=who[:_LONGEST], max_chars=_LONGEST, key="duel_one")
        other = right.text_input("Second", value="Guest", max_chars=_LONGEST, key="duel_other")
        if st.button("Start the duel", key="duel_start"):
            names = (one.strip() or "First", other.strip() or "Second")
            try:
                duel = Duel(chosen.rules, names, seed=new_seed())
            except ExamError as error:
                st.text(f"Nothing can be asked: {error}.")
                return
            _open(DuelSession(duel))


def _what_sits(chosen: Taught, known: dict[str, Memory]) -> None:
    """Show each concept with a bar: how long it will hold."""
    st.subheader("What you know well, and what not yet")
    now = datetime.now(UTC)
    with st.container(key="practice_concepts"):
        for concept in concepts_of(chosen.rules):
            memory = known.get(memory_key(concept)) or Memory.new(now)
            told = as_text(f"{concept.title}: {_held(memory, now)}")
            st.progress(_firmness(memory, now), text=told)


def _firmness(memory: Memory, now: datetime) -> float:
    """Return a share for the bar: full for what will hold a month."""
    days = min(memory.strength(), _MONTH)
    return max(0.0, min(1.0, log1p(days) / log1p(_MONTH) * memory.recall(now)))


def _held(memory: Memory, now: datetime) -> str:
    hold = memory.hold(now)
    if hold is Hold.NEW:
        return "not met yet"
    days = (memory.card.due - now).total_seconds() / _SECONDS_A_DAY
    if days <= 0:
        when = "asked again now"
    elif days < 1:
        when = "asked again today"
    else:
        when = "asked again tomorrow" if round(days) <= 1 else f"asked again in {round(days)} days"
    return f"{hold.value.lower()}, {when}"
