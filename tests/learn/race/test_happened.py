"""A rule that has just worked on the river is told, whoever threw."""

from hypothesis import given

from riverlib.learn.race.tips import race_tips
from riverlib.race import DEFAULT_LAYOUT, Phase, RaceState, new_game
from riverlib.race.events import Event, GoodWindBlew, IllWindBlew, RanAground, RodeTheTide, Rolled
from tests.race.random_races import RACES, Race
from tests.race.river import position

NAMES = ("Anna", "Ben", "Cleo", "Dora")
MINE = Rolled(0, 2)


def told(state: RaceState, *events: Event) -> list[tuple[str, str]]:
    tips = race_tips(state, names=NAMES, events=(MINE, *events))
    return [(tip.key, tip.mark) for tip in tips if tip.key in ("wind", "sandbank", "ride")]


def test_a_newcomer_is_told_what_a_bots_wind_sandbank_and_high_tide_do() -> None:
    state = position("3 5 | 3 6")
    assert told(state, Rolled(1, 6), IllWindBlew(1, 0, 1, 6, 5)) == [("wind", "boat:0:1")]
    assert told(state, Rolled(1, 6), GoodWindBlew(1, 0, 3, 6)) == [("wind", "boat:1:0")]
    aground, rode = RanAground(1, 1, 6), RodeTheTide(1, 1, 3, 6)
    assert told(state, Rolled(1, 4), aground) == [("sandbank", f"tile:{state.sandbank}")]
    assert told(state, Rolled(1, 4), rode) == [("ride", f"tile:{state.high_tide}")]
    assert told(position("3 5 | 3 H"), GoodWindBlew(1, 1, 3, 6)) == [("wind", "die")]


def test_what_was_before_my_last_throw_is_not_told_as_news() -> None:
    state = position("3 5 | 3 6")
    assert told(state, Rolled(1, 6), GoodWindBlew(1, 0, 3, 6), MINE, Rolled(1, 2)) == []
    assert told(new_game(DEFAULT_LAYOUT, players=2)) == []


@given(race=RACES)
def test_a_tip_of_what_happened_points_at_what_is_there(race: Race) -> None:
    events: list[Event] = []
    for before, _, _, happened in race.moves():
        if before.phase is Phase.ROLL:
            for key, mark in [
                (tip.key, tip.mark)
                for tip in race_tips(before, names=NAMES[: race.players], events=events)
            ]:
                kind, *what = mark.split(":")
                if kind == "boat" and key == "wind":
                    assert 0 <= before.boats[int(what[0])][int(what[1])] < before.layout.cards
        events.extend(happened)
