"""Where a habit is looked for: one written list of looks, and which of them are sure together.

Of many looks some stand out by luck. S. Holm's steps ("A simple sequentially rejective multiple
test procedure", Scandinavian Journal of Statistics 6, 1979) keep the chance that anything at all
is said falsely at 5 % over the whole list, however the looks hang together; and they do: bids
missed at 7 cards are bids missed. Benjamini and Hochberg's would find a little more, but allow one
sentence of twenty to be false in every record. The list is the same for every record: a look of
which too little is known counts as one that found nothing.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from riverlib.analysis.company import BETWEEN, FIRST, GROUPS, LAST, Company, Gap, Rows

SURE = 0.05
"""How often anything at all may be said of somebody without habits."""
_APART = 0.01
"""How seldom luck would set a part and the rest so far apart that each has its own sentence."""

TRICKS, SHARE, POINTS = "tricks", "share", "points"
NOTICED = {TRICKS: 0.25, SHARE: 0.1, POINTS: 1.0}
"""What a family would notice: a trick in every fourth deal, one bid of ten, a point a deal."""
_LEAST = 0.4
"""Part of that below which nothing is said, however sure it is."""

OF_BIDS = ("off", "made")
"""Looks at the same deals: what one of them finds shows in the other, and is told once."""
_FLAT = 0.075
"""Tricks below which a mean is said to be right."""

Where = Callable[[Company], Rows]


def _everywhere(company: Company) -> Rows:
    return company.everywhere()


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """One place to look at."""

    key: str
    unit: str
    """``TRICKS``, ``SHARE`` or ``POINTS``."""
    figure: str
    """Name of the figure that shows it."""
    value: str
    """What is compared: ``"off"``, ``"made"``, ``"zero"`` or ``"points"`` of ``Company``."""
    where: Where = _everywhere
    less: Where | None = None
    """Rows with which each side is compared first."""
    same_deals: bool = True
    """Whether with the others of the same deals, else with others in the same situation."""
    over_time: bool = False
    whole: str | None = None
    """Key of the look of which this is a part."""

    def gap(self, company: Company) -> Gap:
        """Look."""
        values = getattr(company, self.value)
        if self.over_time:
            return company.over_time(values)
        if self.same_deals:
            return company.at_table(values, self.where(company))
        less = None if self.less is None else self.less(company)
        return company.in_kind(values, self.where(company), less)

    def beyond(self, company: Company) -> Gap:
        """Return how much farther apart they are here than elsewhere."""
        values, where = getattr(company, self.value), self.where(company)
        return company.beyond_the_rest(values, where, same_deals=self.same_deals)

    def elsewhere(self, company: Company) -> Gap:
        """Look everywhere else."""
        values, where = getattr(company, self.value), ~self.where(company)
        return (company.at_table if self.same_deals else company.in_kind)(values, where)


@dataclass(frozen=True, slots=True)
class Found:
    """What a look found."""

    look: Look
    gap: Gap
    is_sure: bool
    """Whether it may be said, together with all else that is sure."""

    @property
    def size(self) -> float:
        """How large it is, against what a family would notice."""
        return abs(self.gap.apart.value) / NOTICED[self.look.unit]


def _sized(group: tuple[int, int]) -> Where:
    return lambda company: company.sized(group)


def _placed(place: int) -> Where:
    return lambda company: np.asarray(company.place == place)


def _before(made: int) -> Where:
    return lambda company: np.asarray(company.last_made == made)


_AFTER_A_MISS = {"figure": "miss", "where": _before(0), "less": _before(1), "same_deals": False}
LOOKS = (
    Look(key="points", unit=POINTS, figure="points", value="points"),
    Look(key="made", unit=SHARE, figure="made", value="made"),
    Look(key="off", unit=TRICKS, figure="off", value="off"),
    *(
        Look(
            key=f"{value}-{group[0]}",
            unit=unit,
            figure=value,
            value=value,
            where=_sized(group),
            whole=value,
        )
        for value, unit in (("off", TRICKS), ("made", SHARE))
        for group in GROUPS
    ),
    *(
        Look(
            key=f"place-{place}",
            unit=SHARE,
            figure="place",
            value="made",
            where=_placed(place),
            same_deals=False,
            whole="made",
        )
        for place in (FIRST, BETWEEN, LAST)
    ),
    Look(key="zero", unit=SHARE, figure="zero", value="zero"),
    Look(
        key="zero-made",
        unit=SHARE,
        figure="zero",
        value="made",
        where=lambda company: company.zero == 1,
        same_deals=False,
    ),
    Look(key="miss-made", unit=SHARE, value="made", **_AFTER_A_MISS),  # type: ignore[arg-type]
    Look(key="miss-off", unit=TRICKS, value="off", **_AFTER_A_MISS),  # type: ignore[arg-type]
    Look(key="time", unit=SHARE, figure="time", value="made", over_time=True),
)
"""Every look, for every record: too high or too low and bids made, in all and by cards in the hand;
bids made by place after the dealer; how often zero is bid and made; points a deal; both after a
miss; and the change over the games."""


def found_in(company: Company) -> tuple[Found, ...]:
    """Return what every look found, in the order of ``LOOKS``."""
    gaps = {look.key: look.gap(company) for look in LOOKS}
    sure = steps([gap.chance for gap in gaps.values()])
    return tuple(
        Found(look, gaps[look.key], is_sure) for look, is_sure in zip(LOOKS, sure, strict=True)
    )


def direction(gap: Gap) -> str:
    """Return how somebody's own bids missed on average: "high", "low", or "" where right."""
    return directions(gap)[0]


def directions(gap: Gap) -> tuple[str, str]:
    """Return how both bids were that missed by so much on average; empty where one was right."""
    flat = min(_FLAT, 0.99 * max(abs(gap.own), abs(gap.others)))
    own, others = (
        "" if abs(each) <= flat else "low" if each > 0 else "high" for each in (gap.own, gap.others)
    )
    return own, others


def steps(chances: Sequence[float]) -> list[bool]:
    """Return which of some looks are sure together, by Holm's steps.

    Parameters
    ----------
    chances : sequence of float
        How often luck alone would find so much, for each look.

    >>> steps([0.04, 0.001, 0.02])
    [True, True, True]
    >>> steps([0.04, 0.03, 0.02])
    [False, False, False]
    """
    sure = [False] * len(chances)
    for left, place in enumerate(sorted(range(len(chances)), key=chances.__getitem__)):
        if chances[place] > SURE / (len(chances) - left):
            break
        sure[place] = True
    return sure


def worth_saying(found: Sequence[Found], company: Company) -> tuple[Found, ...]:
    """Return what is sure and large enough, the largest first; nothing twice.

    Of a part nothing is said where the whole says it already: a look at some deals must be farther
    from the others than the rest of the deals. Of the whole nothing is said where a part is all
    there is to it. That takes sentences away and adds none.
    """
    said = {each.look.key: each for each in found if each.is_sure and each.size >= _LEAST}
    twice = set()
    for part in said.values():
        whole = said.get(part.look.whole or "")
        if whole is None or not _same_way(whole, part):
            continue
        if part.look.beyond(company).chance > _APART:
            twice.add(part)
        elif part.look.elsewhere(company).chance > _APART:
            twice.add(whole)
    return tuple(sorted(set(said.values()) - twice, key=lambda each: -each.size))


def _same_way(one: Found, other: Found) -> bool:
    return (one.gap.apart.value > 0) == (other.gap.apart.value > 0)
