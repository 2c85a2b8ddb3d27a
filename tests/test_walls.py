"""Who may import whom: the rooms of the house and the walls between them (docs/architecture.md)."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
ROOMS = {
    "core": set(),
    "cards": {"core"},
    "race": {"core"},
    "sim": {"core", "cards", "race", "bots"},
    "bots": {"core", "cards", "race", "sim"},
    "coach": {"core", "cards", "race", "bots", "sim"},
    "scores": {"core", "cards", "race", "sim"},
    "store": {"core"},
    "play": {"core", "cards", "race", "bots", "store"},
    "lab": {"core", "cards", "race", "sim"},
    "figures": {"cards", "race", "coach", "scores", "lab"},
    "cli": {"core", "cards", "race", "sim", "bots", "lab"},
    "ui": {
        "core",
        "cards",
        "race",
        "bots",
        "sim",
        "coach",
        "scores",
        "lab",
        "store",
        "play",
        "figures",
        "ui",
    },
}
LIBRARIES = {
    "streamlit": {"ui"},
    "plotly": {"figures"},
    "sqlalchemy": {"store"},
    "platformdirs": {"core"},
    "numba": {"race", "sim"},
}
FILES = sorted((ROOT / "riverlib").rglob("*.py"))


def imported(path: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute here"
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return names


def room_of(path: Path) -> str:
    return path.relative_to(ROOT / "riverlib").parts[0]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_room_imports_only_what_its_walls_let_through(path: Path) -> None:
    if path.parent.name == "riverlib":
        return
    room = room_of(path)
    assert room in ROOMS, f"{room} is no room: add it to the house on purpose"
    for name in imported(path):
        top, _, rest = name.partition(".")
        if top == "riverlib" and rest.split(".")[0] in ROOMS:
            other = rest.split(".")[0]
            assert other == room or other in ROOMS[room], f"{room} may not import {other}"
        if top in LIBRARIES:
            assert room in LIBRARIES[top], f"{room} may not import {top}"


def test_every_room_has_files() -> None:
    assert {room_of(path) for path in FILES if path.parent.name != "riverlib"} == set(ROOMS)


def test_files_stay_short_enough_to_read() -> None:
    crowded = {
        str(path.relative_to(ROOT)): lines
        for folder in ("riverlib", "pages", "tests", "bench")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in {".py", ".js", ".mjs", ".css"}
        and (lines := len(path.read_text("utf-8").splitlines())) > 450
    }
    assert crowded == {}
