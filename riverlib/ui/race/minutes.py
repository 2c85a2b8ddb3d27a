"""How long a race takes at the laboratory's pace: some races are raced, then told in words."""

from functools import lru_cache

from riverlib import race
from riverlib.analysis.lab.pace import Pace, race_minutes
from riverlib.core import VariantError, generator
from riverlib.race import events as happened
from riverlib.race.bots import find_bot
from riverlib.ui.shared.setting_up import in_words

_RACES = 24  # some 60 milliseconds
_SEED = 23  # its throws are usual ones: the rivers on offer take, to the minute, what hundreds take


@lru_cache(maxsize=128)
def about_minutes(layout: race.Layout, players: int) -> str:
    """Say about how long people take over a race; empty where so many cannot race."""
    try:
        race.check_players(layout, players)
    except VariantError:
        return ""
    throws = rounds = 0
    bot = find_bot("steady")
    for race_no in range(_RACES):
        rng = generator(_SEED, race_no)
        state = race.new_game(layout, players=players)
        while not state.is_over:
            if state.phase is race.Phase.ROLL:
                state, events = race.apply(state, race.roll(state, rng))
                throws += 1
            else:
                state, events = race.apply(state, bot.choose(state, rng))
            rounds += sum(isinstance(event, happened.TideTurned) for event in events)
    return in_words(race_minutes(throws / _RACES, rounds / _RACES, Pace()))
