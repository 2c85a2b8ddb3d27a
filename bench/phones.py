"""How soon phones at home see what somebody does: ten at one table, and eight tables at once.

Run ``python -m bench.phones [--clicks N] [--json]``. Real lines to the second listener of a real
server, one for each phone; whoever's turn it is plays the first thing allowed. Measured is the time
from sending a click to the new view at every phone of the table, the clicker's own included. One
phone alone, in the same run, is what the others are set beside.
"""

import argparse
import asyncio
import json
import secrets
import tempfile
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from bench.measured import Figure, machine_of, median, p95, report
from riverlib import cards
from riverlib.live.home import KEPT_FILE
from riverlib.live.home.kept import Kept, fingerprint
from riverlib.live.rooms import new_token
from riverlib.play import Player
from tests.browser.matches import Matches, company
from tests.browser.server import Server

LONG = cards.Variant(key="long", name="Long", hand_sizes=(5,) * 40)
_PAUSE = 0.25  # seconds between an answer and the next click at a table: quicker than any family
_MOST_MS = 150
_PATIENCE = 20.0


@dataclass
class Phone:
    """One line, and the newest view that came by it."""

    seat: int
    line: ClientConnection
    view: dict[str, Any] = field(default_factory=dict)
    arrived: float = 0.0
    news: asyncio.Event = field(default_factory=asyncio.Event)

    async def listen(self) -> None:
        """Take views as they come."""
        async for text in self.line:
            self.arrived = time.perf_counter()
            self.view = json.loads(text)["view"]["view"]
            self.news.set()

    async def await_turn(self, turn: int) -> float:
        """Wait for a view after a turn; return when it came."""
        while self.view.get("turn", -1) <= turn:
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), _PATIENCE)
        return self.arrived


def main() -> None:
    """Measure one phone, ten at one table, and eight tables of five."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--clicks", type=int, default=60, help="at each table")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    figures = []
    for what, tables, phones in (
        ("one phone alone", 1, 1),
        ("ten phones at one table", 1, 10),
        ("eight tables of five phones", 8, 5),
    ):
        with tempfile.TemporaryDirectory() as folder:
            times = measure(Path(folder), tables, phones, chosen.clicks)
        figures += [
            Figure(
                f"{what}: click to a phone's view, median", median(times), "ms", None, len(times)
            ),
            Figure(f"{what}: p95", p95(times), "ms", _MOST_MS, len(times)),
        ]
    report(machine_of(), figures, as_json=chosen.json)


def measure(folder: Path, tables: int, phones: int, clicks: int) -> list[float]:
    """Return how long each view was on its way, in ms."""
    server = Server(folder, RIVER_HOME_ADDRESS="127.0.0.1")
    matches = Matches(server.database)
    named = [Player(f"P{no}") for no in range(phones)]
    players = tuple(named) if phones > 1 else company(4, "P0")
    tokens: list[list[str]] = []
    kept: list[Kept] = []
    for _ in range(tables):
        match = matches.start(LONG, players, seed=secrets.randbelow(10**6))
        tokens.append([new_token() for _ in range(phones)])
        taken = {seat: fingerprint(token) for seat, token in enumerate(tokens[-1])}
        kept.append(Kept("cards", match.game_id, new_token(), new_token(), True, [], taken))
    matches.close()
    data = {
        "written": datetime.now(UTC).isoformat(),
        "port": 8690,
        "tables": [asdict(each) for each in kept],
    }
    (folder / KEPT_FILE).write_text(json.dumps(data), "utf-8")
    server.start()
    try:
        return asyncio.run(_all_play(8690, tokens, clicks))
    finally:
        server.stop()


async def _all_play(port: int, tokens: Sequence[Sequence[str]], clicks: int) -> list[float]:
    at_tables = [
        [await _joined(port, token, table, seat) for seat, token in enumerate(each)]
        for table, each in enumerate(tokens)
    ]
    listening = [asyncio.create_task(phone.listen()) for each in at_tables for phone in each]
    times = await asyncio.gather(*(_play(phones, clicks) for phones in at_tables))
    for task in listening:
        task.cancel()
    for phones in at_tables:
        for phone in phones:
            await phone.line.close()
    return [each for table in times for each in table]


async def _joined(port: int, token: str, table: int, seat: int) -> Phone:
    """Open a phone's line, each from an address of its own, as phones have."""
    begun = time.perf_counter()
    while True:
        try:
            line = await connect(
                f"ws://127.0.0.1:{port}/live",
                origin=f"http://127.0.0.1:{port}",  # type: ignore[arg-type]
                local_addr=(f"127.0.{table + 1}.{seat + 1}", 0),
                proxy=None,
            )
            break
        except OSError:  # the listener opens a little after the server
            if time.perf_counter() - begun > _PATIENCE:
                raise
            await asyncio.sleep(0.1)
    await line.send(json.dumps({"token": token, "serial": 0}))
    return Phone(seat, line)


async def _play(phones: Sequence[Phone], clicks: int) -> list[float]:
    times: list[float] = []
    for phone in phones:
        await phone.await_turn(-1)
    for number in range(clicks + 3):
        mover, action = _next(phones)
        turn = mover.view["turn"]
        sent = time.perf_counter()
        told = {**action, "turn": turn, "nonce": secrets.token_hex(8)}
        await mover.line.send(json.dumps({"name": "action", "action": told}))
        came = await asyncio.gather(*(phone.await_turn(turn) for phone in phones))
        if number >= 3:  # what is new to the server costs more
            times += [1000 * (each - sent) for each in came]
        await asyncio.sleep(_PAUSE)
    return times


def _next(phones: Sequence[Phone]) -> tuple[Phone, dict[str, Any]]:
    view = phones[0].view
    if view["phase"] == "scored":
        return phones[0], {"kind": "next"}
    mover = next(phone for phone in phones if phone.seat == view["to_move"])
    if mover.view["bids"]:
        return mover, {"kind": "bid", "tricks": mover.view["bids"]["open"][0]}
    card = next(each["card"] for each in mover.view["hand"] if each["reason"] is None)
    return mover, {"kind": "play", "card": card}


if __name__ == "__main__":
    main()
