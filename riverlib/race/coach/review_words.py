"""A review of a race in sentences for a family; names are free text and stay as they are."""

from collections.abc import Collection, Sequence
from math import ceil

from riverlib.core.counting import count, counted, number_word
from riverlib.core.people import People
from riverlib.race.coach.account import account_of
from riverlib.race.coach.in_hundred import MUCH, how_much, more_wins, wins_in_100
from riverlib.race.coach.review import NOTICEABLE, RaceReview, SeatReview
from riverlib.race.coach.turning import largest_swing

_EVEN = 0.02
"""Luck of less than this, either way, is called fair."""
_WHOLE = 0.95
"""Luck of more, over a whole race, is no number that anybody could count by."""
_ONE_WIN = 0.01
"""Chance that is one win in 100 races."""


def how_to_read(review: RaceReview, people: People) -> str:
    """Say what the marks in the chart of the chances mean, of those that are there, and whose."""
    costly = {each.seat for each in review.decisions if not each.is_forced and each.is_costly}
    whose = people.together_within(sorted(costly)) if costly else ""
    cross = f"A cross is a costly choice by {whose}" if costly else ""
    stroke = "the broad stroke is what changed a chance most" if largest_swing(review) else ""
    told = ", ".join(filter(None, (cross, stroke)))
    return f"{told[:1].upper()}{told[1:]}." if told else ""


def luck_words(seat: SeatReview, name: str, *, is_you: bool) -> str:
    """Say what the dice did to a seat: in words first, then in numbers.

    >>> luck_words(SeatReview(0, 0.5, 1.0, 0.12, 0.1, 0.0, 0.0, 0, ()), "Anna", is_you=True)
    'You had good luck with the dice: 12 more wins in 100 races.'
    """
    if _side_of(seat) == 0:
        return f"The dice were fair to {'you' if is_you else name}."
    who = "You" if is_you else name
    return f"{who} had {dice_words(seat)} with the dice: {dice_in_100(seat)}."


def dice_words(seat: SeatReview) -> str:
    """Say the same in two or three words, without a name: "very good luck"."""
    if _side_of(seat) == 0:
        return "fair"
    very = "very " if abs(seat.luck) >= MUCH else ""
    return f"{very}{'good' if seat.luck > 0 else 'bad'} luck"


def dice_in_100(seat: SeatReview) -> str:
    """Say the same as one number; none where they were fair, or where it would be a whole race.

    >>> dice_in_100(SeatReview(0, 0.25, 1.0, 1.4, 0.1, 0.0, 0.0, 0, ()))
    'as lucky as can be'
    """
    if _side_of(seat) == 0:
        return ""
    if abs(seat.luck) >= _WHOLE:
        return f"as {'lucky' if seat.luck > 0 else 'unlucky'} as can be"
    about = "about " if seat.luck_error else ""
    return f"{about}{more_wins(account_of(seat).luck)}"


def _side_of(seat: SeatReview) -> int:
    """Return whether the dice helped (1), hindered (-1), or were fair (0)."""
    if abs(seat.luck) < max(_EVEN, seat.luck_error):
        return 0
    return 1 if seat.luck > 0 else -1


def cost_words(seat: SeatReview, name: str, *, is_you: bool) -> str:
    """Say what a seat's own choices cost it.

    >>> anna = SeatReview(0, 0.5, 1.0, 0, 0, 0, 0.09, 4, (), costly=1, worst=0.09)
    >>> cost_words(anna, "Anna", is_you=False)
    "Anna's choices cost a good deal: one could have been better, by 9 wins in 100 races."
    """
    whose = "Your" if is_you else f"{name}'s"
    if not seat.decisions:
        return f"{'You' if is_you else name} never had a choice."
    if seat.cost < NOTICEABLE:
        return f"{whose} choices cost nothing: well sailed."
    if not seat.costly:
        return f"None of {'your' if is_you else whose} choices cost much: well sailed."
    return f"{whose} choices cost {how_much(seat.cost)}: {choices_in_100(seat)}."


def choices_words(seat: SeatReview) -> str:
    """Say the same without a name: "cost a good deal"; many small costs blame nobody."""
    if not seat.decisions:
        return "none to make"
    is_fine = not seat.costly or seat.cost < NOTICEABLE
    return "well sailed" if is_fine else f"cost {how_much(seat.cost)}"


def choices_of_kinds(seat: SeatReview) -> list[tuple[str, str, int]]:
    """Return how many of a seat's choices were of which kind: the kind, a word for it, how many.

    >>> choices_of_kinds(SeatReview(0, 0.5, 0.0, 0.1, 0.1, 0.0, 1.81, 9, (), costly=4, worst=0.94))
    [('fine', 'well chosen', 5), ('bad', 'costly', 4)]
    """
    if not seat.decisions:
        return []
    return [("fine", "well chosen", seat.decisions - seat.costly), ("bad", "costly", seat.costly)]


def choices_in_100(seat: SeatReview) -> str:
    """Say how many of a seat's choices cost something, and what the worst of them did.

    Their sum may be more than a hundred wins in a hundred races, which is nothing to count by.

    >>> choices_in_100(SeatReview(0, 0.5, 0.0, 0.1, 0.1, 0.0, 1.81, 9, (), costly=4, worst=0.94))
    'four could have been better, the worst by 94 wins in 100 races'
    """
    if seat.cost < NOTICEABLE:
        return "cost nothing" if seat.decisions else ""
    if not seat.costly:
        return "none cost much"
    about = "about " if seat.luck_error else ""
    worst = f"{about}{wins_in_100(max(1, round(100 * seat.worst)))}"
    if seat.costly == 1:
        return f"one could have been better, by {worst}"
    return f"{number_word(seat.costly)} could have been better, the worst by {worst}"


def seat_words(seat: SeatReview, people: People) -> str:
    """Say what the dice did to a seat and what its own choices cost it.

    >>> anna = SeatReview(0, 0.5, 0.62, 0.12, 0.1, 0.0, 0.0, 4, ())
    >>> seat_words(anna, People(("Anna", "Ben"), None)).split(". ")[1]
    "Anna's choices cost nothing: well sailed."
    """
    name, is_you = people.names[seat.seat], people.is_you(seat.seat)
    return " ".join(words(seat, name, is_you=is_you) for words in (luck_words, cost_words))


def dice_and_choices(seats: Sequence[SeatReview], people: People) -> str:
    """Say whom the dice helped most and whose choices cost most, as a title: the bars have numbers.

    >>> anna = SeatReview(0, 0.5, 1.0, 0.12, 0.1, 0.0, 0.0, 0, ())
    >>> ben = SeatReview(1, 0.5, 0.0, -0.12, 0.1, 0.0, 0.09, 4, ())
    >>> dice_and_choices((anna, ben), People(("Anna", "Ben"), None))
    "The dice helped Anna; Ben's choices gave away more than Anna's"
    """
    most = "" if len(seats) == 2 else " most"
    lucky = max(seats, key=lambda each: each.luck)
    if lucky.luck < max(_EVEN, lucky.luck_error):
        dice = "The dice were fair to everybody"
    else:
        who = "you" if people.is_you(lucky.seat) else people.names[lucky.seat]
        dice = f"The dice helped {who}{most}"
    costly = max(seats, key=lambda each: each.cost)
    if costly.cost < NOTICEABLE:
        return f"{dice}; no choice gave anything away"
    shared = [each for each in seats if account_of(each).own == account_of(costly).own]
    if len(shared) > 1:
        who = "both" if len(seats) == 2 else "several"
        return f"{dice}; {who} gave away as much by choices"
    others = [each.seat for each in seats if each is not costly]
    than = "most" if most else f"more than {_whose_own(others[0], people)}"
    return f"{dice}; {people.whose(costly.seat)} choices gave away {than}"


def _whose_own(seat: int, people: People) -> str:
    return "yours" if people.is_you(seat) else people.whose(seat)


def docks_won(docks: Sequence[Sequence[int]], people: People) -> str:
    """Say how many boats brought the most points, as a title.

    >>> anna_and_ben = People(("Anna", "Ben"), None)
    >>> docks_won(((12, 9), (11,)), anna_and_ben), docks_won(((), ()), anna_and_ben)
    ('Anna: 21 points from two boats', 'No boat came home')
    >>> docks_won(((11,), (6, 5)), anna_and_ben)
    'Anna and Ben: 11 points each'
    """
    points = [sum(each) for each in docks]
    best = [seat for seat, each in enumerate(points) if each == max(points)]
    if not max(points):
        return "No boat came home"
    total = counted(max(points), "point")
    if len(best) > 1:
        return f"{people.together(best)}: {total} each"
    return f"{people.name(best[0])}: {total} from {count(len(docks[best[0]]), 'boat')}"


def sureness(review: RaceReview) -> str:
    """Say how sure the numbers of a review are."""
    if review.exact:
        return "The chances are exact: what both would win from there, playing as well as can be."
    widest = ceil(100 * max(max(row) for row in review.errors))
    return (
        "The chances are estimates from many races that bots played on, right to within"
        f" {widest} in 100."
    )


def no_costly_choice(review: RaceReview, people: Collection[int]) -> str:
    """Say that the people who read it have nothing to go back for; a bot may have."""
    if review.exact:
        dearest = max((each.cost for each in review.decisions if each.seat in people), default=0.0)
        much = "even one win in 100" if dearest < _ONE_WIN else "much"
        return f"None of your choices cost {much}. Well sailed!"
    return "None of your choices was clearly worse than another. Well sailed!"


HOW_TO_COUNT = (
    "“Wins in 100 races”: so many more or fewer when such a race is sailed a hundred times."
)
"""How luck and choices are counted."""
