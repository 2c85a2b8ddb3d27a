"""What the board marks as falling next: on any river, exactly that falls when nothing moves it.

The mark promises: if the tide turns at the end of the turn of ``after``, all boats on ``place``
fall that were there when it was marked and did not move since, and no others but those that
moved there since.
"""

from dataclasses import replace
from typing import Any

from hypothesis import given

from riverlib import race
from riverlib.boards.race.view import preview, river_view
from riverlib.learn.position import RacePosition
from riverlib.race import RaceState, Roll
from riverlib.race.engine import apply
from riverlib.race.events import BoatLost, TideTurned
from riverlib.ui.learn.boards import asking_river
from tests.race.random_races import RACES, Race

NAMES = ("Anna", "Ben", "Cleo", "Dora")


def shown(state: RaceState) -> Any:
    """The view of a position."""
    return river_view(RacePosition.at(state, NAMES[: state.players]))


def marked(view: Any) -> set[tuple[int, int]]:
    """The boats that carry the mark."""
    place = view["danger"]["place"]
    return {
        (seat, boat)
        for seat, fleet in enumerate(view["boats"])
        for boat, at in enumerate(fleet)
        if at == place
    }


@given(race=RACES)
def test_just_the_marked_boats_fall_that_nobody_moved(race: Race) -> None:
    for before, action, after, events in race.moves():
        if isinstance(action, Roll) or not any(isinstance(each, TideTurned) for each in events):
            continue
        lost = {(each.seat, each.boat) for each in events if isinstance(each, BoatLost)}
        view = shown(before)
        moved = {way(each) for each in events if hasattr(each, "target")}
        assert lost - moved == marked(view) - moved
        assert view["danger"]["after"] == before.turn
        assert view["danger"]["round"] == before.tides + 1
        if not after.is_over:
            assert shown(after)["danger"]["round"] == before.tides + 2


def way(event: Any) -> tuple[int, int]:
    """Seat and boat of a move."""
    return getattr(event, "victim", event.seat), event.boat


@given(race=RACES)
def test_if_everybody_stayed_the_next_tide_would_take_all_marked_boats_and_no_others(
    race: Race,
) -> None:
    for state, *_ in race.moves():
        view = shown(state)
        if view["danger"]["after"] is None:
            assert marked(view) == set()
            continue
        tide = stayed(state)
        assert marked(view) == {
            (each.seat, each.boat) for each in tide if isinstance(each, BoatLost)
        }


def stayed(state: RaceState) -> tuple[Any, ...]:
    """What happens when no boat moves up to the tide: every turn is as if lost."""
    events: tuple[Any, ...] = ()
    while not any(isinstance(each, TideTurned) for each in events):
        idle = replace(state, phase=race.Phase.CHOOSE, face=race.WIND, layout=may_decline(state))
        state, events = apply(idle, race.LoseTurn())
    return events


def may_decline(state: RaceState) -> race.Layout:
    """The same river where the wind may pass."""
    return replace(state.layout, decline_wind=True)


@given(race=RACES)
def test_the_seat_after_which_the_tide_turns_is_the_same_for_a_whole_round(race: Race) -> None:
    told: dict[int, set[int | None]] = {}
    for state, *_ in race.moves():
        danger = shown(state)["danger"]
        told.setdefault(danger["round"], set()).add(danger["after"])
    assert all(len(after) == 1 for after in told.values())


def test_lessons_and_previews_give_nothing_away() -> None:
    assert preview(race.DEFAULT_LAYOUT, 2)["danger"] is None
    state = race.new_game(race.DEFAULT_LAYOUT, players=2)
    position = RacePosition.at(state, NAMES[:2])
    strip: Any = {"options": []}
    assert asking_river(position, strip, revision=0, answered=None, note=None)["danger"] is None
