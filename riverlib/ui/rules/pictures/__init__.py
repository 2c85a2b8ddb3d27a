"""The pictures of rules in the browser: one component for a whole list, drawn by the boards."""

from collections.abc import Sequence
from pathlib import Path

from riverlib.boards.files import CARD_TABLE, RIVER
from riverlib.ui.rules.pictures.sent import Rule
from riverlib.ui.shared.components import component

_FOLDER = Path(__file__).parent


def table_pictures(rules: Sequence[Rule], *, key: str) -> None:
    """Show the rules of the card game, each with a small table."""
    styles = CARD_TABLE.styles
    mount = component(
        "table_pictures",
        _FOLDER,
        html=CARD_TABLE.html,
        css=(*styles, "pictures.css"),
        js="table_pictures.js",
    )
    mount(key=key, data={"rules": list(rules)})


def river_pictures(rules: Sequence[Rule], *, key: str) -> None:
    """Show the rules of the race, each with a small river."""
    styles = RIVER.styles
    mount = component(
        "river_pictures",
        _FOLDER,
        html=RIVER.html,
        css=(*styles, "pictures.css", "river_pictures.css"),
        js="river_pictures.js",
    )
    mount(key=key, data={"rules": list(rules)})
