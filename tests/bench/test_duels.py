"""Duels: fair seats, the same deals for everybody, runs that can be cut, and an honest interval."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from bench import duel_tables
from bench.duels import Duel, halves, play_deals, play_games, read_rows, run, seatings, tasks

DUEL = Duel(a="steady", b="ismcts-20")


@pytest.mark.parametrize("players", range(2, 11))
def test_every_seat_is_held_once_by_each_bot(players: int) -> None:
    duel = replace(DUEL, players=players)
    for number in range(3 * players):
        first, second = seatings(duel, number)
        assert all({a, b} == {duel.a, duel.b} for a, b in zip(first, second, strict=True))
        assert first.count(duel.a) in (players // 2, (players + 1) // 2)


def test_all_ways_to_sit_come_before_every_dealer() -> None:
    assert halves(4, 1) == ({0, 1}, {0, 2}, {0, 3})
    assert halves(3, 1) == ({0}, {1}, {2})
    assert halves(4, 2) == ({0, 2},)  # partners stay together
    met = {(number % 4, seatings(DUEL, number)[0]) for number in range(12)}
    assert len(met) == 12


def test_the_cards_are_the_same_whoever_plays() -> None:
    """With one card there is nothing to choose but bids: the cards alone say who takes it."""
    taken = [
        [[play["taken"] for play in row["plays"]] for row in play_deals(duel, 1, range(20))]
        for duel in (DUEL, replace(DUEL, a="ismcts-30", b="random"))
    ]
    assert taken[0] == taken[1]


def test_equal_bots_are_level_in_every_deal() -> None:
    """Of two games that are the same but for the names the difference is nothing at all."""
    rows = play_deals(Duel(a="ismcts-20", b="ismcts-20-c0.5"), 3, range(4))
    assert duel_tables.difference(rows) == (0.0, 0.0)


def test_kernel_and_engine_rows_are_alike() -> None:
    by_kernel = play_deals(replace(DUEL, b="random"), 2, range(5))
    by_engine = play_deals(DUEL, 2, range(5))
    for fast, slow in zip(by_kernel, by_engine, strict=True):
        assert set(slow) - set(fast) == {"ms"}
        assert (fast["number"], fast["dealer"]) == (slow["number"], slow["dealer"])
        assert all(sum(play["taken"]) == 2 for row in (fast, slow) for play in row["plays"])
    assert json.loads(json.dumps(by_kernel[0]))["plays"][0]["points"]


def test_a_run_that_was_cut_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "rows.jsonl"
    first = run(DUEL, sizes=(1, 2), deals=2, file=file)
    with file.open("a", encoding="utf-8") as lines:
        lines.write('{"duel":{"a":"ste')  # cut off in the middle of a line
    assert len(read_rows(file)) == len(first) == 4
    whole = run(DUEL, sizes=(1, 2), deals=3, file=file)
    assert len(whole) == 6
    plays = {json.dumps(row["plays"]) for row in read_rows(file)}
    assert plays >= {json.dumps(row["plays"]) for row in first}
    assert not list(tasks(DUEL, (1, 2), 3, {(row["size"], row["number"]) for row in whole}))
    assert run(replace(DUEL, seed=2), sizes=(1,), deals=1, file=file) != first  # not mixed


def test_the_interval_holds_the_truth_nineteen_times_in_twenty() -> None:
    rng = np.random.default_rng(1)
    held = 0
    for _ in range(400):
        rows = [
            {"size": size, "plays": [{"a": [0], "bids": [0], "taken": [0], "points": [each]}]}
            for size in (1, 5)
            for each in rng.normal(0.3, 2.0, 60)
        ]
        mean, half = duel_tables.alike(rows, lambda row: row["plays"][0]["points"][0])
        held += abs(mean - 0.3) <= half
    assert 0.92 <= held / 400 <= 0.975


def test_one_bot_alone_plays_whole_games() -> None:
    rows = play_games(Duel(a="random", rules="oh-hell"), range(2))
    assert [len(row["plays"]) for row in rows] == [13, 13]
    assert "2 games." in duel_tables.report(rows)


def test_a_report_tells_where_the_difference_lies() -> None:
    text = duel_tables.report(play_deals(DUEL, 2, range(8)), details=True)
    for words in ("A - B, points", "| bids as number |", "A said", "| ismcts-20 | 2 |"):
        assert words in text
