"""The points of a deal: every square is the engine's, and says how it comes about."""

import csv
import io

import pytest

from riverlib import cards
from riverlib.figures import data, hand_sizes, points


@pytest.mark.parametrize("name", cards.SCORINGS)
def test_every_square_is_the_engines(name: str) -> None:
    scoring = cards.SCORINGS[name]
    (drawn,) = points.by_bid_and_taken(scoring, 5).data
    for bid in range(6):
        for taken in range(6):
            score = cards.score(scoring, bid=bid, taken=taken, hand_size=5)
            assert drawn.z[bid][taken] == score.points
            assert drawn.text[bid][taken] == cards.signed(score.points)
            assert score.how in drawn.hovertext[bid][taken].replace("<br>", " ")


@pytest.mark.parametrize("name", cards.SCORINGS)
@pytest.mark.parametrize("size", [1, 3, 10, 17, 26])
def test_numbers_never_collide_on_a_phone(name: str, size: int) -> None:
    (drawn,) = points.by_bid_and_taken(cards.SCORINGS[name], size).data
    for row in drawn.text:
        written = [text for text in row if text]
        room = 300 / (size + 1) * (1 if len(written) > 1 else 3)
        assert all(7.5 * len(text) <= room for text in written)


def test_the_sum_is_said_in_words() -> None:
    assert points.hover(3, 2, "2 - 3 = -1").startswith("Bid 3 and took 2: 1 trick too few.")
    assert "exactly right" in points.hover(0, 0, "+5")
    assert "2 tricks too many" in points.hover(1, 3, "+3")


def test_the_numbers_come_away() -> None:
    figure = points.by_bid_and_taken(cards.SCORINGS["Basic"], 2)
    rows = list(csv.reader(io.StringIO(data.to_csv(figure).decode("utf-8-sig"))))
    assert rows[0] == ["tricks taken", "tricks bid", "points", "arithmetic"]
    assert rows[1][:3] == ["0", "0", "10"]
    assert len(rows) == 1 + 9


def test_deals_without_trump_are_striped_and_named() -> None:
    figure = hand_sizes.by_deal((2, 4, 3), without_trump=[2])
    (bars,) = figure.data
    assert list(bars.marker.pattern.shape) == ["", "/", ""]
    rows = list(csv.reader(io.StringIO(data.to_csv(figure).decode("utf-8-sig"))))
    assert rows[0] == ["line", "deal", "cards each", "trump"]
    assert [row[-1] for row in rows[1:]] == ["trump", "no trump", "trump"]


def test_a_team_may_bid_more_than_there_are_tricks() -> None:
    (drawn,) = points.by_bid_and_taken(cards.SCORINGS["Ile Fourchue"], 3, most_bid=6).data
    assert [list(drawn.x), list(drawn.y)] == [[0, 1, 2, 3], [0, 1, 2, 3, 4, 5, 6]]
    assert drawn.z[6][3] == -15
