"""A card game as its log: rule sets to JSON and back, and replay."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from riverlib.cards.actions import Action, action_text, parse_action
from riverlib.cards.engine import apply, new_game
from riverlib.cards.events import Event
from riverlib.cards.state import GameState
from riverlib.cards.variant import Variant
from riverlib.core import GameLog, Logbook, VariantError, identity, read_fields

GAME = "cards"
MAX_NAME = 60
"""Characters in the name of a rule set."""

_NO_RULES = ("key", "name", "usual_players")


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
    values = read_fields(Variant, data, "rules")
    for name in ("key", "name"):
        text = values[name]
        if not 1 <= len(text.strip()) <= MAX_NAME or not text.isprintable():
            raise VariantError(f"rules.{name}: 1 to {MAX_NAME} printable characters are needed")
    return Variant(**values)


def rules_id(variant: Variant) -> str:
    """Return an id that rule sets share if all is the same but key, name and usual players."""
    return identity(variant, besides=_NO_RULES)


def start_log(variant: Variant, *, players: int, first_dealer: int, **extra: object) -> GameLog:
    """Open the log of a new game; ``extra`` JSON values (names, seed) travel in its setup."""
    setup = {"variant": variant_data(variant), "players": players, "first_dealer": first_dealer}
    return GameLog(game=GAME, setup=setup | extra)


def _new_game(setup: Mapping[str, Any]) -> GameState:
    variant = variant_from_data(setup.get("variant"))
    return new_game(variant, players=setup["players"], first_dealer=setup["first_dealer"])


LOGBOOK: Logbook[GameState, Action, Event] = Logbook(
    game=GAME,
    numbers=("players", "first_dealer"),
    new_game=_new_game,
    apply=apply,
    action_text=action_text,
    parse_action=parse_action,
)
with_action = LOGBOOK.with_action
opening_state = LOGBOOK.opening_state
steps = LOGBOOK.steps
replay = LOGBOOK.replay
