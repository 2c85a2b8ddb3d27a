"""What is called certain before the end is so, on any river, whatever is thrown and chosen."""

from collections import Counter
from dataclasses import replace
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from riverlib import race
from riverlib.race import LastAlone, RaceState, Roll, TieBreak
from riverlib.race.certain import Certain, at_best_shared, at_most, certain, sure_to_fall
from riverlib.race.events import BoatLost, TideTurned
from tests.race.random_races import RACES, Race


@given(race=RACES)
def test_who_has_won_for_certain_wins_and_who_is_out_does_not(race: Race) -> None:
    said: list[Certain] = []
    state = race.opening()
    for before, _, after, _ in race.moves():
        said.append(certain(before))
        state = after
    for each in said:
        assert each.won in ((), state.winners)
        assert not set(each.out) & set(state.winners)
    for earlier, later in zip(said, [*said[1:], certain(state)], strict=True):
        assert set(earlier.won) <= set(later.won), "certain once, certain for ever"
        assert set(earlier.out) <= set(later.out)


@given(race=RACES)
def test_nobody_gets_more_than_the_most_and_what_is_sure_to_fall_falls(race: Race) -> None:
    promised: list[int] | None = None
    for before, _, after, events in race.moves():
        seats = range(before.players)
        most = at_most(before)
        assert all(now <= then for now, then in zip(at_most(after), most, strict=True))
        assert all(points <= most[seat] for seat, points in enumerate(after.scores))
        doomed = [sure_to_fall(before, seat) for seat in seats]
        promised = doomed if promised is None else [*map(max, promised, doomed)]
        if any(isinstance(event, TideTurned) for event in events):
            lost = Counter(event.seat for event in events if isinstance(event, BoatLost))
            assert all(lost[seat] >= promised[seat] for seat in seats)
            promised = None


@given(start=RACES, other=st.integers(0, 2**32))
def test_what_is_certain_is_so_for_other_throws_too(start: Race, other: int) -> None:
    for state, *_ in start.moves():
        now = certain(state)
        if now.won or now.out:
            ends = played_on(state, other)
            assert now.won in ((), ends.winners)
            assert not set(now.out) & set(ends.winners)


def played_on(state: RaceState, seed: int) -> RaceState:
    """Race on at random."""
    rng = Random(seed)
    while not state.is_over:
        choices = race.legal_actions(state)
        state, _ = race.apply(state, rng.choice(choices) if choices else Roll(rng.randint(1, 6)))
    return state


def late(boats: str, docked: str, **more: object) -> RaceState:
    """A late position: fleets by place, and the seats of the boats at home in their order."""
    fleets = tuple(tuple(int(place) for place in fleet.split()) for fleet in boats.split(","))
    home = tuple((int(seat), no) for no, seat in enumerate(docked.split()))
    start = race.new_game(race.DEFAULT_LAYOUT, players=len(fleets))
    return replace(start, boats=fleets, docked=home, **more)  # type: ignore[arg-type]


def test_a_lead_that_the_best_docks_left_cannot_make_up_is_certain() -> None:
    # 12 and 11 against one boat that is worth at most 10
    assert certain(late("99 99 -1, 5 -1 -1", "0 0", turn=1)) == Certain((0,), (1,))


def test_a_lead_that_can_still_be_made_up_is_not() -> None:
    # 12 against 11 and 10
    assert certain(late("99 -1 -1, 5 5 -1", "0", turn=1)) == Certain((), ())


def test_two_boats_at_the_waterfall_cannot_both_be_saved() -> None:
    assert certain(late("99 -1 -1, 0 0 -1", "0", turn=1)) == Certain((0,), (1,))


def test_a_boat_at_the_waterfall_is_lost_when_its_turn_is_over() -> None:
    assert certain(late("99 99 5, 5 5 0", "0 0", turn=1)) == Certain((), ())  # 23 and 10 + 9 + 8
    assert certain(late("0 -1 -1, 99 5 5", "1", turn=1)) == Certain((1,), (0,))


def test_three_turns_alone_bring_home_no_more_than_are_left() -> None:
    layout = replace(race.DEFAULT_LAYOUT, last_alone=LastAlone.THREE_TURNS)
    state = late("99 -1 -1, 5 5 5", "0", turn=1, layout=layout, alone_turns=3)
    assert certain(state) == Certain((0,), (1,))  # 12 against one more boat, dock 11
    assert certain(replace(state, alone_turns=2)) == Certain((), ())


@given(start=RACES, other=st.integers(0, 2**32))
def test_who_can_at_best_share_never_wins_alone(start: Race, other: int) -> None:
    for state, *_ in start.moves():
        for seat in () if state.is_over else at_best_shared(state):
            assert played_on(state, other).winners != (seat,)


def test_the_last_boat_that_can_only_draw_level_shares_at_best() -> None:
    level = late("99 5 -1, 99 99 -1", "0 1 1", turn=0)  # 12 and dock 9 against 11 and 10
    assert at_best_shared(level) == (0,)
    assert at_best_shared(late("99 5 5, 99 99 -1", "0 1 1", turn=0)) == ()  # and dock 8
    by_boats = replace(race.DEFAULT_LAYOUT, tie_break=TieBreak.BOATS_THEN_DOCK)
    assert at_best_shared(replace(level, layout=by_boats)) == ()
