"""Who may import whom: the rooms of the house and the walls between them (docs/architecture.md)."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
CARDS = {"cards", "cards/bots", "cards/coach"}
RACE = {"race", "race/solver", "race/bots", "race/coach"}
KERNELS = {"cards/kernels", "race/kernels"}
GAMES = {"games", "cards/game", "race/game"}
LIBRARY = {"core", *CARDS, *RACE, *KERNELS, *GAMES}
LIBRARY |= {"analysis", "analysis/lab", "learn", "store", "play", "figures", "live", "live/home"}
BOARDS = {"boards", "boards/cards", "boards/race"}
LIBRARY |= BOARDS
ROOMS: dict[str, set[str]] = {
    "core": set(),
    "cards": {"core"},
    "cards/kernels": {"core", "cards"},
    "cards/bots": {"core", "cards", "cards/kernels"},
    "cards/coach": {"core", "cards", "cards/kernels", "cards/bots"},
    "race": {"core"},
    "race/solver": {"core", "race"},
    "race/kernels": {"core", "race"},
    "race/bots": {"core", "race", "race/solver", "race/kernels"},
    "race/coach": {"core", "race", "race/solver", "race/kernels", "race/bots"},
    "cards/game": {"core", *CARDS},
    "race/game": {"core", *RACE},
    "games": {"core", "cards/game", "race/game"},
    "analysis": {"core", "cards", "race", "cards/kernels"},
    "analysis/lab": {"core", "cards", "race", *KERNELS, *GAMES, "analysis"},
    "learn": {"core", *CARDS, *RACE, *GAMES},
    "store": {"core"},
    "play": {"core", *CARDS, *RACE, *GAMES, "store"},
    "boards": {"core", "learn", "play", "live"},
    "boards/cards": {"core", *CARDS, "learn", "play", "live", "boards"},
    "boards/race": {"core", *RACE, "learn", "play", "live", "boards"},
    "live": {"core", "play"},
    "live/home": {"core", "race/coach", "play", "store", "live", *BOARDS},
    "figures": {"core", *CARDS, *RACE, "analysis", "analysis/lab", "learn"},
    "cli": {*LIBRARY},
    "ui/shared": LIBRARY,
    "ui/cards": {*LIBRARY, "ui/shared"},
    "ui/race": {*LIBRARY, "ui/shared"},
    "ui/charts": {*LIBRARY, "ui/shared", "ui/cards", "ui/race"},
    "ui/lab": {*LIBRARY, "ui/shared"},
    "ui/learn": {*LIBRARY, "ui/shared", "ui/cards", "ui/race", "ui/rules"},
    "ui/rules": {*LIBRARY, "ui/shared", "ui/cards", "ui/race"},
    "ui/home": {*LIBRARY, "ui/shared", "ui/cards", "ui/race", "ui/rules"},
}
"""Each room with the rooms that it may import; a file belongs to the longest name that fits."""
LIBRARIES = {
    "streamlit": {"ui"},
    "starlette": {
        *("live/channel", "live/origin", "live/home/doors", "live/home/listener"),
        *("live/home/front_door", "live/home/open_house"),
        *("ui/shared/front", "ui/shared/serving"),
    },
    "uvicorn": {"live/home/connections", "live/home/listener", "ui/shared/serving"},
    "ifaddr": {"live/home/addresses"},
    "segno": {"ui/shared/at_home"},
    "plotly": {"figures"},
    "PIL": {"figures/share"},
    "sqlalchemy": {"store"},
    "platformdirs": {"core"},
    "numba": {"core/compiler", "race/solver", *KERNELS},
    "click": {"cli"},
    "msgspec": {"core", "live/channel", "live/home/doors"},
    "fsrs": {"learn/exam"},
}
"""Libraries that only some rooms or files may import."""
FILES = sorted((ROOT / "riverlib").rglob("*.py"))


def imported(path: Path) -> set[str]:
    """Return what a file imports, as ``riverlib/cards/rules/legal_bids``."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute here"
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return {name.replace(".", "/") for name in names}


def room_of(place: str) -> str:
    """Return the room of a file or a name below ``riverlib/``; empty for the house itself."""
    fitting = [room for room in ROOMS if f"{place}/".startswith(f"{room}/")]
    return max(fitting, key=len, default="")


def place_of(path: Path) -> str:
    return path.relative_to(ROOT / "riverlib").with_suffix("").as_posix()


@pytest.mark.parametrize("path", FILES, ids=place_of)
def test_a_room_imports_only_what_its_walls_let_through(path: Path) -> None:
    room = room_of(place_of(path))
    if path.name in ("__init__.py", "__main__.py") and not room:
        return
    assert room, f"{place_of(path)} is in no room: add it to the house on purpose"
    for name in imported(path):
        top, _, rest = name.partition("/")
        if top == "riverlib" and (other := room_of(rest)):
            assert other == room or other in ROOMS[room], f"{room} may not import {other}"
        if top in LIBRARIES:
            place = f"{place_of(path)}/"
            allowed = any(place.startswith(f"{each}/") for each in LIBRARIES[top])
            assert allowed, f"{place_of(path)} may not import {top}"


def test_every_room_has_files() -> None:
    assert {room_of(place_of(path)) for path in FILES} - {""} == set(ROOMS)


def test_no_rooms_import_each_other_in_a_circle() -> None:
    left = dict(ROOMS)
    while free := [room for room, needed in left.items() if not needed & set(left) - {room}]:
        for room in free:
            del left[room]
    assert left == {}


def test_files_stay_short_enough_to_read() -> None:
    crowded = {
        str(path.relative_to(ROOT)): lines
        for folder in ("riverlib", "pages", "tests", "bench")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in {".py", ".js", ".mjs", ".css"}
        and (lines := len(path.read_text("utf-8").splitlines())) > 400
    }
    assert crowded == {}


def test_one_apostrophe_is_written_everywhere() -> None:
    curly = [
        str(path.relative_to(ROOT))
        for folder in ("riverlib", "pages")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in {".py", ".js", ".css"} and "\u2019" in path.read_text("utf-8")
    ]
    assert curly == []
