"""When the chances of a race turned is told as the review has it."""

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

import pytest

from riverlib import race
from riverlib.core.people import People
from riverlib.race.coach.review import Decision, Moment, RaceReview, Throw, review
from riverlib.race.coach.turning import (
    LEAST,
    great_chance,
    largest_swing,
    swing_words,
    telling_swings,
    told_swing,
    turning_words,
    what_turned_it,
)
from tests.race.coach.logs import random_log

NAMES = ("Anna", "Ben", "Cleo")


@pytest.mark.parametrize("seed", range(12))
def test_from_then_on_the_winner_had_the_best_chance(seed: int, solved: None) -> None:
    log = random_log(seed=seed)
    reviewed, end = review(log), race.replay(log)
    winners = end.winners
    said = turning_words(reviewed, winners, People(NAMES[:2], None))
    assert len(said.split()) <= 18, "a title has at most two lines"
    great = re.match(
        r"(\w+) had the better chance, (\d+)% in round (\d+); (.+) still (won|shared .+)\.$",
        said,
    )
    if largest_swing(reviewed) is not None and not great:
        assert "chance was" not in said, "what turned it is seen in the chart"
    peaks = re.findall(r" In round (\d+) (\w+)'s chance was (\d+)%\.", said)
    peaks += [(great[3], great[1], great[2])] if great else []
    for number, name, percent in peaks:
        seat = NAMES.index(name)
        rows = [
            row[seat]
            for action, row in enumerate(reviewed.chances[1:])
            if reviewed.round_of(action) == int(number)
        ]
        assert round(100 * max(rows)) == float(percent)
        assert max(rows) == max(row[seat] for row in reviewed.chances[1:])
    if len(winners) > 1:
        assert "Anna and Ben shared the win." in said
        return
    (winner,) = winners
    most = max(row[1 - winner] for row in reviewed.chances[1:])
    if great:
        assert great[4] == NAMES[winner]
        assert most >= 0.65
        return
    assert most < 0.65
    leads = [round(100 * row[winner]) > 50 for row in reviewed.chances]
    assert said.startswith(f"{NAMES[winner]} had the better chance")
    if "from the first throw on" in said:
        assert all(leads[1:])
        return
    if "first choice on" in said:
        assert all(leads[2:])
        assert not leads[1]
        return
    since = re.search(r"from round (\d+) on", said)
    assert since is not None
    turned = max(row for row, leading in enumerate(leads) if not leading)
    assert int(since[1]) == reviewed.round_of(turned)
    assert all(leads[turned + 1 :])


def test_estimates_say_about_and_a_reader_is_spoken_to() -> None:
    log = random_log(players=3, seed=5)
    reviewed = review(log, rollouts=20)
    people = People(("You", "Ben", "Cleo"), None)
    title = turning_words(reviewed, race.replay(log).winners, people)
    line = what_turned_it(reviewed, (0,), people)
    assert "You's" not in title + line
    assert title.count("%") == title.count("about ")
    assert line.count(" from ") == line.count("about ")


def test_the_largest_swing_is_larger_than_any_other(solved: None) -> None:
    told = 0
    for seed in range(30):
        reviewed = review(random_log(seed=seed))
        changes = [
            abs(now - then)
            for rows in pairwise(reviewed.chances)
            for then, now in zip(*rows, strict=True)
        ]
        swing = largest_swing(reviewed)
        told += swing is not None
        assert (swing is None) == (round(max(changes), 6) < LEAST)
        if swing is not None:
            assert abs(swing.after - swing.before) == pytest.approx(max(changes), abs=1e-6)
            rows = reviewed.chances[swing.moment.action_no : swing.moment.action_no + 2]
            assert [row[swing.seat] for row in rows] == [swing.before, swing.after]
    assert told


# --- what one throw or one choice did, told: a sentence a row -----------------------------------

ROLL, CHOOSE, FORCED, SPARE = "throw", "costly choice", "no choice", "costless choice"


def moment(kind: str, action_no: int, seat: int, chances: Sequence[float]) -> Moment:
    """A throw of the wind, or a 4 with one boat two cards from the harbour."""
    if kind == ROLL:
        none = (0.0,) * len(chances)
        return Throw(action_no, seat, race.WIND, tuple(chances), tuple(chances), none)
    start = race.new_game(race.DEFAULT_LAYOUT, players=len(chances))
    boats = ((9, 3, 5), *start.boats[1:])[: len(chances)]
    state, _ = race.apply(replace(start, boats=boats, turn=0), race.Roll(4))
    home, on = race.Sail(9), race.Sail(3)
    assert {home, on} <= set(race.legal_actions(state))
    worths = {on: 0.4} if kind == FORCED else {on: 0.4, home: 0.9}
    best, cost = (home, 0.5) if kind == CHOOSE else (on, 0.0)
    return Decision(action_no, seat, state, on, best, worths, cost, 0.0)


def reviewed(rows: Sequence[Sequence[float]], kinds: Sequence[str], *, exact: bool) -> RaceReview:
    """Everything is done by the first seat, in turns of two actions, and a round is a turn."""
    moments = tuple(moment(kind, no, 0, rows[no]) for no, kind in enumerate(kinds))
    return RaceReview(
        players=len(rows[0]),
        exact=exact,
        chances=tuple(tuple(row) for row in rows),
        errors=((0.0,) * len(rows[0]),) * len(rows),
        moments=moments,
        tides=tuple(range(2, len(rows), 2)),
        docks=((),) * len(rows[0]),
    )


SWINGS = {
    "no turn has no swing": ([(0.5, 0.5)], [], None),
    "small changes are not told": ([(0.5, 0.5), (0.6, 0.4), (0.4, 0.6)], [ROLL, CHOOSE], None),
    "a quarter of a win is, and a throw is luck": (
        [(0.5, 0.5), (0.75, 0.25)],
        [ROLL],
        "In round 1 Anna threw the wind, good luck: Anna's chance to win rose from 50%"
        " to 75%.",
    ),
    "of equal ones it is the first, and of two players it is told of whoever threw": (
        [(0.5, 0.5), (0.1, 0.9), (0.1, 0.9), (0.5, 0.5)],
        [ROLL, SPARE, ROLL],
        "In round 1 Anna threw the wind, bad luck: Anna's chance to win fell from 50% to 10%.",
    ),
    "it may be somebody else's chance that moved most": (
        [(0.3, 0.3, 0.4), (0.5, 0.5, 0.0)],
        [ROLL],
        "In round 1 Anna threw the wind, bad luck for Cleo: Cleo's chance to win fell from 40%"
        " to 0%.",
    ),
    "what a new user missed: luck of 13% in a turn whose choice threw 47% away": (
        [(0.5, 0.5), (0.5, 0.5), (0.74, 0.26), (0.87, 0.13), (0.4, 0.6)],
        [ROLL, SPARE, ROLL, CHOOSE],
        "In round 2 Anna chose to sail on with the back boat, not to bring the"
        " front boat home: Anna's chance to win fell from 87% to 40%.",
    ),
    "a choice that cost nothing had nothing better beside it": (
        [(0.5, 0.2, 0.3), (0.5, 0.2, 0.3), (0.5, 0.5, 0.0)],
        [ROLL, SPARE],
        "In round 1 Anna chose to sail on with the back boat: Ben's chance to win"
        " rose from 20% to 50%.",
    ),
    "what was no choice did nothing, whatever an estimate says": (
        [(0.5, 0.5), (0.5, 0.5), (0.9, 0.1)], [ROLL, FORCED], None,
    ),
    "what is not certain is not told as certain": (
        [(0.999, 0.001), (0.4, 0.6)],
        [ROLL],
        "In round 1 Anna threw the wind, bad luck: Anna's chance to win fell from 99% to 40%.",
    ),
}  # fmt: skip


@pytest.mark.parametrize("said", SWINGS)
def test_the_largest_swing_in_words(said: str) -> None:
    rows, kinds, sentence = SWINGS[said]
    race_review = reviewed(rows, kinds, exact=True)
    swing = largest_swing(race_review)
    assert (swing is None) == (sentence is None)
    if swing is not None:
        assert swing_words(race_review, swing, People(NAMES[: len(rows[0])], None)) == sentence


def test_an_estimated_swing_says_about_and_a_reader_is_spoken_to() -> None:
    race_review = reviewed([(0.5, 0.5), (0.874, 0.126), (0.4, 0.6)], [ROLL, CHOOSE], exact=False)
    swing = largest_swing(race_review)
    assert swing is not None
    assert swing.turn == 1
    assert swing_words(race_review, swing, People(("You", "Ben"), None)) == (
        "In round 1 you chose to sail on with your back boat, not to bring your"
        " front boat home: your chance to win fell from about 87% to about 40%."
    )


LINES = {
    "somebody's own choice": (
        [(0.5, 0.5), (0.5, 0.5), (0.74, 0.26), (0.87, 0.13), (0.4, 0.6)],
        [ROLL, SPARE, ROLL, CHOOSE],
        "Your choice in round 2: your chance fell from 87% to 40%.",
    ),
    "a throw": (
        [(0.5, 0.5), (0.75, 0.25)],
        [ROLL],
        "Your wind in round 1: your chance rose from 50% to 75%.",
    ),
    "not what took most of the chance of whoever then won": (
        [(0.5, 0.5), (0.9, 0.1), (0.2, 0.8), (0.6, 0.4), (1, 0)],
        [ROLL, CHOOSE, ROLL, SPARE],
        "Your wind in round 1: your chance rose from 50% to 90%.",
    ),
    "a throw that moved somebody else's chance more": (
        [(0.3, 0.3, 0.4), (0.5, 0.5, 0.0)],
        [ROLL],
        "Your wind in round 1: Cleo's chance fell from 40% to 0%.",
    ),
    "nothing": ([(0.5, 0.5), (0.6, 0.4)], [ROLL], ""),
}


@pytest.mark.parametrize("said", LINES)
def test_what_turned_a_race_is_a_line_for_whoever_has_just_read_who_won(said: str) -> None:
    rows, kinds, line = LINES[said]
    people = People(NAMES[: len(rows[0])], 0)
    assert (
        what_turned_it(reviewed(rows, kinds, exact=True), (0,), people).replace(
            "\N{NO-BREAK SPACE}", " "
        )
        == line
    )


# --- great chances that did not come true ---------------------------------------------------

GREAT = {
    "what fresh eyes missed: a great chance in round 2, and the last throw alone was told": (
        [(0.3, 0.3, 0.4), (0.2, 0.5, 0.3), (0.1, 0.6, 0.3), (0.1, 0.83, 0.07), (0.1, 0.74, 0.16),
         (0.4, 0.49, 0.11), (0.41, 0.48, 0.11), (0.6, 0.33, 0.07), (0.6, 0.2, 0.2), (1, 0, 0)],
        [ROLL, SPARE] * 4 + [ROLL],
        (0,),
        "Ben had the best chance, 83% in round 2; Anna still won.",
        ["In round 5 Anna threw the wind, good luck: Anna's chance to win rose from 60% to"
         " 100%.",
         "In round 3 Anna threw the wind, bad luck for Ben: Ben's chance to win fell from 74%"
         " to 49%. It had been 83% in round 2."],
    ),
    "lost little by little": (
        [(0.4, 0.6), (0.3, 0.7), (0.38, 0.62), (0.46, 0.54), (0.55, 0.45), (0.78, 0.22), (1, 0)],
        [ROLL, SPARE] * 3,
        (0,),
        "Ben had the better chance, 70% in round 1; Anna still won.",
        [],
    ),
    "what the largest swing says already is no second sentence of a title": (
        [(0.3, 0.3, 0.4), (0.2, 0.1, 0.7), (0.2, 0.1, 0.7), (0.5, 0.5, 0), (1, 0, 0)],
        [ROLL, SPARE, ROLL, FORCED],
        (0,),
        "Cleo had the best chance, 70% in round 1; Anna still won.",
        ["In round 2 Anna threw the wind, bad luck for Cleo: Cleo's chance to win fell from 70%"
         " to 0%."],
    ),
    "those who share the win": (
        [(0.3, 0.3, 0.4), (0.1, 0.2, 0.7), (0.2, 0.3, 0.5), (0.3, 0.3, 0.4), (0.5, 0.5, 0)],
        [ROLL, SPARE] * 2,
        (0, 1),
        "Cleo had the best chance, 70% in round 1; Anna and Ben still shared the win.",
        None,
    ),
    "two in three is no great chance yet": (
        [(0.5, 0.5), (0.4, 0.6), (0.5, 0.5), (0.6, 0.4), (1, 0)],
        [ROLL, SPARE] * 2,
        (0,),
        None,
        None,
    ),
}  # fmt: skip


@pytest.mark.parametrize("said", GREAT)
def test_a_great_chance_that_did_not_come_true(said: str) -> None:
    rows, kinds, winners, title, swings = GREAT[said]
    race_review, people = reviewed(rows, kinds, exact=True), People(NAMES[: len(rows[0])], None)
    if title is not None:
        assert turning_words(race_review, winners, people) == title
    else:
        assert "still won" not in turning_words(race_review, winners, people)
    if swings is not None:
        told = telling_swings(race_review, winners)
        assert [told_swing(race_review, each, winners, people) for each in told] == swings


def test_a_chance_that_is_lost_in_its_very_round_is_told_as_of_shortly_before() -> None:
    rows = [(0.3, 0.3, 0.4), (0.1, 0.2, 0.7), (0.1, 0.26, 0.64), (0.4, 0.5, 0.1), (1, 0, 0)]
    race_review = replace(reviewed(rows, [ROLL, SPARE, ROLL, FORCED], exact=True), tides=())
    people = People(NAMES, None)
    (swing,) = telling_swings(race_review, (0,))
    assert told_swing(race_review, swing, (0,), people) == (
        "In round 1 Anna threw the wind, bad luck for Cleo: Cleo's chance to win fell from 64% to"
        " 10%. It had been 70% shortly before."
    )


@pytest.mark.parametrize("seed", range(12))
def test_the_great_chance_is_the_greatest_and_no_two_swings_are_of_one_turn(
    seed: int, solved: None
) -> None:
    log = random_log(seed=seed)
    race_review, winners = review(log), race.replay(log).winners
    losers = {0, 1} - set(winners)
    most = max((row[seat] for row in race_review.chances[1:] for seat in losers), default=0)
    peak = great_chance(race_review, winners)
    assert (peak is None) == (most < 0.65)
    if peak is not None:
        assert peak.share == most == race_review.chances[peak.row][peak.seat]
    swings = telling_swings(race_review, winners)
    assert len({swing.turn for swing in swings}) == len(swings)
    assert swings[:1] == tuple(filter(None, [largest_swing(race_review)]))


def test_an_estimate_calls_no_chance_certain_that_did_not_come_true() -> None:
    rows = [(0.5, 0.5), (0.0, 1.0), (0.3, 0.7), (0.4, 0.6), (1, 0)]
    race_review = reviewed(rows, [ROLL, SPARE] * 2, exact=False)
    said = turning_words(race_review, (0,), People(("Anna", "You"), None))
    assert said.startswith("You had the better chance, about 99% in round 1; Anna still won.")
