"""A finished race is gone through step by step, and nothing in it can be changed."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from riverlib import race
from riverlib.boards.race.view_types import Looking
from riverlib.play import Player, RaceMatch
from riverlib.race import solver
from riverlib.race.coach.review import Decision, RaceReview
from riverlib.race.coach.review import review as review_of
from riverlib.store import Games, open_database
from riverlib.ui.race.looking_back import LookingBack, choice_view
from riverlib.ui.race.once_more import OnceMore
from tests.race.coach.logs import SMALL, random_log


@pytest.fixture(scope="module")
def small() -> solver.Solution:
    return solver.solve(SMALL)


@pytest.fixture
def match(small: solver.Solution, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> RaceMatch:
    return raced(2, small, monkeypatch, tmp_path)


def raced(
    seed: int, small: solver.Solution, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> RaceMatch:
    """A race by lot on a solved river."""
    monkeypatch.setattr(solver, "kept", lambda _layout: small)
    log = random_log(seed=seed)
    seats = [Player("Anna").data(), Player("Otter", "random").data()]
    games = Games(open_database(f"sqlite:///{tmp_path / 'games.sqlite3'}"))
    return RaceMatch.open(games, replace(log, setup=log.setup | {"seats": seats}))


@pytest.fixture
def reviewed(match: RaceMatch) -> RaceReview:
    return review_of(match.log)


class Clicks:
    """Clicks of one window."""

    def __init__(self, past: OnceMore) -> None:
        self.past = past
        self._count = 0

    def click(self, **action: Any) -> None:
        self._count += 1
        turn = self.past.view()["turn"]
        self.past.answer(action | {"turn": turn, "nonce": str(self._count)})


def said(past: OnceMore) -> str:
    strip = past.view()["lesson"]
    assert strip is not None
    return strip["say"]


def step_of(past: OnceMore) -> int:
    strip = past.view()["lesson"]
    assert strip is not None
    return strip["step"]


def steps_of(past: OnceMore) -> int:
    strip = past.view()["lesson"]
    assert strip is not None
    return strip["steps"]


def looking(past: OnceMore) -> Looking:
    found = past.view()["looking"]
    assert found is not None
    return found


def test_next_and_back_go_through_every_turn(match: RaceMatch, reviewed: RaceReview) -> None:
    """A throw and its use are one step; a costly choice stands still between them."""
    past = LookingBack(match, reviewed)
    clicks = Clicks(past)
    states = [race.opening_state(match.log), *(state for state, _ in race.steps(match.log))]
    seen: dict[int, list[list[int]]] = {}
    steps = steps_of(past)
    for step in range(steps):
        view = past.view()
        assert step_of(past) == step
        seen[past.at] = view["boats"]  # last as it stood after the tide
        assert view["result"] is None
        assert said(past)
        clicks.click(kind="lesson", step="next")
    costly = {each.action_no for each in reviewed.decisions if each.is_costly}
    assert seen == {
        at: [list(fleet) for fleet in each.boats]
        for at, each in enumerate(states)
        if each.phase is not race.Phase.CHOOSE or at in costly
    }
    assert past.wish == "out"
    clicks.click(kind="lesson", step="back")
    assert step_of(past) == steps - 2


def test_a_step_says_whose_turn_it_was_and_all_that_was_done(
    match: RaceMatch, reviewed: RaceReview
) -> None:
    """What fresh eyes found: 69 steps on a phone, every throw one and every use of it another."""
    past = LookingBack(match, reviewed)
    clicks, told = Clicks(past), 0
    for _ in range(steps_of(past) - 1):
        clicks.click(kind="lesson", step="next")
        strip = past.view()["lesson"]
        assert strip is not None
        assert strip["title"].split(": ")[1] in {"your turn", "Otter's turn", "the tide"}
        said_all = " threw " in strip["say"] and " and " in strip["say"]
        told += said_all and not past.view()["ways"]
    assert told


@pytest.mark.parametrize("seed", range(12))
def test_the_tide_is_a_step_of_its_own(
    seed: int, small: solver.Solution, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """So that a parent can show: here the tide turned, and this boat fell."""
    match = raced(seed, small, monkeypatch, tmp_path)
    past = LookingBack(match, review_of(match.log))
    clicks, tides = Clicks(past), 0
    for _ in range(steps_of(past) - 1):
        before = past.view()
        clicks.click(kind="lesson", step="next")
        view = past.view()
        if view["river"]["tides"] == before["river"]["tides"]:
            assert "The tide turns" not in said(past)
            continue
        tides += 1
        new = next(each for each in view["events"] if each["number"] > len(before["events"]))
        assert new["kind"] == "tide"
        assert said(past).startswith(f"Round {tides + 1}. The tide turns: ")
        lost, then = ([seat["lost"] for seat in each["seats"]] for each in (view, before))
        assert (lost != then) == any(0 in fleet for fleet in before["boats"])
        assert view["last"] == before["last"]
    assert tides == match.state.tides


def test_a_costly_choice_shows_both_ways(match: RaceMatch, reviewed: RaceReview) -> None:
    (worst, *_) = reviewed.worst((0,))
    view = LookingBack(match, reviewed, at=worst.action_no).view()
    assert [way["words"] for way in view["ways"]] == ["Chosen", "Better"]
    assert [way["best"] for way in view["ways"]] == [False, True]
    assert view["choices"] == []
    picture = choice_view(worst, match, "Better so.")
    assert picture["ways"] == view["ways"]
    assert picture["help"]["now"] == "Better so."


def test_a_costly_choice_is_told_once(match: RaceMatch, reviewed: RaceReview) -> None:
    for at in range(1, len(reviewed.moments) + 1):
        past = LookingBack(match, reviewed, at=at)
        if "The tide turns" in said(past):
            Clicks(past).click(kind="lesson", step="back")
        moment = reviewed.moments[at - 1]
        after = reviewed.moments[at : at + 1]
        if any(isinstance(each, Decision) and each.is_costly for each in after):
            assert " threw " in said(past)
            continue
        if isinstance(moment, Decision) and moment.is_costly:
            assert " threw " not in said(past)


def test_what_cost_nothing_shows_no_way(match: RaceMatch, reviewed: RaceReview) -> None:
    for moment in reviewed.moments:
        if isinstance(moment, Decision) and moment.is_costly:
            continue
        assert not LookingBack(match, reviewed, at=moment.action_no).view()["ways"]


def test_nothing_is_thrown_or_chosen_any_more(match: RaceMatch, reviewed: RaceReview) -> None:
    past = LookingBack(match, reviewed, at=4)
    before = match.log.actions
    for action in ({"kind": "roll"}, {"kind": "choose", "id": "sail 3"}, {"kind": "undo"}):
        Clicks(past).click(**action)
        assert past.at == 4
        note = past.view()["note"]
        assert note is not None
        assert note["kind"] == "refused"
        past = LookingBack(match, reviewed, at=4)
    assert match.log.actions == before


def test_costly_choices_and_then_the_end_are_a_press_away(
    match: RaceMatch, reviewed: RaceReview
) -> None:
    past = LookingBack(match, reviewed)
    clicks = Clicks(past)
    mine = [each for each in reviewed.decisions if each.is_costly and each.seat in match.people]
    costly = [each.action_no for each in mine]
    assert costly
    seen = looking(past)
    marks = dict(zip(seen["costly"], seen["costly_seats"], strict=True))
    marked = [at for at, seat in marks.items() if seat in match.people]
    for action_no, at in zip(costly, marked, strict=True):
        assert looking(past)["jump"] == {"words": "Next costly choice", "at": at}
        clicks.click(kind="lesson", step="to", option=at)
        assert past.at == action_no
        assert past.view()["ways"]
    last = steps_of(past) - 1
    clicks.click(kind="lesson", step="to", option=last)
    assert looking(past)["jump"] == {"words": "First costly choice", "at": marked[0]}


def test_where_nothing_was_open_any_more_the_end_is_a_press_away(
    match: RaceMatch, reviewed: RaceReview
) -> None:
    rows, moments = reviewed.chances, reviewed.moments
    at = next(each.action_no for each in reviewed.moments if isinstance(each, Decision)) + 1
    decided = replace(
        reviewed,
        chances=(*rows[:at], *[rows[-1]] * (len(rows) - at)),
        moments=tuple(
            replace(each, cost=0.0, best=each.chosen) if isinstance(each, Decision) else each
            for each in moments
        ),
    )
    past = LookingBack(match, decided)
    clicks = Clicks(past)
    past.go_to(decided.last_change + 2)
    last = steps_of(past) - 1
    assert looking(past)["jump"] == {"words": "To the end", "at": last}
    clicks.click(kind="lesson", step="to", option=last)
    assert past.view()["phase"] == "over"
    assert looking(past)["jump"] is None


def test_where_no_reader_made_one_the_button_says_whose_slip_it_is(
    match: RaceMatch, reviewed: RaceReview
) -> None:
    """What fresh eyes found: "Next costly choice" led whoever had sailed well to a bot's."""
    [me] = match.people[:1]
    others = [
        replace(each, cost=0.0, best=each.chosen)
        if isinstance(each, Decision) and each.seat in match.people
        else each
        for each in reviewed.moments
    ]
    past = LookingBack(match, replace(reviewed, moments=tuple(others)))
    seats = looking(past)["costly_seats"]
    jump = looking(past)["jump"]
    assert me not in seats
    if seats:
        assert jump is not None
        assert jump["words"] == f"{match.players[seats[0]].name}'s slip"


def test_a_step_far_away_comes_into_sight_and_the_next_one_is_sailed(
    match: RaceMatch, reviewed: RaceReview
) -> None:
    past = LookingBack(match, reviewed)
    clicks, first = Clicks(past), past.view()["game"]
    clicks.click(kind="lesson", step="to", option=1)
    assert past.view()["game"] == first
    clicks.click(kind="lesson", step="to", option=9)
    assert past.view()["game"] != first
    for nowhere in (None, "3", 10**9, -1):
        clicks.click(kind="lesson", step="to", option=nowhere)
        assert step_of(past) in range(steps_of(past))


def test_each_look_back_is_a_game_of_its_own_for_the_board(
    match: RaceMatch, reviewed: RaceReview
) -> None:
    first, second = (LookingBack(match, reviewed) for _ in range(2))
    assert first.view()["game"] != second.view()["game"]


def test_room_is_kept_for_the_longest_sentence_of_the_race(
    match: RaceMatch, reviewed: RaceReview
) -> None:
    past = LookingBack(match, reviewed)
    clicks, told = Clicks(past), []
    for _ in range(steps_of(past)):
        told.append(said(past))
        clicks.click(kind="lesson", step="next")
    assert looking(past)["longest"] in told
    assert len(looking(past)["longest"]) == max(map(len, told))


def test_it_can_be_played_on_from_where_a_person_has_a_boat_on_the_river(
    match: RaceMatch, reviewed: RaceReview
) -> None:
    past = LookingBack(match, reviewed)
    clicks = Clicks(past)
    assert looking(past)["plays_on"]
    clicks.click(kind="lesson", step="on")
    assert past.wish == "on"
    past = LookingBack(match, reviewed, at=len(match.log.actions))
    assert looking(past)["plays_on"] is False
    Clicks(past).click(kind="lesson", step="on")
    assert past.wish is None


def test_a_race_that_is_only_looked_at_is_not_played_on(match: RaceMatch) -> None:
    past = OnceMore(match)
    assert looking(past)["plays_on"] is None
    Clicks(past).click(kind="lesson", step="on")
    assert past.wish is None
