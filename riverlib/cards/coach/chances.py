"""True chances while one thinks: of each bid before it is said, of each card before it is played.

``weigh`` plays each bid or card on over worlds that fit what the seat has seen. How often the bid
was made there is too hopeful or too careful by what everybody at such a made-up table knows and
wants; ``calibration`` corrects that by what really came true among mixed company.

>>> from riverlib import cards
>>> from riverlib.cards.coach.chances import words
>>> words(0.634), words(0.998), words(1.0, is_certain=True)
('63%', 'over 99%', 'certain')
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt

from riverlib.cards import Action, Bid, Phase, View
from riverlib.cards.coach import calibration
from riverlib.cards.coach.certain import certain, side_bid
from riverlib.cards.coach.worth import Worth, weigh
from riverlib.cards.scoring import score
from riverlib.core.intervals import IN_95
from riverlib.core.text import whole_percent

FIRST_WORLDS = 200
"""Worlds of a first answer, within 200 ms."""
MOST_WORLDS = 3_200
"""Beyond these the model limits, not their number."""


@dataclass(frozen=True, slots=True)
class Chances:
    """What each bid or card of the seat to move leaves it, corrected by what came true."""

    worth: Worth
    """Chances of tricks and expected points as they are told, so that what stands beside a chance
    agrees with it, and the best choice is the one that says so. Where partners have yet to bid
    their points are as ``weigh`` has them."""
    is_certain: tuple[bool, ...]
    """By action, whether ``made`` is 0 or 1 whatever the others hold and play."""
    errors: tuple[float, ...]
    """Half width of the 95 % interval of ``made`` that is due to the number of worlds."""

    @property
    def actions(self) -> tuple[Action, ...]:
        """As ``view.legal``, in the same order; all tuples go with it."""
        return self.worth.actions

    @property
    def made(self) -> tuple[float, ...]:
        """Chance that the bid is made, 0 to 1; while bidding, of that bid. Partners': their sum."""
        return self.worth.made

    @property
    def points(self) -> tuple[float, ...]:
        """Expected points of the deal."""
        return self.worth.points

    @property
    def tricks(self) -> tuple[tuple[float, ...], ...]:
        """By action the chance of exactly 0, 1, ... tricks at the deal's end; each sums to 1."""
        return self.worth.tricks

    @property
    def still(self) -> float:
        """The chance still to make the bid: that of the best bid or card."""
        return self.made[self._best_no]

    @property
    def is_still_certain(self) -> bool:
        """Whether that chance is 0 or 1 for certain."""
        return self.is_certain[self._best_no]

    @property
    def _best_no(self) -> int:
        return self.actions.index(self.worth.best)


def chances(view: View, *, worlds: int = FIRST_WORLDS, seed: int = 0) -> Chances:
    """Return the chances of the seat to move; see ``worth.is_ready`` before asking.

    Parameters
    ----------
    view : View
        Of the seat to move: nothing else is known here.
    worlds : int
        200 answer within 200 ms; more are more exact.
    """
    return corrected(view, weigh(view, worlds=worlds, seed=seed))


def growing(
    view: View, *, first: int = FIRST_WORLDS, most: int = MOST_WORLDS, seed: int = 0
) -> Iterator[Chances]:
    """Yield the chances, more and more exact: each time from twice as many worlds.

    Whoever asks stops when the person has decided; each answer takes as long as all before it.
    """
    worth = weigh(view, worlds=first, seed=seed)
    yield corrected(view, worth)
    worlds, turn = first, 0
    while worlds < most:
        turn += 1
        worth = worth.joined(weigh(view, worlds=worlds, seed=seed + turn))
        worlds *= 2
        yield corrected(view, worth)


def corrected(view: View, worth: Worth) -> Chances:
    """Return the chances of a position that is weighed already."""
    assert worth.actions == view.legal, "another position was weighed"
    cards_left = view.hand_size - len(view.tricks)
    bidding = view.phase is Phase.BID
    made, errors, tricks, points, sure = [], [], [], [], certain(view)
    for raw, known in zip(worth.made, sure, strict=True):
        share = calibration.corrected(
            raw, worth.worlds, bidding=bidding, cards=cards_left, players=view.players
        )
        share = share if known is None else float(known)
        made.append(share)
        errors.append(0.0 if known is not None else _error(share, worth.worlds))
    each = zip(worth.actions, made, worth.tricks, worth.points, strict=True)
    for action, share, row, weighed in each:
        bid = action.tricks if isinstance(action, Bid) else side_bid(view)
        if isinstance(action, Bid) and view.variant.team_size > 1:
            bid = None  # the partners' bids vary from world to world
        tricks.append(with_share(row, bid, share))
        points.append(weighed if bid is None else _points(view, bid, tricks[-1]))
    return Chances(
        worth=worth.renumbered(tuple(points), tuple(made), tuple(tricks)),
        is_certain=tuple(known is not None for known in sure),
        errors=tuple(errors),
    )


def with_share(row: tuple[float, ...], place: int | None, share: float) -> tuple[float, ...]:
    """Return chances of 0, 1, ... tricks with another chance of one number, the rest in proportion.

    Where there is no rest, the neighbours of that number share what is left over.

    >>> with_share((0.2, 0.6, 0.2), 1, 0.5)
    (0.25, 0.5, 0.25)
    >>> with_share((0.0, 1.0, 0.0), 1, 0.9)
    (0.05, 0.9, 0.05)
    """
    if place is None or not 0 <= place < len(row):
        return row
    rest = sum(row) - row[place]
    if rest > 0:
        scale = (1.0 - share) / rest
        return tuple(share if no == place else each * scale for no, each in enumerate(row))
    beside = [no for no in (place - 1, place + 1) if 0 <= no < len(row)]
    left = round(1.0 - share, 12) / len(beside)
    return tuple(share if no == place else left if no in beside else 0.0 for no in range(len(row)))


def words(share: float, *, is_certain: bool = False) -> str:
    """Write a chance for a family: certain only what is, never 0 % or 100 % of what is not."""
    if is_certain:
        return "certain" if share > 0.5 else "impossible"
    if share < 0.01:
        return "under 1%"
    return "over 99%" if share > 0.99 else whole_percent(share)


def short(chance: str) -> str:
    """Write a chance as it stands beside numbers and cards.

    >>> short("under 1%"), short("54%")
    ('<1%', '54%')
    """
    return chance.replace("under ", "<").replace("over ", ">")


def _points(view: View, bid: int, tricks: Sequence[float]) -> float:
    """Return the expected points of a bid: ``tricks`` are the chances of 0, 1, ... of them."""
    scoring, size = view.variant.scoring, view.hand_size
    return sum(
        share * score(scoring, bid=bid, taken=taken, hand_size=size).points
        for taken, share in enumerate(tricks)
    )


def _error(share: float, worlds: int) -> float:
    return IN_95 * sqrt(max(share * (1.0 - share), 1.0 / (worlds + 2)) / worlds)
