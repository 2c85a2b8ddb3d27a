"""Worlds: everything that a seat knows holds in them, and nothing else is assumed."""

from collections import Counter
from dataclasses import replace
from functools import partial
from random import Random

import numpy as np
from hypothesis import given, settings

from riverlib.cards import Card, GameState, Phase, Suit, View, score, view
from riverlib.cards.claim import unseen_cards
from riverlib.cards.kernels.records import card_of
from riverlib.cards.kernels.searches import Search
from riverlib.cards.rules import suit_in_play
from tests.cards.random_rules import TABLES, Table
from tests.cards.table import PLAIN, after, dealt


def held(world: np.ndarray) -> Counter[Card]:
    """Return the cards of one seat's layers."""
    return Counter(
        card_of(face) for layer in world.tolist() for face in range(55) if layer >> face & 1
    )


def shown_void(seen: View) -> set[tuple[int, object]]:
    """Return the pairs of seat and suit that a card has shown to be missing, read anew."""
    voids = set()
    tricks = [(trick.leader, trick.cards) for trick in seen.tricks]
    if seen.leader is not None:
        tricks.append((seen.leader, seen.trick))
    for leader, cards in tricks:
        for place, card in enumerate(cards):
            led, suit = (suit_in_play(each, seen.trump) for each in (cards[0], card))
            if suit is not led:
                seat = (leader + place) % seen.players
                voids.add((seat, led))
                if seen.variant.must_trump and seen.trump and suit is not seen.trump:
                    voids.add((seat, seen.trump))
    return voids


def decisions(table: Table, most: int) -> list[GameState]:
    """Return some positions of a random game in which somebody is to choose."""
    positions = [before for before, *_ in table.moves() if before.to_move is not None]
    return Random(table.seed).sample(positions, min(most, len(positions)))


@given(TABLES)
@settings(max_examples=120)
def test_worlds_hold_all_that_a_seat_knows(table: Table) -> None:
    for state in decisions(table, 3):
        seen = view(state, state.to_move)
        unseen, voids = Counter(unseen_cards(seen)), shown_void(seen)
        for world in Search(seen, worlds=6, seed=1).hands():
            hands = [held(seat) for seat in world]
            assert [hand.total() for hand in hands] == list(seen.hand_sizes_left)
            if not seen.is_forehead:
                assert hands[seen.seat] == Counter(seen.hand)
            dealt: Counter[Card] = Counter()
            for seat, hand in enumerate(hands):
                if seen.shown[seat]:
                    assert hand == Counter(seen.shown[seat])
                elif seat != seen.seat or seen.is_forehead:
                    dealt.update(hand)
                for card in hand:
                    assert (seat, suit_in_play(card, seen.trump)) not in voids
            assert dealt <= unseen


@given(TABLES)
@settings(max_examples=60)
def test_played_on_a_deal_ends_by_the_rules(table: Table) -> None:
    for state in decisions(table, 3):
        seen = view(state, state.to_move)
        search = Search(seen, worlds=5, seed=2)
        bids, tricks, theirs = search.played(search.choices, 0, 5)
        team = range(seen.seat % (seen.players // seen.variant.team_size), seen.players)
        mates = team[:: seen.players // seen.variant.team_size]
        assert (tricks >= sum(seen.taken[mate] for mate in mates)).all()
        assert (tricks <= seen.hand_size).all()
        if seen.phase is Phase.PLAY:
            assert (bids == sum(seen.bids[mate] for mate in mates)).all()
            if seen.players == 2:  # all that one does not take the other does
                assert (theirs == points_of_the_other(seen, tricks)).all()
        elif seen.variant.team_size == 1:
            assert (bids == search.choices).all()


def points_of_the_other(seen: View, tricks: np.ndarray) -> np.ndarray:
    of = partial(
        score, seen.variant.scoring, bid=seen.bids[1 - seen.seat], hand_size=seen.hand_size
    )
    points = [of(taken=seen.hand_size - taken).points for taken in tricks.ravel().tolist()]
    return np.reshape(points, tricks.shape)


HANDS = ("Ah 2h 3h", "Kc Qc Jc", "4h 5h 6h")


def test_every_way_to_deal_the_rest_is_as_likely() -> None:
    """Seat 1 has shown that it holds no hearts; so seat 2 holds each one a little more often."""
    state = dealt(replace(PLAIN, hook=False), *HANDS, turn_up="9s", dealer=2)
    state = after(state, "0 0 0 Ah Kc 4h")
    seen = view(state, 0)
    hands = Search(seen, worlds=2_500, seed=5).drawn
    assert len(hands) == 20_000
    unseen = unseen_cards(seen)
    plain = [card for card in unseen if card.suit is not Suit.HEARTS]
    first, second = (sum(map(held, hands[:, seat]), Counter()) for seat in (1, 2))
    assert set(first) == set(plain)
    assert np.ptp([first[card] for card in plain]) < 8 * np.sqrt(40_000 / len(plain))
    # two cards of seat 2 from all unseen ones but the two plain ones that seat 1 holds
    hearts = [second[card] for card in unseen if card.suit is Suit.HEARTS]
    assert abs(np.mean(hearts) - 40_000 / (len(unseen) - 2)) < 4 * np.sqrt(900 / len(hearts))
