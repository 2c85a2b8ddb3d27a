"""What is said to be certain of a bid comes true whatever the others hold and play."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings

from riverlib.cards import (
    Action,
    Bid,
    GameState,
    Play,
    Trump,
    Variant,
    apply,
    certain_order,
    legal_actions,
    new_game,
    shuffle,
    view,
)
from riverlib.cards.coach.certain import certain, side_of
from riverlib.cards.standings import is_made
from tests.cards.random_rules import TABLES, Table
from tests.cards.table import PLAIN, after, dealt, one_deal

FREE = replace(PLAIN, hook=False)
ONE = one_deal(FREE, 1)
TWO = one_deal(FREE, 2)
NO_TRUMP = replace(TWO, trump=Trump.NONE)
YES, NO, OPEN = True, False, None

# fmt: off
BIDS = {  # seat 1 of two bids first            hand        turn-up  0    1     2     3
    "the ace of trump takes its trick":   (ONE, "As",       "2s",   (NO, YES)),
    "the king may meet the ace":          (ONE, "Ks",       "2s",   (OPEN, OPEN)),
    "the ace turned up is in no hand":    (ONE, "Ks",       "As",   (NO, YES)),
    "two of the highest trumps":          (TWO, "As Ks",    "2s",   (NO, NO, YES)),
    "a plain ace can be ruffed":          (TWO, "As Ah",    "2s",   (NO, OPEN, OPEN)),
}
PLAYS = {  # bids and cards so far, seat 0 left of the dealer           certain of each card
    "behind a higher card nothing is taken": (TWO, "Kh 3d", "2h 2c", "3s", "1 0 Kh", (OPEN,)),
    "the last trick is open to see":         (TWO, "Kh 3d", "2h 2c", "3s", "1 0 Kh 2h 3d", (YES,)),
    "a discard takes nothing":               (TWO, "Kh 3d", "2h 2c", "3s", "1 1 Kh 2h 3d", (NO,)),
    "over the bid is over":                  (TWO, "Kh 3d", "2h 2c", "3s", "0 0 Kh 2h", (NO,)),
}
# fmt: on


@pytest.mark.parametrize(("variant", "hand", "turn_up", "expected"), BIDS.values(), ids=BIDS)
def test_bids(variant: Variant, hand: str, turn_up: str, expected: tuple[bool | None, ...]) -> None:
    state = dealt(variant, "", hand, turn_up=turn_up, players=2)
    assert state.to_move == 1
    assert certain(view(state, 1)) == expected


@pytest.mark.parametrize(("variant", "lead", "other", "turn_up", "so_far", "expected"),
                         PLAYS.values(), ids=PLAYS)  # fmt: skip
def test_plays(
    variant: Variant, lead: str, other: str, turn_up: str, so_far: str,
    expected: tuple[bool | None, ...],
) -> None:  # fmt: skip
    state = after(dealt(variant, other, lead, turn_up=turn_up, players=2), so_far)
    assert certain(view(state, state.to_move)) == expected


@given(TABLES)
@settings(max_examples=100)
def test_whatever_is_certain_comes_true_under_any_rules(table: Table) -> None:
    rng = Random(table.seed)
    state = new_game(table.variant, players=table.players, first_dealer=table.first_dealer)
    said: list[tuple[tuple[int, ...], bool]] = []
    while not state.is_over:
        if (seat := state.to_move) is None:
            state, _ = apply(state, shuffle(state, rng))
            said = []
            continue
        action = _chosen(state, said, rng)
        known = dict(zip(legal_actions(state), certain(view(state, seat)), strict=True))[action]
        if known is not None:
            said.append((side_of(view(state, seat)), known))
        before, (state, _) = state, apply(state, action)
        if len(state.results) > len(before.results):
            for side, made in said:
                assert is_made(state.results[-1], side) is made


def _chosen(state: GameState, said: list[tuple[tuple[int, ...], bool]], rng: Random) -> Action:
    """Play at random, but whoever holds the rest for certain plays it from the top."""
    assert state.to_move is not None
    order = certain_order(view(state, state.to_move))
    if order and any(made and state.to_move in side for side, made in said):
        return Play(order[0])
    return rng.choice(legal_actions(state))


def test_a_bid_of_partners_is_open_until_both_have_bid() -> None:
    partners = replace(ONE, team_size=2)
    state = dealt(partners, "", "As", turn_up="2s", players=4)
    assert certain(view(state, 1)) == (None, None)
    state = after(state, "1 0")
    assert state.to_move == 3
    assert view(state, 3).legal == (Bid(0), Bid(1))
    assert certain(view(state, 3)) == (None, False)  # two bids, one trick
