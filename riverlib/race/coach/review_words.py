"""A review of a race in sentences for a family; names are free text and stay as they are."""

from collections.abc import Sequence

from riverlib.core.text import percent, signed_percent
from riverlib.race import choice_words
from riverlib.race.coach.reasons import reason
from riverlib.race.coach.review import NOTICEABLE, Decision, RaceReview, SeatReview

HOW_TO_READ = (
    "Dots are throws, diamonds are choices, crosses are choices that gave something away. Point at"
    " one, or touch it, to read what happened."
)
"""What the marks in the chart of the chances mean."""
_EVEN = 0.02
"""Luck of less than this, either way, is called even."""


def luck_words(seat: SeatReview, name: str, *, is_you: bool) -> str:
    """Say what the dice did to a seat.

    >>> luck_words(SeatReview(0, 0.5, 1.0, 0.12, 0.1, 0.0, 0.0, 0, ()), "Anna", is_you=True)
    'You were lucky: +12 %.'
    """
    size = signed_percent(seat.luck)
    if seat.luck_error:
        size = f"about {signed_percent(round(seat.luck, 2))}, ± {seat.luck_error * 100:.0f} %"
    if abs(seat.luck) < max(_EVEN, seat.luck_error):
        return f"Luck was even for {'you' if is_you else name}: {size}."
    lucky = "lucky" if seat.luck > 0 else "unlucky"
    return f"{'You were' if is_you else f'{name} was'} {lucky}: {size}."


def cost_words(seat: SeatReview, name: str, *, is_you: bool) -> str:
    """Say what a seat's own choices cost it.

    >>> cost_words(SeatReview(0, 0.5, 1.0, 0, 0, 0, 0.09, 4, ()), "Anna", is_you=False)
    "Anna's choices cost 9 %."
    """
    whose = "Your" if is_you else f"{name}'s"
    if not seat.decisions:
        return f"{'You' if is_you else name} never had a choice."
    if seat.cost < NOTICEABLE:
        return f"{whose} choices cost nothing: well sailed."
    return f"{whose} choices cost{' you' if is_you else ''} {_size(seat.cost, seat)}."


def even_luck_words(seat: SeatReview, name: str, *, is_you: bool) -> str:
    """Say what the race would have been worth to a seat without any luck."""
    chance = _size(min(1.0, max(0.0, seat.luck_adjusted)), seat)
    who = "you" if is_you else name
    return f"With even luck, everybody's choices would have given {who} a chance of {chance}."


def _size(share: float, seat: SeatReview) -> str:
    return f"about {percent(round(share, 2))}" if seat.luck_error else percent(share)


def decision_words(decision: Decision, review: RaceReview, names: Sequence[str]) -> str:
    """Say what a costly choice was, what it gave away, and what would have been better."""
    about = "" if decision.error == 0 else "about "
    chosen = choice_words(decision.state, decision.chosen, names)
    best = choice_words(decision.state, decision.best, names)
    return (
        f"Round {review.round_of(decision.action_no)}: {_lower(chosen)} gave away {about}"
        f"{percent(decision.cost)}. Better: {_lower(best)}."
        f" {reason(decision.state, decision.best, names)}"
    )


def sureness(review: RaceReview) -> str:
    """Say how sure the numbers of a review are."""
    if review.exact:
        return (
            "The chances are exact: each is the chance to win from there if both play as well as"
            " can be."
        )
    widest = max(max(row) for row in review.errors)
    return (
        f"The chances are estimates, each from many races played on to the end by bots: ±"
        f" {percent(widest)} or better. A choice counts as costly only if it was clearly worse."
    )


def no_costly_choice(review: RaceReview) -> str:
    """Say that nobody has anything to go back for."""
    if review.exact:
        return f"No choice cost more than {percent(NOTICEABLE)} of a win. Well sailed!"
    return "No choice was clearly worse than another. Well sailed!"


def _lower(words: str) -> str:
    return words[:1].lower() + words[1:]
