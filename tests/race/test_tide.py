"""Whose turn it is and when the tide turns: docs/rules/race.md 2."""

from dataclasses import replace

import pytest

from riverlib.race import (
    DEFAULT_LAYOUT,
    LAYOUTS,
    Layout,
    LoseTurn,
    Phase,
    Roll,
    apply,
    new_game,
)
from riverlib.race.events import BoatLost, Rolled, TideTurned
from tests.race.river import (
    PLAIN,
    after,
    fallen,
    kinds,
    legal_text,
    position,
    take,
    tides,
    write,
)

MAY_DECLINE = replace(PLAIN, decline_wind=True)

# fmt: off
TURNS = {  #                               first  boats                  turns    tides
    "clockwise from the first player":          (0, "5 5 | 5 5 | 5 5",          "01201", "00011"),
    "clockwise from another one":               (2, "5 5 | 5 5 | 5 5",          "20120", "00011"),
    "two players":                              (1, "5 5 | 5 5",                "10101", "00112"),
    "four players":                             (3, "5 5 | 5 5 | 5 5 | 5 5",    "30123", "00001"),
    "without a boat on the river: skipped":     (0, "5 5 | H - | 5 5",          "02020", "00112"),
    "two skipped in a row":                     (0, "5 5 | H H | - - | 5 5",    "03030", "00112"),
    "the first player skipped: the tide turns": (0, "H - | 5 5 | 5 5",          "12121", "00112"),
    "the first player and another skipped":     (0, "H - | H H | 5 5",          "22222", "01234"),
    "the last player before it, then the tide": (0, "H - | 5 5 | H H",          "11111", "01234"),
    "alone and the first player":               (1, "H - | 5 5 | H H",          "11111", "01234"),
}
# fmt: on


@pytest.mark.parametrize(("first", "boats", "turns", "turned"), TURNS.values(), ids=TURNS)
def test_turns_and_tides(first: int, boats: str, turns: str, turned: str) -> None:
    state = position(boats, first=first, turn=int(turns[0]), sandbank=9, high_tide=8)
    for turn, tide in zip(turns, turned, strict=True):
        assert (state.turn, state.tides) == (int(turn), int(tide))
        state = after(state, "6; lose")


# fmt: off
FALLS = {  #                    boats before the tide     after                    fallen
    "a card further away":         ("1 5 9 | 2 3 4",         "0 4 8 | 1 2 3",         ""),
    "on the lowest card: falls":   ("0 5 9 | 2 3 4",         "- 4 8 | 1 2 3",         "00"),
    "a boat of whoever just moved": ("5 5 9 | 2 0 4",         "4 4 8 | 1 - 3",         "11"),
    "several of one colour":       ("0 5 0 | 2 3 4",         "- 4 - | 1 2 3",         "00 02"),
    "of several colours":          ("0 5 0 | 0 3 4 | 0 H 2", "- 4 - | - 2 3 | - H 1", "00 02 10 20"),  # noqa: E501
    "a whole fleet":               ("0 0 0 | 2 3 4",         "- - - | 1 2 3",         "00 01 02"),
    "boats at home stay":          ("1 H H | 2 3 H",         "0 H H | 1 2 H",         ""),
    "boats once lost stay lost":   ("1 - - | 2 3 -",         "0 - - | 1 2 -",         ""),
}
# fmt: on


@pytest.mark.parametrize(("boats", "then", "lost"), FALLS.values(), ids=FALLS)
def test_what_the_tide_does_to_boats(boats: str, then: str, lost: str) -> None:
    before = position(boats, turn=boats.count("|"), layout=MAY_DECLINE)
    state, events = take(before, "6; lose")
    assert write(state) == then
    assert [f"{seat}{boat}" for seat, boat in fallen(events)] == lost.split()
    assert tides(events) == 1
    assert state.docked == before.docked


def test_the_tide_is_told_before_what_it_takes() -> None:
    _, events = take(position("0 5 | 0 4", turn=1, layout=MAY_DECLINE), "6; lose")
    assert kinds(events) == "Rolled TurnLost TideTurned BoatLost BoatLost"
    assert events[2:] == (TideTurned(0), BoatLost(0, 0), BoatLost(1, 0))


def test_the_tide_comes_before_the_throw() -> None:
    state = after(position("5 5 | 4 4", turn=1), "6; lose")
    assert (state.phase, state.face, state.tides) == (Phase.ROLL, None, 1)
    assert apply(state, Roll(2))[0].tides == 1


def test_no_tide_in_the_first_round() -> None:
    state = new_game(DEFAULT_LAYOUT, players=4, first=1)
    for seat in (1, 2, 3, 0):
        assert (state.turn, state.tides, state.order) == (seat, 0, tuple(range(10)))
        state, _ = apply(state, Roll(6))
        state, _ = apply(state, LoseTurn())
    assert (state.turn, state.tides) == (1, 1)


def test_a_first_player_who_loses_the_last_boat_to_the_tide_is_skipped_and_stays_first() -> None:
    state = after(position("0 H | 5 5 | 6 6", turn=2), "6; lose")
    assert (state.first, state.turn, state.tides) == (0, 1, 1)
    state = after(state, "6; lose; 6; lose")
    assert (state.first, state.turn, state.tides) == (0, 1, 2)


def test_a_skipped_player_throws_nothing() -> None:
    _, events = take(position("5 5 | H - | 5 5"), "6; lose; 6; lose")
    assert [event.seat for event in events if isinstance(event, Rolled)] == [0, 2]


class TestCardsThatTravel:
    """1.2 and 2.1: sandbank and high tide go with the river, and round it."""

    @pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.key)
    def test_twice_round_the_whole_river(self, layout: Layout) -> None:
        state = new_game(layout, players=2)
        river = list(range(layout.cards))
        for _ in range(2 * layout.cards):
            assert list(state.order) == river
            assert river.index(layout.sandbank) == state.sandbank
            assert river.index(layout.high_tide) == state.high_tide
            state = replace(state, turn=1, phase=Phase.ROLL, boats=((5,), (5,)))
            state, events = take(state, "6; lose")
            assert TideTurned(river[0]) in events
            river.append(river.pop(0))
        assert state.order == tuple(range(layout.cards))

    def test_a_boat_stays_on_its_card(self) -> None:
        state = position("5 9 | 3 3", sandbank=5, high_tide=9, turn=1, layout=MAY_DECLINE)
        state = after(state, "6; lose")
        assert (state.sandbank, state.high_tide) == (4, 8) == state.boats[0]

    def test_a_boat_falls_off_the_sandbank_too(self) -> None:
        state = after(position("0 5 | 3 3", sandbank=0, turn=1, layout=MAY_DECLINE), "6; lose")
        assert write(state) == "- 4 | 2 2"
        assert state.sandbank == 9

    def test_the_sandbank_then_lies_before_the_harbour(self) -> None:
        state = after(
            position("5 9 | 3 3", sandbank=0, turn=1, layout=MAY_DECLINE), "6; lose; 5; sail 8"
        )
        assert write(state) == "4 9 | 2 2"

    def test_the_high_tide_then_lies_before_the_harbour(self) -> None:
        state = after(
            position("5 9 | 3 3", sandbank=5, high_tide=0, turn=1, layout=MAY_DECLINE), "6; lose; 1"
        )
        assert legal_text(state) == "sail 4; sail 8; sail 8 ride"
        assert write(after(state, "sail 8 ride")) == "4 H | 2 2"
