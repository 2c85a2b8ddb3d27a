"""From a habit in somebody's record to what helps against it."""

from typing import Any

import streamlit as st

from riverlib.cards.game import GAME
from riverlib.store import HouseRules, Results
from riverlib.ui.shared.own_rules import OwnRules

PAGE = "pages/practice.py"


def practise_link(about: str, rules: str | None) -> None:
    """Offer to practise something (``analysis.advice``) under rules of the list of practice."""
    named = {"rules": rules} if rules else {}
    st.page_link(
        PAGE,
        label="Practise it",
        icon=":material/fitness_center:",
        query_params={"about": about} | named,
    )


def rules_to_practise(results: Results, house: HouseRules, rules_id: str | None) -> str | None:
    """Return what the page of practice calls these rules, or else those played most here."""
    most = next((each.rules_id for each in results.played() if each.game == GAME.key), None)
    wanted = rules_id or most
    own = OwnRules[Any](house, GAME, "practising").by_key()
    offered = {each.key: each for each in GAME.catalogue} | own
    return next((key for key, each in offered.items() if GAME.rules_id(each) == wanted), None)
