"""Which rules the page shows: built in, a family's own, or those of the game on the table."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import streamlit as st

from riverlib import cards, race
from riverlib.core import VariantError
from riverlib.core.game import Game
from riverlib.games import GAMES
from riverlib.store import HouseRules
from riverlib.ui.cards.rules_form import house_rules_form
from riverlib.ui.race.river_form import river_form
from riverlib.ui.shared.address import Address
from riverlib.ui.shared.look import as_text
from riverlib.ui.shared.own_rules import HOUSE, OwnRules
from riverlib.ui.shared.rules_link import IN_FORCE, ON_THE_TABLE

RIVER_PLAYERS = 2
"""Players that the drawing of a changed river shows."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Rules on offer."""

    game: Game
    rules: Any

    @property
    def is_race(self) -> bool:
        """Whether these are the rules of a river."""
        return isinstance(self.rules, race.Layout)


def choices(house: HouseRules) -> dict[str, Choice]:
    """Return all rules that can be shown, by what the address calls them."""
    offered: dict[str, Choice] = {}
    if ON_THE_TABLE in (st.query_params.get("rules"), st.session_state.get("rules_rules")):
        offered |= _on_the_table()
    for game in GAMES.values():
        offered |= {each.key: Choice(game, each) for each in game.catalogue}
        own = OwnRules[Any](house, game, f"rules_own_{game.key}")
        for key, rules in own.by_key().items():
            offered[key] = Choice(game, replace(rules, key="house"))
    return offered


def _on_the_table() -> dict[str, Choice]:
    kept = st.session_state.get(IN_FORCE)
    if kept is None:
        return {}
    game = GAMES[kept[0]]
    try:
        return {ON_THE_TABLE: Choice(game, game.rules_from_data(kept[1]))}
    except VariantError:  # written by an older version of the app in this session
        return {}


def ask_rules(address: Address, offered: Mapping[str, Choice], game: str) -> tuple[str, Choice]:
    """Let the person choose the rules, first of all those of ``game``; the address names them."""
    asked = st.query_params.get("rules", "")
    if asked not in offered and f"{HOUSE}{asked}" in offered:  # own rules by their bare name
        st.query_params["rules"] = f"{HOUSE}{asked}"
    if asked == ON_THE_TABLE and asked not in offered:
        st.info("The rules of a game are shown from its table: open the game again.")
    usual = next(
        key for key, each in offered.items() if key != ON_THE_TABLE and each.game.key == game
    )
    key = st.selectbox(
        "The rules of",
        list(offered),
        format_func=lambda key: _name(key, offered[key]),
        key=address.key("rules", list(offered), usual),
    )
    address.keep("rules", key)  # always: in another window it would begin with another game
    return key, offered[key]


def _name(key: str, choice: Choice) -> str:
    own = " (your own)" if key.startswith(HOUSE) else ""
    own = " (on the table)" if key == ON_THE_TABLE else own
    return f"{choice.rules.name}{own} · {choice.game.name}"


def ask_changes(key: str, choice: Choice) -> Choice:
    """Offer every rule for change; what contradicts itself changes nothing, and is said."""
    with st.container(border=True):
        try:
            changed = (
                river_form(choice.rules, key, RIVER_PLAYERS)
                if choice.is_race
                else house_rules_form(choice.rules, key)
            )
        except VariantError as error:
            st.warning(as_text(str(error)), icon=":material/rule:")
            return choice
    if changed == choice.rules:
        return choice
    name = f"{choice.rules.name}, our way"
    return replace(choice, rules=replace(changed, key="house", name=name))


def misfit(rules: cards.Variant) -> str | None:
    """Say why nobody can play these rules, or ``None``."""
    refusals = []
    for players in range(2, 11):
        try:
            cards.fitted(rules, players)
        except VariantError as error:
            refusals.append(str(error))
        else:
            return None
    return refusals[2]
