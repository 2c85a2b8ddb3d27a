"""How a race goes in four steps, under any house rules."""

from hypothesis import given

from riverlib.learn.race.four_steps import four_steps
from riverlib.race import DOCKS, Layout, Ride
from tests.race.random_races import LAYOUTS


@given(layout=LAYOUTS)
def test_steps_say_only_what_is_in_force(layout: Layout) -> None:
    steps = dict(four_steps(layout))
    assert ("one of" in steps["Throw"]) == (layout.boats > 1)
    assert ("may ride" in steps["Mind"]) == (layout.ride is Ride.CHOICE)
    assert ("can do nothing" in steps["Blow"]) == (layout.boats == 1)
    assert str(DOCKS) in steps["Hurry"]
