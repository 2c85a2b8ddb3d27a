"""A shuffle that deals given hands, and boats where a race can come to."""

from random import Random

import pytest
from hypothesis import given

from riverlib import cards, race
from riverlib.learn.arranged import ArrangementError, arranged, arranged_race
from riverlib.learn.position import CardPosition
from tests.cards.random_rules import TABLES, Table
from tests.cards.table import read_cards
from tests.race.random_races import RACES, Race

PLAIN = cards.Variant(key="p", name="P", hand_sizes=(1, 2, 3))


@given(TABLES)
def test_the_engine_deals_the_hands_and_the_turn_up_that_were_arranged(table: Table) -> None:
    for before, action, after, _ in table.moves():
        if not isinstance(action, cards.Shuffle):
            continue
        shuffle = arranged(
            table.variant, table.players, hands=after.hands, turn_up=after.turn_up,
            dealer=after.dealer, deal_no=after.deal_no, seed=table.seed,
        )  # fmt: skip
        again, _ = cards.apply(before, shuffle)
        assert (again.hands, again.turn_up, again.trump) == (
            after.hands,
            after.turn_up,
            after.trump,
        )


def test_hands_left_open_are_drawn_by_the_seed() -> None:
    def dealt(seed: int) -> cards.GameState:
        shuffle = arranged(PLAIN, 3, hands=[read_cards("Ah"), None, None], seed=seed)
        return cards.apply(cards.new_game(PLAIN, players=3), shuffle)[0]

    assert dealt(1) == dealt(1) != dealt(2)
    assert dealt(2).hands[0] == read_cards("Ah")


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"hands": [read_cards("Ah"), read_cards("Ah"), None]}, "so often"),
        ({"hands": [read_cards("*1"), None, None]}, "so often"),
        ({"hands": [read_cards("Ah Kh"), None, None]}, "dealt 1 cards"),
        ({"hands": [None, None]}, "3 hands, not 2"),
        ({"hands": [read_cards("Ah"), None, None], "turn_up": read_cards("Ah")[0]}, "so often"),
    ],
)
def test_what_no_pack_holds_is_refused(fields: dict[str, object], why: str) -> None:
    with pytest.raises(ArrangementError, match=why):
        arranged(PLAIN, 3, **fields)  # type: ignore[arg-type]


def test_no_card_is_turned_up_where_the_rules_turn_none_up() -> None:
    spades = cards.Variant(key="s", name="S", hand_sizes=(1,), trump=cards.Trump.SPADES)
    with pytest.raises(ArrangementError, match="turns no card up"):
        arranged(spades, 3, hands=[None] * 3, turn_up=read_cards("Ah")[0])


@given(TABLES)
def test_every_deal_can_be_stood_before(table: Table) -> None:
    fit = cards.fitted(table.variant, table.players)
    names = [f"P{seat}" for seat in range(table.players)]
    for deal_no in range(len(fit.hand_sizes)):
        position = CardPosition.start(
            table.variant, names, dealer=table.first_dealer, deal_no=deal_no
        )
        state = position.state
        assert (state.deal_no, state.dealer) == (deal_no, table.first_dealer)
        assert state.phase is cards.Phase.SHUFFLE
        assert position.awaits_next_deal is (deal_no > 0)


@given(RACES)
def test_every_position_of_a_race_can_be_laid_out(race_: Race) -> None:
    for _, _, state, _ in race_.moves():
        if state.is_over:
            continue
        again = arranged_race(
            state.layout, state.boats, turn=state.turn, first=state.first, face=state.face,
            tides=state.tides, docked=state.docked,
        )  # fmt: skip
        assert cards_of(again) == cards_of(state)


def cards_of(state: race.RaceState) -> tuple[object, ...]:
    return (state.boats, state.docked, state.turn, state.phase, state.face, state.order)


@pytest.mark.parametrize(
    ("boats", "fields", "why"),
    [
        ([(3, 3), (3, 3, 3)], {}, "has 3 boats, not 2"),
        ([(2, 3, 3), (3, 3, 3)], {}, "card 3 to 9"),
        ([(race.LOST, 0, 3), (3, 3, 3)], {"tides": 3}, "4 tides"),
        ([(race.HARBOUR, 3, 3), (3, 3, 3)], {}, "docks"),
        ([(10, 3, 3), (3, 3, 3)], {}, "not on 10"),
        ([(3, 3, 3)] * 2, {"face": 7}, "die"),
        ([(3, 3, 3)] * 2, {"turn": 2}, "seats are 0 to 1"),
        ([(race.LOST,) * 3, (3, 3, 3)], {"tides": 5}, "no boat on the river"),
        ([(3, 3, 3)] * 2, {"tides": -1}, "0 times"),
    ],
)
def test_what_no_race_comes_to_is_refused(
    boats: list[tuple[int, ...]], fields: dict[str, object], why: str
) -> None:
    with pytest.raises(ArrangementError, match=why):
        arranged_race(race.DEFAULT_LAYOUT, boats, **fields)  # type: ignore[arg-type]


def test_positions_follow_the_engine() -> None:
    rng = Random(1)
    position = CardPosition.start(PLAIN, ["Anna", "Ben", "Cleo"])
    while not position.state.is_over:
        state = position.state
        legal = cards.legal_actions(state)
        position = position.after(
            rng.choice(legal) if legal else cards.shuffle(position.state, rng)
        )
    assert position.revision == 3 + 3 * 3 + 3 * 6
    assert position.events[position.deal_start].deal_no == 2  # type: ignore[union-attr]
