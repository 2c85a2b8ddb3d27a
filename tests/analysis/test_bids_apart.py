"""The bids furthest from the others': counted as the record has them, judged for many looks."""

import re

import numpy as np
import pytest

from riverlib.analysis import company_of, record_of
from riverlib.analysis.bids_apart import FEWEST, bids_apart
from riverlib.analysis.record_titles import HINT, opening, title
from tests.analysis.habits import company

_SAID = re.compile(
    r"our bids of (\S+)(?: (or more)| (?:or|to) (\d+))? came true (more|less) often"
    r" than the others': (\d+) of (\d+), theirs (\d+) of (\d+)"
)


def bids(games: int, *, own_chance: float, chance: float, seed: int = 0) -> list[tuple[int, ...]]:
    """Rows of bids from 0 to 6 of four seats: bids of 5 or more come true so often, others 60%."""
    rng = np.random.default_rng(seed)
    rows = []
    for game in range(games):
        for deal in range(19):
            for seat in range(4):
                bid = int(rng.integers(7))
                of_high = chance if seat else own_chance
                made = rng.random() < (of_high if bid >= 5 else 0.6)
                rows.append((game, 4, deal, seat, 10, 0, bid, bid if made else bid + 1, 0, 0))
    return [(*row[:-1], int(row[3] == 0)) for row in rows]


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("games", [3, 12, 40])
def test_the_numbers_are_those_of_the_record(seed: int, games: int) -> None:
    """What a new user found: the grid's finding was nowhere in words."""
    record = record_of(company(games, seed=seed))
    table = record.company.table
    for said in (title("bids", record, ()), opening(record)):
        found = _SAID.search(said)
        assert found, said
        low, is_open, high, how, *counts = found.groups()
        first = 0 if low == "zero" else int(low)
        last = 99 if is_open else int(high or first)
        for own, (made, count) in ((1, counts[:2]), (0, counts[2:])):
            rows = table[(table["own"] == own) & table["bid"].between(first, last)]
            hits = (rows["bid"] == rows["taken"]).sum()
            assert (int(made), int(count)) == (hits, len(rows))
        own, others = int(counts[0]) / int(counts[1]), int(counts[2]) / int(counts[3])
        assert (own > others, int(counts[1]) >= FEWEST) == (how == "more", True)


def test_bids_that_fail_only_here_are_a_hint_and_never_more() -> None:
    for seed in range(8):
        said = title("bids", record_of(company_of(bids(40, own_chance=0.1, chance=0.6, seed=seed))),
                     ())  # fmt: skip
        assert re.match(r"Your bids of (5|6)( or more)? came true less often", said)
        assert said.endswith(f"; {HINT}.")


def test_bids_as_hard_for_everybody_are_seldom_a_hint() -> None:
    hinted = 0
    for seed in range(100):
        record = record_of(company_of(bids(12, own_chance=0.2, chance=0.2, seed=seed)))
        hinted += title("bids", record, ()).endswith(f"{HINT}.")
    assert hinted <= 11  # 5 % of 100, with room


@pytest.mark.parametrize(
    ("taken_by_bid", "words"),
    [
        ({0: [0] * 20, 1: [0] * 12 + [1]}, "bids of 1"),  # the highest alone is not "or more"
        ({0: [0] * 20, 1: [0] * 9, 2: [0] * 3, 3: [3] * 12}, "bids of 1 or 2"),
        ({0: [0] * 20, 1: [1] * 20, 5: [4] * 11, 7: [6]}, "bids of 5 or more"),
        ({0: [1] * 20, 1: [1] * 20}, "bids of zero"),
        ({0: [0] * 20, 1: [1] * 3, 2: [0] * 5, 3: [2] * 5, 4: [4] * 12}, "bids of 1 to 3"),
        ({0: [0] * 11, 1: [0] * 5}, ""),  # nothing to compare with
    ],
)
def test_few_bids_are_put_together(taken_by_bid: dict[int, list[int]], words: str) -> None:
    rows = [
        (no, 2, 0, seat, 10, 0, bid, taken if not seat else bid, 0, 1 - seat)
        for no, (bid, taken) in enumerate(
            (bid, each) for bid, all_taken in taken_by_bid.items() for each in all_taken
        )
        for seat in range(2)
    ]
    found = bids_apart(company_of(rows))
    assert (found.words if found else "") == words


def test_the_page_opens_with_what_was_played_and_made() -> None:
    record = record_of(company(12))
    made = int(record.company.made[record.company.own].sum())
    assert opening(record).startswith(f"In 12 games you made {made} of 228 bids. Your bids of ")
    assert opening(record, over=10).startswith("In 12 games (2 not over yet) you made ")
    few = record_of(company_of([(0, 2, 0, seat, 1, 0, 1, 1, 11, 1 - seat) for seat in range(2)]))
    assert opening(few) == "In 1 game you made 1 of 1 bid."
