"""People against bots: counts as they are, each game once however many bots there were."""

import numpy as np
import pytest

from riverlib.analysis.against_bots import bots_say, meetings_with_bots
from riverlib.analysis.game_lines import GameLine
from tests.analysis.lines import line, random_lines


def steady(game: GameLine, seat: int) -> str:
    return "Steady"


@pytest.mark.parametrize("seed", range(30))
def test_meetings_with_bots_are_counted_right(seed: int) -> None:
    lines = random_lines(seed)
    for meeting in meetings_with_bots(lines, steady):
        turned = meeting.one == "Steady bots"
        who, sign = (meeting.other, -1) if turned else (meeting.one, 1)
        gaps = []
        for game in lines:
            if not game.finished or who not in game.names:
                continue
            at = game.names.index(who)
            bots = [
                seat.total
                for no, seat in enumerate(game.seats)
                if not seat.is_person and (no - at) % game.sides
            ]
            if bots:
                gaps.append(sign * (game.seats[at].total - sum(bots) / len(bots)))
        assert meeting.games == len(gaps) > 0
        assert meeting.ahead == sum(gap > 0 for gap in gaps)
        assert meeting.behind == sum(gap < 0 for gap in gaps) <= meeting.ahead
        assert meeting.difference.value == pytest.approx(np.mean(gaps))
        assert not meeting.is_sure or (
            meeting.games >= 5 and (meeting.difference.low > 0 or meeting.luck < 0.05)
        )


def test_people_meet_each_level_and_a_kind_nobody_knows_is_left_out() -> None:
    names = ("Anna", "Otter", "Heron")
    levels = {"Otter": "Steady", "Heron": ""}
    found = meetings_with_bots(
        [line(9, 4, 20, names=names)], lambda game, seat: levels[game.names[seat]]
    )
    assert [(each.one, each.other, each.ahead) for each in found] == [("Anna", "Steady bots", 1)]
    assert meetings_with_bots([line(1, 2, names=("Anna", "Ben"))], steady) == ()


def test_what_is_said_reads_well_from_both_sides() -> None:
    names = ("Anna", "Otter")
    said = {
        (9, 4): "Anna was ahead of Steady bots in 2 of 2 games: too early to say who is better",
        (4, 9): "Steady bots were ahead of Anna in 2 of 2 games: too early to say who is better",
        (4, 4): "Anna and Steady bots are level, each ahead in 0 of 2 games",
    }
    for totals, words in said.items():
        lines = [line(*totals, names=names)] * 2
        assert bots_say(meetings_with_bots(lines, steady)) == words
    apart = [line(*totals, names=names) for totals in [(10, 40), (12, 41), (9, 40), (11, 42)] * 2]
    assert bots_say(meetings_with_bots(apart, steady)) == (
        "Steady bots beat Anna by 30 points a game, and end ahead in 8 of 8 games"
    )


def test_fourteen_of_fifteen_games_are_more_than_luck_though_the_points_are_not() -> None:
    """What the eyes found: 14 : 1 and "too early to say", for the points were so uneven."""
    names = ("Grandma", "Otter")
    close = [line(50, 50 + by, names=names) for by in (1, 2, 90, 1, 3, 2, 80, 1, 2, 1, 3, 1, 2, 1)]
    lost = [line(150, 30, names=names)]
    ben = [line(50, 50 + by, names=("Ben", "Otter")) for by in (9, -9, 5, -7, 2)]
    found = meetings_with_bots([*close, *lost, *ben], steady)
    assert bots_say(found) == ("Steady bots end ahead of Grandma in 14 of 15 games: more than luck")
    pair = next(each for each in found if "Grandma" in (each.one, each.other))
    assert (pair.is_sure, pair.beats, pair.difference.low < 0) == (True, False, True)


def test_what_one_look_alone_would_call_sure_is_a_hint() -> None:
    others = [
        line(50, 50 + by, names=(name, "Otter"))
        for name in ("Ben", "Cleo", "Zoë", "Dora")
        for by in (9, -9, 5, -7, 2, -1)
    ]
    wild = [line(50 + by, 50, names=("Emil", "Otter")) for by in (1, 70, 2, 3, 60, 2, 1)]
    found = meetings_with_bots([*others, *wild], steady)
    assert bots_say(found) == "Emil was ahead of Steady bots in 7 of 7 games: a hint, not yet sure"
