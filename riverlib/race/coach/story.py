"""How a finished race went, as a parent tells it: what happened, where it turned, what luck did.

Names are free text and stay as they are. Boats are told by where they lie among their owner's
boats, for the numbers of the cards change with every tide.
"""

from collections.abc import Collection, Sequence
from itertools import pairwise

from riverlib.core.counting import counted, listed
from riverlib.core.people import People
from riverlib.core.text import whole_percents
from riverlib.race import (
    HARBOUR,
    WIND,
    Choice,
    GoodWind,
    IllWind,
    LoseTurn,
    RaceState,
    Sail,
    is_on_river,
    legal_actions,
    target_of,
)
from riverlib.race.coach.advice import better
from riverlib.race.coach.in_hundred import how_much, percent_of, wins_in_100
from riverlib.race.coach.review import Decision, Moment, RaceReview, Throw
from riverlib.race.evening import what_fell

_BEHIND, _IN_FRONT = "back boat", "front boat"
"""The one nearest to the waterfall, and the one nearest to the harbour."""
_PLACES = {
    1: ("boat",),
    2: (_BEHIND, _IN_FRONT),
    3: (_BEHIND, "middle boat", _IN_FRONT),
}
"""What the boats of a seat are called, the one nearest to the waterfall first."""
_DONE = {"lose": "lost", "blow": "blew", "let": "let", "bring": "brought"}
_DONE |= {"ride": "rode", "sail": "sailed", "stay": "stayed"}
"""What somebody has done, by what they could do."""
_BIG = 0.1
"""A change of a chance that is worth telling: a tenth of a win."""


def who_won(end: RaceState, people: People) -> str:
    """Say who won, and with how many points: short enough for the head of a page.

    Parameters
    ----------
    end : RaceState
        The race when it was over.
    """
    winners = list(end.winners)
    points = counted(end.scores[winners[0]], "point")
    if len(winners) == 1:
        return f"{people.name(winners[0])} won with {points}."
    return f"{people.together(winners)} share the win with {points}."


def what_else_happened(end: RaceState, people: People) -> str:
    """Say what the others had, and what the waterfall took."""
    others = sorted(set(range(end.players)) - set(end.winners), key=lambda seat: -end.scores[seat])
    fell = f"The waterfall took {what_fell(end, people)}."
    if not others:
        return fell
    second, *rest = others
    had = [f"{people.name(second)} had {end.scores[second]}"]
    had += [f"{people.together_within([seat])} {end.scores[seat]}" for seat in rest]
    return f"{listed(had)}. {fell}"


def since_when(review: RaceReview, end: RaceState, people: People) -> str:
    """Say from when on the winner had the best chance, where no one moment turned a race.

    "Ahead" would mean points to a family: this is about chances.
    """
    if len(end.winners) > 1:
        return _since_when_even(review, end.winners, people)
    (winner,) = end.winners
    ahead = [leads(row, winner) for row in review.chances]
    best = "the better chance" if end.players == 2 else "the best chance"
    had = f"had {best}" if review.exact else f"probably had {best}"
    name = people.name(winner)
    if all(ahead[1:]):
        return f"{name} {had} from the first throw on, and kept it to the end."
    first = review.moments[1]
    if all(ahead[2:]) and isinstance(first, Decision) and not first.is_forced:
        return f"{name} {had} from {people.whose(first.seat)} first choice on, to the very end."
    behind = max(row for row, leads in enumerate(ahead) if not leads)
    if behind == len(review.moments):  # estimates may miss the end
        return "It was open to the very end."
    when = f"From round {review.round_of(review.moments[behind].action_no)} on"
    return f"{when} {people.together_within([winner])} {had}, and kept it to the end."


def turned_in(review: RaceReview, end: RaceState) -> int | None:
    """Return the round from which on the winner had the best chance; ``None`` from the first on."""
    if len(end.winners) > 1:
        return None
    behind = [row for row, shares in enumerate(review.chances) if not leads(shares, end.winners[0])]
    if not behind or behind[-1] == len(review.moments):
        return None
    return review.round_of(review.moments[behind[-1]].action_no)


def _since_when_even(review: RaceReview, winners: Sequence[int], people: People) -> str:
    """Say from when on those who share the win had like chances, and nobody a better one."""
    uneven = [
        no
        for no, row in enumerate(review.chances)
        if max(row) - min(row[seat] for seat in winners) > _BIG
    ]
    if not uneven:
        return "It was even to the very end."
    if uneven[-1] == len(review.moments):  # estimates may miss the end
        return "It was open to the very end."
    moment = review.moments[uneven[-1]]
    what = _small(moment_words(moment, people))
    return f"From round {review.round_of(moment.action_no)} on it was even: {what}"


def biggest_at(review: RaceReview, seat: int) -> int | None:
    """Return the number of the moment that moved a seat's chance most; ``None`` if all little."""
    rows = review.chances
    changes = [abs(after[seat] - before[seat]) for before, after in pairwise(rows)]
    at = max(range(len(changes)), key=changes.__getitem__, default=None)
    return None if at is None or changes[at] < _BIG else at


def biggest_moment(
    review: RaceReview, seat: int, people: People, *, beside: Collection[int | None] = ()
) -> str:
    """Say which throw or choice moved a seat's chance most; nothing when none moved it much.

    Parameters
    ----------
    beside : collection of int or None
        Numbers of the moments that are told in full elsewhere: of such a one, only what it did.
    """
    at = biggest_at(review, seat)
    if at is None:
        return ""
    moment, rows = review.moments[at], review.chances
    about = "" if review.exact else "about "
    before, after = (percent_of(rows[row][seat]) for row in (at, at + 1))
    kind = _kind_of_moment(moment, seat, people, rose=rows[at + 1][seat] > rows[at][seat])
    is_told = at in beside
    what = f"{in_short(review, moment, people)}." if is_told else moment_words(moment, people)
    change = rows[at + 1][seat] - rows[at][seat]
    went = f"went {'up' if change > 0 else 'down'} {how_much(change)}"
    return (
        f"{kind}: {_small(what)} {people.whose_first(seat)} chance to win {went},"
        f" from {about}{before} to {about}{after}."
    )


def in_short(review: RaceReview, moment: Moment, people: People) -> str:
    """Name a throw or a choice in a few words: "Anna's choice in round 4", "your 3 in round 2"."""
    what = "choice"
    if isinstance(moment, Throw):
        what = "wind" if moment.face == WIND else str(moment.face)
    return f"{people.whose(moment.seat)} {what} in round {review.round_of(moment.action_no)}"


def _kind_of_moment(moment: Moment, seat: int, people: People, *, rose: bool) -> str:
    """Call a moment what it was for a seat: luck, a choice of its own, or one of somebody else."""
    whose = people.whose_first(seat)
    if isinstance(moment, Throw) or moment.is_forced:
        return f"{whose} {'luckiest' if rose else 'unluckiest'} moment"
    if moment.seat == seat:
        return f"{whose} {'best' if rose else 'worst'} moment"
    return f"What {'helped' if rose else 'hurt'} {people.together_within([seat])} most"


def moment_words(moment: Moment, people: People) -> str:
    """Say what a throw or a choice was: "Anna threw a 4.", "You rode the high tide ..."."""
    if isinstance(moment, Throw):
        return _throw_words(moment.seat, moment.face, people)
    verb, rest = way_words(moment.state, moment.chosen, people).split(" ", 1)
    had_no_other = moment.is_forced and not isinstance(moment.chosen, LoseTurn)
    only = ", the only move there was" if had_no_other else ""
    return f"{people.name(moment.seat)} {_DONE[verb]} {rest}{only}."


def turn_words(turn: Sequence[Moment], people: People) -> str:
    """Say a throw and what was done with it in one sentence: "Anna threw a 4 and sailed on ..."."""
    said = [moment_words(each, people) for each in turn]
    if len(turn) != 2 or turn[0].seat != turn[1].seat:
        return " ".join(said)
    thrown, done = said[0].removesuffix("."), said[1].removeprefix(people.name(turn[1].seat))
    return f"{thrown} and{done}"


def _throw_words(seat: int, face: int | None, people: People) -> str:
    return f"{people.name(seat)} threw {'the wind' if face == WIND else f'a {face}'}."


def costly_words(decision: Decision, review: RaceReview, people: People, why: str) -> str:
    """Say what was thrown and chosen, what would have been better and why, and what it cost.

    Parameters
    ----------
    why : str
        The reason of the better choice: a sentence, or nothing.
    """
    told = (
        f"Round {review.round_of(decision.action_no)}:"
        f" {_small(_throw_words(decision.seat, decision.state.face, people))}",
        moment_words(decision, people),
        f"{better(decision.cost)}: {way_words(decision.state, decision.best, people)}.",
        why,
        f"It cost {_cost(decision)}.",
    )
    return " ".join(filter(None, told))


def moment_rows(decision: Decision, people: People) -> list[tuple[str, str]]:
    """Say the same in short lines: the throw, what was chosen, what was better, what it cost."""
    who, state = people.name(decision.seat), decision.state
    return [
        (f"{who} threw", "the wind" if state.face == WIND else f"a {state.face}"),
        (f"{who} chose", way_words(state, decision.chosen, people)),
        (better(decision.cost), way_words(state, decision.best, people)),
        ("It cost", _cost(decision)),
    ]


def line_words(decision: Decision, review: RaceReview, people: People) -> str:
    """Say in one line when a choice was made, what it was, what was better, and by how much."""
    did = _small(moment_words(decision, people)).removesuffix(".")
    better_way = way_words(decision.state, decision.best, people)
    about = "about " if decision.error else ""
    cost = wins_in_100(round(100 * decision.cost))
    return (
        f"Round {review.round_of(decision.action_no)}: {did}, {about}{cost} worse than to"
        f" {better_way}"
    )


def _cost(decision: Decision) -> str:
    """Say what a choice gave away, in words first: "a lot, about 29 wins in 100 races"."""
    about = "about " if decision.error else ""
    return f"{how_much(decision.cost)}, {about}{wins_in_100(round(100 * decision.cost))}"


def came_home(points: int, seat: int, people: People) -> str:
    """Say what a seat brought home: "Ben had 20 points."."""
    return f"{people.name(seat)} had {counted(points, 'point')}."


def way_words(state: RaceState, choice: Choice, people: People) -> str:
    """Say what a choice does, after "to": "sail on with your front boat", "bring the boat home"."""
    if isinstance(choice, LoseTurn):
        only = legal_actions(state) == (choice,)
        return "lose the turn" if only else "let the wind pass"
    target = target_of(state, choice)
    if isinstance(choice, IllWind):
        boat = boat_words(state, choice.seat, choice.origin)
        return f"blow back {people.whose(choice.seat)} {boat}"
    is_you, together = people.is_you(state.turn), state.boats[state.turn].count(choice.origin) > 1
    boat = f"{'your' if is_you else 'the'} {boat_words(state, state.turn, choice.origin)}"
    if boat.endswith(" boat") and boat.count(" ") == 1 and together:  # all of them
        boat = "one of your boats" if is_you else "a boat"
    if isinstance(choice, GoodWind):
        return f"let the wind blow {boat} {'home' if target == HARBOUR else 'on'}"
    if target == HARBOUR:
        return f"bring {boat} home"
    if choice.ride:
        return f"ride the high tide with {boat}"
    if target == state.sandbank:
        return f"sail {boat} onto the sandbank"
    rides = Sail(choice.origin, ride=True) in legal_actions(state)
    return f"{'stay on the high tide' if rides else 'sail on'} with {boat}"


def boat_words(state: RaceState, seat: int, origin: int) -> str:
    """Name the boats of a seat on a card by their place: "front boat", "back boat"."""
    places = sorted({place for place in state.boats[seat] if is_on_river(place)})
    at = places.index(origin)
    if len(places) in _PLACES:
        return _PLACES[len(places)][at]
    from_front = len(places) - at
    ordinals = {1: "front", 2: "second", 3: "third", 4: "fourth", 5: "fifth"}
    return _BEHIND if at == 0 else f"{ordinals.get(from_front, f'{from_front}th')} boat"


def leads(shares: Sequence[float], seat: int) -> bool:
    """Whether a seat has the best chance, in the whole per cent that are shown.

    >>> leads((0.502, 0.498), 0), leads((0.51, 0.49), 0)
    (False, True)
    """
    shown = whole_percents(shares)
    return all(shown[seat] > share for other, share in enumerate(shown) if other != seat)


def _small(sentence: str) -> str:
    """Let a sentence go on after a colon: only "You" is no name."""
    return f"you{sentence[3:]}" if sentence.startswith("You ") else sentence
