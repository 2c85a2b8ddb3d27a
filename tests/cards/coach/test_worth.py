"""What bids and cards are worth: from the view alone, exact where a position is small enough."""

from dataclasses import replace
from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings

from riverlib.cards import Bid, GameState, legal_actions, view
from riverlib.cards.coach.worth import Worth, weigh
from riverlib.core import IllegalActionError, RiverError
from tests.cards.random_rules import TABLES, Table
from tests.cards.table import PLAIN, after, dealt


def positions(table: Table, most: int) -> list[GameState]:
    """Return some positions of a random game in which somebody is to choose."""
    found = [before for before, *_ in table.moves() if before.to_move is not None]
    return Random(table.seed).sample(found, min(most, len(found)))


@given(TABLES)
@settings(max_examples=60)
def test_every_action_is_weighed_under_any_rules(table: Table) -> None:
    for state in positions(table, 2):
        seen = view(state, state.to_move)
        worth = weigh(seen, worlds=20, seed=4)
        assert worth.actions == seen.legal == legal_actions(state)
        assert worth.errors[worth.actions.index(worth.best)] == 0.0
        assert worth.cost(worth.best) == 0.0
        assert all(worth.cost(action) >= 0 for action in seen.legal)
        for chances, made in zip(worth.tricks, worth.made, strict=True):
            assert len(chances) == seen.hand_size + 1
            assert sum(chances) == pytest.approx(1)
            assert 0 <= made <= 1
        assert weigh(seen, worlds=20, seed=4) == worth


def test_an_ace_led_to_the_last_trick_without_trump_is_certain() -> None:
    variant = replace(PLAIN, hand_sizes=(1,), hook=False)
    state = dealt(variant, "As", "Kh", turn_up="9s", dealer=1)
    worth = weigh(view(state, 0), worlds=50)
    assert worth.best == Bid(1)
    assert worth.points == (1.0, 11.0)
    assert worth.made == (0.0, 1.0)
    assert worth.tricks == ((0.0, 1.0), (0.0, 1.0))
    assert worth.cost(Bid(0)) == 10.0


def test_each_bid_is_given_the_chance_that_it_has_if_it_is_played_for() -> None:
    """No shares of one way to play: they do not add up to 1, for each is aimed at."""
    seen = view(dealt(PLAIN, "Kh 2c 3d", "Ts 9s 8h", "2h 4c 5c", turn_up="5s", dealer=2), 0)
    worth = weigh(seen, worlds=800)
    assert worth.made == tuple(row[bid] for bid, row in enumerate(worth.tricks))
    assert sum(worth.made) > 1.1
    aimed, by_the_way = worth.tricks[1][1], worth.tricks[0][1]
    assert aimed > by_the_way + 0.1, "who bids 1 plays for one trick"


def test_a_card_on_the_forehead_wins_as_often_as_counting_says() -> None:
    """Seat 0 sees a king of hearts, and leads: 11 of the 50 cards it may hold lose to it."""
    variant = replace(PLAIN, hand_sizes=(1,), hook=False, forehead=True)
    seen = view(dealt(variant, "2c", "Kh", turn_up="9s", dealer=1), 0)
    worth = weigh(seen, worlds=4000, seed=3)
    assert worth.made == pytest.approx((11 / 50, 39 / 50), abs=0.03)
    assert worth.points[1] == pytest.approx(39 / 50 * 11, abs=0.3)
    assert worth.tricks[0] == worth.tricks[1]


def test_a_bid_on_the_forehead_tells_of_the_own_card() -> None:
    """Seat 0 sees seat 1's ace of trump; it bids zero all the same, so it sees a higher card."""
    variant = replace(PLAIN, hand_sizes=(1,), hook=False, forehead=True, jokers=3)
    state = dealt(variant, "*1", "As", turn_up="9s", dealer=0)
    low, high = (weigh(view(after(state, bid), 0), worlds=2000).made[1] for bid in ("1", "0"))
    assert high > 2 * low > 0 or low == 0 < high


def test_taken_together_two_weighings_are_one_of_more_worlds() -> None:
    state = dealt(PLAIN, "Ah 2c 3c", "Kh 4c 5c", "9d 8d 7d", turn_up="9s")
    seen = view(state, state.to_move)
    one, two = weigh(seen, worlds=100, seed=1), weigh(seen, worlds=300, seed=2)
    both = one.joined(two)
    assert both.worlds == 400
    for joint, first, second in zip(both.points, one.points, two.points, strict=True):
        assert joint == pytest.approx((first + 3 * second) / 4)
    assert both.errors[both.actions.index(both.best)] == 0.0
    with pytest.raises(RiverError, match="different positions"):
        one.joined(replace(two, actions=two.actions[:1]))


def test_with_other_numbers_another_choice_is_the_best_and_the_errors_are_beside_it() -> None:
    rows = ((0.0, 1.0), (1.0, 0.0), (0.5, 0.5))
    worth = Worth((Bid(0), Bid(1), Bid(2)), (5.0, 4.0, 1.0), (0.0, 0.3, 0.4), (0.5,) * 3, rows, 400)
    other = worth.renumbered((4.0, 4.5, 1.0), (0.4, 0.5, 0.1), rows)
    assert (other.best, other.cost(Bid(0)), other.worlds) == (Bid(1), 0.5, 400)
    assert other.errors == pytest.approx((0.3, 0.0, 0.5))


def test_what_is_hidden_changes_nothing() -> None:
    for hidden in permutations(("Kh 4c 5c", "9d 8d 7d", "Ts Js 2d"), 3):
        state = dealt(PLAIN, "Ah 2c 3c", *hidden, turn_up="9s", dealer=3)
        worth = weigh(view(state, 0), worlds=60, seed=7)
        other = dealt(PLAIN, "Ah 2c 3c", turn_up="9s", dealer=3, players=4)
        assert worth == weigh(view(other, 0), worlds=60, seed=7)


def test_refuses_what_cannot_be_weighed() -> None:
    state = dealt(PLAIN, "Ah 2c 3c", "Kh 4c 5c", turn_up="9s", dealer=1)
    with pytest.raises(IllegalActionError, match="to move"):
        weigh(view(state, 1))
    with pytest.raises(RiverError, match="at least one world"):
        weigh(view(state, 0), worlds=0)
    assert isinstance(weigh(view(state, 0), worlds=1), Worth)
