"""How strong the bots of the race are: ``python -m bench.race_bots --games 20000 --seed 2026``.

All against all on the family river, every bot in every seat and as first player equally often; a
shared win counts half, with more players its equal part. The simple bots race in the kernel, the
pilot in the plain engine with the table of the solved river, which is made first if there is none.
Prints tables for ``bench/results.md`` and writes ``riverlib/race/bots/strength.json``, unless the
figures there come from more races.
"""

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from datetime import date
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from time import thread_time

import numpy as np
from numpy.typing import NDArray

from riverlib import race
from riverlib.core import seeds
from riverlib.core.intervals import IN_95
from riverlib.race import solver
from riverlib.race.bots import BOTS, find_bot
from riverlib.race.kernels import races

LAYOUT = race.DEFAULT_LAYOUT
STRENGTH = Path(__file__).parents[1] / "riverlib" / "race" / "bots" / "strength.json"
PILOT = "pilot"
_CHUNK = 50  # races a process plays before it reports


@dataclass(frozen=True, slots=True)
class Pairing:
    """What one bot won against a table of others of one kind."""

    players: int
    bot: str
    against: str
    games: int
    share: float
    """Mean share of the win of ``bot``."""
    error: float
    """Half width of its 95 % interval."""
    first_share: float
    """Mean share of the win of whoever was first player."""
    first_error: float


@dataclass(frozen=True, slots=True)
class Outcome:
    """One race in the plain engine."""

    shares: tuple[float, ...]
    seconds: tuple[float, ...]
    """Processor time of each decision of the pilot that left a choice."""


def race_of(bots: Sequence[str], first: int, rng: np.random.Generator) -> Outcome:
    """Race once in the plain engine."""
    choosers = [find_bot(key).choose for key in bots]
    state, seconds = race.new_game(LAYOUT, players=len(bots), first=first), []
    while not state.is_over:
        seat = state.to_move
        if seat is None:
            state, _ = race.apply(state, race.roll(state, rng))
            continue
        start = thread_time()
        choice = choosers[seat](state, rng)
        if bots[seat] == PILOT and len(race.legal_actions(state)) > 1:
            seconds.append(thread_time() - start)
        state, _ = race.apply(state, choice)
    won = tuple((seat in state.winners) / len(state.winners) for seat in range(len(bots)))
    return Outcome(won, tuple(seconds))


def _seats(game_no: int, players: int, bot: str, against: str) -> tuple[list[str], int, int]:
    """Return the bots, the seat of ``bot`` and the first player: all pairs of them in turn."""
    own, first = game_no % players, game_no // players % players
    return [bot if seat == own else against for seat in range(players)], own, first


def _some_races(
    start: int, *, players: int, bot: str, against: str, games: int, seed: int
) -> list[tuple[float, float, tuple[float, ...]]]:
    """Play a chunk; return what the bot and the first player won, and the pilot's times."""
    rows = []
    for game_no in range(start, min(games, start + _CHUNK)):
        bots, own, first = _seats(game_no, players, bot, against)
        outcome = race_of(bots, first, seeds.generator(seed, game_no))
        rows.append((outcome.shares[own], outcome.shares[first], outcome.seconds))
    return rows


def in_engine(
    pool: ProcessPoolExecutor, players: int, bot: str, against: str, *, games: int, seed: int
) -> tuple[Pairing, list[float]]:
    """Play one pairing in the plain engine; return it and the pilot's seconds a decision."""
    play = partial(_some_races, players=players, bot=bot, against=against, games=games, seed=seed)
    rows = [row for chunk in pool.map(play, range(0, games, _CHUNK)) for row in chunk]
    won = np.array([row[0] for row in rows])
    first = np.array([row[1] for row in rows])
    seconds = [second for row in rows for second in row[2]]
    return _pairing(players, bot, against, won, first), seconds


def in_kernel(players: int, bot: str, against: str, *, games: int, seed: int) -> Pairing:
    """Play one pairing in the kernel."""
    won, first = [], []
    for own in range(players):
        bots = [bot if seat == own else against for seat in range(players)]
        results = races.play_races(LAYOUT, players, games // players, seed + own, bots)
        won.append(results.shares[:, own])
        first.append(results.shares[np.arange(results.games), results.first])
    return _pairing(players, bot, against, np.concatenate(won), np.concatenate(first))


def _pairing(
    players: int, bot: str, against: str, won: NDArray[np.float64], first: NDArray[np.float64]
) -> Pairing:
    return Pairing(players, bot, against, len(won), *_with_interval(won), *_with_interval(first))


def _with_interval(shares: NDArray[np.float64]) -> tuple[float, float]:
    error = IN_95 * shares.std(ddof=1) / np.sqrt(len(shares))
    return round(float(shares.mean()), 4), round(float(error), 4)


def pairings(
    pool: ProcessPoolExecutor, *, games: int, pilot_games: int, seed: int
) -> tuple[list[Pairing], dict[int, list[float]]]:
    """Play everything; return the pairings and the pilot's seconds by number of players."""
    pairings: list[Pairing] = []
    seconds: dict[int, list[float]] = {}
    for players in race.PLAYERS:
        for number, (bot, against) in enumerate((a, b) for a in BOTS for b in BOTS):
            own_seed = seed * 1_000 + 100 * players + 4 * number
            if PILOT not in (bot, against):
                pairings.append(in_kernel(players, bot, against, games=games, seed=own_seed))
            elif bot == PILOT and (players == 2 or against == "steady"):
                count = games if players == 2 else pilot_games
                row, times = in_engine(pool, players, bot, against, games=count, seed=own_seed)
                pairings.append(row)
                seconds.setdefault(players, []).extend(times)
            else:
                continue
            print(_line(pairings[-1]), file=sys.stderr, flush=True)
    return pairings, seconds


def speed(seed: int) -> dict[str, float]:
    """Return races a second on one core, and milliseconds of an estimate, in processor time."""
    races.warm()
    figures: dict[str, float] = {}
    for key in ("random", "steady"):
        start = thread_time()
        races.play_races(LAYOUT, 2, 100_000, seed, key)
        kernel = 100_000 / (thread_time() - start)
        start = thread_time()
        for game_no in range(200):
            race_of((key, key), game_no % 2, seeds.generator(seed, game_no))
        engine = 200 / (thread_time() - start)
        figures |= {f"{key}_races_a_second": round(kernel), f"{key}_engine": round(engine)}
        figures[f"{key}_ratio"] = round(kernel / engine)
    for players in race.PLAYERS:
        state = race.new_game(LAYOUT, players=players)
        races.estimate(state)
        times = []
        for number in range(21):
            start = thread_time()
            races.estimate(state, rollouts=1_000, seed=number)
            times.append(1_000 * (thread_time() - start))
        figures[f"estimate_ms_{players}_players"] = round(float(np.median(times)), 1)
    return figures


def _times(seconds: dict[int, list[float]]) -> dict[int, dict[str, float]]:
    """Return the pilot's milliseconds a decision: median and 95th percentile."""
    quantiles = {}
    for players, times in seconds.items():
        median, p95 = 1_000 * np.percentile(times, (50, 95))
        quantiles[players] = {"median": round(float(median), 2), "p95": round(float(p95), 2)}
    return quantiles


def _line(row: Pairing) -> str:
    return (
        f"| {row.players} | {row.bot} | {row.against} | {row.games:,} |"
        f" {100 * row.share:.1f} ± {100 * row.error:.1f} % |"
        f" {100 * row.first_share:.1f} ± {100 * row.first_error:.1f} % |"
    )


def _tables(rows: Iterable[Pairing], milliseconds: object) -> str:
    head = "| players | bot | against | races | wins | the first player wins |"
    lines = [head, "|" + "---|" * 6, *map(_line, rows)]
    return "\n".join([*lines, "", f"The pilot's milliseconds a decision: {milliseconds}"])


def report(*, games: int, pilot_games: int, seed: int, jobs: int) -> tuple[dict[str, object], str]:
    """Play and measure everything; return the figures and their tables."""
    if solver.kept(LAYOUT) is None:
        solver.keep(solver.solve(LAYOUT))
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        rows, seconds = pairings(pool, games=games, pilot_games=pilot_games, seed=seed)
    options = f"--games {games} --pilot-games {pilot_games} --seed {seed}"
    figures: dict[str, object] = {
        "command": f"python -m bench.race_bots {options}",
        "date": date.today().isoformat(),
        "layout": LAYOUT.key,
        "games": games,
        "pilot_games_3_4_players": pilot_games,
        "seed": seed,
        "pairings": [asdict(row) for row in rows],
        "pilot_milliseconds": _times(seconds),
    }
    return figures, _tables(rows, figures["pilot_milliseconds"])


def _kept_games() -> int:
    """Return how many races stand behind the figures on disk, 0 if there are none."""
    if not STRENGTH.exists():
        return 0
    return int(json.loads(STRENGTH.read_text("utf-8"))["games"])


def main() -> None:
    parser = argparse.ArgumentParser(description="Strength and speed of the bots of the race.")
    parser.add_argument("--games", type=int, default=20_000, help="races of each pairing")
    parser.add_argument(
        "--pilot-games", type=int, default=2_000, help="races of the pilot with 3 and 4 players"
    )
    parser.add_argument("--seed", type=int, default=1, help="another seed, other throws")
    parser.add_argument("--jobs", type=int, default=2, help="processes at the same time")
    parser.add_argument("--speed", action="store_true", help="measure the speed and nothing else")
    parser.add_argument("--json", action="store_true", help="print figures as JSON")
    options = parser.parse_args()
    if options.speed:
        print(json.dumps(speed(options.seed), indent=2))
        return
    figures, tables = report(
        games=options.games,
        pilot_games=options.pilot_games,
        seed=options.seed,
        jobs=options.jobs,
    )
    if options.games >= _kept_games():
        STRENGTH.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
    print(json.dumps(figures, indent=2) if options.json else tables)


if __name__ == "__main__":
    main()
