"""What ``steady`` works out from its view: hidden cards, voids, chances and the worth of tricks."""

from dataclasses import replace

import numpy as np
import pytest

from riverlib.cards import SCORINGS, Suit, parse_card, view
from riverlib.cards.bots.trick_chance import chance_now
from riverlib.cards.bots.unseen import Sight, look, suit_no
from riverlib.cards.bots.worth import expected, needed, points_by_more
from tests.cards.table import PLAIN, after, dealt, one_deal

THREE = ("As 3s Kh", "2d 3d 4d", "2c 3c 4c")


def seen(line: str, seat: int, **rules: object) -> Sight:
    state = after(dealt(replace(PLAIN, **rules), *THREE, turn_up="5s", dealer=2), line)
    return look(view(state, seat))


def above(sight: Sight, card: str) -> float:
    found = parse_card(card)
    return sight.above[suit_no(found.suit)][found.rank]


def test_hidden_are_all_cards_but_the_own_hand_and_the_turn_up() -> None:
    sight = seen("", 0)
    assert sum(sight.hidden) == 52 - 3 - 1
    assert sight.hidden[suit_no(Suit.SPADES)] == 13 - 3
    assert above(sight, "As") == 0
    assert above(sight, "Kh") == 1
    assert above(sight, "3s") == 9  # not the ace, nor the five that is turned up


def test_played_cards_are_hidden_no_more() -> None:
    sight = seen("2 0 0 As 2d 2c", 0)
    assert sum(sight.hidden) == 52 - 1 - 3 - 2


def test_who_does_not_follow_is_void() -> None:
    sight = seen("2 0 0 As 2d 2c", 0)
    spades = suit_no(Suit.SPADES)
    assert [spades in void for void in sight.voids] == [False, True, True]
    assert sight.held_share[spades] == 0


def test_who_must_trump_and_does_not_holds_no_trump() -> None:
    sight = seen("2 0 0 Kh 2d", 2, must_trump=True)
    assert suit_no(Suit.SPADES) in sight.voids[1]


def test_of_two_equal_cards_the_later_wins() -> None:
    sight = seen("", 0, packs=2)
    spades = suit_no(Suit.SPADES)
    assert sight.beaten_later[spades][14] == 1
    assert sight.above[spades][14] == 0.5


@pytest.mark.parametrize(
    ("line", "seat", "card", "chance"),
    [("2 0 0", 0, 0, 1.0), ("2 0 0 As 2d", 2, 0, 0.0), ("2 0 0 As 2d 2c 3s 3d", 2, 1, 0.0)],
    ids=["the ace of trump always wins", "a discard never does", "nor the last one"],
)
def test_chance_now(line: str, seat: int, card: int, chance: float) -> None:
    state = after(dealt(PLAIN, *THREE, turn_up="5s", dealer=2), line)
    sight = look(view(state, seat))
    assert chance_now(view(state, seat), sight, sight.hand[card]) == chance


@pytest.mark.parametrize("seed", range(20))
def test_points_to_expect_lie_between_the_least_and_the_most(seed: int) -> None:
    rng = np.random.default_rng(seed)
    chances = [tuple(sorted(pair, reverse=True)) for pair in rng.random((5, 2)).tolist()]
    points = rng.integers(-20, 20, 6).tolist()
    assert min(points) <= expected(points, chances) <= max(points)


def test_the_scoring_in_force_decides_what_tricks_are_worth() -> None:
    variant = replace(PLAIN, scoring=SCORINGS["Ile Fourchue"])
    state = dealt(variant, *THREE, turn_up="5s", dealer=2)
    assert points_by_more(view(state, 0), 2) == [-10, -5, 10, -5]


def test_partners_add_up_their_bids_and_tricks() -> None:
    hands = ("As 2c", "3h 4c", "Ks Kd", "5h 6c")
    state = dealt(one_deal(replace(PLAIN, team_size=2), 2), *hands, turn_up="5s", dealer=3)
    state = after(state, "1 0 1 1 As 3h Ks 5h")
    seen = view(state, 0)
    assert needed(seen, 0) == needed(seen, 2) == 1
    # With one trick left the partner takes it three times in four; two of two are the team's bid.
    assert points_by_more(seen, 1) == pytest.approx([0.25 * 1 + 0.75 * 12, 12])
