"""Bids against tricks: shares, numbers that fit on a phone, colour by how many hands there are."""

import numpy as np
import pytest

from riverlib.figures import bid_squares

SMALL = np.array([[3, 1, 0], [0, 2, 0], [0, 0, 0]])


def written(counts: np.ndarray) -> list[str]:
    rows = bid_squares.bid_against_taken(counts).data
    return [text for row in rows for text in row.text[0] if text]


def test_a_row_adds_up_to_one_and_what_never_happened_has_no_colour() -> None:
    rows = bid_squares.bid_against_taken(SMALL).data
    assert [np.nansum(row.z) for row in rows] == [1, 1]
    assert np.isnan(rows[1].z[0][0])
    assert written(SMALL) == ["3", "1", "2"]


def test_bids_that_nobody_made_take_no_room() -> None:
    figure = bid_squares.bid_against_taken(SMALL)
    assert list(figure.layout.xaxis.range) == [-0.5, 1.5]
    assert len(figure.layout.shapes) == 2


def test_a_bid_of_few_hands_is_paler() -> None:
    few, many = bid_squares.bid_against_taken(np.array([[2, 1], [100, 50]])).data
    assert few.z[0] == pytest.approx(many.z[0])
    assert few.opacity < 0.5 < 0.9 < many.opacity


@pytest.mark.parametrize("size", range(1, 30))
@pytest.mark.parametrize("most", [1, 40, 700, 12_000, 3_000_000])
def test_numbers_never_collide_on_a_phone(size: int, most: int) -> None:
    counts = np.full((size, size), most)
    widest = max(map(len, written(counts)), default=0)
    assert 8 * widest + 4 <= 300 / size
    said = bid_squares.words(counts)
    assert ("number of hands" in said) == (f"{most:,}" in written(counts))
    assert ("of 100 hands" in said) == (bool(widest) and "number of hands" not in said)


def test_no_hands_at_all_are_an_empty_figure() -> None:
    assert not bid_squares.bid_against_taken(np.zeros((3, 3), int)).data
