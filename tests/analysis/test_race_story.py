"""What is told of a race is true on every river: read here from its events, another way."""

import re
from collections import Counter
from dataclasses import dataclass, field, replace

from hypothesis import given
from hypothesis import strategies as st

from riverlib import race
from riverlib.analysis import RaceCourse, course_of
from riverlib.analysis.race_story import MOST_MOMENTS, Moment, story_of
from riverlib.core import GameLog
from riverlib.core.counting import number_word
from riverlib.race.certain import certain
from riverlib.race.events import BoatDocked, BoatLost, Rolled, TideTurned
from tests.analysis.games import random_race
from tests.race.random_races import RACES, Race

NAMES = ("Ann", "Ben", "Cleo", "Dan")
_NUMBERS = {number_word(no): no for no in range(11)} | {str(no): no for no in range(11, 17)}


@dataclass
class Told:
    """A race as its events tell it, turn by turn."""

    players: int
    boats: int
    end: race.RaceState
    round_of: list[int] = field(default_factory=lambda: [1])
    points: list[list[int]] = field(default_factory=list)
    home: list[tuple[int, int]] = field(default_factory=list)
    """Turn and seat of each arrival."""
    lost: list[tuple[int, int]] = field(default_factory=list)
    won: list[tuple[int, ...]] = field(default_factory=list)
    """Who had won for certain after each turn."""
    throws: list[int] = field(default_factory=list)
    """Who threw in each turn."""
    rounds: list[int] = field(default_factory=lambda: [1])
    """The round that goes on after each turn."""

    def leaders(self, turn: int) -> set[int]:
        return {
            seat for seat, each in enumerate(self.points[turn]) if each == max(self.points[turn])
        }


def told(log: GameLog) -> Told:
    state = race.opening_state(log)
    facts = Told(state.players, state.layout.boats, state)
    points, turn, rounds = [0] * state.players, 0, 1
    facts.points.append([*points])
    facts.won.append(certain(state).won)
    for state, events in race.steps(log):
        chose = state.phase is not race.Phase.CHOOSE
        turn += chose
        if chose:
            facts.round_of.append(rounds)
        for event in events:
            if isinstance(event, BoatDocked):
                facts.home.append((turn, event.seat))
                points[event.seat] += event.dock
            elif isinstance(event, BoatLost):
                facts.lost.append((turn, event.seat))
            elif isinstance(event, Rolled):
                facts.throws.append(event.seat)
            rounds += isinstance(event, TideTurned)
        if chose:
            facts.rounds.append(rounds)
            facts.points.append([*points])
            facts.won.append(certain(state).won)
    facts.end = state
    return facts


def log_of(a_race: Race, share: float = 1.0) -> GameLog:
    log = race.start_log(a_race.layout, players=a_race.players, first=a_race.first)
    actions = [race.action_text(action) for _, action, _, _ in a_race.moves()]
    return replace(log, actions=tuple(actions[: round(len(actions) * share)]))


def both(log: GameLog) -> tuple[RaceCourse, Told]:
    facts = told(log)
    return course_of(log, NAMES[: facts.players]), facts


def seat_of(name: str) -> int:
    return NAMES.index(name)


# --- the headline ---------------------------------------------------------------------------


@given(a_race=RACES)
def test_the_headline_says_who_came_home_when(a_race: Race) -> None:
    course, facts = both(log_of(a_race))
    said = story_of(course).headline.partition(";")[0]
    winners, points = facts.end.winners, facts.points[-1]
    if not facts.home:
        assert said == "Nobody came home"
    elif len(winners) > 1:
        names = re.findall("|".join(NAMES), said)
        assert [seat_of(name) for name in names] == list(winners)
        assert f"shared the win with {points[winners[0]]} point" in said
    else:
        name = re.search("|".join(NAMES), said)
        assert name is not None
        assert seat_of(name[0]) == winners[0]
        mine = [turn for turn, seat in facts.home if seat == winners[0]]
        assert int(re.findall(r"round (\d+)", said)[0]) == facts.round_of[mine[-1]]
        assert f"{'in' if len(mine) == 1 else 'by'} round" in said
        others = [points[seat] for seat in range(a_race.players) if seat != winners[0]]
        assert said.startswith("Only ") == (not any(others))
        if margin := re.search(r"won by (\d+)", said):
            assert int(margin[1]) == points[winners[0]] - max(others) > 0
        elif any(others):
            assert points[winners[0]] == max(others)
            assert "won with as many points as" in said
        if brought := re.search(r"(brought|with) (\w+)( \w+)? boats?", said):
            told_boats = {"all": len(mine), "both": 2}.get(brought[2]) or _NUMBERS[brought[2]]
            assert told_boats == len(mine)
            if brought[2] in ("all", "both"):
                assert len(mine) == facts.boats


@given(a_race=RACES, share=st.sampled_from([1.0, 0.7, 0.3]))
def test_the_headline_counts_what_the_waterfall_took(a_race: Race, share: float) -> None:
    course, facts = both(log_of(a_race, share))
    _, *parts = story_of(course).headline.removesuffix(".").split("; ")
    lost = Counter(seat for _, seat in facts.lost)
    took = [part for part in parts if part.startswith("the waterfall took ")]
    assert bool(took) == bool(facts.end.is_over or (lost and course.turns))
    for part in took:
        said = part.removeprefix("the waterfall took ")
        assert counted_boats(said, facts) == lost.total()
        for number, name in re.findall(r"(\w+) of (?:them )?(\w+)'s", said):
            of_all = {"both": facts.boats, "three": 3, "four": 4}
            assert lost[seat_of(name)] == (of_all.get(number) or _NUMBERS[number])
        if "them" in said:
            assert [count for count in lost.values() if count == max(lost.values())] == [
                max(lost.values())
            ]
    afloat = facts.players * facts.boats - len(facts.home) - len(facts.lost)
    ends = [part for part in parts if part not in took]
    assert bool(ends) == bool(afloat and course.turns)
    for part in ends:
        assert _NUMBERS[part.split()[0]] == afloat
        assert part.endswith("came too late") == facts.end.is_over


def counted_boats(said: str, facts: Told) -> int:
    """Count the boats of "both of Ann's", "all three of Ann's", "five boats, ...", "Ann's boat"."""
    if said == "no boat":
        return 0
    if re.fullmatch(r"\w+'s boat", said):
        return 1
    if said.startswith("all ") and said.split()[2].startswith("boat"):
        assert _NUMBERS[said.split()[1]] == facts.players * facts.boats
        return _NUMBERS[said.split()[1]]
    word = said.removeprefix("all ").split()[0]
    return 2 if word == "both" else _NUMBERS[word]


@given(a_race=RACES, share=st.floats(0, 0.95))
def test_an_unfinished_race_says_how_it_stands(a_race: Race, share: float) -> None:
    log = log_of(a_race, share)
    course, facts = both(log)
    if facts.end.is_over:
        return
    said = story_of(course).headline
    if not course.turns:
        assert said == "Nobody has thrown the die yet."
        return
    points, leaders = facts.points[-1], facts.leaders(-1)
    assert said.startswith(f"So far, in round {facts.end.tides + 1}, ")  # as the board has it
    if not any(points):
        assert " nobody is home" in said
    elif len(leaders) > 1:
        assert f"are level with {max(points)} points each" in said
    else:
        (leader,) = leaders
        assert f"{NAMES[leader]} leads by {max(points) - sorted(points)[-2]}" in said


# --- the moments ----------------------------------------------------------------------------


@given(a_race=RACES, share=st.sampled_from([1.0, 1.0, 0.6]))
def test_every_moment_is_true(a_race: Race, share: float) -> None:
    course, facts = both(log_of(a_race, share))
    moments = story_of(course).moments
    turns = [moment.turn for moment in moments]
    assert turns == sorted(set(turns))
    assert len(turns) <= MOST_MOMENTS
    for moment in moments:
        sentences = re.findall(r"[^.]+\.", moment.sentence)
        assert all(is_true(each.strip(), moment, facts) for each in sentences)
        assert len(moment.short) <= 12


@given(a_race=RACES)
def test_the_first_boat_home_and_the_worst_tide_are_told(a_race: Race) -> None:
    course, facts = both(log_of(a_race))
    moments = story_of(course).moments
    turns = [moment.turn for moment in moments]
    assert not facts.home or facts.home[0][0] in turns
    fallen = Counter(turn for turn, _ in facts.lost)
    worst = max(fallen.values(), default=0)
    if worst > 1 and len(turns) < MOST_MOMENTS:
        assert min(turn for turn, number in fallen.items() if number == worst) in turns


@given(a_race=RACES)
def test_a_race_is_decided_where_the_board_says_so_and_never_by_its_very_last_turn(
    a_race: Race,
) -> None:
    """What a new user found: out of reach "by the end of round 11", and 100 % from round 10 on."""
    course, facts = both(log_of(a_race))
    sure = [turn for turn, won in enumerate(facts.won) if won]
    assert course.decided == (sure[0] if sure else None)
    told = [each for each in story_of(course).moments if "catch up after" in each.sentence]
    told += [each for each in story_of(course).moments if "out of reach" in each.sentence]
    assert len(told) <= 1
    for each in told:
        assert each.turn == course.decided != course.turns


def is_true(said: str, moment: Moment, facts: Told) -> bool:
    """Whether one sentence of a moment is what happened in its turn."""
    turn = moment.turn
    names = [seat_of(name) for name in re.findall("|".join(NAMES), said)]
    if said.startswith("Nobody could catch up after that: "):
        assert facts.end.is_over
        assert _is_reach(said, turn, facts)
        return _is_first_safe(turn, facts.end.winners[0], facts)
    rounds = [int(number) for number in re.findall(r"round (\d+)", said)]
    assert rounds == [facts.round_of[turn]], said
    for pattern, check in _CHECKS.items():
        if found := re.search(pattern, said):
            return check(found, turn, names, facts)
    raise AssertionError(f"nobody checks {said!r}")


def _first(found: re.Match[str], turn: int, names: list[int], facts: Told) -> bool:
    ahead = all(facts.leaders(no) == {names[0]} for no in range(turn, len(facts.points)))
    assert ("ahead from then on" in found.string) == (ahead and facts.end.is_over)
    return facts.home[0] == (turn, names[0])


def _passed(found: re.Match[str], turn: int, names: list[int], facts: Told) -> bool:
    now, before = names
    assert [facts.points[turn][seat] for seat in names] == [int(found[1]), int(found[2])]
    ahead = all(facts.leaders(no) == {now} for no in range(turn, len(facts.points)))
    assert ("stayed ahead" in found.string) == (ahead and facts.end.is_over)
    alone = [leader for leader in map(facts.leaders, range(turn)) if len(leader) == 1]
    return facts.leaders(turn) == {now} and alone[-1] == {before}


def _level(found: re.Match[str], turn: int, names: list[int], facts: Told) -> bool:
    assert turn in [no for no, seat in facts.home if seat == names[0]]
    after = range(turn, len(facts.points))
    assert facts.leaders(turn - 1) != set(names)
    return all(facts.leaders(no) == set(names) for no in after)


def _out_of_reach(found: re.Match[str], turn: int, names: list[int], facts: Told) -> bool:
    assert int(found[1]) == facts.points[turn][names[0]]
    assert _is_reach(found.string, turn, facts)
    return _is_first_safe(turn, names[0], facts)


def _is_reach(said: str, turn: int, facts: Told) -> bool:
    """Whether the others could get no more than is said, and lost the boats that had to fall.

    What had to fall is told where counting all boats that were afloat would leave the win open.
    """
    [winner] = facts.end.winners
    others = [seat for seat in range(facts.players) if seat != winner]
    told = re.search(r"could get (no|\d+) points?", said)
    assert told
    most = 0 if told[1] == "no" else int(told[1])
    assert max(facts.points[-1][seat] for seat in others) <= most < facts.points[turn][winner]
    assert ("the others" in said) == (len(others) > 1)
    naive = max(_with_all_boats(seat, turn, facts) for seat in others)
    assert most <= naive
    doomed = re.findall(r"(\w+ of )?(\w+)'s boat", said)
    assert not doomed or naive >= facts.points[turn][winner]
    after = [no for no, _ in facts.lost if no > turn]
    for number, name in doomed:
        fallen = [seat for no, seat in facts.lost if no == min(after)]
        assert fallen.count(seat_of(name)) >= (_NUMBERS[number[:-4]] if number else 1)
    return True


def _with_all_boats(seat: int, turn: int, facts: Told) -> int:
    gone = [no for no, whose in (*facts.home, *facts.lost) if whose == seat and no <= turn]
    best = race.DOCKS - sum(no <= turn for no, _ in facts.home)
    docks = range(best, best - facts.boats + len(gone), -1)
    return facts.points[turn][seat] + sum(docks)


def _is_first_safe(turn: int, winner: int, facts: Told) -> bool:
    """Whether the win was certain after this turn, but not before it: the board says the same."""
    return facts.won[turn] == (winner,) and not facts.won[turn - 1]


def _took(found: re.Match[str], turn: int, names: list[int], facts: Told) -> bool:
    fallen = Counter(seat for no, seat in facts.lost if no == turn)
    for number, name in re.findall(r"(\w+) of (\w+)'s", found.string):
        assert fallen[seat_of(name)] == _NUMBERS[number]
    assert set(names) == set(fallen)
    return _NUMBERS[found[1]] == fallen.total()


_CHECKS = {
    r"was first home": _first,
    r"went past \w+, (\d+) to (\d+)": _passed,
    r"drew level with": _level,
    r"was out of reach with (\d+) points?: ": _out_of_reach,
    r"^The tide after round \d+ took (\w+)": _took,
}


# --- known races ----------------------------------------------------------------------------


def test_the_reader_called_you_is_spoken_to() -> None:
    for seed in range(30):
        story = story_of(course_of(random_race(seed), ("You", "Otter")))
        text = " ".join([story.headline, *(moment.sentence for moment in story.moments)])
        assert not re.search(r"\bYou's|\b[Yy]ou (was|leads)\b|[a-z] You\b", text), text


@given(a_race=RACES, lot=st.floats(0, 1))
def test_large_swings_are_told_and_take_no_other_moment_away(a_race: Race, lot: float) -> None:
    """What a new user found: A was a tide, and a minute later the tide was gone."""
    course = course_of(log_of(a_race), NAMES[: a_race.players])
    swing = Moment(1 + round(lot * (course.turns - 1)), 0, "It turned.", "big swing")
    before = {each.turn: each for each in story_of(course).moments}
    after = {each.turn: each for each in story_of(course, [swing]).moments}
    assert list(after) == sorted({*before, swing.turn})
    assert after[swing.turn].sentence.startswith("It turned.")
    for turn, each in before.items():
        if turn != swing.turn:
            assert after[turn] == each
        elif "out of reach" in each.sentence:
            reason = each.sentence.partition(": ")[2]
            assert after[turn] == replace(
                swing, sentence=f"It turned. Nobody could catch up after that: {reason}"
            )
        else:
            assert after[turn].sentence == f"It turned. {each.sentence}"


def test_a_swing_that_decides_is_marked_with_the_boats_of_whom_it_hit() -> None:
    """What the eyes found: told in the list, and marked in nobody's figure."""
    seen = []
    for seed in range(20):
        course = course_of(random_race(seed, players=3), NAMES[:3])
        turn = course.decided
        if turn is None or turn == course.turns:
            continue
        loser = min({0, 1, 2} - set(course.winners))
        swing = Moment(turn, loser, "It turned.", "big swing")
        told = next(each for each in story_of(course, [swing]).moments if each.turn == turn)
        if told.sentence.startswith("It turned. Nobody could catch up after that: "):
            seen.append(told.seat == loser)
    assert seen
    assert all(seen)


def test_a_race_reads_as_a_family_tells_it() -> None:
    story = story_of(course_of(random_race(2, players=3), NAMES[:3]))
    assert story.headline == (
        "Ann and Cleo shared the win with 20 points each; the waterfall took three boats."
    )
    assert [moment.sentence for moment in story.moments] == [
        "The tide after round 4 took two boats: one of Ann's and one of Ben's.",
        "Cleo was first home, in round 5.",
        "In round 9 Ann went past Cleo, 20 to 12.",
        "In round 13 Cleo drew level with Ann, and so it stayed.",
    ]


def test_a_win_that_boats_seem_to_leave_open_says_why_it_is_not() -> None:
    """What fresh eyes found: docks worth 24 points left, three boats, and 22 "out of reach"."""
    seen = set()
    for seed in range(400):
        for moment in story_of(course_of(random_race(seed, players=3), NAMES[:3])).moments:
            if "sure to take" in moment.sentence:
                seen.add(moment.sentence)
    assert seen
    for said in seen:
        assert re.search(
            r"the others could get \d+ points at most, as the next tide was sure to take"
            r" (one|two|three) of \w+'s boats( and (one|two|three) of \w+'s boats)?\.$",
            said,
        )
