"""Figures hold the numbers they were given."""

from riverlib import cards
from riverlib.figures import cards as figures
from riverlib.figures import theme

RESULTS = (
    cards.DealResult(
        dealer=0, hand_size=2, bids=(1, 0), taken=(1, 1), points=(11, 1), totals=(11, 1)
    ),
    cards.DealResult(
        dealer=1, hand_size=1, bids=(0, 0), taken=(0, 1), points=(10, 1), totals=(21, 2)
    ),
)


def test_a_bar_for_every_deal() -> None:
    (bars,) = figures.hand_sizes((2, 4, 3)).data
    assert list(bars.y) == [2, 4, 3]
    assert list(bars.x) == [1, 2, 3]


def test_a_line_for_every_seat_from_zero_on() -> None:
    first, second = figures.totals_by_deal({0: "Anna", 1: "Ben"}, RESULTS).data
    assert list(first.y) == [0, 11, 21]
    assert list(second.y) == [0, 1, 2]
    assert [list(facts) for facts in first.customdata[1:]] == [[1, 1, 11], [0, 0, 10]]


def test_seats_differ_by_more_than_colour() -> None:
    lines = figures.totals_by_deal(dict(enumerate("ABCDE")), ()).data
    assert len({line.line.dash for line in lines}) == 5


def test_names_are_text_and_not_markup() -> None:
    (line, _) = figures.totals_by_deal({0: "<b>Anna</b> & co", 1: "Ben"}, RESULTS).data
    assert line.name == "&lt;b&gt;Anna&lt;/b&gt; &amp; co"


def test_ten_seats_have_ten_colours() -> None:
    assert len(set(theme.SEAT_COLOURS)) == 10
