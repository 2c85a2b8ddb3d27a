"""Hypothesis strategies: random rule sets on every axis, and random games of them."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import strategies as st

from riverlib.cards import (
    Action,
    Bidding,
    FirstDealer,
    FirstLead,
    GameState,
    JokerRanks,
    Penalty,
    Scoring,
    TrickPoints,
    Trump,
    TrumpLead,
    Variant,
    apply,
    fitted,
    legal_actions,
    new_game,
    shuffle,
)
from riverlib.cards.events import Event
from riverlib.core import VariantError

SCORING_AXES: dict[str, st.SearchStrategy[Any]] = {
    "bonus": st.integers(0, 30),
    "trick_points": st.sampled_from(TrickPoints),
    "per_trick": st.integers(0, 10),
    "squared": st.booleans(),
    "zero_bonus": st.none() | st.integers(0, 20),
    "zero_per_card": st.integers(0, 3),
    "penalty": st.sampled_from(Penalty),
    "penalty_points": st.integers(0, 10),
}
SCORINGS = st.builds(Scoring, **SCORING_AXES)
AXES: dict[str, st.SearchStrategy[Any]] = {
    "key": st.just("random"),
    "name": st.just("Random"),
    "hand_sizes": st.lists(st.integers(1, 6) | st.just(1), min_size=1, max_size=3).map(tuple),
    "lower_to_fit": st.booleans(),
    "packs": st.sampled_from((1, 1, 2, 3, None)),
    "jokers": st.sampled_from((0, 0, 1, 2, 3)),
    "joker_ranks": st.sampled_from(JokerRanks),
    "trump": st.sampled_from((Trump.TURN_UP, Trump.TURN_UP, *Trump)),
    "whole_pack_no_trump": st.sampled_from((False, False, True)),
    "bidding": st.sampled_from(Bidding),
    "hook": st.booleans(),
    "forehead": st.booleans(),
    "first_lead": st.sampled_from(FirstLead),
    "trump_lead": st.sampled_from(TrumpLead),
    "must_trump": st.booleans(),
    "team_size": st.sampled_from((1, 1, 1, 2, 3)),
    "first_dealer": st.sampled_from(FirstDealer),
    "usual_players": st.sampled_from(((2, 10), (4, 6))),
    "scoring": SCORINGS,
}


def _contradicts_itself(axes: dict[str, Any]) -> bool:
    try:
        Variant(**axes)
    except VariantError:
        return True
    return False


def _is_playable(variant: Variant, players: int) -> bool:
    try:
        return bool(fitted(variant, players))
    except VariantError:
        return False


VARIANTS: st.SearchStrategy[Variant] = (
    st.fixed_dictionaries(AXES)
    .filter(lambda axes: not _contradicts_itself(axes))
    .map(lambda axes: Variant(**axes))
)
"""Every rule set that does not contradict itself, with small hands and few deals."""


@dataclass(frozen=True)
class Table:
    """A rule set with a number of players it can be played by, a first dealer and a seed."""

    variant: Variant
    players: int
    first_dealer: int
    seed: int

    def moves(self) -> Iterator[tuple[GameState, Action, GameState, tuple[Event, ...]]]:
        """Play at random; yield each state, the action, the next state and the events."""
        rng = Random(self.seed)
        state = new_game(self.variant, players=self.players, first_dealer=self.first_dealer)
        while not state.is_over:
            choices = legal_actions(state)
            action = rng.choice(choices) if choices else shuffle(state, rng)
            before = state
            state, events = apply(before, action)
            yield before, action, state, events


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Draw a rule set and people who can play it."""
    variant = draw(VARIANTS)
    fits = [players for players in range(2, 8) if _is_playable(variant, players)]
    players = draw(st.sampled_from(fits or [2]).filter(lambda n: n in fits))
    dealer = draw(st.integers(0, players - 1))
    return Table(variant, players, dealer, draw(st.integers(0, 2**32)))


TABLES = tables()
