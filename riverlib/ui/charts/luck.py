"""Luck and skill, deal by deal: what the coach makes of a finished game when it is asked."""

from collections.abc import Callable, Collection
from functools import partial

import streamlit as st

from riverlib.cards import standings
from riverlib.cards.coach import review_words as words
from riverlib.cards.coach.review import GameReview
from riverlib.cards.coach.review_job import ReviewJob
from riverlib.core.counting import listed, number_word
from riverlib.core.people import People
from riverlib.play import CardMatch
from riverlib.ui.shared import card_review, picture
from riverlib.ui.shared.look import as_text

_ASKED = "charts_luck_asked"
_PATIENCE = 0.4
"""Seconds to wait before a progress bar is shown."""
_POLL_SECONDS = 1.0
_HEIGHT = 350
"""Pixels of a figure of somebody's deals, whose place is kept until the first deal is known."""
_ASKS = "What was luck, and what was skill?"


def asked_for(match: CardMatch) -> ReviewJob | None:
    """Return the review of a game, if this window has asked for it; asking begins the work."""
    if st.session_state.get(_ASKED) != match.game_id:
        return None
    return _job(match)


def _job(match: CardMatch) -> ReviewJob:
    """Weigh the people's choices and the winners', who may have been lucky."""
    return card_review.review_job(match, also=match.state.winners)


def show(match: CardMatch, file: str, saved_as: str, open_deal: Callable[[str], None]) -> None:
    """Show what luck and choices brought the people and the winners of a game, so far.

    Parameters
    ----------
    file : str
        What files about this game are called.
    saved_as : str
        What the camera of a figure saves.
    open_deal : callable
        Called with a figure's key when somebody chooses a deal in it.
    """
    if not match.state.is_over:
        st.info(
            "Luck and skill are told apart when the game is over.", icon=":material/hourglass_top:"
        )
        return
    st.session_state[_ASKED] = match.game_id
    job = _job(match)
    if not job.wait(_PATIENCE):
        _growing(match, job, file, saved_as)
        return
    if not job.is_done:
        _broken_off(match, job)
    _figures(match, job.so_far, file, saved_as, open_deal)


@st.fragment(run_every=_POLL_SECONDS)
def _growing(match: CardMatch, job: ReviewJob, file: str, saved_as: str) -> None:
    """Show how far the coach is and what is known; at its end the whole page shows it."""
    if job.wait(0):
        st.rerun(scope="app")
    ready, deals = len(job.so_far.deals), len(match.state.results)
    if not ready:
        picture.title(f"charts_luck_{match.game_id}", _ASKS, "")
    place = (
        st.container(horizontal=True, vertical_alignment="center", gap="small")
        if ready
        else picture.awaited("luck", _HEIGHT)
    )
    with place:
        st.progress(job.share, text=f"Looking at every bid and card: {ready} of {deals} deals")
        st.button("Stop", on_click=job.stop, key="charts_luck_stop", type="tertiary")
    _figures(match, job.so_far, file, saved_as, None)


def _broken_off(match: CardMatch, job: ReviewJob) -> None:
    st.text(job.failure or "This was stopped before the end.")
    if st.button("Try again" if job.failure else "Go on", key="charts_luck_again"):
        card_review.forget(match, also=match.state.winners)
        st.rerun()


def _figures(
    match: CardMatch,
    review: GameReview,
    file: str,
    saved_as: str,
    open_deal: Callable[[str], None] | None,
) -> None:
    from riverlib.figures import card_review as figures  # plotly takes half a second: only here

    people = People([player.name for player in match.players])
    ready, deals = len(review.deals), len(match.state.results)
    seats = sorted(review.seats, key=lambda each: -match.state.totals[each.seat])
    if len(seats) > 1:
        picture.show(
            figures.whole_game(seats, people.names),
            key=f"charts_luck_{match.game_id}",
            alt="A row for each player: luck of the cards, luck with the others, cost of choices.",
            name=f"luck-{file}",
            picture=saved_as,
            asks=_ASKS,
            says=_so_far("In all", ready, deals)
            or words.together_words(
                seats, people, whose=_whose(match, {each.seat for each in seats})
            ),
        )
        card_review.explain()
    if left_out := _left_out(people, {mine.seat for mine in seats}):
        st.caption(as_text(left_out))
    reach = figures.reach_of(review)
    for no, mine in enumerate(seats):
        who, is_you = people.names[mine.seat], people.is_you(mine.seat)
        key = f"charts_luck_{match.game_id}_{mine.seat}"
        ended = words.ending_words(mine, who, _ended(match, mine.seat), is_you=is_you)
        picture.show(
            figures.luck_and_choices(
                review, mine.seat, deals=deals, reach=reach, has_legend=no == 0
            ),
            key=key,
            alt="Bars for every deal: luck of the cards and with the others, cost of the choices.",
            name=f"luck-{file}-{mine.seat + 1}",
            picture=saved_as,
            asks="You, deal by deal" if is_you else f"{who}, deal by deal",
            says=_so_far(who, ready, deals) or ended,
            on_point=None if open_deal is None else partial(open_deal, key),
        )
        if ready == deals:
            cost = words.cost_words(mine, who, is_you=is_you)
            st.caption(as_text(f"{cost} {words.sum_words(mine)}"))
    if len(seats) == 1:
        card_review.explain()


def _whose(match: CardMatch, weighed: Collection[int]) -> str:
    """Say of whom a title tells, where that is the people alone and not all who played."""
    is_of_people = set(weighed) == set(match.people) and len(weighed) < len(match.players)
    return f"the {number_word(len(weighed))} people" if is_of_people else ""


def _left_out(people: People, weighed: Collection[int]) -> str:
    """Say why some are not shown: weighing a seat takes long, and bots that lost ask for none."""
    left = [name for seat, name in enumerate(people.names) if seat not in weighed]
    if not weighed or not left:
        return ""
    if len(left) == 1:
        return f"{left[0]} is not shown: a bot that did not win."
    return f"{listed(left)} are not shown: bots that did not win."


def _so_far(who: str, ready: int, deals: int) -> str:
    """Say how far the coach is; nothing at the end."""
    return f"{who}, so far: {ready} of {deals} deals" if ready < deals else ""


def _ended(match: CardMatch, seat: int) -> str:
    """Say how the game ended for a seat, beside the best that had another total."""
    totals, winners = match.state.totals, match.state.winners
    if seat not in winners:
        return f"lost by {max(totals) - totals[seat]}"
    sides = standings.sides(match.state.variant, len(totals))
    by = totals[seat] - max(totals[side[0]] for side in sides if seat not in side)
    return f"won by {by}" if by else "shared the win"
