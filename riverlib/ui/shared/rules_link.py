"""The way to the rules page, from wherever rules are in force."""

from typing import Any

import streamlit as st

from riverlib.core.game import Game

PAGE = "pages/rules.py"
IN_FORCE = "rules_in_force"
"""Session key of rules that no list holds: those of the game on the table, changed for it alone."""
ON_THE_TABLE = "table"
"""What the address calls them."""


def rules_link(game: Game, rules: Any, choice: str | None = None) -> None:
    """Offer the rules in pictures.

    Parameters
    ----------
    choice : str, optional
        The key of a list that holds these rules; without it they are handed over as they are.
    """
    known = {each.key: each for each in game.catalogue}
    if choice is None and known.get(rules.key) == rules:
        choice = rules.key
    if choice is None:
        st.session_state[IN_FORCE] = (game.key, game.rules_data(rules))
        choice = ON_THE_TABLE
    st.page_link(
        PAGE,
        label="The rules in pictures",
        icon=":material/menu_book:",
        query_params={"rules": choice},
    )
