"""People of a family against each other: who met whom, how it went, and how sure one can be."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from riverlib.analysis.counts import Estimate, share_of
from riverlib.analysis.game_lines import GameLine
from riverlib.core import student
from riverlib.core.counting import counted, listed

SURE = 0.05
"""How often anything at all is called sure that is luck, all pairs together."""
_LOOKS = 2
"""What each pair is asked: by how many points, and who ended ahead in how many games."""
_MOST_NAMED = 3
FEWEST = 5
"""Games below which nothing is said about who is better: an interval would dwarf all others."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Meeting:
    """Two people who sat at the same tables, on different sides."""

    one: str
    other: str
    ahead: int
    """Games in which the one ended ahead of the other."""
    level: int
    behind: int
    difference: Estimate
    """Points of the one less the other's, a game; the intervals of all pairs hold together 97.5
    times in 100 (Student's t, Bonferroni's share for each)."""
    by_points: float
    """How often luck alone would part two equals by as many points a game, of this pair alone."""
    one_made: Estimate
    """Share of bids made in these games; ``count`` is 0 in races."""
    other_made: Estimate
    luck: float
    """How often luck alone would part two equals in so many games: the exact sign test."""
    pairs: int
    """How many pairs are looked at together."""

    @property
    def games(self) -> int:
        """How many games both played."""
        return self.ahead + self.level + self.behind

    @property
    def joined(self) -> str:
        """What stands between both names: nobody is over who is not ahead in games and points."""
        is_over = self.ahead > self.behind and round(self.difference.value) > 0
        return "over" if is_over else "and"

    @property
    def beats(self) -> bool:
        """Whether the one's points are surely more: the whole interval is above 0."""
        return self.difference.low > 0 and self.games >= FEWEST

    @property
    def ends_ahead(self) -> bool:
        """Whether the one is surely ahead more often, by the games alone."""
        return self.ahead > self.behind and self.luck <= missed_of(self.pairs)

    @property
    def is_sure(self) -> bool:
        """Whether points or games won are more than luck, all pairs together."""
        return self.games >= FEWEST and (self.beats or self.ends_ahead)

    @property
    def is_hint(self) -> bool:
        """Whether this pair alone would be called sure, but not all pairs together."""
        if self.is_sure or self.games < FEWEST:
            return False
        by_points = self.difference.value > 0 and self.by_points <= SURE
        return by_points or (self.ahead > self.behind and self.luck <= SURE)

    def turned(self) -> "Meeting":
        """Return the same from the other's side."""
        gap = self.difference
        return Meeting(
            one=self.other,
            other=self.one,
            ahead=self.behind,
            level=self.level,
            behind=self.ahead,
            difference=Estimate(-gap.value, -gap.high, -gap.low, gap.count),
            one_made=self.other_made,
            other_made=self.one_made,
            by_points=self.by_points,
            luck=self.luck,
            pairs=self.pairs,
        )


def meetings(lines: Sequence[GameLine]) -> tuple[Meeting, ...]:
    """Return all pairs of people who met in finished games, the most frequent first.

    The one is who was ahead more often. Partners in a game do not meet in it; a name that is at a
    table twice tells nobody apart, and is left out of that game.
    """
    met: dict[tuple[str, str], list[tuple[GameLine, int, int]]] = {}
    for line in lines:
        if not line.finished:
            continue
        times = Counter(line.names)
        people = [
            seat for seat, each in enumerate(line.seats) if each.is_person and times[each.name] == 1
        ]
        for one, other in combinations(sorted(people, key=lambda seat: line.names[seat]), 2):
            if other not in line.side_of(one):
                met.setdefault((line.names[one], line.names[other]), []).append((line, one, other))
    found = [_meeting(names, games, pairs=len(met)) for names, games in met.items()]
    return tuple(sorted(found, key=lambda each: (-each.games, each.one, each.other)))


def _meeting(
    names: tuple[str, str], games: Sequence[tuple[GameLine, int, int]], *, pairs: int
) -> Meeting:
    worth = [(_worth(line, one), _worth(line, other)) for line, one, other in games]
    return judged(
        names,
        np.array([mine[0] - theirs[0] for mine, theirs in worth], np.float64),
        ahead=sum(mine > theirs for mine, theirs in worth),
        behind=sum(mine < theirs for mine, theirs in worth),
        one_made=made_by([(line, one) for line, one, _ in games]),
        other_made=made_by([(line, other) for line, _, other in games]),
        pairs=pairs,
    )


def judged(
    names: tuple[str, str],
    gaps: NDArray[np.float64],
    *,
    ahead: int,
    behind: int,
    one_made: Estimate,
    other_made: Estimate,
    pairs: int,
) -> Meeting:
    """Return what two sides' games with each other say, the better one first.

    Parameters
    ----------
    gaps : array of float, one a game
        By how many points the first was ahead.
    ahead, behind : int
        Games that the first ended ahead, and behind.
    pairs : int
        How many pairs are judged together.
    """
    found = Meeting(
        one=names[0],
        other=names[1],
        ahead=ahead,
        level=len(gaps) - ahead - behind,
        behind=behind,
        difference=mean_of_few(gaps, missed=missed_of(pairs)),
        one_made=one_made,
        other_made=other_made,
        by_points=chance_of(gaps),
        luck=by_luck(ahead, behind),
        pairs=pairs,
    )
    return found if (ahead, gaps.sum()) >= (behind, -gaps.sum()) else found.turned()


def _worth(line: GameLine, seat: int) -> tuple[int, bool]:
    """Return what ranks a seat: its points, and where points are level whether it won."""
    return line.seats[seat].total, line.seats[seat].won


def made_by(seats: Sequence[tuple[GameLine, int]]) -> Estimate:
    """Return the share of bids made at these seats; ``count`` is 0 in races."""
    counts = [(line.seats[at].made, line.deals) for line, at in seats]
    return share_of(
        sum(made for made, _ in counts if made is not None),
        sum(deals for made, deals in counts if made is not None),
    )


def mean_of_few(values: NDArray[np.float64], *, missed: float = SURE) -> Estimate:
    """Return a mean with Student's interval, which is sound for few values too.

    Parameters
    ----------
    missed : float
        How often the interval may miss the truth: 0.05 for one of 95%.
    """
    count = len(values)
    value = float(values.mean()) if count else float("nan")
    error = float(values.std(ddof=1)) / count**0.5 if count > 1 else float("nan")
    width = student.beyond(missed, count - 1) * error if count > 1 else float("inf")
    return Estimate(value, value - width, value + width, count)


def missed_of(pairs: int) -> float:
    """Return how often one question about one of so many pairs may be answered falsely."""
    return SURE / (_LOOKS * pairs)


def chance_of(values: NDArray[np.float64]) -> float:
    """Return how often luck alone would put a mean so far from 0, by Student's t on both sides.

    >>> round(chance_of(np.array([1.0, 2.0, 3.0])), 3), chance_of(np.array([4.0]))
    (0.074, 1.0)
    """
    error = float(values.std(ddof=1)) / len(values) ** 0.5 if len(values) > 1 else float("nan")
    if not error:  # the same in every game
        return 0.0 if values.any() else 1.0
    return student.two_sided(float(values.mean()) / error, len(values) - 1)


def by_luck(ahead: int, behind: int) -> float:
    """Return how often two equals would part at least so far: the exact sign test, both sides.

    >>> by_luck(5, 0), by_luck(3, 3)
    (0.0625, 1.0)
    """
    games, fewer = ahead + behind, min(ahead, behind)
    tail, ways = 0, 1  # ways: games choose each
    for each in range(fewer + 1):
        tail += ways
        ways = ways * (games - each) // (each + 1)
    return min(1.0, 2 * tail / (1 << games))


def meetings_say(found: Sequence[Meeting]) -> str:
    """Say who beats whom most surely, or that it is too early to say."""
    if len(found) == 1:
        return meeting_says(found[0])
    if surest := surest_of(found):
        return meeting_says(surest)
    if hint := hint_of(found):
        return meeting_says(hint)
    if told := _one_of_all(found):
        return told
    first = min(found, key=lambda each: each.luck)
    score = f"{first.ahead} of {counted(first.games, 'game')}"
    if first.ahead <= first.behind:
        return "Too early to say who beats whom"
    return (
        f"Too early to say who beats whom: even {first.one}, ahead of {first.other} in {score},"
        " may be lucky"
    )


def surest_of(found: Sequence[Meeting]) -> Meeting | None:
    """Return the strongest of what is sure: what luck alone would do least often."""
    sure = [each for each in found if each.is_sure]
    return min(
        sure,
        key=lambda each: min(
            each.by_points if each.beats else 1.0, each.luck if each.ends_ahead else 1.0
        ),
        default=None,
    )


def hint_of(found: Sequence[Meeting]) -> Meeting | None:
    """Return the strongest hint, if there is any."""
    hints = [each for each in found if each.is_hint]
    return min(hints, key=lambda each: min(each.luck, each.by_points), default=None)


def how_sure(meeting: Meeting) -> str:
    """Return how sure it is who is better, in a few words."""
    if meeting.is_sure:
        return "more than luck"
    return "a hint, not yet sure" if meeting.is_hint else "too early to say"


def _one_of_all(found: Sequence[Meeting]) -> str:
    """Say how one person did against everybody: empty unless all pairs are theirs and won."""
    who = found[0].one
    if not 1 < len(found) <= _MOST_NAMED or any(
        each.one != who or each.ahead <= each.behind for each in found
    ):
        return ""
    first, *others = found
    scores = [f"of {each.other} in {each.ahead} of {each.games}" for each in others]
    of = [f"of {first.other} in {first.ahead} of {counted(first.games, 'game')}", *scores]
    return f"{who} was ahead {listed(of)}: that may still be luck"


def meeting_says(meeting: Meeting) -> str:
    """Say how two people stand: counts as they are, and whether they mean anything yet."""
    one, other, games = meeting.one, meeting.other, counted(meeting.games, "game")
    score = f"{meeting.ahead} of {games}"
    if meeting.beats:
        by = max(1, round(meeting.difference.value))
        return f"{one} beats {other} by {counted(by, 'point')} a game, and ends ahead in {score}"
    if meeting.is_sure:
        return f"{one} ends ahead of {other} in {score}: more than luck"
    if meeting.ahead == meeting.behind:
        each = f"each ahead in {meeting.ahead} of {games}"
        return f"{one} and {other} are level, {each}"
    how = how_sure(meeting) if meeting.is_hint else "too early to say who is better"
    return f"{one} was ahead of {other} in {score}: {how}"
