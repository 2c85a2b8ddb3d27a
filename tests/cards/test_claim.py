"""When the rest of a deal is certain: the leader takes every trick, whatever anybody holds."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from riverlib.cards import (
    Card,
    GameState,
    Phase,
    Play,
    Trump,
    TrumpLead,
    Variant,
    apply,
    certain_order,
    legal_actions,
    unseen_cards,
    view,
)
from tests.cards.random_rules import TABLES, Table
from tests.cards.table import PLAIN, after, dealt, one_deal, read_cards, write_cards

NO_TRUMP = replace(PLAIN, trump=Trump.NONE)
JOKERS = replace(PLAIN, jokers=3)
TWO_PACKS = replace(PLAIN, packs=2)
TWICE = replace(NO_TRUMP, packs=2)
PAIRS = replace(JOKERS, packs=2)
BROKEN = replace(PLAIN, trump_lead=TrumpLead.BROKEN)

# fmt: off
CERTAIN = {  # the leader of two players holds              turn-up  order of leads
    "aces and kings without trump":    (NO_TRUMP,  "Ah Kh Ac", "",   "Ah Kh Ac"),
    "a king behind the ace without":   (NO_TRUMP,  "Kh Qh Ac", "",   None),
    "plain aces can be ruffed":        (PLAIN,     "Ah Ac Ad", "2s", None),
    "nothing but the highest trumps":  (PLAIN,     "As Ks Qs", "2s", "As Ks Qs"),
    "trumps with a hole":              (PLAIN,     "As Ks Js", "2s", None),
    "the turn-up fills the hole":      (PLAIN,     "As Ks Js", "Qs", "As Ks Js"),
    "too few trumps to draw them all": (PLAIN,     "As Ks Ah", "2s", None),
    "the ace of trump below jokers":   (JOKERS,    "As Ks Qs", "2s", None),
    "three jokers":                    (JOKERS,    "*1 *2 *3", "2s", "*1 *2 *3"),
    "of two packs another ace is out": (TWICE,     "Ah Ac Ad", "",   None),
    "both aces of a suit":             (TWICE,     "Ah Ah Kc", "",   None),
    "two of six equal jokers":         (PAIRS,     "*1 *2",    "2s", None),
    "both aces of two packs":          (TWO_PACKS, "As As",    "2s", "As As"),
    "only trumps may be led unbroken": (BROKEN,    "As Ks Qs", "2s", "As Ks Qs"),
}
# fmt: on


@pytest.mark.parametrize(("variant", "hand", "turn_up", "order"), CERTAIN.values(), ids=CERTAIN)
def test_certain_order(variant: Variant, hand: str, turn_up: str, order: str | None) -> None:
    deal = one_deal(variant, len(hand.split()))
    state = after(dealt(deal, "", hand, turn_up=turn_up, players=2), "0 0")
    found = certain_order(view(state, 1))
    assert (found and write_cards(found)) == order


def test_only_the_leader_can_claim() -> None:
    state = after(dealt(NO_TRUMP, "Kh Qh Jh", "Ah Ac Ad"), "0 0")
    assert certain_order(view(state, 0)) is None
    assert certain_order(view(state, None)) is None
    assert certain_order(view(dealt(NO_TRUMP, "Kh Qh Jh", "Ah Ac Ad"), 1)) is None
    assert certain_order(view(after(state, "Ah"), 0)) is None, "not in the middle of a trick"


def test_unseen_cards_are_the_other_hands_and_the_stock() -> None:
    state = after(dealt(PLAIN, "Kh Qh Jh", "Ah Ac Ad", turn_up="2s"), "0 0 Ah")
    unseen = unseen_cards(view(state, 0))
    assert len(unseen) == 52 - 3 - 1 - 1
    assert not set(unseen) & set(read_cards("Kh Qh Jh Ah 2s"))


def claimable(table: Table) -> list[tuple[GameState, tuple[Card, ...]]]:
    """Return every position of a game in which the leader can claim, with its order."""
    found = []
    for _, _, state, _ in table.moves():
        if state.phase is Phase.PLAY and not state.trick and state.to_move is not None:
            order = certain_order(view(state, state.to_move))
            if order:
                found.append((state, order))
    return found


def redealt(state: GameState, rng: Random) -> GameState:
    """Deal the cards unseen by the leader anew, as many to each."""
    leader = state.to_move
    pool = [card for no, hand in enumerate(state.hands) if no != leader for card in hand]
    pool += state.stock
    rng.shuffle(pool)
    hands = list(state.hands)
    for no, hand in enumerate(state.hands):
        if no != leader:
            hands[no] = tuple(pool[: len(hand)])
            del pool[: len(hand)]
    return replace(state, hands=tuple(hands), stock=tuple(pool))


@given(table=TABLES, seed=st.integers(0, 2**16))
def test_a_claim_takes_every_trick_against_any_cards_and_any_play(table: Table, seed: int) -> None:
    rng = Random(seed)
    for start, order in claimable(table):
        leader = start.to_move
        assert leader is not None
        assert sorted(map(str, order)) == sorted(map(str, start.hands[leader]))
        state = redealt(start, rng)
        for card in order:
            assert state.to_move == leader, "a claimed trick was lost"
            state, _ = apply(state, Play(card))
            while state.trick:
                state, _ = apply(state, rng.choice(legal_actions(state)))
        assert state.phase is not Phase.PLAY
        taken = [trick.taker for trick in state.tricks[len(start.tricks) :]]
        assert taken == [leader] * len(order)
