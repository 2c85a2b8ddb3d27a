"""The rules page: rule by rule in pictures, the deals, the points, the words."""

import streamlit as st

from riverlib import race
from riverlib.learn.glossary import card_terms, race_terms
from riverlib.learn.rules import pictured_cards, pictured_race
from riverlib.store import HouseRules
from riverlib.ui.rules import choosing, points
from riverlib.ui.rules.pictures import river_pictures, table_pictures
from riverlib.ui.rules.pictures.sent import sent_rules
from riverlib.ui.shared.address import Address
from riverlib.ui.shared.look import as_text

_CARD_PARTS = {
    "rules": "Rule by rule",
    "deals": "The deals",
    "points": "The points",
    "words": "The words",
}
_RACE_PARTS = {"rules": "Rule by rule", "words": "The words"}


def show(house: HouseRules, game: str) -> None:
    """Show the rules that the address names, or the first of the game with this key."""
    st.title("The rules")
    address = Address("rules")
    asks, changes = st.columns((3, 1), vertical_alignment="bottom")
    with asks:
        key, choice = choosing.ask_rules(address, choosing.choices(house), game)
    with changes:
        changes_rules = st.toggle("Change a rule", key="rules_change", persist_state="session")
    if changes_rules:
        choice = choosing.ask_changes(key, choice)
    if not choice.is_race and (refusal := choosing.misfit(choice.rules)):
        st.warning(as_text(refusal), icon=":material/rule:")
        return
    parts = _RACE_PARTS if choice.is_race else _CARD_PARTS
    part = address.one_of("race_part" if choice.is_race else "part", parts, "What to show")
    if part == "rules":
        _pictures(choice)
    elif part == "deals":
        points.show_deals(choice.rules, address)
    elif part == "points":
        points.show_points(choice.rules, address, key)
    else:
        _words(race_terms(choice.rules) if choice.is_race else card_terms(choice.rules))
    address.drop_the_rest()


def _pictures(choice: choosing.Choice) -> None:
    st.caption("Words with dots under them can be asked for.")
    if choice.is_race:
        layout: race.Layout = choice.rules
        *rules, last = pictured_race(layout)
        river_pictures(sent_rules(rules, race_terms(layout)), key="rules_river")
        st.caption(as_text(last.sentence))
    else:
        meanings = card_terms(choice.rules)
        table_pictures(sent_rules(pictured_cards(choice.rules), meanings), key="rules_table")


def _words(terms: dict[str, str]) -> None:
    """List the words that these rules use."""
    for word, meaning in sorted(terms.items()):
        st.markdown(f"**{word[:1].upper()}{word[1:]}**  \n{as_text(meaning)}")
