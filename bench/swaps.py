"""What becomes of a game when its database file is swapped under the app, at a random moment.

Run ``python -m bench.swaps [--json] [--rounds N]``. A process of its own saves one move after
another and says each that it was told is saved; the file is swapped meanwhile. Counted are moves
that were acknowledged and are in no file afterwards, and sound files that were harmed.
"""

import argparse
import json
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

from riverlib.core import GameLog, RiverError
from riverlib.store import Games, open_database, restore

ROOT = Path(__file__).resolve().parents[1]
SAVING = """
import sys
from riverlib.core import RiverError
from riverlib.store import Games, open_database
games = Games(open_database("sqlite:///" + sys.argv[1]))
try:
    for revision in range(10**9):
        games.append(sys.argv[2], revision=revision, actions=["play Td"])
        print(revision + 1, flush=True)
except RiverError as error:
    print(error, flush=True)
"""
Swap = Callable[[Path, Path], object]


@dataclass(slots=True)
class Row:
    """One way to swap, and how it went."""

    what: str
    destroys: bool
    """Whether the swap itself destroys what was saved, so that only a backup can help."""
    rounds: int = 0
    moves: int = 0
    """Acknowledged before the swap was noticed."""
    survived: int = 0
    """Of those, moves in the file, in the one put aside or in the copy that the app kept."""
    harmed: int = 0
    """Files put there, sound before, that are not sound afterwards or have our moves in them."""


def remove(file: Path, other: Path) -> None:
    file.unlink()


def aside(file: Path, other: Path) -> None:
    file.rename(file.with_name("aside.sqlite3"))


def empty(file: Path, other: Path) -> None:
    file.with_name("empty").touch()
    file.with_name("empty").replace(file)


SWAPS: dict[str, tuple[Swap, bool]] = {
    "deleted": (remove, False),
    "renamed": (aside, False),
    "an empty file moved over it": (empty, False),
    "another river database moved over it": (lambda file, other: other.replace(file), False),
    "a backup restored": (lambda file, other: restore(other, url=f"sqlite:///{file}"), False),
    "another river database copied into it": (lambda f, other: shutil.copyfile(other, f), True),
    "emptied": (lambda file, other: os.truncate(file, 0), True),
    "overwritten with noise": (lambda file, other: file.write_bytes(os.urandom(99_999)), True),
}


def play(row: Row, swap: Swap, rng: random.Random) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "elsewhere").mkdir()
        file, other = folder / "river.sqlite3", folder / "elsewhere" / "other.sqlite3"
        made(other)
        game_id = made(file)
        before = moves_in(file, game_id)
        command = [sys.executable, "-c", SAVING, str(file), game_id]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
            assert process.stdout is not None
            process.stdout.readline()
            time.sleep(rng.uniform(0, 0.3))
            swap(file, other)
            said = process.stdout.read().split()
        acknowledged = max([int(word) for word in said if word.isdecimal()], default=1)
        found = [moves_in(each, game_id) for each in folder.rglob("*.sqlite3")]
        row.rounds += 1
        row.moves += acknowledged
        row.survived += min(acknowledged, max(found, default=before) - before)
        row.harmed += is_harmed(file, row)


def made(file: Path) -> str:
    engine = open_database(f"sqlite:///{file}")
    game_id = Games(engine).start(GameLog(game="cards", setup={}), "").id
    engine.dispose()
    return game_id


def moves_in(file: Path, game_id: str) -> int:
    """Count the moves of the game in a file; none in what cannot be opened."""
    try:
        engine = open_database(f"sqlite:///{file}")
        moves = len(Games(engine).load(game_id).log.actions)
        engine.dispose()
    except RiverError:
        return 0
    return moves


def is_harmed(file: Path, row: Row) -> bool:
    if not file.is_file() or ("database" not in row.what and "backup" not in row.what):
        return False
    connection = sqlite3.connect(file)
    sound = connection.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
    moves = connection.execute("SELECT count(*) FROM actions").fetchone()[0] if sound else 0
    connection.close()
    return not sound or moves > 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--rounds", type=int, default=5, help="of each swap")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    rng = random.Random(chosen.seed)
    rows = []
    for what, (swap, destroys) in SWAPS.items():
        row = Row(what, destroys)
        for _ in range(chosen.rounds):
            play(row, swap, rng)
        rows.append(row)
    if chosen.json:
        print(json.dumps([asdict(row) for row in rows]))
        return
    print(f"{'what':38} rounds  moves  survived  lost  sound files harmed")
    for row in rows:
        note = "  (the swap destroys them)" if row.destroys else ""
        print(
            f"{row.what:38} {row.rounds:6} {row.moves:6} {row.survived:9} "
            f"{row.moves - row.survived:5} {row.harmed:6}{note}"
        )


if __name__ == "__main__":
    main()
