"""How long a click takes when many play at once, and beside a long experiment; memory over time.

Run ``python -m bench.crowd [--seconds 60 | --minutes 20] [--players 50] [--part both] [--json]``.
It starts a server of its own with an empty data folder. The players are windows of
``bench.client``: they click what their view allows, after a thinking time of about a second, and
go on with another game when one is over. They share the machine's cores with the server.
"""

import argparse
import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

import psutil

from bench.client import Window, WindowError
from bench.measured import Figure, machine_of, median, new_folder, p95, report
from bench.player import Player, company
from tests.browser.server import Server

FEW = 8
_COMPILING = 300.0
"""Seconds that the very first experiment of an installation may take to get ready."""
_WHOLE_GAME = 600.0
_GAMES = 1_000_000
_LETTING_GO = 3.0
"""Seconds in which a stopped experiment may end its batches."""


@dataclass
class Round:
    """What some players met while they played."""

    seconds: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)
    games: int = 0
    busy: float = 0.0
    """Cores that the server and its children kept busy, on average."""


# ---- playing ----


async def play(server: Server, players: Sequence[Player], seconds: float, thinking: float) -> Round:
    """Let seated players play for so long."""
    met = Round()
    before = sum(player.games_played for player in players)
    begun, worked = time.perf_counter(), _processor_seconds(server.pid)
    watching = asyncio.create_task(_watch(server, met))
    await asyncio.gather(*(_play_on(each, begun + seconds, thinking, met) for each in players))
    watching.cancel()
    met.busy = (_processor_seconds(server.pid) - worked) / (time.perf_counter() - begun)
    met.games = sum(player.games_played for player in players) - before
    return met


async def _play_on(player: Player, end: float, thinking: float, met: Round) -> None:
    while True:
        await asyncio.sleep(thinking * player.rng.uniform(0.3, 1.7))
        if time.perf_counter() >= end:
            return
        try:
            met.seconds.append((await player.click()).seconds)
        except WindowError as error:
            met.errors.append(str(error))
            await player.leave()
            with suppress(WindowError):
                await player.sit_down()


async def _watch(server: Server, met: Round) -> None:
    while True:
        met.memory.append(_memory_mb(server.pid))
        await asyncio.sleep(1)


@asynccontextmanager
async def seated(players: Sequence[Player]) -> AsyncIterator[Sequence[Player]]:
    """Let players sit down one after the other, and leave in the end."""
    try:
        for player in players:
            await player.sit_down()
        yield players
    finally:
        for player in players:
            await player.leave()


async def warm_up(server: Server) -> None:
    """Play a game of each kind to its end, so that all there is to load or to solve once is."""
    for player in company(server.url, 2, ("cards", "race"), seed=0):
        async with seated([player]):
            window = player.window
            if player.game == "race":
                await _chances(window)
            end = time.perf_counter() + _WHOLE_GAME
            while not player.games_played and time.perf_counter() < end:
                await player.click()
            await player.click()


async def _chances(window: Window) -> None:
    """Wait until the river is reckoned out, and says everything."""
    drawn = window.drawn
    await window.until(
        lambda: drawn.view["chances"] and drawn.progress() is None, "chances", patience=_COMPILING
    )


# ---- the two questions ----


async def beside_an_experiment(
    server: Server, seconds: float, thinking: float, seed: int
) -> list[Figure]:
    """Measure a few card players alone, then with a million-game experiment running."""
    players = list(company(server.url, FEW, ("cards",), seed))
    async with seated(players):
        before = await play(server, players, seconds, thinking)
        async with experimenting(server.url, seed):
            beside = await play(server, players, seconds, thinking)
        await asyncio.sleep(_LETTING_GO)
        after = await play(server, players, seconds, thinking)
    rounds = {"alone": before, "beside an experiment": beside, "when it was stopped": after}
    control = p95(before.seconds)
    return [
        *(each for when, met in rounds.items() for each in _times(f"{FEW} at cards, {when}", met)),
        Figure("p95 beside an experiment / alone", p95(beside.seconds) / control, "x", 1.5),
        Figure("p95 when it was stopped / alone", p95(after.seconds) / control, "x", 1.5),
        _errors(*rounds.values()),
        *(
            Figure(f"cores that the server keeps busy, {when}", met.busy, "")
            for when, met in rounds.items()
        ),
    ]


@asynccontextmanager
async def experimenting(url: str, seed: int) -> AsyncIterator[None]:
    """Keep a million-game experiment running, as somebody at the page of the laboratory does."""
    begun = asyncio.Event()
    running = asyncio.create_task(_experiment(url, seed, begun))
    waiting = asyncio.create_task(begun.wait())
    await asyncio.wait((running, waiting), return_when=asyncio.FIRST_COMPLETED)
    if running.done():
        waiting.cancel()
        running.result()  # raises what went wrong
    try:
        yield
        if running.done():
            running.result()
    finally:
        running.cancel()
        with suppress(asyncio.CancelledError, WindowError):
            await running


async def _experiment(url: str, seed: int, begun: asyncio.Event) -> None:
    while True:
        window = await Window.open(url, f"/lab?games={_GAMES}&seed={seed}")
        try:
            await window.press("Play and compare")
            await window.until(
                window.drawn.progress, "games of the experiment", patience=_COMPILING
            )
            begun.set()
            await _no_progress(window, _WHOLE_GAME)
        finally:
            with suppress(WindowError):
                await window.press("Stop", patience=2)
                await _no_progress(window, 30)
            await window.close()
        seed += 1


async def _no_progress(window: Window, patience: float) -> None:
    drawn = window.drawn
    await window.until(
        lambda: drawn.progress() is None and drawn.is_quiet,
        "end of the experiment",
        patience=patience,
    )


async def at_once(
    server: Server, number: int, seconds: float, thinking: float, seed: int
) -> list[Figure]:
    """Measure many players at once, half of them at the card table, half at the river."""
    few = list(company(server.url, FEW, ("cards", "race"), seed))
    async with seated(few):
        control = await play(server, few, min(seconds, 60.0), thinking)
    players = list(company(server.url, number, ("cards", "race"), seed + 1))
    async with seated(players):
        await play(server, players, max(15.0, seconds / 10), thinking)  # until all have played
        crowd = await play(server, players, seconds, thinking)
    tenth = max(1, len(crowd.memory) // 10)
    start, end = median(crowd.memory[:tenth]), median(crowd.memory[-tenth:])
    return [
        *_times(f"{FEW} players, half of each game", control),
        *_times(f"{number} players, half of each game", crowd, 500),
        Figure(f"p95 of {number} / of {FEW}", p95(crowd.seconds) / p95(control.seconds), "x"),
        _errors(control, crowd),
        Figure("games that ended", crowd.games, ""),
        Figure("cores that the server keeps busy", crowd.busy, ""),
        Figure(f"memory, first tenth of {seconds:.0f} s", start, "MB", None, tenth),
        Figure("memory, at the most", max(crowd.memory), "MB", None, len(crowd.memory)),
        Figure("memory, last tenth", end, "MB", None, tenth),
        Figure("growth of memory", 100 * (end / start - 1), "%", 5),
    ]


def _times(who: str, met: Round, most_ms: float | None = None) -> list[Figure]:
    ms = [1000 * each for each in met.seconds]
    return [
        Figure(f"click to answer, median, {who}", median(ms), "ms", None, len(ms)),
        Figure(f"click to answer, p95, {who}", p95(ms), "ms", most_ms, len(ms)),
        Figure(f"click to answer, worst, {who}", max(ms), "ms", None, len(ms)),
    ]


def _errors(*rounds: Round) -> Figure:
    """Count what went wrong, and say the first of it."""
    errors = [error for met in rounds for error in met.errors]
    for error in errors[:5]:
        print(f"! {error[:300]}")
    return Figure("errors", len(errors), "", 0, sum(len(met.seconds) for met in rounds))


# ---- the server's processes ----


def _family(pid: int) -> list[psutil.Process]:
    parent = psutil.Process(pid)
    return [parent, *parent.children(recursive=True)]


def _memory_mb(pid: int) -> float:
    total = 0
    for process in _family(pid):
        with suppress(psutil.NoSuchProcess):
            total += process.memory_info().rss
    return total / 2**20


def _processor_seconds(pid: int) -> float:
    total = 0.0
    for process in _family(pid):
        with suppress(psutil.NoSuchProcess):
            spent = process.cpu_times()
            total += spent.user + spent.system
    return total


# ---- common ----


async def measure(server: Server, chosen: argparse.Namespace) -> list[Figure]:
    """Answer the questions that were asked."""
    await warm_up(server)
    figures: list[Figure] = []
    seconds, thinking, seed = chosen.minutes * 60 or chosen.seconds, chosen.thinking, chosen.seed
    if chosen.part in ("both", "experiment"):
        figures += await beside_an_experiment(server, min(seconds, 60.0), thinking, seed)
    if chosen.part in ("both", "crowd"):
        figures += await at_once(server, chosen.players, seconds, thinking, seed)
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=60, help="how long the crowd plays")
    parser.add_argument("--minutes", type=float, default=0, help="the same in minutes")
    parser.add_argument("--players", type=int, default=50, help="how many play at once")
    parser.add_argument("--thinking", type=float, default=1.0, help="seconds between clicks")
    parser.add_argument("--part", choices=("both", "experiment", "crowd"), default="both")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print JSON")
    chosen = parser.parse_args()
    with new_folder() as folder:
        server = Server(folder)
        server.start()
        machine = machine_of()
        try:
            figures = asyncio.run(measure(server, chosen))
        finally:
            server.stop()
        tracebacks = server.said().count("Traceback")
    figures.append(Figure("tracebacks in the server's log", tracebacks, "", 0))
    report(machine, figures, as_json=chosen.json)


if __name__ == "__main__":
    main()
