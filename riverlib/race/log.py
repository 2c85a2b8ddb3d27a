"""A race as its log: layouts to JSON and back, and replay."""

from collections.abc import Iterator, Mapping
from dataclasses import asdict, fields, replace
from enum import StrEnum
from typing import Any

from riverlib.core import GameLog, LogError, RiverError, VariantError, replayed_steps
from riverlib.race.actions import Action, action_text, parse_action
from riverlib.race.engine import apply, new_game
from riverlib.race.events import Event
from riverlib.race.layout import FirstPlayer, LastAlone, Layout, Ride, TieBreak
from riverlib.race.state import RaceState

GAME = "race"
MAX_NAME = 60
"""Characters in the name of a river."""
MAX_SOURCE = 300
"""Characters in the sentence that says where a river comes from."""

_ENUMS: dict[str, type[StrEnum]] = {
    "ride": Ride,
    "tie_break": TieBreak,
    "last_alone": LastAlone,
    "first_player": FirstPlayer,
}
_NUMBERS = ("cards", "sandbank", "high_tide", "start", "boats")
_TEXTS = {"key": MAX_NAME, "name": MAX_NAME, "source": MAX_SOURCE}


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
    if not isinstance(data, Mapping):
        raise VariantError(f"river: an object is needed, got {type(data).__name__}")
    known = {field.name for field in fields(Layout)}
    unknown = sorted(str(name) for name in data if name not in known)
    if unknown:
        raise VariantError(f"river: there is no rule called {unknown[0]!r}")
    missing = [name for name in _TEXTS if name not in data]
    if missing:
        raise VariantError(f"river: the field {missing[0]!r} is missing")
    return Layout(**{name: _value(name, value) for name, value in data.items()})


def _value(name: str, value: object) -> Any:
    if name in _ENUMS:
        allowed = [str(member) for member in _ENUMS[name]]
        if value not in allowed:
            raise VariantError(
                f"river.{name}: one of {', '.join(allowed)} is needed, got {value!r}"
            )
        return _ENUMS[name](str(value))
    if name in _TEXTS:
        return _text(name, value)
    wanted, words = (int, "a whole number") if name in _NUMBERS else (bool, "true or false")
    if type(value) is not wanted:
        raise VariantError(f"river.{name}: {words} is needed, got {value!r}")
    return value


def _text(name: str, value: object) -> str:
    longest = _TEXTS[name]
    if not isinstance(value, str) or not 1 <= len(value.strip()) <= longest:
        raise VariantError(f"river.{name}: text of 1 to {longest} characters is needed")
    if not value.isprintable():
        raise VariantError(f"river.{name}: printable characters are needed")
    return value


def start_log(layout: Layout, *, players: int, first: int, **extra: object) -> GameLog:
    """Open the log of a new race; ``extra`` JSON values (names, seed) travel in its setup."""
    setup = {"layout": layout_data(layout), "players": players, "first": first}
    return GameLog(game=GAME, setup=setup | extra)


def with_action(log: GameLog, action: Action) -> GameLog:
    """Return the log with one more action."""
    return replace(log, actions=(*log.actions, action_text(action)))


def opening_state(log: GameLog) -> RaceState:
    """Return the state that the log's setup describes, before any action.

    Raises
    ------
    LogError
        If the log is of another game or its setup cannot be played; names the place.
    """
    if log.game != GAME:
        raise LogError(f"game: this is a {log.game!r} file, a {GAME!r} file is needed")
    for name in ("players", "first"):
        if type(log.setup.get(name)) is not int:
            raise LogError(f"setup.{name}: a whole number is needed, got {log.setup.get(name)!r}")
    try:
        layout = layout_from_data(log.setup.get("layout"))
        return new_game(layout, players=log.setup["players"], first=log.setup["first"])
    except RiverError as error:
        raise LogError(f"setup: {error}") from error


def steps(log: GameLog) -> Iterator[tuple[RaceState, tuple[Event, ...]]]:
    """Replay a log action by action and yield each state with its events.

    Raises
    ------
    LogError
        At the first action that is unreadable or against the rules; names its place.
    """
    return replayed_steps(
        log, opening_state(log), lambda state, text: apply(state, parse_action(text))
    )


def replay(log: GameLog) -> RaceState:
    """Replay a whole log and return the state that it ends in.

    Raises
    ------
    LogError
        If the log cannot be replayed; names the place.
    """
    state = opening_state(log)
    for state, _ in steps(log):  # noqa: B007  (the last state is wanted)
        pass
    return state
