"""Up and Down the River as one of the house's games."""

from riverlib import cards
from riverlib.cards.bots import BOTS
from riverlib.cards.log import GAME as KEY
from riverlib.cards.variant import MAX_PLAYERS, MIN_PLAYERS
from riverlib.core.game import Game

GAME = Game(
    key=KEY,
    name="Up and Down the River",
    rules_word="rule set",
    title="{}",
    catalogue=cards.VARIANTS,
    find_rules=cards.find_variant,
    rule_lines=cards.rule_lines,
    rules_data=cards.variant_data,
    rules_from_data=cards.variant_from_data,
    check_players=cards.fitted,
    players=range(MIN_PLAYERS, MAX_PLAYERS + 1),
    usual_players=4,
    bots=BOTS,
    opening_state=cards.opening_state,
    steps=cards.steps,
    apply=cards.apply,
    with_action=cards.with_action,
)
