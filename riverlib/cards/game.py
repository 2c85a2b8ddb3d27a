"""Up and Down the River as one of the house's games."""

from operator import attrgetter

from riverlib import cards
from riverlib.cards.bots import EVERY_BOT
from riverlib.cards.log import GAME as KEY
from riverlib.cards.log import LOGBOOK
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
    keyed_rules=cards.keyed_rules,
    rules_data=cards.variant_data,
    rules_from_data=cards.variant_from_data,
    check_players=cards.fitted,
    players=range(MIN_PLAYERS, MAX_PLAYERS + 1),
    usual_players=4,
    bots=EVERY_BOT,
    logbook=LOGBOOK,
    rules_of=lambda log: cards.variant_from_data(log.setup["variant"]),
    rules_id=cards.rules_id,
    hides=True,
    deals=attrgetter("results"),
    sides=lambda state: state.players // state.variant.team_size,
)
