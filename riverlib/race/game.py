"""Race to the Harbour as one of the house's games."""

from riverlib import race
from riverlib.core.game import Game
from riverlib.race.bots import BOTS
from riverlib.race.log import GAME as KEY
from riverlib.race.log import LOGBOOK

GAME = Game(
    key=KEY,
    name="Race to the Harbour",
    rules_word="river",
    title="Race on {}",
    catalogue=race.LAYOUTS,
    find_rules=race.find_layout,
    rule_lines=race.rule_lines,
    keyed_rules=race.keyed_rules,
    rules_data=race.layout_data,
    rules_from_data=race.layout_from_data,
    check_players=race.check_players,
    players=race.PLAYERS,
    usual_players=2,
    bots=BOTS,
    logbook=LOGBOOK,
    rules_of=lambda log: race.layout_from_data(log.setup["layout"]),
    rules_id=race.rules_id,
    hides=False,
)
