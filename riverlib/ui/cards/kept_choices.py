"""What a review leaves behind: costly choices that come back, and the sums of all games."""

from datetime import UTC, datetime

import streamlit as st

from riverlib.cards.coach import review_words as words
from riverlib.cards.coach.review import GameReview
from riverlib.cards.coach.review_job import ReviewJob
from riverlib.core import StoreError
from riverlib.core.counting import count
from riverlib.core.people import People
from riverlib.learn.exam.all_games import keep_sums, sum_of_games
from riverlib.learn.exam.choices import keep_choices
from riverlib.play import CardMatch
from riverlib.store import Progress
from riverlib.ui.shared import database, learner
from riverlib.ui.shared.look import as_text

_KEPT = "cards_review_kept"


def keep(match: CardMatch, job: ReviewJob) -> None:
    """Keep what a finished review of a finished game says of its people, and tell them of it."""
    if not job.is_done or not match.state.is_over:
        return
    progress = database.storage_or_stop().progress
    try:
        if st.session_state.get(_KEPT) != match.game_id:
            _keep(match, job.so_far, progress)
            st.session_state[_KEPT] = match.game_id
        _tell(match, job.so_far, progress)
    except StoreError as error:
        st.text(f"This could not be noted: {error}")


def _who(match: CardMatch, seat: int) -> str:
    """Return as whom a person learns: alone at the device as who learns in this window."""
    return learner.name() if match.only_person is not None else match.players[seat].name.strip()


def _keep(match: CardMatch, review: GameReview, progress: Progress) -> None:
    now = datetime.now(UTC)
    for seat in match.people:
        costly = [each for each in review.decisions if each.seat == seat and each.verdict.is_costly]
        who = _who(match, seat)
        keep_choices(progress, who, match.log, costly, game_id=match.game_id, now=now)
        keep_sums(progress, who, match.game_id, review.seat(seat))


def _tell(match: CardMatch, review: GameReview, progress: Progress) -> None:
    """Say how all games together went, and where the costly choices come back."""
    for seat in match.people:
        games, sums = sum_of_games(progress, _who(match, seat))
        if sums is None or games < 2:
            continue
        people = People([player.name for player in match.players])
        name, is_you = people.names[seat], people.is_you(seat)
        begin = "Both games together." if games == 2 else f"All {count(games, 'game')} together."
        said = (
            words.cost_words(sums, name, is_you=is_you),
            words.luck_words(sums, name, is_you=is_you),
        )
        st.markdown(f"**{begin}** {as_text(' '.join(said))}")
    if any(each.seat in match.people and each.verdict.is_costly for each in review.decisions):
        with st.container(key="link_button_practise"):
            st.page_link(
                "pages/practice.py",
                label="Practise the costly choices",
                icon=":material/fitness_center:",
            )
