"""The rule sets to choose from, each in a picture."""

from collections.abc import Sequence
from pathlib import Path

from riverlib import cards
from riverlib.boards.files import CARD_TABLE
from riverlib.core import VariantError
from riverlib.core.counting import counted
from riverlib.ui.cards.minutes import about_minutes
from riverlib.ui.shared import setting_up
from riverlib.ui.shared.components import component
from riverlib.ui.shared.setting_up import Option

_FOLDER = Path(__file__).parent
_SUITS = "shdc"
_MOST_SHOWN = 5


def choose_rules(options: Sequence[Option], *, first: int, more: str, key: str) -> None:
    """Show rule sets to choose from."""
    mount = component(
        "rule_choices",
        _FOLDER,
        html=setting_up.HTML,
        css=(
            *CARD_TABLE.styles,
            *setting_up.STYLES,
            "rule_choices.css",
        ),
        js="rule_choices.js",
    )
    setting_up.choose(mount, options, label="Rule set", first=first, more=more, key=key)


def rule_option(
    key: str, name: str, variant: cards.Variant, line: str, players: int, place: int
) -> Option:
    """Return a rule set as it is offered; ``place`` in the list gives it a hand of its own."""
    sizes = _sizes(variant, players)
    facts = [counted(len(sizes), "deal"), about_minutes(variant, players)]
    picture = {"fan": _fan(variant, max(sizes), place), "sizes": list(sizes)}
    return {
        "key": key,
        "name": name,
        "line": line,
        "facts": [fact for fact in facts if fact],
        "picture": picture,
    }


def _sizes(variant: cards.Variant, players: int) -> tuple[int, ...]:
    try:
        return cards.fitted(variant, players).hand_sizes
    except VariantError:
        return variant.hand_sizes


def _fan(variant: cards.Variant, most: int, place: int) -> list[str]:
    """Return some cards of the pack, other ones for every rule set, jokers first if it has any."""
    shown = min(most, _MOST_SHOWN)
    jokers = [f"*{no + 1}" for no in range(min(variant.jokers, 2))]
    suits = _SUITS[place % 4 :] + _SUITS[: place % 4]
    plain = [f"{rank}{suit}" for rank, suit in zip("AKQJT", suits * 2, strict=False)]
    return (jokers + plain)[:shown]
