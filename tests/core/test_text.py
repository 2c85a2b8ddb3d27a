"""Whole per cents: they add up, and one of them may be told alone."""

from hypothesis import given
from hypothesis import strategies as st

from riverlib.core.text import whole_percent, whole_percents


@given(parts=st.lists(st.integers(1, 10_000), min_size=2, max_size=4), seat=st.integers(0, 3))
def test_parts_add_up_and_the_one_that_is_told_alone_is_rounded_as_it_is_there(
    parts: list[int], seat: int
) -> None:
    shares, told = [each / sum(parts) for each in parts], seat % len(parts)
    whole = whole_percents(shares, told=told)
    assert sum(whole) == sum(whole_percents(shares)) == 100
    assert f"{whole[told]}%" == whole_percent(shares[told])
    assert all(abs(100 * share - each) <= 1 for share, each in zip(shares, whole, strict=True))
