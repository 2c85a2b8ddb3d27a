"""The fair search: worlds as likely as each other, wins that can be forced, any rules."""

from collections import Counter
from dataclasses import replace
from itertools import permutations
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from numpy.typing import NDArray
from scipy.stats import chisquare

from bench.ismcts import calls, chooser, worlds
from riverlib.cards import (
    VARIANTS,
    Action,
    GameState,
    Variant,
    View,
    apply,
    legal_actions,
    new_game,
    shuffle,
    view,
)
from riverlib.cards.actions import action_text
from riverlib.cards.kernels.records import DEAL, face_of
from riverlib.core import RiverError, seeds
from tests.cards.random_rules import TABLES, Table
from tests.cards.table import PLAIN, after, dealt

SMALL = replace(PLAIN, hand_sizes=(2,))


def worlds_of(seen: View, count: int, seed: int = 1) -> list[tuple[tuple[int, ...], ...]]:
    """Draw worlds; each is the sorted faces of every seat."""
    drawn = calls.draw_worlds(seen, seeds.generator(seed), count)
    return [tuple(tuple(sorted(map(face_of, hand))) for hand in world) for world in drawn]


def faces_of(layers: NDArray[np.int64]) -> tuple[int, ...]:
    """Return the faces of a hand, each as often as it is held."""
    return tuple(
        sorted(face for layer in layers.tolist() for face in range(55) if layer >> face & 1)
    )


def best(state: GameState, *, key: str = "ismcts-1000", seed: int = 1) -> str:
    """Return what the search does now."""
    assert state.to_move is not None
    return action_text(chooser(key)(view(state, state.to_move), seeds.generator(seed)))


def check_worlds(state: GameState, count: int = 3) -> None:
    """Hold worlds against what the seat to move can know."""
    assert state.to_move is not None
    seen = view(state, state.to_move)
    gone = [card for trick in state.tricks for card in trick.cards] + [*state.trick]
    pack = Counter(face_of(card) for card in (*gone, *state.stock, *sum(state.hands, ())))
    pack -= Counter(map(face_of, gone))
    for world in worlds_of(seen, count):
        assert tuple(map(len, world)) == seen.hand_sizes_left
        assert not Counter(face for hand in world for face in hand) - pack
        for seat, hand in enumerate(world):
            if seat == seen.seat and not seen.is_forehead:
                assert hand == tuple(sorted(map(face_of, seen.hand)))
            if seen.shown[seat]:
                assert hand == tuple(map(face_of, seen.shown[seat]))


@given(TABLES)
@settings(max_examples=60, deadline=None)
def test_worlds_fit_what_a_seat_knows_under_any_rules(table: Table) -> None:
    for before, _, _, _ in table.moves():
        if before.to_move is not None:
            check_worlds(before)


def test_worlds_that_fit_are_equally_likely() -> None:
    """Two seats lack different suits and eight cards are unseen: all ways to lay them, counted."""
    seen = known_to_seat_2()
    rules, _ = calls._rules(seen["fit"], 3)
    known, room, deal = seen["known"], np.zeros(1, worlds.ROOM)[0], np.zeros(1, DEAL)[0]
    calls._functions.look(rules, known, room, 2)
    ways = set()
    faces = seen["faces"]
    for a, b, c, d in permutations(faces, 4):
        if all(face // 13 != 0 for face in (a, b)) and all(face // 13 != 1 for face in (c, d)):
            ways.add(((*sorted((a, b)),), (*sorted((c, d)),)))
    counted: Counter[Any] = Counter()
    for number in range(400 * len(ways)):
        key = np.uint64(calls._functions.stream_of(np.uint64(5), number))
        calls._functions.draw_world(rules, known, deal, room, key)
        counted[faces_of(deal["hands"][0]), faces_of(deal["hands"][1])] += 1
    assert set(counted) == ways
    assert chisquare(list(counted.values())).pvalue > 0.001


def known_to_seat_2() -> dict[str, Any]:
    """Return a record: seat 0 lacks clubs, seat 1 diamonds, and eight cards are unseen."""
    fit = replace(PLAIN, hand_sizes=(3,))
    faces = [0, 1, 2, 13, 14, 26, 27, 39]
    known = np.zeros(1, DEAL)[0]
    known["size"], known["trump"] = 3, 3
    known["left"][:3] = 2
    known["voids"][:2] = 1 << 0, 1 << 1
    known["hidden"][2, 0] = sum(1 << face for face in faces)
    return {"fit": fit, "known": known, "faces": faces}


def test_a_trick_that_must_not_be_taken_is_not() -> None:
    state = after(dealt(SMALL, "Ad 3d", "Kd 2c", "2h 5h", turn_up="Qh", dealer=0), "0 1 0")
    state = after(state, "Kd 5h")  # seat 2 has ruffed: seat 0 bid 0 and follows with either
    assert best(state) == "play Ad"


def test_the_boss_is_not_wasted_on_a_trick_already_lost_to_a_higher_card() -> None:
    state = after(dealt(SMALL, "Ks 3s", "As 2c", "2s 5h", turn_up="Qs", dealer=0), "0 0 1")
    state = after(state, "As 2s")  # the ace is down: the king wins the last trick
    assert best(state) == "play 3s"


def test_both_tricks_are_led_from_the_top() -> None:
    state = after(dealt(SMALL, "2c 3d", "As Ks", "Qs 4d", turn_up="Js", dealer=0), "2 0 1")
    assert best(state) in ("play As", "play Ks")


def test_a_sure_hand_bids_all() -> None:
    state = dealt(SMALL, "2c 3d", "As Ks", "4c 4d", turn_up="Qs", dealer=0)
    assert best(state, key="ismcts-20000") == "bid 2"


def test_nothing_hidden_matters_and_the_same_seed_gives_the_same_move() -> None:
    rules, own = replace(PLAIN, hand_sizes=(5,)), "Qs Js 2d 3d 5d"
    hidden = ("As Ks 4d 7h 9c", "3c 4c 5c 6c 7c")
    states = [dealt(rules, cards, own, turn_up="2s", dealer=0, players=4) for cards in hidden]
    for seed in range(10):
        assert len({best(state, seed=seed, key="ismcts-50") for state in states}) == 1


@given(TABLES)
@settings(max_examples=25, deadline=None)
def test_it_plays_any_rules(table: Table) -> None:
    choose, rng = chooser("ismcts-20"), seeds.generator(table.seed)
    for before, action, _, _ in table.moves():
        if before.to_move is not None:
            assert choose(view(before, before.to_move), rng) in legal_actions(before), action


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.key)
def test_it_plays_every_family_s_rules(variant: Variant) -> None:
    players, rng = 4, Random(1)
    short = replace(variant, hand_sizes=(1, 4))
    state, choose = new_game(short, players=players), chooser("ismcts-50")
    while not state.is_over:
        action: Action = (
            shuffle(state, rng)
            if state.to_move is None
            else choose(view(state, state.to_move), seeds.generator(1))
        )
        state, _ = apply(state, action)
    assert len(state.results) == 2


def test_names() -> None:
    assert chooser("ismcts-100-c2").keywords == {"simulations": 100, "explore": 2.0}  # type: ignore[attr-defined]
    for wrong in ("ismcts", "ismcts-0", "ismcts-5-x", "steady"):
        with pytest.raises(RiverError, match="write ismcts-1000"):
            chooser(wrong)
