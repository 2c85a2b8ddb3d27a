"""Up and Down the River on the page of the laboratory."""

from riverlib import cards
from riverlib.analysis.lab.cards import CARDS
from riverlib.analysis.lab.measures import Unit, number_text
from riverlib.analysis.lab.pace import Pace, card_minutes
from riverlib.ui.lab.lab_page import LabPage

_LINES = {entry.variant: entry.line for entry in cards.CATALOGUE}


def _line(rules: cards.Variant) -> str:
    return _LINES.get(rules, "One of your own rule sets.")


def _shorter(rules: cards.Variant, players: int, pace: Pace) -> str:
    short = cards.short_evening(rules)
    if short is None:
        return ""
    long, less = (
        card_minutes(cards.fitted(each, players), players, pace) for each in (rules, short)
    )
    said = f"Shorter still: with “A short evening” in the set-up {rules.name} takes about"
    return f"{said} {number_text(less, Unit.MINUTES)} minutes." if less < long else ""


PAGE = LabPage(
    lab=CARDS,
    rules_field="rules",
    rules_label="Rule sets to compare",
    own_rules_place="lab_house",
    offered_rules=lambda: cards.VARIANTS,
    line_of=_line,
    bots_field="bots",
    bots=("steady", "random"),
    first_axis="penalty",
    measure_field="measure",
    look_field="look",
    pace={
        "card": "To play a card",
        "trick": "To take in a trick",
        "bid": "To say a bid",
        "deal": "To shuffle, deal and score",
    },
    shorter=_shorter,
)
