"""Who all but turned a game round: one row is one game, its deals a row of points each."""

from itertools import accumulate

import pytest

from riverlib.cards.near_comeback import NearComeback, nearly_back

Points = tuple[int, ...]
FAR = [(10, 0)] * 4
# fmt: off
TABLE: dict[str, tuple[list[Points], NearComeback | None]] = {
    "made up in two deals, one point missing": (
        [(10, 0), (10, 0), (-1, 10), (-1, 7)], NearComeback(1, 20, 2, 1)),
    "the first of equal gaps": ([*FAR, (0, 0), *[(0, 10)] * 3, (0, 9)], NearComeback(1, 40, 4, 1)),
    "a quarter of a deal is near enough": (
        [*[(8, 0)] * 4, *[(0, 8)] * 3, (0, 6)], NearComeback(1, 32, 4, 2)),
    "more than a quarter is not": ([*[(8, 0)] * 4, *[(0, 8)] * 3, (0, 5)], None),
    "no more made up than a deal may bring": ([(10, 0), (1, 0), (0, 10)], None),
    "made up for good, and won": ([*FAR, *[(0, 10)] * 4, (0, 1)], None),
    "a shared win": ([*FAR, *[(0, 10)] * 4], None),
    "led again since then": ([*FAR, *[(0, 10)] * 5, (10, 0), (1, 0)], None),
    "was level since then": ([*FAR, *[(0, 10)] * 4, (1, 0)], None),
    "behind another, not the winner": ([(0, 0, 30), (0, 0, 10), (42, 41, 0)], None),
    "of two the one who made up more": (
        [(10, 0, 5), *[(10, 0, 0)] * 3, *[(0, 10, 9)] * 3, (0, 9, 7)], NearComeback(1, 40, 4, 1)),
    "one deal": ([(3, 2)], None),
    "points only lost": ([(-1, -9), (-1, -9), (-9, -1), (-8, -1)], None),
    "one side alone": ([(3,), (4,)], None),
}
# fmt: on


@pytest.mark.parametrize(("deals", "expected"), TABLE.values(), ids=TABLE)
def test_nearly_back(deals: list[Points], expected: NearComeback | None) -> None:
    start = (0,) * len(deals[0])
    totals = accumulate(deals, lambda a, b: tuple(map(sum, zip(a, b, strict=True))), initial=start)
    assert nearly_back(list(totals)) == expected
