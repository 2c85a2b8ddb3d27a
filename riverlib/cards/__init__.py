"""Up and Down the River: bid exactly what you take (docs/rules/cards.md)."""

from riverlib.cards.actions import Action, Bid, Play, Shuffle, action_text, parse_action
from riverlib.cards.card import SUIT_NAMES, SUITS, Card, Suit, card_name, pack, parse_card
from riverlib.cards.catalogue import CATALOGUE, SCORINGS, VARIANTS, Entry, find_variant
from riverlib.cards.claim import certain_order, unseen_cards
from riverlib.cards.engine import (
    apply,
    bids_in_order,
    draw_for_deal,
    legal_actions,
    new_game,
    playable,
    shuffle,
)
from riverlib.cards.log import (
    opening_state,
    replay,
    rules_id,
    start_log,
    steps,
    variant_data,
    variant_from_data,
    with_action,
)
from riverlib.cards.rules import deal_scores
from riverlib.cards.scoring import Penalty, Score, Scoring, TrickPoints, score, signed
from riverlib.cards.short_evening import SHORT_SIZES, short_evening
from riverlib.cards.state import DealResult, GameState, Phase, Trick
from riverlib.cards.variant import (
    Bidding,
    FirstDealer,
    FirstLead,
    JokerRanks,
    Trump,
    TrumpLead,
    Variant,
    fitted,
    fitting_notes,
)
from riverlib.cards.view import View, view
from riverlib.cards.words import keyed_rules, made_line, miss_line, rule_lines, scoring_line

__all__ = [
    "CATALOGUE",
    "SCORINGS",
    "SHORT_SIZES",
    "SUITS",
    "SUIT_NAMES",
    "VARIANTS",
    "Action",
    "Bid",
    "Bidding",
    "Card",
    "DealResult",
    "Entry",
    "FirstDealer",
    "FirstLead",
    "GameState",
    "JokerRanks",
    "Penalty",
    "Phase",
    "Play",
    "Score",
    "Scoring",
    "Shuffle",
    "Suit",
    "Trick",
    "TrickPoints",
    "Trump",
    "TrumpLead",
    "Variant",
    "View",
    "action_text",
    "apply",
    "bids_in_order",
    "card_name",
    "certain_order",
    "deal_scores",
    "draw_for_deal",
    "find_variant",
    "fitted",
    "fitting_notes",
    "keyed_rules",
    "legal_actions",
    "made_line",
    "miss_line",
    "new_game",
    "opening_state",
    "pack",
    "parse_action",
    "parse_card",
    "playable",
    "replay",
    "rule_lines",
    "rules_id",
    "score",
    "scoring_line",
    "short_evening",
    "shuffle",
    "signed",
    "start_log",
    "steps",
    "unseen_cards",
    "variant_data",
    "variant_from_data",
    "view",
    "with_action",
]
