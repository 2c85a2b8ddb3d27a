"""A costly choice as a small card table: what was chosen, and what would have been better."""

from pathlib import Path

from riverlib.boards.cards.view_types import CardView
from riverlib.boards.files import CARD_TABLE
from riverlib.ui.shared.components import component

_FOLDER = Path(__file__).parent


def choice_table(view: CardView, *, key: str) -> None:
    """Draw a small table.

    Parameters
    ----------
    view : dict
        The table after the choice, which ``looking`` compares with the better one; its ``help``
        says what it shows.
    """
    mount = component(
        "choice_table",
        _FOLDER,
        html=CARD_TABLE.html,
        css=(*CARD_TABLE.styles, "choice_table.css"),
        js="choice_table.js",
    )
    mount(key=key, data=view)
