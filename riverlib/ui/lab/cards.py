"""Up and Down the River on the page of the laboratory."""

from riverlib import cards
from riverlib.analysis.lab.cards import CARDS
from riverlib.ui.lab.lab_page import LabPage

PAGE = LabPage(
    lab=CARDS,
    rules_field="rules",
    rules_label="Rule sets to compare",
    own_rules_place="lab_house",
    offered_rules=lambda: cards.VARIANTS,
    bots_field="bots",
    bots=("steady", "random"),
    measure_field="measure",
    look_field="look",
    pace={
        "card": "To play a card",
        "trick": "To take in a trick",
        "bid": "To say a bid",
        "deal": "To shuffle, deal and score",
    },
)
