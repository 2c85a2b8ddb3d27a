"""Fit the light form of ``expert``: ``python -m bench.fit_light --minutes 12 --seed 5 --write``.

It judges as ``steady`` does, with other numbers: the 24 and 20 weights of a card's signs, and the
31 numbers of ``kernels.manner``. An evolution strategy with a step for each number (R. Ros and N.
Hansen, "A Simple Modification in CMA-ES Achieving Linear Time and Space Complexity", PPSN 2008)
looks for those that win most points a deal from ``steady`` on the same deals, half of the seats
each and then exchanged, under several scorings and numbers of players. It starts from ``steady``,
so the rules of the game are all that goes in. ``--report`` plays the present numbers on new deals.
"""

import argparse
from dataclasses import dataclass, replace
from pathlib import Path
from textwrap import fill
from time import monotonic

import numpy as np
from numpy.typing import NDArray

from riverlib import cards
from riverlib.cards.kernels import calls, light
from riverlib.cards.kernels.manner import (
    BID_SHIFT,
    EXACT_WISH,
    HASTE,
    MANNERS,
    NOT_OVERBID,
    SHUNS_PLAIN,
    STEADY_MANNER,
    TRIES_TRUMP,
)
from riverlib.cards.kernels.weights import PLAIN_WEIGHTS, TRUMP_WEIGHTS
from riverlib.cards.schedule import down_and_up

Array = NDArray[np.float64]
TABLE = replace(cards.find_variant("prediction"), key="fit", hand_sizes=down_and_up(10))
POPULATION = 18  # half of them the mirror of the others
FIRST_STEP = 0.6
_INDENT = " " * 4
_PLAIN, _TRUMPS = len(PLAIN_WEIGHTS), len(TRUMP_WEIGHTS)
_OF_MANNER = _PLAIN + _TRUMPS
STEADY = np.array([*PLAIN_WEIGHTS, *TRUMP_WEIGHTS, *STEADY_MANNER])
_FACTORS = slice(_OF_MANNER + TRIES_TRUMP, _OF_MANNER + SHUNS_PLAIN + 1)
SCALES = np.concatenate([
    np.full(_PLAIN, 0.2), np.full(_TRUMPS, 0.3), np.full(4, 0.12),
    [0.06, 0.08, 0.1, 0.1, 0.5, 0.4], np.full(HASTE - BID_SHIFT, 0.12),
    np.full(MANNERS - HASTE, 0.35),
])  # fmt: skip
"""How far each number is moved at first."""


@dataclass(frozen=True, slots=True)
class Table:
    """One kind of table that counts."""

    players: int
    scoring: str
    games: int
    weight: float
    """Of its points a deal; larger scorings count for less."""


TABLES = (
    Table(4, "Basic", 320, 0.45),
    Table(4, "Triangle", 100, 0.09),
    Table(2, "Basic", 160, 0.1),
    Table(6, "Basic", 70, 0.15),
    Table(4, "Ile Fourchue", 60, 0.08),
)


def numbers_at(place: Array) -> light.Numbers:
    """Return the numbers of a bot at a place of the search; ``steady`` is at 0."""
    moved = STEADY + SCALES * place
    moved[_FACTORS] = STEADY[_FACTORS] * np.exp(SCALES[_FACTORS] * place[_FACTORS])
    wishes = slice(_OF_MANNER + EXACT_WISH, _OF_MANNER + NOT_OVERBID + 1)
    moved[wishes] = np.clip(moved[wishes], 0.0, 1.0)
    rounded = [round(float(number), 3) for number in moved]
    return light.Numbers(
        tuple(rounded[:_PLAIN]), tuple(rounded[_PLAIN:_OF_MANNER]), tuple(rounded[_OF_MANNER:])
    )


def gain(numbers: light.Numbers, table: Table, games: int, seed: int) -> float:
    """Return the points a deal that a bot with these numbers wins from ``steady``."""
    players = table.players
    fit = cards.fitted(replace(TABLE, scoring=cards.SCORINGS[table.scoring]), players)
    total = 0.0
    for first in (0, 1):
        own = np.arange(players) % 2 == first
        bots = tuple("expert-light" if mine else "steady" for mine in own)
        results = calls.play(fit, bots, seed, 0, games, numbers)
        total += results.scores[:, :, own].mean() - results.scores[:, :, ~own].mean()
    return total / 2


def value(numbers: light.Numbers, seed: int) -> float:
    """Return what the search makes as large as it can."""
    return sum(table.weight * gain(numbers, table, table.games, seed) for table in TABLES)


def search(minutes: float, seed: int) -> Array:
    """Return the middle of the last population; deals are new in each round."""
    rng, size, half = np.random.default_rng(seed), len(STEADY), POPULATION // 2
    shares = np.log(half + 0.5) - np.log(np.arange(1, half + 1))
    shares /= shares.sum()
    mass = 1 / (shares**2).sum()
    slow, damp = (mass + 2) / (size + mass + 5), 1 + (mass + 2) / (size + mass + 5)
    trail = 4 / (size + 4)
    rank_one = (size + 2) / 3 * 2 / ((size + 1.3) ** 2 + mass)
    rank_many = min(
        1 - rank_one, (size + 2) / 3 * 2 * (mass - 2 + 1 / mass) / ((size + 2) ** 2 + mass)
    )
    usual = np.sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size**2))
    middle, step, spread = np.zeros(size), FIRST_STEP, np.ones(size)
    path, step_path = np.zeros(size), np.zeros(size)
    start, rounds = monotonic(), 0
    while monotonic() - start < 60 * minutes:
        drawn = rng.standard_normal((half, size))
        places = middle + step * np.sqrt(spread) * np.vstack([drawn, -drawn])
        deals = int(rng.integers(1 << 40))
        values = np.array([value(numbers_at(place), deals) for place in places])
        moves = (places[np.argsort(-values)[:half]] - middle) / step
        move = shares @ moves
        middle = middle + step * move
        step_path = (1 - slow) * step_path
        step_path += np.sqrt(slow * (2 - slow) * mass) * move / np.sqrt(spread)
        path = (1 - trail) * path + np.sqrt(trail * (2 - trail) * mass) * move
        spread = (1 - rank_one - rank_many) * spread
        spread += rank_one * path**2 + rank_many * (shares @ moves**2)
        step *= float(np.exp(slow / damp * (np.linalg.norm(step_path) / usual - 1)))
        rounds += 1
        print(f"round {rounds}: step {step:.3f}, mean {values.mean():+.3f}", flush=True)
    return middle


def write(numbers: light.Numbers) -> None:
    """Replace the numbers of the light form in the source."""
    path = Path(str(light.__file__))
    head, mark, _ = path.read_text("utf-8").partition("LIGHT = Numbers(\n")
    rows = (f"{name}=({', '.join(map(str, row))})," for name, row in numbers._asdict().items())
    lines = [fill(row, 100, initial_indent=_INDENT, subsequent_indent=2 * _INDENT) for row in rows]
    path.write_text(f"{head}{mark}{chr(10).join(lines)}\n)  # fmt: skip\n", "utf-8")


def report(seed: int, games: int) -> None:
    """Print what the present numbers win from ``steady`` by table."""
    for table in (*TABLES, Table(3, "Basic", 0, 0.0), Table(4, "Family night", 0, 0.0)):
        won = gain(light.LIGHT, table, games, seed)
        print(f"{table.players} players, {table.scoring}: {won:+.2f} points a deal")


def main() -> None:
    """Fit, or report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=12)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--games", type=int, default=1000, help="games of a report")
    parser.add_argument("--write", action="store_true", help="replace the numbers in the source")
    parser.add_argument("--report", action="store_true", help="only play the present numbers")
    options = parser.parse_args()
    if options.report:
        report(options.seed, options.games)
        return
    numbers = numbers_at(search(options.minutes, options.seed))
    print(numbers)
    if options.write:
        write(numbers)


if __name__ == "__main__":
    main()
