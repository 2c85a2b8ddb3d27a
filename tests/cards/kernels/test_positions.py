"""What a seat works out from its view: hidden cards, voids, chances and the worth of tricks."""

from dataclasses import replace

import pytest

from riverlib.cards import SCORINGS, Variant, parse_card, view
from riverlib.cards.kernels.points import expected_points, needed, set_points
from riverlib.cards.kernels.positions import Position, position_of
from riverlib.cards.kernels.records import face_of
from riverlib.cards.kernels.steady import chance_now
from riverlib.cards.kernels.unseen import beaten_later, count_cards
from riverlib.core import seeds
from tests.cards.table import PLAIN, after, dealt, one_deal

THREE = ("As 3s Kh", "2d 3d 4d", "2c 3c 4c")
SPADES = 3


def seen(line: str, seat: int, variant: Variant = PLAIN) -> Position:
    """Return what a seat knows of three hands after a line, its cards counted."""
    state = after(dealt(variant, *THREE, turn_up="5s", dealer=2), line)
    position = position_of(view(state, seat))
    count_cards(position.rules, position.deal, position.hand, seat)
    return position


def halves_above(position: Position, card: str) -> int:
    hand = position.hand
    return hand.above[hand.face.index(face_of(parse_card(card)))]


def points(position: Position, seat: int, bid: int) -> list[float]:
    set_points(position.rules, position.deal, position.hand, position.points, seat, bid)
    return position.hand.points[: position.deal.left[seat] + 1]


def test_hidden_are_all_cards_but_the_own_hand_and_the_turn_up() -> None:
    position = seen("", 0)
    assert position.hand.total == 52 - 3 - 1
    assert position.hand.hidden[SPADES] == 13 - 3
    assert halves_above(position, "As") == 0
    assert halves_above(position, "Kh") == 2 * 1
    assert halves_above(position, "3s") == 2 * 9  # not the ace, nor the five that is turned up


def test_played_cards_are_hidden_no_more() -> None:
    assert seen("2 0 0 As 2d 2c", 0).hand.total == 52 - 1 - 3 - 2


def test_who_does_not_follow_is_void() -> None:
    position = seen("2 0 0 As 2d 2c", 0)
    assert [void >> SPADES & 1 for void in position.deal.voids[:3]] == [0, 1, 1]
    assert position.hand.share[SPADES] == 0


def test_who_must_trump_and_does_not_holds_no_trump() -> None:
    position = seen("2 0 0 Kh 2d", 2, replace(PLAIN, must_trump=True))
    assert position.deal.voids[1] >> SPADES & 1


def test_of_two_equal_cards_the_later_wins() -> None:
    position = seen("", 0, replace(PLAIN, packs=2))
    ace = face_of(parse_card("As"))
    assert beaten_later(position.rules, position.deal, 0, ace) == 1
    assert halves_above(position, "As") == 1


@pytest.mark.parametrize(
    ("line", "seat", "card", "chance"),
    [
        ("2 0 0", 0, "As", 1.0),
        ("2 0 0 As 2d", 2, "2c", 0.0),
        ("2 0 0 As 2d 2c 3s 3d", 2, "4c", 0.0),
    ],
    ids=["the ace of trump always wins", "a discard never does", "nor the last one"],
)
def test_chance_now(line: str, seat: int, card: str, chance: float) -> None:
    rules, deal, hand, _ = seen(line, seat)
    assert chance_now(rules, deal, hand, seat, face_of(parse_card(card))) == chance


@pytest.mark.parametrize("seed", range(20))
def test_points_to_expect_lie_between_the_least_and_the_most(seed: int) -> None:
    rng, hand = seeds.generator(seed), seen("", 0).hand
    hand.judged = 5
    hand.win, hand.lose = (rng.random((5, 2)).T).tolist()
    hand.win, hand.lose = (list(map(pick, hand.win, hand.lose)) for pick in (max, min))
    hand.points = rng.integers(-20, 20, 6).tolist()
    assert min(hand.points) <= expected_points(hand, 0) <= max(hand.points)


def test_points_to_expect_of_two_cards() -> None:
    hand = seen("", 0).hand
    hand.judged, hand.points, hand.win, hand.lose = 2, [0, 10, 0], [0.5, 1.0], [0.25, 1.0]
    assert expected_points(hand, 0) == 7.5


def test_the_scoring_in_force_decides_what_tricks_are_worth() -> None:
    position = seen("", 0, replace(PLAIN, scoring=SCORINGS["Ile Fourchue"]))
    assert points(position, 0, 2) == [-10, -5, 10, -5]


def test_partners_add_up_their_bids_and_tricks() -> None:
    hands = ("As 2c", "3h 4c", "Ks Kd", "5h 6c")
    state = dealt(one_deal(replace(PLAIN, team_size=2), 2), *hands, turn_up="5s", dealer=3)
    position = position_of(view(after(state, "1 0 1 1 As 3h Ks 5h"), 0))
    rules, deal, _, _ = position
    assert needed(rules, deal, 0) == needed(rules, deal, 2) == 1
    # With one trick left the partner takes it three times in four; two of two are the team's bid.
    assert points(position, 0, 1) == pytest.approx([0.25 * 1 + 0.75 * 12, 12])
