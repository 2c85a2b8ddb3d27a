"""Student's t as SciPy has it, from one degree of freedom to a million."""

from math import inf, nan

import pytest
from scipy import stats

from riverlib.core import student

FREEDOMS = (0.2, 0.5, 1, 1.7, 2, 3, 9.5, 48, 1000, 1e6)


@pytest.mark.parametrize("freedom", FREEDOMS)
def test_the_share_beyond_is_that_of_scipy(freedom: float) -> None:
    for t in (1e-6, 0.01, 0.5, 1.0, 1.96, 3.0, 7.5, 40.0, -2.5):
        expected = 2 * stats.t.sf(abs(t), freedom)
        assert student.two_sided(t, freedom) == pytest.approx(expected, rel=1e-7)


@pytest.mark.parametrize("freedom", FREEDOMS)
def test_the_way_back_is_that_of_scipy(freedom: float) -> None:
    for share in (0.5, 0.05, 0.003):
        expected = stats.t.isf(share / 2, freedom)
        assert student.beyond(share, freedom) == pytest.approx(expected, rel=1e-6)


def test_without_freedom_nothing_is_known() -> None:
    assert student.two_sided(9.0, 0) == student.two_sided(9.0, nan) == 1.0
    assert student.two_sided(nan, 5) == 1.0
    assert student.two_sided(inf, 5) == 0.0
    assert student.half_width(0.1, 0) == student.half_width(nan, 5) == inf
    assert student.half_width(0.0, 3) == 0.0
    assert student.freedom_of([]) == 0.0
