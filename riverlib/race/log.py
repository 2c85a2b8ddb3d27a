"""A race as its log: layouts to JSON and back, and replay."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from riverlib.core import GameLog, Logbook, VariantError, identity, read_fields
from riverlib.race.actions import Action, action_text, parse_action
from riverlib.race.engine import apply, new_game
from riverlib.race.events import Event
from riverlib.race.layout import Layout
from riverlib.race.state import RaceState

GAME = "race"
MAX_NAME = 60
"""Characters in the name of a river."""
MAX_SOURCE = 300
"""Characters in the sentence that says where a river comes from."""

_NO_RULES = ("key", "name", "source")
_LONGEST = {"key": MAX_NAME, "name": MAX_NAME, "source": MAX_SOURCE}
_NEEDED = {
    name: f"text of 1 to {longest} characters is needed" for name, longest in _LONGEST.items()
}


def layout_data(layout: Layout) -> dict[str, Any]:
    """Return a layout as JSON values, every field by its name."""
    return asdict(layout)


def layout_from_data(data: object) -> Layout:
    """Read a layout from JSON values.

    Raises
    ------
    VariantError
        If a value is missing or wrong, or the river cannot be laid out; names the place.
    """
    values = read_fields(Layout, data, "river", _NEEDED)
    for name, longest in _LONGEST.items():
        if not 1 <= len(values[name].strip()) <= longest:
            raise VariantError(f"river.{name}: {_NEEDED[name]}")
        if not values[name].isprintable():
            raise VariantError(f"river.{name}: printable characters are needed")
    return Layout(**values)


def rules_id(layout: Layout) -> str:
    """Return an id that rivers share if all is the same but key, name and source."""
    return identity(layout, besides=_NO_RULES)


def start_log(layout: Layout, *, players: int, first: int, **extra: object) -> GameLog:
    """Open the log of a new race; ``extra`` JSON values (names, seed) travel in its setup."""
    setup = {"layout": layout_data(layout), "players": players, "first": first}
    return GameLog(game=GAME, setup=setup | extra)


def _new_game(setup: Mapping[str, Any]) -> RaceState:
    layout = layout_from_data(setup.get("layout"))
    return new_game(layout, players=setup["players"], first=setup["first"])


LOGBOOK: Logbook[RaceState, Action, Event] = Logbook(
    game=GAME,
    numbers=("players", "first"),
    new_game=_new_game,
    apply=apply,
    action_text=action_text,
    parse_action=parse_action,
)
with_action = LOGBOOK.with_action
opening_state = LOGBOOK.opening_state
steps = LOGBOOK.steps
replay = LOGBOOK.replay
