"""A bar for every deal."""

from riverlib.figures import hand_sizes


def test_a_bar_for_every_deal() -> None:
    (bars,) = hand_sizes.by_deal((2, 4, 3)).data
    assert list(bars.y) == [2, 4, 3]
    assert list(bars.x) == [1, 2, 3]
