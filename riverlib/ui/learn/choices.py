"""The practice of choices: costly ones of own games come back, others are made beside them."""

from dataclasses import replace
from datetime import UTC, datetime

import streamlit as st

from riverlib import cards
from riverlib.analysis.company import GROUPS, cards_words
from riverlib.cards.coach import one_card, worth
from riverlib.cards.coach.exercise import generated
from riverlib.cards.coach.story import THEMES
from riverlib.core import RiverError, StoreError, new_seed
from riverlib.core.counting import count
from riverlib.learn.exam.choices import KIND, Choice, due, kept_choices
from riverlib.store import Progress
from riverlib.ui.cards.table import card_table
from riverlib.ui.learn.choice_session import Asked, ChoiceSession
from riverlib.ui.learn.courses import Taught
from riverlib.ui.shared import board_room
from riverlib.ui.shared.address import Address
from riverlib.ui.shared.look import as_text

_SESSION = "choices_session"
_OVER = "choices_over"
_A_SITTING = 6
"""Positions of one sitting."""
_ALL = "all"
_ONE_CARD = "one card"
_PLAYERS = 4
_SIZED = {f"bids-{group[0]}": group for group in GROUPS}
"""Bids in hands from so many to so many cards, by what the advice of a record calls them."""
_WORDS = {
    _ALL: "Everything",
    **THEMES,
    **{key: f"Bids with {cards_words(low)}" for key, (low, _) in _SIZED.items()},
    _ONE_CARD: "Bids with one card, exactly",
}


def is_under_way() -> bool:
    """Whether somebody is at it in this window."""
    return st.session_state.get(_SESSION) is not None


def show(progress: Progress, who: str) -> None:
    """Show the position on the table."""
    board_room.make_room()
    _asking(progress, who)


@st.fragment
def _asking(progress: Progress, who: str) -> None:
    session: ChoiceSession = st.session_state[_SESSION]
    if session.wish is None:
        card_table(session.view(), key="choices_table", on_action=session.answer)
    try:
        while session.kept:
            key, choice = session.kept[0]
            progress.save(who, KIND, key, choice.to_dict())
            del session.kept[0]
    except StoreError as error:
        st.text(f"This answer could not be noted: {error}")
    if session.wish is not None:
        st.session_state[_OVER] = st.session_state.pop(_SESSION)
        st.rerun()


def offer(progress: Progress, who: str, chosen: Taught) -> None:
    """Offer to play positions: those that come back from own games, and new ones of the rules."""
    if not isinstance(chosen.rules, cards.Variant):
        return
    st.subheader("Choices from your games")
    over: ChoiceSession | None = st.session_state.get(_OVER)
    if over is not None and over.done:
        st.success(
            f"{count(over.done, 'position').capitalize()}, {over.right} played well at once.",
            icon=":material/check_circle:",
        )
    try:
        kept = kept_choices(progress, who)
    except StoreError as error:
        st.text(f"Your choices cannot be read now: {error}")
        return
    now = datetime.now(UTC)
    waiting = len(due(kept, now))
    st.markdown(
        "When a game is over, the choices that cost you most come here, and come back until you"
        " have them right. New positions are mixed in."
    )
    with st.container(horizontal=True, gap="medium", vertical_alignment="bottom"):
        about = _about(chosen.rules)
        label = "Play them" if waiting else "Play new ones"
        if st.button(label, icon=":material/play_arrow:", key="choices_start"):
            _begin(kept, chosen.rules, about)
        st.text(_due_words(kept, waiting))


def _about(rules: cards.Variant) -> str:
    """Ask what the positions shall be about; a link may have chosen it."""
    address = Address("practice")
    offered = [key for key in _WORDS if _hands(rules, key)]
    about: str = st.selectbox(
        "About",
        offered,
        format_func=_WORDS.__getitem__,
        key=address.key("about", offered, _ALL),
        width=320,
    )
    address.keep("about", about, _ALL)
    return about


def _hands(rules: cards.Variant, about: str) -> tuple[int, ...]:
    """Return the hand sizes that positions about something are made with; empty for none."""
    if about == _ONE_CARD:
        return () if one_card.why_not(rules) else (1,)
    low, high = _SIZED.get(about, (GROUPS[0][0], GROUPS[-1][1]))
    sizes = cards.fitted(rules, _players(rules)).hand_sizes
    return tuple(size for size in sizes if low <= size <= high)


def _due_words(kept: dict[str, Choice], waiting: int) -> str:
    if not kept:
        return "None of yours yet."
    return f"Due today: {waiting} of your {len(kept)}." if waiting else "None is due today."


def _begin(kept: dict[str, Choice], rules: cards.Variant, about: str) -> None:
    """Ask what is due, and fill up with positions that are made."""
    theme = None if about == _ALL else about
    own = due(kept, datetime.now(UTC), theme)  # none of one's own has the number of its cards
    asked = [Asked(kept[key], key) for key in own[:_A_SITTING]]
    with st.spinner("Looking for positions"):
        worth.READINESS.load().wait()
        asked += _made(rules, about, _A_SITTING - len(asked))
    if not asked:
        st.text("No position was found under these rules. Choose something else.")
        return
    st.session_state.pop(_OVER, None)
    st.session_state[_SESSION] = ChoiceSession(asked)
    st.rerun()


def _made(rules: cards.Variant, about: str, most: int) -> list[Asked]:
    """Make positions about one thing, or about each in turn."""
    themes = list(THEMES) if about == _ALL else [about if about in THEMES else "bidding"]
    played = rules if about in (_ALL, *THEMES) else replace(rules, hand_sizes=_hands(rules, about))
    begin, found = new_seed() % 10_000, list[Asked]()
    for number in range(most):
        theme = themes[(begin + number) % len(themes)]
        try:
            log, decision = generated(
                played, _players(rules), theme, begin + number, costly=about != _ONE_CARD
            )
        except RiverError as error:
            st.text(as_text(str(error)))
            continue
        choice = Choice.of(log, decision, datetime.now(UTC))
        found.append(Asked(choice, f"made {theme} {begin + number}", is_own=False))
    return found


def _players(rules: cards.Variant) -> int:
    least, most = rules.usual_players
    return max(least, min(_PLAYERS, most))
