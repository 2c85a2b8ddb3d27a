"""A card game as its log: rule sets to JSON and back, and replay."""

from collections.abc import Iterator, Mapping
from dataclasses import asdict, fields, replace
from enum import StrEnum
from typing import Any

from riverlib.cards.actions import Action, action_text, parse_action
from riverlib.cards.engine import apply, new_game
from riverlib.cards.events import Event
from riverlib.cards.scoring import Penalty, Scoring, TrickPoints
from riverlib.cards.state import GameState
from riverlib.cards.variant import (
    Bidding,
    FirstDealer,
    FirstLead,
    JokerRanks,
    Trump,
    TrumpLead,
    Variant,
)
from riverlib.core import GameLog, LogError, RiverError, VariantError, replayed_steps

GAME = "cards"

_ENUMS: dict[str, type[StrEnum]] = {
    "joker_ranks": JokerRanks,
    "trump": Trump,
    "bidding": Bidding,
    "first_lead": FirstLead,
    "trump_lead": TrumpLead,
    "first_dealer": FirstDealer,
    "trick_points": TrickPoints,
    "penalty": Penalty,
}
_TYPES: dict[str, type] = {"key": str, "name": str, "packs": int, "jokers": int, "team_size": int}
_TYPES |= dict.fromkeys(("lower_to_fit", "whole_pack_no_trump", "hook", "forehead"), bool)
_TYPES |= dict.fromkeys(("must_trump", "squared"), bool)
_TYPES |= dict.fromkeys(("bonus", "per_trick", "zero_bonus", "zero_per_card"), int)
_TYPES |= {"penalty_points": int}
_OPTIONAL = ("packs", "zero_bonus")
_TYPE_WORDS = {str: "text", int: "a whole number", bool: "true or false"}
MAX_NAME = 60
"""Characters in the name of a rule set."""


def variant_data(variant: Variant) -> dict[str, Any]:
    """Return a rule set as JSON values, every axis by its name."""
    return {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in asdict(variant).items()
    }


def variant_from_data(data: object) -> Variant:
    """Read a rule set from JSON values.

    Raises
    ------
    VariantError
        If a value is missing or wrong, or the rules contradict each other; names the place.
    """
    values = _checked(data, Variant, "rules")
    values["scoring"] = Scoring(**_checked(values.get("scoring", {}), Scoring, "rules.scoring"))
    values["hand_sizes"] = _whole_numbers(values["hand_sizes"], "rules.hand_sizes")
    if "usual_players" in values:
        low_high = _whole_numbers(values["usual_players"], "rules.usual_players")
        if len(low_high) != 2:
            raise VariantError("rules.usual_players: two numbers are needed, fewest and most")
        values["usual_players"] = low_high
    for field in ("key", "name"):
        text = values[field]
        if not 1 <= len(text.strip()) <= MAX_NAME or not text.isprintable():
            raise VariantError(f"rules.{field}: 1 to {MAX_NAME} printable characters are needed")
    return Variant(**values)


def _checked(data: object, kind: type[Variant | Scoring], place: str) -> dict[str, Any]:
    """Check names and types of the fields of one frozen record."""
    if not isinstance(data, Mapping):
        raise VariantError(f"{place}: an object is needed, got {type(data).__name__}")
    known = {field.name for field in fields(kind)}
    unknown = sorted(str(name) for name in data if name not in known)
    if unknown:
        raise VariantError(f"{place}: there is no rule called {unknown[0]!r}")
    if kind is Variant:
        missing = [name for name in ("key", "name", "hand_sizes") if name not in data]
        if missing:
            raise VariantError(f"{place}: the field {missing[0]!r} is missing")
    return {name: _value(name, value, f"{place}.{name}") for name, value in data.items()}


def _value(name: str, value: object, place: str) -> object:
    if name in _ENUMS:
        allowed = [str(member) for member in _ENUMS[name]]
        if value not in allowed:
            raise VariantError(f"{place}: one of {', '.join(allowed)} is needed, got {value!r}")
        return _ENUMS[name](str(value))
    wanted = _TYPES.get(name)
    if wanted and not (value is None and name in _OPTIONAL) and type(value) is not wanted:
        raise VariantError(f"{place}: {_TYPE_WORDS[wanted]} is needed, got {value!r}")
    return value


def _whole_numbers(value: object, place: str) -> tuple[int, ...]:
    if not isinstance(value, list | tuple) or any(type(number) is not int for number in value):
        raise VariantError(f"{place}: a list of whole numbers is needed, got {value!r}")
    return tuple(value)


def start_log(variant: Variant, *, players: int, first_dealer: int, **extra: object) -> GameLog:
    """Open the log of a new game; ``extra`` JSON values (names, seed) travel in its setup."""
    setup = {"variant": variant_data(variant), "players": players, "first_dealer": first_dealer}
    return GameLog(game=GAME, setup=setup | extra)


def with_action(log: GameLog, action: Action) -> GameLog:
    """Return the log with one more action."""
    return replace(log, actions=(*log.actions, action_text(action)))


def opening_state(log: GameLog) -> GameState:
    """Return the state that the log's setup describes, before any action.

    Raises
    ------
    LogError
        If the log is of another game or its setup cannot be played; names the place.
    """
    if log.game != GAME:
        raise LogError(f"game: this is a {log.game!r} file, a {GAME!r} file is needed")
    for name in ("players", "first_dealer"):
        if type(log.setup.get(name)) is not int:
            raise LogError(f"setup.{name}: a whole number is needed, got {log.setup.get(name)!r}")
    try:
        variant = variant_from_data(log.setup.get("variant"))
        return new_game(
            variant, players=log.setup["players"], first_dealer=log.setup["first_dealer"]
        )
    except RiverError as error:
        raise LogError(f"setup: {error}") from error


def steps(log: GameLog) -> Iterator[tuple[GameState, tuple[Event, ...]]]:
    """Replay a log action by action and yield each state with its events.

    Raises
    ------
    LogError
        At the first action that is unreadable or against the rules; names its place.
    """
    return replayed_steps(
        log, opening_state(log), lambda state, text: apply(state, parse_action(text))
    )


def replay(log: GameLog) -> GameState:
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
