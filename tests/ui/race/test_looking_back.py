"""A finished race is gone through step by step, and nothing in it can be changed."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from riverlib import race
from riverlib.play import Player, RaceMatch
from riverlib.race import solver
from riverlib.race.coach.review import Decision, RaceReview
from riverlib.race.coach.review import review as review_of
from riverlib.race.events import TideTurned
from riverlib.store import Games, open_database
from riverlib.ui.race.looking_back import LookingBack, choice_view
from tests.race.coach.logs import SMALL, random_log


@pytest.fixture(scope="module")
def small() -> solver.Solution:
    return solver.solve(SMALL)


@pytest.fixture
def match(small: solver.Solution, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> RaceMatch:
    monkeypatch.setattr(solver, "kept", lambda _layout: small)
    log = random_log(seed=2)
    seats = [Player("Anna").data(), Player("Otter", "random").data()]
    games = Games(open_database(f"sqlite:///{tmp_path / 'games.sqlite3'}"))
    return RaceMatch.open(games, replace(log, setup=log.setup | {"seats": seats}))


@pytest.fixture
def reviewed(match: RaceMatch) -> RaceReview:
    return review_of(match.log)


class Clicks:
    """Clicks of one window."""

    def __init__(self, past: LookingBack) -> None:
        self.past = past
        self._count = 0

    def click(self, **action: Any) -> None:
        self._count += 1
        turn = self.past.view()["turn"]
        self.past.answer(action | {"turn": turn, "nonce": str(self._count)})


def test_next_and_back_go_through_every_position(match: RaceMatch, reviewed: RaceReview) -> None:
    past = LookingBack(match, reviewed)
    clicks = Clicks(past)
    states = [race.opening_state(match.log), *(state for state, _ in race.steps(match.log))]
    for at, state in enumerate(states):
        view = past.view()
        assert past.at == at
        assert view["boats"] == [list(fleet) for fleet in state.boats]
        assert view["result"] is None
        assert view["lesson"]["say"]
        clicks.click(kind="lesson", step="next")
    assert past.wish == "out"
    clicks.click(kind="lesson", step="back")
    assert past.at == len(states) - 2


def test_a_costly_choice_shows_both_ways(match: RaceMatch, reviewed: RaceReview) -> None:
    (worst, *_) = reviewed.worst((0,))
    view = LookingBack(match, reviewed, at=worst.action_no).view()
    assert [way["words"] for way in view["ways"]] == ["Chosen", "Better"]
    assert [way["best"] for way in view["ways"]] == [False, True]
    assert view["choices"] == []
    picture = choice_view(worst, match, "Better so.")
    assert picture["ways"] == view["ways"]
    assert picture["help"]["now"] == "Better so."


def test_a_tide_is_told_and_a_costly_choice_is_told_once(
    match: RaceMatch, reviewed: RaceReview
) -> None:
    told = 0
    for at, (_, events) in enumerate(race.steps(match.log), start=1):
        said = LookingBack(match, reviewed, at=at).view()["lesson"]["say"]
        moment = reviewed.moments[at - 1]
        after = reviewed.moments[at : at + 1]
        if any(isinstance(each, Decision) and each.is_costly for each in after):
            assert " threw " in said
            continue
        if any(isinstance(event, TideTurned) for event in events):
            assert "The tide turns: " in said
            told += 1
        if isinstance(moment, Decision) and moment.is_costly:
            assert "chose to" not in said
    assert told


def test_what_cost_nothing_shows_no_way(match: RaceMatch, reviewed: RaceReview) -> None:
    for moment in reviewed.moments:
        if isinstance(moment, Decision) and moment.is_costly:
            continue
        assert not LookingBack(match, reviewed, at=moment.action_no).view()["ways"]


def test_nothing_is_thrown_or_chosen_any_more(match: RaceMatch, reviewed: RaceReview) -> None:
    past = LookingBack(match, reviewed, at=3)
    before = match.log.actions
    for action in ({"kind": "roll"}, {"kind": "choose", "id": "sail 3"}, {"kind": "undo"}):
        Clicks(past).click(**action)
        assert past.at == 3
        note = past.view()["note"]
        assert note is not None
        assert note["kind"] == "refused"
        past = LookingBack(match, reviewed, at=3)
    assert match.log.actions == before


def test_costly_choices_and_rounds_are_found_at_once(
    match: RaceMatch, reviewed: RaceReview
) -> None:
    past = LookingBack(match, reviewed)
    costly = [each.action_no for each in reviewed.decisions if each.is_costly]
    assert costly
    for action_no in [no for no in costly if no > 0]:
        at = past.next_costly
        assert at == action_no
        past.bring_to(at)
        assert past.view()["ways"]
    assert past.next_costly == costly[0], "it begins again"
    for round_no in range(1, past.rounds + 1):
        past.go_to_round(round_no)
        assert past.round_no == round_no


def test_each_look_back_is_a_game_of_its_own_for_the_board(
    match: RaceMatch, reviewed: RaceReview
) -> None:
    first, second = (LookingBack(match, reviewed) for _ in range(2))
    assert first.view()["game"] != second.view()["game"]
