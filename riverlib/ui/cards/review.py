"""Below the table when a game is over: how it went, and a way back to where it went wrong."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import streamlit as st

from riverlib.analysis import GameScores
from riverlib.cards.coach import review_words as words
from riverlib.cards.coach import worth
from riverlib.cards.coach.deals_told import deals_words, question
from riverlib.cards.coach.dealt import Dealt, finished_deals
from riverlib.cards.coach.ended import bids_made, ended_words
from riverlib.cards.coach.review import DealReview, Decision, GameReview, SeatDeal
from riverlib.cards.coach.review_job import ReviewJob
from riverlib.cards.coach.story import (
    action_words,
    better_title,
    costly_words,
    line_words,
    moment_rows,
    moment_why,
    when_words,
)
from riverlib.cards.coach.told_points import is_told, points_words
from riverlib.core.counting import counted
from riverlib.core.people import People
from riverlib.learn.cards.first_game import is_first_game
from riverlib.play import CardMatch
from riverlib.ui.cards import choice_rows
from riverlib.ui.cards.looking_back import Reviewed, choice_view
from riverlib.ui.cards.pictures import choice_table
from riverlib.ui.shared import card_review, file_names, game_review, kernels, review_table
from riverlib.ui.shared.clock import local
from riverlib.ui.shared.look import as_text

_WISH = "cards_review_wish"
_OFFERED = "cards_review_offered"
"""Session key of the game and its finished deals for which one was offered to be looked at."""
_PATIENCE = 0.4
"""Seconds to wait before a progress bar is shown."""
_POLL_SECONDS = 1.0
_BARS = "Luck: to the right points gained, to the left points lost."


@dataclass(frozen=True, slots=True)
class Wish:
    """Where somebody who reads the review wants to go."""

    deal_no: int
    """The deal, from 0."""
    action_no: int | None
    """How many of the log's actions are kept; ``None`` for the deal's beginning."""
    plays_on: bool
    """Whether to play on from there in a new game; otherwise only to look."""
    takes_all: bool = False
    """Whether the host has said that phones in the middle of this game come along."""


def wish() -> Wish | None:
    """Return where somebody has just asked to go."""
    asked: Wish | None = st.session_state.pop(_WISH, None)
    return asked


def reviewed(match: CardMatch) -> Reviewed:
    """Return what asks for the review of a deal: of the whole game once that is over."""

    def of_deal(deal_no: int) -> DealReview | None:
        job = card_review.review_job(match, _part(match, deal_no))
        return next((deal for deal in job.so_far.deals if deal.deal_no == deal_no), None)

    return of_deal


def is_judging(match: CardMatch, deal_no: int) -> bool:
    """Whether the choices of a finished deal are being weighed just now."""
    return not card_review.review_job(match, _part(match, deal_no)).is_over


def wait_for_marks(match: CardMatch, deal_no: int) -> None:
    """Below a deal that is looked at, say that its choices are still being weighed."""
    job = card_review.review_job(match, _part(match, deal_no))
    if not job.wait(_PATIENCE) and reviewed(match)(deal_no) is None:
        _waiting(match, job, deal_no)
    elif job.failure:
        st.text(job.failure)


@st.fragment(run_every=_POLL_SECONDS)
def _waiting(match: CardMatch, job: ReviewJob, deal_no: int) -> None:
    if job.is_over or reviewed(match)(deal_no) is not None:
        st.rerun(scope="app")
    st.progress(job.share, text="Weighing every bid and card of this deal")


def _part(match: CardMatch, deal_no: int) -> int | None:
    """Return what of a game is reviewed for a deal: a game that goes on, deal by deal."""
    return None if match.state.is_over else deal_no


def show(match: CardMatch) -> ReviewJob:
    """Show how a finished game went, as far as it is known by now; return what works it out."""
    st.subheader(f"How {_who(match, 'all')} played")
    job = card_review.review_job(match)
    if not job.wait(_PATIENCE):
        _growing(match, job)
        return job
    if job.is_done:
        _show(match, job.so_far)
    else:
        _broken_off(match, job)
    return job


def show_button(match: CardMatch) -> None:
    """Below a game that goes on, offer to look at a deal that is finished."""
    deals = len(match.state.results)
    if not deals:
        return
    with st.container(horizontal=True, vertical_alignment="bottom", gap="medium"):
        numbers = [*range(deals - 1, -1, -1)]
        chosen = deals - 1
        if st.session_state.get(_OFFERED) != (match.game_id, deals):
            st.session_state[_OFFERED] = (match.game_id, deals)
            st.session_state["review_deal"] = deals - 1  # the one just finished
        if deals > 1:
            chosen = st.selectbox(
                "A finished deal", numbers, format_func=_deal_words(match), key="review_deal"
            )
        st.button(
            f"Look at deal {chosen + 1} again",
            icon=":material/history:",
            on_click=ask,
            args=(Wish(chosen, None, plays_on=False),),
            key="review_look_deal",
            help="Card by card, with all hands open; what could have been better is marked.",
        )


def _deal_words(match: CardMatch) -> Any:
    results = match.state.results
    return lambda no: f"Deal {no + 1}: {results[no].hand_size} cards each"


@st.fragment(run_every=_POLL_SECONDS)
def _growing(match: CardMatch, job: ReviewJob) -> None:
    """Show how far the review is and what is known; when it is over, the whole page shows it."""
    if job.wait(0) or _WISH in st.session_state or not match.state.is_over:
        st.rerun(scope="app")
    if job.so_far.deals:
        _story(match, job.so_far)
    else:
        told = [_told_at_once(match, seat) for seat in match.people]
        game_review.show(told, what_bars_are=_BARS)
    judged = [_judged(match, each) for each in job.judged]
    game_review.growing("cards", judged, partial(_how_far, match, job))


def _how_far(match: CardMatch, job: ReviewJob) -> None:
    with st.container(horizontal=True, vertical_alignment="center", gap="small", key="review_far"):
        ready, deals = len(job.so_far.deals), len(match.state.results)
        text = f"Looking at every bid and card again: {ready} of {counted(deals, 'deal')}"
        slow = kernels.are_compiling(worth.READINESS, kernels.CARDS)
        game_review.how_far(text, job.share, is_getting_ready=slow)
        st.button("Stop", on_click=job.stop, key="review_stop", type="tertiary")


def _judged(match: CardMatch, decision: Decision) -> game_review.Judged:
    did, is_costly = "bid" if decision.is_bid else "played", decision.verdict.is_costly
    better = better_title(decision, kindly=True).lower()
    cost = better if _is_first(match) else f"cost about {points_words(decision.cost)}"
    return game_review.Judged(
        when=when_words(decision),
        what=f"{_people(match).name(decision.seat)} {did} {action_words(decision.chosen)}",
        verdict=cost if is_costly else "well chosen",
        is_costly=is_costly,
    )


def _broken_off(match: CardMatch, job: ReviewJob) -> None:
    if not job.so_far.deals:
        _ended(match)
    st.text(job.failure or "The review was stopped.")
    if st.button("Try again" if job.failure else "Go on", key="review_again"):
        card_review.forget(match)
        st.rerun()
    if job.so_far.deals:
        _show(match, job.so_far)


def _show(match: CardMatch, review: GameReview) -> None:
    _story(match, review)
    worst = review.worst(match.people)
    if worst:
        deals = finished_deals(match.log)
        shown = [partial(_worst_moment, match, deals, each) for each in worst]
        game_review.moments(_dearest_title(match), shown)


def show_more(match: CardMatch, job: ReviewJob) -> None:
    """Offer what only some ask for: luck deal by deal, and every choice."""
    if not job.is_over or not job.so_far.deals:
        return
    with game_review.more():
        with st.expander("Luck and choices, deal by deal", icon=":material/bar_chart:"):
            _chart(match, job.so_far)
        with st.expander("What each choice cost", icon=":material/list:"):
            _decisions(match, job.so_far)


def _dearest_title(match: CardMatch) -> str:
    if _is_first(match):
        return "What could have been a little better"
    return f"What cost {_who(match, '')} most".replace("  ", " ")


def _who(match: CardMatch, several: str) -> str:
    """Name the one person as the seat is called, ``several`` where there are more."""
    seat, people = match.only_person, _people(match)
    return several if seat is None else "you" if people.is_you(seat) else as_text(people.name(seat))


def _look_again(review: GameReview) -> None:
    first = review.deals[0].deal_no if review.deals else 0
    st.button(
        "Look at it again, card by card",
        icon=":material/history:",
        key="look_back",
        on_click=ask,
        args=(Wish(first, None, plays_on=False),),
    )


def _people(match: CardMatch) -> People:
    return People([player.name for player in match.players])


def _ended(match: CardMatch) -> None:
    """Say for each person, and once for partners, how the game ended and what bids came true."""
    state, people = match.state, _people(match)
    said = [ended_words(state.variant, state.results, seat, people) for seat in match.people]
    for place, bids in dict.fromkeys(said):
        st.markdown(f"**{as_text(place)}** {as_text(bids)}")


def _story(match: CardMatch, review: GameReview) -> None:
    """Say for each person how it ended, and what bids, luck and choices made of it."""
    told = [_told(match, mine) for mine in review.seats]
    game_review.show(told, what_bars_are=_BARS, leads_on=partial(_look_again, review))


def _told(match: CardMatch, mine: SeatDeal) -> game_review.Told:
    begun, people, seat = _told_at_once(match, mine.seat), _people(match), mine.seat
    name, is_you, kindly = people.names[seat], people.is_you(seat), _is_first(match)
    return replace(
        begun,
        more=(words.luck_words(mine, name, is_you=is_you),),  # what they cost the facts tell
        facts=(
            begun.facts[0],
            game_review.Fact(
                "Luck",
                words.luck_name(mine),
                f"{words.signed_points(words.parts_of(mine).luck)} on the whole",
                gain=mine.luck,
                ends=game_review.LUCK,
            ),
            game_review.Fact(
                "Choices",
                words.choices_words(mine, kindly=kindly),
                words.choices_in_points(mine),
                gain=-mine.cost,
                kinds=words.choices_of_kinds(mine, kindly=kindly),
            ),
        ),
    )


def _told_at_once(match: CardMatch, seat: int) -> game_review.Told:
    """Say what is known of a game as soon as it is over: the place, and the bids that came true."""
    state, people = match.state, _people(match)
    place, bids = ended_words(state.variant, state.results, seat, people)
    made, deals = bids_made(state.variant, state.results, seat)
    still = "being weighed"
    return game_review.Told(
        key=f"{_kind(match)}{seat}",
        name="" if match.only_person is not None else people.name(seat),
        lead=place,
        more=(bids,),
        facts=(
            game_review.Fact("Bids", f"{made} of {deals}", "came true", part=(made, deals)),
            game_review.Fact("Luck", still, gain=0.0, ends=game_review.LUCK),
            game_review.Fact("Choices", still, gain=0.0),
        ),
    )


def _is_first(match: CardMatch) -> bool:
    """Whether this is a newcomer's first game: nothing in it is called bad."""
    return is_first_game(match.state.variant)


def _kind(match: CardMatch) -> str:
    """Begin the keys of what review.css draws without red in a first game."""
    return "first_" if _is_first(match) else ""


def _worst_moment(match: CardMatch, deals: Sequence[Dealt], decision: Decision) -> None:
    people, action_no, kindly = _people(match), decision.action_no, _is_first(match)
    text = costly_words(decision, people, decision.why, kindly=kindly)
    view = choice_view(match, deals, reviewed(match), decision, text)
    ways_on = partial(
        game_review.ways_on,
        action_no,
        board="table",
        opens="Opens a new game at this choice, with the same cards. This game stays.",
        look=partial(ask, Wish(decision.deal_no, action_no, plays_on=False)),
        play_on=partial(ask, Wish(decision.deal_no, action_no, plays_on=True)),
    )
    game_review.moment(
        f"{_kind(match)}{action_no}",
        partial(choice_table, view, key=f"review_table_{action_no}"),
        when_words(decision),
        moment_rows(decision, people, kindly=kindly),
        moment_why(decision, people),
        ways_on,
    )


def ask(where: Wish) -> None:
    """Note where somebody wants to go."""
    st.session_state[_WISH] = where


def _chart(match: CardMatch, review: GameReview) -> None:
    from riverlib.figures import card_review as figures  # plotly takes half a second: only now
    from riverlib.ui.shared import picture

    several, people = len(review.deals) > 1, _people(match)
    for mine in review.seats if several else ():
        name, is_you = people.name(mine.seat), people.is_you(mine.seat)
        picture.show(
            figures.luck_and_choices(review, mine.seat, deals=len(match.state.results)),
            key=f"review_luck_{mine.seat}",
            alt="Bars for every deal: luck of the cards and with the others, cost of the choices",
            asks=question(name, is_you=is_you),
            says=deals_words(review.deals_of(mine.seat), name, is_you=is_you),
        )
    card_review.explain(words.sum_words(mine) for mine in review.seats)


def _decisions(match: CardMatch, review: GameReview) -> None:
    names = [player.name for player in match.players]
    cost = [each for each in review.decisions if is_told(each.cost)]
    for each in cost:
        _line(each, _people(match))
    if others := len(review.decisions) - len(cost):
        st.caption(words.cost_nothing(others, among=len(review.decisions)))
    review_table.keep(
        "Every choice as a table (CSV)",
        lambda: choice_rows.csv(review, names),
        f"choices-{_file(match, names)}.csv",
    )


def _line(decision: Decision, people: People) -> None:
    """Tell a choice that cost something in a line that opens its moment on the table."""
    said = as_text(line_words(decision, people))
    st.button(
        f"**{said}**" if decision.verdict.is_costly else said,
        key=f"review_line_{decision.action_no}",
        type="tertiary",
        icon=":material/visibility:",
        help="Show it on the table",
        on_click=ask,
        args=(Wish(decision.deal_no, decision.action_no, plays_on=False),),
    )


def _file(match: CardMatch, names: Sequence[str]) -> str:
    state, day = match.state, local(match.created).date()
    return file_names.of_game(
        GameScores(names=tuple(names), deals=state.results, variant=state.variant, day=day)
    )
