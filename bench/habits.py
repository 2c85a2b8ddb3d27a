"""Whether "My record" finds habits and accuses nobody: ``python -m bench.habits``.

Seat 0 plays as its bot does and has a known habit in its bids; the others play without. Games are
10-1-10 with four seats, basic scoring, turn-up and hook, in the compiled kernel. A record is some
games; what is told of it comes from the page's own code (``analysis.looks``).

``found``: records in which the habit was told, the right way round. ``accused``: records in which
anything was told, which is false of a player who plays as all others do. ``untrue``: records in
which something was told that is not so, or the wrong way round, judged by all games of the case
together; that is asked of players with habits and of better or weaker ones too. Intervals are
Wilson's, 95 %; the records are independent. ``--games 3`` looks at records of three games.

``--example`` writes the example that an empty page shows instead.
"""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import islice
from time import perf_counter
from types import FunctionType
from typing import Any

import numpy as np
import pandas as pd

from bench import habit_kernel, seats
from bench.habit_kernel import FLUSTERED, HABITS, HOPEFUL, LEARNING, SHY, TILTED, TIMID
from riverlib.analysis import example_record, looks
from riverlib.analysis.company import Company
from riverlib.analysis.deals import deals_of_results
from riverlib.analysis.habits import habits_of
from riverlib.cards import fitted
from riverlib.cards.kernels import calls, compiled, weights
from riverlib.cards.kernels.light import LIGHT
from riverlib.cards.kernels.records import DEAL, SCRIPT, points_of, rules_of
from riverlib.cards.kernels.results import GameResults, unfilled
from riverlib.cards.kernels.unseen import HAND
from riverlib.core import compiler
from riverlib.core.intervals import of_hits

PLAYERS = 4
_SURELY = 0.01
"""Chance below which all games of a case together say that a gap is there."""


@dataclass(frozen=True, slots=True)
class Case:
    """Somebody at a table."""

    name: str
    tells: Mapping[str, int] = field(default_factory=dict)
    """Keys of the looks that tell of the habit, with the sign of the gap; any of them will do."""
    habit: Mapping[int, float] = field(default_factory=dict)
    """How often a habit shows, by its number in ``habit_kernel``."""
    bot: str = "steady"
    company: str = "steady"


CASES = {
    "none": Case("no habit, steady among steady"),
    "none-light": Case(
        "no habit, among three of the quick expert", bot="expert-light", company="expert-light"
    ),
    "hopeful": Case("one too many with 7 or more cards, 3 of 5 deals",
                    {"off-7": -1}, {HOPEFUL: 0.6}),
    "hopeful-25": Case("the same, 1 of 4 deals", {"off-7": -1}, {HOPEFUL: 0.25}),
    "timid": Case("one too few with 1 to 3 cards, 9 of 10 deals", {"off-1": 1}, {TIMID: 0.9}),
    "flustered": Case("one off as the first to bid, 4 of 5 deals",
                      {"place-0": -1}, {FLUSTERED: 0.8}),
    "shy": Case("one instead of zero, 1 of 2 deals", {"zero": -1}, {SHY: 0.5}),
    "tilted": Case("one too many after a miss, 2 of 3 deals",
                   {"miss-off": -1, "miss-made": -1}, {TILTED: 0.67}),
    "learning": Case("one off, in the first game always, in the last never",
                     {"time": 1}, {LEARNING: 1.0}),
    "better": Case("no habit: the quick expert among steady", bot="expert-light"),
    "weaker": Case("no habit: steady among the quick expert", company="expert-light"),
}  # fmt: skip


@lru_cache(maxsize=1)
def _functions() -> Any:
    theirs = {
        function: getattr(compiled.functions, name)
        for name, function in vars(habit_kernel).items()
        if isinstance(function, FunctionType) and hasattr(compiled.functions, name)
    }
    stamp = compiled.STAMP ^ compiler.stamp_of((habit_kernel,))
    entry = {habit_kernel.play_habits}
    return compiler.compiled((habit_kernel,), stamp, kept=entry, replaced=theirs)  # type: ignore[arg-type]


def play(case: Case, games: int, seed: int, record: int) -> GameResults:
    """Play games of a case."""
    fit = fitted(seats.TABLE, PLAYERS)
    bots = (case.bot, *(case.company,) * (PLAYERS - 1))
    results = unfilled(fit, bots, seed, 0, games)
    habit = np.zeros(HABITS)
    for number, share in case.habit.items():
        habit[number] = share
    plain = weights.PLAIN_WEIGHTS, weights.TRUMP_WEIGHTS
    _functions().play_habits(
        rules_of(fit, PLAYERS, bots, plain),
        rules_of(fit, PLAYERS, bots, (LIGHT.plain, LIGHT.trumps), LIGHT.manner),
        points_of(fit.scoring, frozenset(fit.hand_sizes), fit.team_size),
        np.zeros(1, DEAL)[0],
        np.zeros(1, HAND)[0],
        np.zeros(1, SCRIPT)[0],
        habit,
        calls.key_of(seed),
        record,
        0,
        results.bids,
        results.taken,
        results.scores,
    )
    return results


def companies(results: GameResults, games: int) -> Iterator[Company]:
    """Yield the records of so many games each."""
    table = table_of(results)
    rows = games * len(results.variant.hand_sizes) * PLAYERS
    for start in range(0, len(table) - rows + 1, rows):
        yield Company(table.iloc[start : start + rows].reset_index(drop=True))


def table_of(results: GameResults) -> pd.DataFrame:
    """Return all deals; seat 0 is the one whose record it is."""
    table = deals_of_results(results)
    return table.assign(own=(table["seat"] == 0).astype(np.int64))


def judge(case: Case, results: GameResults, games: int, most: int) -> str:
    """Return a line: how many records tell of the habit, tell anything, tell what is not so."""
    truth = {each.look.key: each.gap for each in looks.found_in(Company(table_of(results)))}
    found = anything = untrue = records = 0
    told: dict[str, int] = {}
    for company in islice(companies(results, games), most):
        said = looks.worth_saying(looks.found_in(company), company)
        signs = {each.look.key: int(np.sign(each.gap.apart.value)) for each in said}
        records += 1
        anything += bool(said)
        found += any(signs.get(key) == sign for key, sign in case.tells.items())
        untrue += any(
            truth[key].chance > _SURELY or np.sign(truth[key].apart.value) != sign
            for key, sign in signs.items()
            if case.tells.get(key) != sign  # a change over each record is none over all of them
        )
        for key in signs:
            told[key] = told.get(key, 0) + 1
    parts = [f"found {_share(found, records)}"] if case.tells else []
    parts.append(f"{'anything said' if case.tells or is_uneven(case) else 'accused'}"
                 f" {_share(anything, records)}")  # fmt: skip
    parts.append(f"untrue {_share(untrue, records)}")
    often = sorted(told.items(), key=lambda item: -item[1])[:5]
    words = ", ".join(f"{key} {count * 100 // records} %" for key, count in often) or "-"
    return f"{case.name}; {records} records of {games}: {', '.join(parts)}; said: {words}"


def is_uneven(case: Case) -> bool:
    """Whether the player plays otherwise than the others."""
    return case.bot != case.company


def _share(hits: int, tries: int) -> str:
    low, high = of_hits(hits, tries)
    return f"{hits / tries:.1%} ({low:.1%} to {high:.1%})"


def write_example(seed: int) -> None:
    """Play the record that an empty page shows, and keep its bids and tricks."""
    results = play(CASES["hopeful"], example_record.GAMES, seed, example_record.GAMES)
    example_record.FILE.write_text(example_record.packed(results.bids, results.taken), "utf-8")
    for each in habits_of(example_record.example()):
        print(each.sentence)


def main() -> None:
    parser = argparse.ArgumentParser(description="Whether a record finds habits, and none there.")
    parser.add_argument("--cases", nargs="+", choices=CASES, default=list(CASES))
    parser.add_argument("--games", type=int, nargs="+", default=[50, 3], help="in a record")
    parser.add_argument("--records", type=int, default=200, help="of a case; twice as many short")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--example", action="store_true", help="write the empty page's example")
    chosen = parser.parse_args()
    if chosen.example:
        write_example(chosen.seed)
        return
    report([CASES[key] for key in chosen.cases], chosen.games, chosen.records, chosen.seed)


def report(cases: Sequence[Case], games: Sequence[int], records: int, seed: int) -> None:
    """Play and print a line for each case and size of record."""
    for case in cases:
        begun = perf_counter()
        results = play(case, records * max(games), seed, max(games))
        print(f"[{perf_counter() - begun:.0f} s]", end=" ")
        for size in games:
            print(judge(case, results, size, 2 * records), flush=True)


if __name__ == "__main__":
    main()
