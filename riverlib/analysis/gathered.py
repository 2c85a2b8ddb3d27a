"""What many games together show, in a sentence: the titles of their figures."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import erfc
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from riverlib.analysis.counts import Estimate, made_by_hand_size, share_of
from riverlib.analysis.deals import is_made
from riverlib.analysis.game_lines import number
from riverlib.core import student
from riverlib.core.counting import counted, listed
from riverlib.core.text import whole_percent

if TYPE_CHECKING:
    import pandas as pd

SURE = 0.05
"""How often a sentence may call somebody better who is not, all comparisons of it together."""
_FEW_GAMES, _FEW_HANDS = 5, 30
"""Games, or hands of a bid, below which nothing is said."""
_SHARED = 0.5
"""Part of the games of who played less that two must share to be compared within them."""

Numbers = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Lead:
    """How two players' ends differ."""

    by: float
    """Points a game of the one less the other's."""
    luck: float
    """How often luck alone would part them at least so far."""


def ends_say(
    ends: Mapping[str, Numbers],
    games: Mapping[str, Numbers] | None = None,
    people: Collection[str] = (),
) -> str:
    """Say who ends highest and by how much, or that it is too early to say.

    Where several people are among bots, people are told of first, and among themselves.

    Parameters
    ----------
    ends : mapping of str to ndarray(int), shape (games,)
        Totals at the end, by name.
    games : mapping of str to ndarray(int), shape (games,), optional
        The number of the game of each of these ends, so that two who sat at the same tables are
        compared there; without it nobody is taken to have met.
    people : collection of str, optional
        Which of the names are people; the others are bots.
    """
    known = {name: totals for name, totals in ends.items() if len(totals)}
    family = {name: totals for name, totals in known.items() if name in people}
    if len(family) == len(known) or _regulars(family) < 2:
        return _all_say(known, games)
    return _people_say(family, {name: known[name] for name in known if name not in people}, games)


def _regulars(ends: Mapping[str, Numbers]) -> int:
    return sum(len(totals) >= _FEW_GAMES for totals in ends.values())


def _people_say(
    family: Mapping[str, Numbers],
    bots: Mapping[str, Numbers],
    games: Mapping[str, Numbers] | None,
) -> str:
    """Say how people stand among themselves, in order, then where the best bot is."""
    told = {name: totals for name, totals in family.items() if len(totals) >= _FEW_GAMES}
    said = _all_say(family, games)
    is_early = said.startswith("Too early")
    if is_early:
        order = sorted(told, key=lambda name: -float(told[name].mean()))
        means = listed([f"{name} {number(round(float(told[name].mean())))}" for name in order])
        said = f"Of the people {means} points a game; too early to say who ends highest"
    elif " ends highest" in said:
        said = said.replace(" ends highest", " ends highest of the people", 1)
    known_bots = {name: totals for name, totals in bots.items() if len(totals) >= _FEW_GAMES}
    if not known_bots:
        return said
    bot = max(known_bots, key=lambda name: float(known_bots[name].mean()))
    return f"{said}. Of the bots {bot} has most, {number(round(float(bots[bot].mean())))}"


def _all_say(known: Mapping[str, Numbers], games: Mapping[str, Numbers] | None) -> str:
    if not known:
        return ""
    if len(known) == 1:
        return _one_says(next(iter(known.values())))
    told = {name: totals for name, totals in known.items() if len(totals) >= _FEW_GAMES}
    if len(told) < 2:
        return _few_say(known)
    means = {name: float(totals.mean()) for name, totals in told.items()}
    first, *others = sorted(told, key=lambda name: -means[name])
    leads = {other: _lead(first, other, told, games) for other in others}
    mean, second = number(round(means[first])), others[0]
    if len(told) == len(known) and all(
        lead.by > 0 and lead.luck < SURE / len(others) for lead in leads.values()
    ):
        by = _points(leads[second].by)
        return f"{first} ends highest, with {mean} points a game: {by} more than {second}"
    pairs = len(told) * (len(told) - 1) / 2
    lower = [other for other, lead in leads.items() if lead.by > 0 and lead.luck < SURE / pairs]
    if lower:
        rest = listed([name for name in known if name not in (first, *lower)])
        above = f"{first} ({mean} points a game) ends higher than {listed(lower)}"
        return f"{above}; too early to say of {rest}" if rest else above
    early = "oo early to say who ends highest"
    if apart := _surest(told, games, SURE / pairs):
        return f"{apart}; t{early}"
    close = f"{second} has {number(round(means[second]))}"
    return f"T{early}: {first} has {mean} points a game, {close}"


def _few_say(known: Mapping[str, Numbers]) -> str:
    """Say of whom there are too few games."""
    fewest = min(len(totals) for totals in known.values())
    who = min(known, key=lambda name: len(known[name]))
    games = f"only {counted(fewest, 'game')}"
    if any(len(totals) > fewest for totals in known.values()):
        games += f" of {who}"
    return f"Too early to say who ends highest: {games}"


def _surest(ends: Mapping[str, Numbers], games: Mapping[str, Numbers] | None, luck: float) -> str:
    """Say which two are parted most surely, or nothing where luck parts all at least so often."""
    leads = {(one, other): _lead(one, other, ends, games) for one, other in combinations(ends, 2)}
    (one, other), lead = min(leads.items(), key=lambda each: each[1].luck)
    if not lead.by or lead.luck >= luck:
        return ""
    over_all = float(ends[one].mean() - ends[other].mean())
    where = "" if round(over_all) == round(lead.by) else " where both played"
    if lead.by < 0:
        one, other = other, one
    whole = round(abs(lead.by))
    by = counted(whole, "point") if whole else "less than one point"
    return f"{one} ends higher than {other}, by {by} a game{where}"


def _one_says(totals: Numbers) -> str:
    if len(totals) < 2 * _FEW_GAMES:
        return f"{counted(len(totals), 'game')}: too few to say where they end"
    low, high = (round(float(each)) for each in np.quantile(totals, (0.25, 0.75)))
    return f"Every second game ends with {number(low)} to {number(high)} points"


def _lead(
    one: str, other: str, ends: Mapping[str, Numbers], games: Mapping[str, Numbers] | None
) -> Lead:
    """Compare two: within the games of both where they share enough, else as two samples."""
    mine, theirs = ends[one].astype(np.float64), ends[other].astype(np.float64)
    if games is not None:
        both, at, there = np.intersect1d(games[one], games[other], return_indices=True)
        if len(both) >= max(_FEW_GAMES, _SHARED * min(len(mine), len(theirs))):
            gaps = mine[at] - theirs[there]
            error = float(gaps.std(ddof=1)) / len(gaps) ** 0.5
            return _tested(float(gaps.mean()), error, len(gaps) - 1)
    parts = [float(each.var(ddof=1)) / len(each) for each in (mine, theirs)]
    spread = sum(
        part**2 / (len(each) - 1) for part, each in zip(parts, (mine, theirs), strict=True)
    )
    freedom = sum(parts) ** 2 / spread if spread else 0.0  # Welch's
    return _tested(float(mine.mean() - theirs.mean()), sum(parts) ** 0.5, freedom)


def _tested(by: float, error: float, freedom: float) -> Lead:
    if not error:  # the same gap in every game: as sure as so many games can be
        return Lead(by, 0.0 if by else 1.0)
    return Lead(by, student.two_sided(by / error, freedom))


def _points(by: float) -> str:
    """Say a difference as people do: whole points, and no "0 more"."""
    whole = round(by)
    return str(whole) if whole else "less than one point"


def bids_say(hands: "pd.DataFrame") -> str:
    """Say how many bids were made, and which numbers came true most and least often.

    Parameters
    ----------
    hands : DataFrame
        As ``analysis.count_hands`` counts them.
    """
    shares = _by_bid(hands)
    total, made = int(hands["hands"].sum()), int(hands["hands"][is_made(hands)].sum())
    if not total:
        return ""
    said = f"{whole_percent(made / total)} of the bids were made"
    if total < _FEW_HANDS:
        return f"{made} of {counted(total, 'bid')} were made"
    told = {bid: each for bid, each in shares.items() if each.count >= _FEW_HANDS}
    best, worst = _ends_of(told)
    if best is None or worst is None:
        return said
    most, least = whole_percent(told[best].value), whole_percent(told[worst].value)
    if len(told) < len(shares):  # seldom bid: they may come true less than the least of these
        often = f"{best} comes true most ({most}) and {worst} least ({least})"
        return f"{said}; of the numbers often bid, {often}; {_seldom(told, shares)}"
    return f"{said}: bids of {best} come true most often ({most}), bids of {worst} least ({least})"


def _seldom(told: Collection[int], bids: Collection[int]) -> str:
    """Say which numbers were bid too seldom to be told: "6 and more were bid too seldom to say"."""
    seldom = sorted(set(bids) - set(told))
    if len(seldom) == 1:
        return f"{seldom[0]} was bid too seldom to say"
    if seldom[0] > max(told):
        return f"{seldom[0]} and more were bid too seldom to say"
    return f"{listed([str(bid) for bid in seldom])} were bid too seldom to say"


def _by_bid(hands: "pd.DataFrame") -> dict[int, Estimate]:
    counts = hands.assign(made=hands["hands"] * is_made(hands)).groupby("bid").sum()
    return {
        int(bid): share_of(int(made), int(count))
        for bid, made, count in zip(counts.index, counts["made"], counts["hands"], strict=True)
    }


def _ends_of(shares: Mapping[int, Estimate]) -> tuple[int | None, int | None]:
    """Return the keys of the highest and of the lowest share, where luck hardly parts them so."""
    if len(shares) < 2:
        return None, None
    ordered: Sequence[int] = sorted(shares, key=lambda key: shares[key].value)
    worst, best = ordered[0], ordered[-1]
    pairs = len(shares) * (len(shares) - 1) / 2
    sure = _by_luck(shares[best], shares[worst]) < SURE / pairs
    return (best, worst) if sure else (None, None)


def _by_luck(one: Estimate, other: Estimate) -> float:
    """Return how often two equal shares would come out at least so far apart."""
    counts = one.count + other.count
    pooled = (one.value * one.count + other.value * other.count) / counts
    error = (pooled * (1 - pooled) * (1 / one.count + 1 / other.count)) ** 0.5
    return erfc(abs(one.value - other.value) / error / 2**0.5) if error else 1.0


def sizes_say(hands_by_name: Mapping[str, "pd.DataFrame"]) -> str:
    """Say with how many cards the first of the names makes most and fewest of the bids."""
    if not hands_by_name:
        return ""
    name, hands = next(iter(hands_by_name.items()))
    told = {
        size: each for size, each in made_by_hand_size(hands).items() if each.count >= _FEW_HANDS
    }
    best, worst = _ends_of(told)
    if best is None or worst is None:
        return f"{_of(name)}: {_halves_say(hands)}"
    most, least = whole_percent(told[best].value), whole_percent(told[worst].value)
    return (
        f"{_of(name)}: {most} of the bids made with {counted(best, 'card')},"
        f" {least} with {counted(worst, 'card')}"
    )


def _halves_say(hands: "pd.DataFrame") -> str:
    """Say how bids go with few cards and with many, and where the fall begins.

    Of all places where the sizes may be parted the one is told that luck would part least often.
    """
    sizes = sorted({int(size) for size in hands["hand_size"]})
    made = hands["hands"] * is_made(hands)
    parted = []
    for at in range(1, len(sizes)):
        shares = []
        for half in (sizes[:at], sizes[at:]):
            those = hands["hand_size"].isin(half)
            shares.append(share_of(int(made[those].sum()), int(hands["hands"][those].sum())))
        if min(each.count for each in shares) >= _FEW_HANDS:
            parted.append((_by_luck(*shares), at, shares))
    luck, at, shares = min(parted, key=lambda each: each[:2], default=(1.0, 0, []))
    if luck >= SURE / (2 * max(1, len(parted))):
        return "too early to say with how many cards bids go best"
    share, beside = (whole_percent(each.value) for each in shares)
    return f"{share} of the bids made with {_cards(sizes[:at])}, {beside} with {_cards(sizes[at:])}"


def _cards(sizes: Sequence[int]) -> str:
    """Name some sizes of hands that follow each other among those dealt."""
    if len(sizes) < 2:
        return counted(sizes[0], "card")
    return f"{sizes[0]} to {sizes[-1]} cards"


def _of(name: str) -> str:
    return f"{name[:1].upper()}{name[1:]}"
