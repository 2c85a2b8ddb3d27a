"""How a race ends and who wins it: docs/rules/race.md 5 and 6."""

from dataclasses import replace

import pytest

from riverlib.core import IllegalActionError
from riverlib.race import (
    LastAlone,
    Layout,
    Phase,
    RaceState,
    Roll,
    TieBreak,
    apply,
    legal_actions,
)
from riverlib.race.events import RaceEnded
from tests.race.river import PLAIN, after, docks_taken, fallen, kinds, position, take, tides, write

THREE_TURNS = replace(PLAIN, last_alone=LastAlone.THREE_TURNS)
BY_BOATS = replace(PLAIN, tie_break=TieBreak.BOATS_THEN_DOCK)

# fmt: off
ENDS = {  #                                    boats before       turns                ends
    "the last boat comes home":               ("8 H H | H - H",   "3; sail 8",          True),
    "the tide takes the last boat":           ("8 0 H | H - H",   "3; sail 8",          True),
    "the tide takes the last boats of all":   ("H H 0 | 0 H 0",   "6; lose; 6; lose",   True),
    "the tide leaves a boat":                 ("8 1 H | H - H",   "3; sail 8",          False),
    "a boat of another player is left":       ("8 H H | H - 5",   "3; sail 8",          False),
    "a turn lost changes nothing":            ("8 H H | H - 5",   "6; lose",            False),
}
# fmt: on


@pytest.mark.parametrize(("boats", "turns", "ends"), ENDS.values(), ids=ENDS)
def test_a_race_ends_when_no_boat_is_on_the_river(boats: str, turns: str, ends: bool) -> None:
    state, events = take(position(boats), turns)
    assert state.is_over is ends
    assert (state.phase is Phase.OVER) is ends
    assert [event for event in events if isinstance(event, RaceEnded)] == (
        [RaceEnded(state.winners)] if ends else []
    )
    assert bool(state.winners) is ends


def test_after_the_end_nothing_is_possible() -> None:
    state = after(position("8 H H | H - H"), "3; sail 8")
    assert (state.to_move, state.face, legal_actions(state)) == (None, None, ())
    with pytest.raises(IllegalActionError, match="no throw is possible now: the race is over"):
        apply(state, Roll(3))


# fmt: off
LAST_TURNS = {  #                                        boats                turns             turn
    "by coming home":                                   ("8 H H | H - H",     "3; sail 8",      0),
    "by the tide before the first player's turn":       ("H H H | 0 H H",     "6; lose",        1),
}
# fmt: on


@pytest.mark.parametrize(("boats", "turns", "turn"), LAST_TURNS.values(), ids=LAST_TURNS)
def test_turn_stays_with_whoever_had_the_last_one(boats: str, turns: str, turn: int) -> None:
    assert after(position(boats, turn=turn), turns).turn == turn


# fmt: off
SCORES = {  #                                         docks in order              scores
    "all three first":                               ("0 0 0 1 1 1",              (33, 24)),
    "in turns":                                      ("0 1 0 1 0 1",              (30, 27)),
    "a single boat":                                 ("1",                        (0, 12)),
    "nobody at home":                                ("",                         (0, 0)),
    "twelve boats fill every dock":                  ("0 1 2 3 0 1 2 3 0 1 2 3",  (24, 21, 18, 15)),
    "the fewer boats, the better docks, fewer points": ("1 1 0 0 0",              (27, 23)),
}
# fmt: on


def finished(docks: str, layout: Layout = PLAIN) -> RaceState:
    """Return a race that is over: every boat not at home is lost."""
    seats = list(map(int, docks.split()))
    players = max(1, *seats, 0) + 1
    fleets = [["H"] * seats.count(seat) for seat in range(players)]
    text = " | ".join(" ".join([*fleet, *"---"][:3]) for fleet in fleets)
    return replace(position(text, docks=docks, layout=layout), phase=Phase.OVER)


@pytest.mark.parametrize(("docks", "scores"), SCORES.values(), ids=SCORES)
def test_a_score_is_the_sum_of_the_docks(docks: str, scores: tuple[int, ...]) -> None:
    state = finished(docks)
    assert state.scores == state.totals == scores


# fmt: off
WINNERS = {  #                                            docks in order    shared    by boats
    "the highest sum wins":                              ("0 0 1 1",        (0,),     (0,)),
    "not the most boats":                                ("0 0 1 1 1",      (1,),     (1,)),
    "one good dock can be enough":                       ("1 1 0",          (1,),     (1,)),
    "equal with as many boats: the best dock":           ("0 1 1 0",        (0, 1),   (0,)),
    "equal with as many boats, the other way":           ("1 0 0 1",        (0, 1),   (1,)),
    "equal of three: the best dock":                     ("0 1 2 2 1 0",    (0, 1, 2), (0,)),
    "of equal ones the one with more boats":             ("0 0 1 1 2 2 2 3 1", (0, 1), (1,)),
    "nobody at home: all share":                         ("",               (0, 1),   (0, 1)),
}
# fmt: on


@pytest.mark.parametrize(("docks", "shared", "by_boats"), WINNERS.values(), ids=WINNERS)
def test_winners(docks: str, shared: tuple[int, ...], by_boats: tuple[int, ...]) -> None:
    assert finished(docks).winners == shared
    assert finished(docks, BY_BOATS).winners == by_boats


def test_a_race_that_goes_on_has_no_winner() -> None:
    assert position("H H 5 | H - -").winners == ()


class TestLastPlayerAlone:
    """5.2 and 6: plays on, or has three more turns; the tide turns before each of them."""

    def test_plays_on_as_long_as_it_takes(self) -> None:
        state = position("9 H H | 9 H H", turn=1)
        state = after(state, "1; sail 9")
        for tide in range(1, 7):
            assert (state.turn, state.phase, state.tides) == (0, Phase.ROLL, tide)
            state = after(state, "6; lose")
        assert state.tides == 7
        assert write(state) == "2 H H | H H H"

    def test_plays_on_though_not_the_first_player(self) -> None:
        state = position("9 H H | 9 H H")
        state, events = take(state, "1; sail 9; 6; lose; 6; lose")
        assert (state.turn, tides(events)) == (1, 2)
        assert write(state) == "H H H | 7 H H"

    def test_three_turns_end_the_race(self) -> None:
        state = after(position("9 H H | 9 H H", turn=1, layout=THREE_TURNS), "1; sail 9")
        for _ in range(2):
            state = after(state, "6; lose")
            assert not state.is_over
        state, events = take(state, "6; lose")
        assert state.is_over
        assert kinds(events) == "Rolled TurnLost RaceEnded", "no tide after the last turn"
        assert write(state) == "6 H H | H H H", "too late, but still on the river"

    def test_a_boat_left_behind_after_three_turns_does_not_fall(self) -> None:
        state = after(position("3 H H | 9 H H", turn=1, layout=THREE_TURNS), "1; sail 9")
        state, events = take(state, "6; lose; 6; lose; 6; lose")
        assert state.is_over
        assert fallen(events) == []
        assert (write(state), state.tides) == ("0 H H | H H H", 3)

    def test_the_third_turn_can_still_bring_a_boat_home(self) -> None:
        state = position("9 H H | 9 H H", turn=1, sandbank=5, layout=THREE_TURNS)
        state, events = take(state, "1; sail 9; 6; lose; 6; lose; 4; sail 6")
        assert state.is_over
        assert docks_taken(events) == [8, 7]

    def test_three_turns_count_from_the_moment_that_one_is_alone(self) -> None:
        state = position("9 9 H | 9 H H", sandbank=5, layout=THREE_TURNS)
        state = after(state, "6; lose; 6; lose; 6; lose")
        assert state.alone_turns == 0
        state = after(state, "2; sail 8")
        assert state.alone_turns == 1
        assert not after(state, "6; lose").is_over
        assert after(state, "6; lose; 6; lose; 6; lose").is_over

    def test_alone_by_the_tide_counts_that_very_turn(self) -> None:
        state = after(position("9 H H | 0 H H", turn=1, layout=THREE_TURNS), "6; lose")
        assert (write(state), state.alone_turns) == ("8 H H | - H H", 1)

    def test_an_early_end_comes_before_the_third_turn(self) -> None:
        state = position("9 H H | 9 H H", turn=1, sandbank=5, layout=THREE_TURNS)
        state = after(state, "1; sail 9; 5; sail 8")
        assert state.is_over
        assert state.alone_turns == 1
