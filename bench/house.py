"""How the house is built: rooms, arrows, floors, lines, and the files that three flows enter.

Run ``python -m bench.house [--json]``. A room is a folder of ``riverlib/`` (and ``pages/``), an
arrow one room that imports another, a floor the longest way down. A flow is counted without its
imports: files entered, and how often a call goes from one room into another.
"""

import argparse
import ast
import contextlib
import io
import json
import os
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType

import streamlit as st

ROOT = Path(__file__).resolve().parents[1]
LIBRARY = ROOT / "riverlib"
_COUNTED = (
    *(("riverlib", kind) for kind in ("python", "scripts", "styles")),
    *(("tests", kind) for kind in ("python", "scripts")),
    *((folder, "python") for folder in ("pages", "bench")),
)
_SUFFIXES = {"python": (".py",), "scripts": (".js", ".mjs"), "styles": (".css", ".html")}


def room_of(path: Path) -> str:
    """Return the top room of a file of ours; empty for another."""
    if path.is_relative_to(ROOT / "pages"):
        return "pages"
    if not path.is_relative_to(LIBRARY) or path.parent == LIBRARY:
        return ""
    return path.relative_to(LIBRARY).parts[0]


def arrows() -> dict[str, set[str]]:
    """Return the rooms that each room imports."""
    found: dict[str, set[str]] = {}
    for path in (*LIBRARY.rglob("*.py"), *(ROOT / "pages").glob("*.py")):
        room = room_of(path)
        if not room:
            continue
        found.setdefault(room, set())
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            for name in _imported(node):
                parts = name.split(".")
                other = parts[1] if parts[0] == "riverlib" and len(parts) > 1 else ""
                if other and other != room and (LIBRARY / other).is_dir():
                    found[room].add(other)
    return found


def _imported(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        return [f"{node.module}.{alias.name}" for alias in node.names]
    return []


def floors(graph: dict[str, set[str]]) -> int:
    """Return the rooms on the longest way down; 0 where there is a circle."""
    height: dict[str, int] = {}
    try:
        for room in TopologicalSorter(graph).static_order():
            height[room] = 1 + max((height[below] for below in graph.get(room, ())), default=0)
    except CycleError:
        return 0
    return max(height.values())


def lines(folder: str, kind: str) -> int:
    """Return the lines of a folder's files of one kind."""
    return sum(
        len(path.read_text("utf-8").splitlines())
        for path in (ROOT / folder).rglob("*")
        if path.suffix in _SUFFIXES[kind] and "node_modules" not in path.parts
    )


@dataclass(slots=True)
class Walk:
    """Where a flow has been."""

    files: set[str] = field(default_factory=set)
    calls: int = 0
    room_changes: int = 0

    def note(self, frame: FrameType, event: str, _: object) -> None:
        """Count a call of a function of ours; a profile function of ``sys``."""
        if event != "call" or frame.f_code.co_name == "<module>":
            return
        here = Path(frame.f_code.co_filename)
        if not (room := room_of(here)):
            return
        self.calls += 1
        self.files.add(here.relative_to(ROOT).as_posix())
        caller = frame.f_back
        while caller is not None:
            if from_room := room_of(Path(caller.f_code.co_filename)):
                self.room_changes += from_room != room
                return
            caller = caller.f_back


@contextlib.contextmanager
def walking() -> Iterator[Walk]:
    """Follow every call in every thread that begins inside."""
    walk = Walk()
    threading.setprofile(walk.note)
    sys.setprofile(walk.note)
    try:
        yield walk
    finally:
        sys.setprofile(None)
        threading.setprofile(None)


def chart() -> Callable[[], object]:
    """Prepare the chart of one stored game, everything loaded by another one before."""
    from bench.chart_games import card_log
    from riverlib.play import CardMatch, default_players
    from riverlib.store import Games, open_database
    from tests.pages.app import open_app

    games = Games(open_database())
    first, second = (
        CardMatch.open(games, card_log(seed, default_players(4))).game_id for seed in (1, 2)
    )
    open_app("pages/charts.py", game=first)
    home = open_app(game=second)
    return lambda: home.switch_page("pages/charts.py").run()


def comparison() -> Callable[[], object]:
    """Prepare a comparison on the command line, everything loaded by another one before."""
    from riverlib.cli import main

    def compare(seed: int) -> None:
        with contextlib.redirect_stdout(io.StringIO()):
            arguments = ["compare", "family-night", "oh-hell", "--games", "50"]
            main([*arguments, "--seed", str(seed), "--json"])

    compare(1)
    return lambda: compare(2)


def click() -> Callable[[], object]:
    """Prepare a bid at the table and the bots' answers, everything loaded by another bid before."""
    from riverlib import cards
    from riverlib.play import CardMatch, default_players
    from riverlib.store import Games, open_database
    from tests.pages import app

    players = default_players(4)
    match = CardMatch.start(
        Games(open_database()), cards.VARIANTS[0], players, first_dealer=3, seed=5
    )
    match.bid(0, 3)
    legal = [act for act in cards.legal_actions(match.state) if isinstance(act, cards.Play)]
    card, other = (str(play.card) for play in legal[:2])
    table = app.open_app("pages/cards.py", game=match.game_id)
    app.click(table, kind="play", card=card)
    app.click(table, kind="undo")
    return lambda: app.click(table, kind="play", card=other)


def measured() -> dict[str, int]:
    """Return every figure by its name."""
    graph = arrows()
    figures = {
        "rooms": len(graph) - ("pages" in graph),
        "arrows": sum(map(len, graph.values())),
        "floors": floors(graph),
    }
    for folder, kind in _COUNTED:
        figures[f"lines of {kind}, {folder}"] = lines(folder, kind)
    figures["files, riverlib"] = sum(1 for _ in LIBRARY.rglob("*.py"))
    for name, prepare in (("chart", chart), ("comparison", comparison), ("click", click)):
        with TemporaryDirectory() as folder:
            os.environ["RIVER_DATA_DIR"] = folder
            st.cache_resource.clear()
            flow = prepare()
            with walking() as walk:
                flow()
        figures[f"{name}: files entered"] = len(walk.files)
        figures[f"{name}: calls"] = walk.calls
        figures[f"{name}: room changes"] = walk.room_changes
        if "--files" in sys.argv:
            print(name, *sorted(walk.files), sep="\n  ")
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--files", action="store_true", help="name the files of each flow")
    chosen = parser.parse_args()
    figures = measured()
    if chosen.json:
        print(json.dumps(figures))
        return
    for name, figure in figures.items():
        print(f"{name:36} {figure:8,}")


if __name__ == "__main__":
    main()
