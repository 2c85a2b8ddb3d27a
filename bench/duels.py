"""Two bots on the same deals: ``python -m bench.duels expert steady --deals 500 --sizes 1 3 5``.

Every deal is played twice: bot A in half of the seats and B in the others, then exchanged; so each
seat, with its cards and its place at the table, is held once by A and once by B. Which seats sit
together goes round. The difference of a deal is the mean over its seats of A's points minus B's;
hand sizes count alike, and deals are the independent draws of the 95 % interval. With one bot
alone, it sits in every seat and plays whole games of ``--rules``.

Rows go to ``--file`` as JSON lines while they are played: run the same command again to go on, or
join files of several runs with ``cat``. ``--report FILE`` plays nothing. Bots: those of the card
game, and the fair search as ``ismcts-1000`` (``ismcts-1000-c2``: UCT's constant 2 instead of 0.5).
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from dataclasses import asdict, dataclass, field, replace
from functools import lru_cache, partial
from itertools import combinations, islice
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Any
from zlib import crc32

from bench import duel_tables, seats
from riverlib import cards
from riverlib.cards.kernels.records import BOTS as KERNEL_BOTS
from riverlib.core import seeds

Row = dict[str, Any]
SIZES = (1, 3, 5, 8, 10)
_ROOT = Path(__file__).parents[1]
_KERNEL_BATCH = 250  # deals played at once where both bots are compiled


@dataclass(frozen=True, slots=True, kw_only=True)
class Duel:
    """What is played; rows of equal duels belong together."""

    a: str
    b: str | None = None
    """``None``: ``a`` sits in every seat."""
    players: int = 4
    rules: str = "10-1-10"
    """Key of a built-in rule set, or ``10-1-10``: basic scoring, turn-up, hook."""
    scoring: str | None = None
    """Name of a scoring in place of that of the rules."""
    seed: int = 1
    code: int = 0
    """``code_version()``: rows of bots that have changed since are not to be mixed in."""

    @property
    def variant(self) -> cards.Variant:
        """The rules in force."""
        rules = seats.TABLE if self.rules == "10-1-10" else cards.find_variant(self.rules)
        return replace(rules, scoring=cards.SCORINGS[self.scoring]) if self.scoring else rules


@lru_cache(maxsize=1)
def code_version() -> int:
    """Return a number that changes with the source of the card game, its bots and the search."""
    files = [*_ROOT.glob("riverlib/cards/**/*.py"), *_ROOT.glob("bench/ismcts/*.py")]
    return crc32(b"".join(path.read_bytes() for path in sorted(files)))


# --- seats ----------------------------------------------------------------------------------


def halves(players: int, team_size: int) -> tuple[frozenset[int], ...]:
    """Return the ways to choose half of the seats, rounded down; partners stay together.

    Of a way and its counterpart only one is here: they are exchanged anyway.
    """
    teams = players // team_size
    ways = [set(way) for way in combinations(range(teams), teams // 2)]
    if teams % 2 == 0:
        ways = [way for way in ways if 0 in way]
    return tuple(frozenset(seat for seat in range(players) if seat % teams in way) for way in ways)


def seatings(duel: Duel, number: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the bots by seat of both plays of a deal; dealers and ways to sit go round."""
    assert duel.b is not None
    ways = halves(duel.players, duel.variant.team_size)
    own = ways[number // duel.players % len(ways)]
    first = tuple(duel.a if seat in own else duel.b for seat in range(duel.players))
    return first, tuple(duel.b if seat in own else duel.a for seat in range(duel.players))


# --- playing --------------------------------------------------------------------------------


@dataclass(slots=True)
class Times:
    """Milliseconds of processor time of the decisions that leave a choice, by bot and size."""

    bots: Sequence[str]
    by_bot: dict[str, dict[int, list[float]]] = field(default_factory=dict)

    def note(self, view: cards.View, seconds: float) -> None:
        """Write a decision down."""
        if len(view.legal) > 1 and view.seat is not None:
            sizes = self.by_bot.setdefault(self.bots[view.seat], {})
            sizes.setdefault(view.hand_size, []).append(round(1_000 * seconds, 2))


def play_deals(duel: Duel, size: int, numbers: range) -> list[Row]:
    """Play deals in both seatings; rows as ``--file`` holds them."""
    if {duel.a, duel.b} <= set(KERNEL_BOTS):
        return _deals_by_kernel(duel, size, numbers)
    _warm(duel)
    return [_deal_by_engine(duel, size, number) for number in numbers]


def play_games(duel: Duel, numbers: range) -> list[Row]:
    """Play whole games with one bot in every seat, one row a game."""
    bots, rows = (duel.a,) * duel.players, []
    _warm(duel)
    for number in numbers:
        times = Times(bots)
        state = _played(duel, duel.variant, (number,), times)
        deals = [{"size": each.hand_size, **_play((), each)} for each in state.results]
        rows.append({**_head(duel, 0, number), "plays": deals, "ms": times.by_bot})
    return rows


def _deal_by_engine(duel: Duel, size: int, number: int) -> Row:
    variant = replace(duel.variant, hand_sizes=(size,))
    row, times = {**_head(duel, size, number), "plays": []}, Times(())
    for bots in seatings(duel, number):
        times.bots = bots
        state = _played(duel, variant, (size, number), times)
        row["plays"].append(_play(_own(duel, bots), state.results[0]))
    return {**row, "ms": times.by_bot}


def _deals_by_kernel(duel: Duel, size: int, numbers: range) -> list[Row]:
    from riverlib.cards.kernels import play_games

    variant = replace(duel.variant, hand_sizes=(size,))
    rows = {number: {**_head(duel, size, number), "plays": []} for number in numbers}
    for bots in dict.fromkeys(each for number in numbers for each in seatings(duel, number)):
        seed = 1_000 * duel.seed + size
        played = play_games(
            variant, duel.players, len(numbers), seed, bots, first_game=numbers.start
        )
        table = zip(numbers, played.bids, played.taken, played.scores, strict=True)
        for number, *columns in table:
            if bots in seatings(duel, number):
                bids, taken, points = (column[0].tolist() for column in columns)
                play = {"a": _own(duel, bots), "bids": bids, "taken": taken, "points": points}
                rows[number]["plays"].append(play)
    return list(rows.values())


@lru_cache(maxsize=8)
def _warm(duel: Duel) -> None:
    """Let the bots decide once, so that loading what is compiled does not count as thinking."""
    bots = tuple((duel.a, duel.b or duel.a)[seat % 2] for seat in range(duel.players))
    variant = replace(duel.variant, hand_sizes=(2,))
    _played(duel, variant, (0,), Times(bots))


def _played(
    duel: Duel, variant: cards.Variant, path: tuple[int, ...], times: Times
) -> cards.GameState:
    """Play a game whose chance depends on seed and path alone, the same for all bots."""
    first_dealer = path[-1] % duel.players
    state = cards.new_game(variant, players=duel.players, first_dealer=first_dealer)
    chance, *own = (seeds.generator(duel.seed, *path, each) for each in range(duel.players + 1))
    return seats.play(state, times.bots, chance, own, times.note)


def _head(duel: Duel, size: int, number: int) -> Row:
    return {
        "duel": asdict(duel),
        "size": size,
        "number": number,
        "dealer": number % duel.players,
    }


def _play(own: Sequence[int], deal: cards.DealResult) -> Row:
    return {"a": own, "bids": deal.bids, "taken": deal.taken, "points": deal.points}


def _own(duel: Duel, bots: Sequence[str]) -> list[int]:
    return [seat for seat, bot in enumerate(bots) if bot == duel.a]


# --- runs that can be cut and joined --------------------------------------------------------


def read_rows(path: Path) -> list[Row]:
    """Return the rows of a file, each once; lines that were cut off are left out."""
    rows: dict[str, Row] = {}
    for line in path.read_text("utf-8").splitlines() if path.exists() else ():
        try:
            row = json.loads(line)
        except json.JSONDecodeError:
            continue
        rows[json.dumps([row["duel"], row["size"], row["number"]])] = row
    return list(rows.values())


def tasks(
    duel: Duel, sizes: Sequence[int], deals: int, done: set[tuple[int, int]]
) -> Iterator[partial[list[Row]]]:
    """Yield what is still to be played, all sizes in turn, so that a run can be cut anywhere."""
    whole = duel.b is None
    step = _KERNEL_BATCH if not whole and {duel.a, duel.b} <= set(KERNEL_BOTS) else 1
    for start in range(0, deals, step):
        for size in (0,) if whole else sizes:
            numbers = range(start, min(deals, start + step))
            if all((size, number) in done for number in numbers):
                continue
            play = play_games if whole else partial(play_deals, size=size)
            yield partial(play, duel, numbers=numbers)


def run(
    duel: Duel,
    *,
    sizes: Sequence[int] = SIZES,
    deals: int,
    workers: int = 1,
    file: Path | None = None,
    minutes: float | None = None,
) -> list[Row]:
    """Play what ``file`` does not hold yet, add it there, and return all rows of the duel."""
    kept = [row for row in read_rows(file) if row["duel"] == asdict(duel)] if file else []
    done = {(row["size"], row["number"]) for row in kept}
    stop = monotonic() + 60 * minutes if minutes else None
    with file.open("a", encoding="utf-8") if file else nullcontext() as lines:
        for rows in _worked_off(tasks(duel, sizes, deals, done), workers, stop):
            kept += rows
            if lines:
                text = (json.dumps(row, separators=(",", ":")) for row in rows)
                lines.writelines(f"\n{row}\n" for row in text)  # the last line may be cut off
                lines.flush()
    return kept


def _worked_off(
    waiting: Iterator[partial[list[Row]]], workers: int, stop: float | None
) -> Iterator[list[Row]]:
    """Yield what each task gives; ``workers`` tasks a process are handed out at a time."""
    if workers == 1:
        for task in waiting:
            yield task()
            if stop and monotonic() > stop:
                return
        return
    first = next(waiting, None)
    if first is None:
        return
    yield first()  # here alone, so that what is compiled lies on disk for all
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        while batch := list(islice(waiting, 8 * workers)):
            yield from pool.map(_call, batch)
            if stop and monotonic() > stop:
                return


def _call(task: partial[list[Row]]) -> list[Row]:
    return task()


def main() -> None:
    parser = argparse.ArgumentParser(description="Two bots on the same deals, seats exchanged.")
    parser.add_argument("a", nargs="?", help="bot A")
    parser.add_argument("b", nargs="?", help="bot B; without it A plays whole games alone")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--sizes", type=int, nargs="+", default=list(SIZES), help="hand sizes")
    parser.add_argument("--rules", default="10-1-10", help="key of a built-in rule set")
    parser.add_argument("--scoring", choices=cards.SCORINGS, help="instead of that of the rules")
    parser.add_argument("--deals", type=int, default=200, help="of each size; games of one bot")
    parser.add_argument("--workers", type=int, default=2, help="processes at the same time")
    parser.add_argument("--seed", type=int, default=1, help="another seed, other deals")
    parser.add_argument("--minutes", type=float, help="stop after so many")
    parser.add_argument("--file", type=Path, help="JSON lines to go on with")
    parser.add_argument("--report", type=Path, nargs="+", help="files to report, playing nothing")
    parser.add_argument("--details", action="store_true", help="tables by bid and by place too")
    options = parser.parse_args()
    if options.report:
        rows = [row for path in options.report for row in read_rows(path)]
    elif options.a:
        duel = Duel(
            a=options.a, b=options.b, players=options.players, rules=options.rules,
            scoring=options.scoring, seed=options.seed, code=code_version(),
        )  # fmt: skip
        rows = run(
            duel, sizes=options.sizes, deals=options.deals, workers=options.workers,
            file=options.file, minutes=options.minutes,
        )  # fmt: skip
    else:
        parser.error("name a bot, two bots, or files to report")
    print(duel_tables.report(rows, details=options.details))


if __name__ == "__main__":
    main()
