"""What stands below the river after a race: sentences, charts, ways back, a table."""

import re
from io import StringIO
from typing import Any

import pandas as pd
import pytest
from streamlit.testing.v1 import AppTest

from riverlib import race
from riverlib.core import GameLog, LogError
from riverlib.core.people import People
from riverlib.play import RaceMatch
from riverlib.race import solver
from riverlib.race.coach import review_job
from riverlib.race.coach.review import RaceReview
from riverlib.race.coach.review import review as review_of
from riverlib.race.coach.turning import what_turned_it
from riverlib.store import Games, open_database
from riverlib.ui.race import review
from riverlib.ui.shared import race_review
from tests.core import slow_work
from tests.pages.app import open_app
from tests.race.coach.logs import SMALL, random_log

NAMES = ("=Anna", "**Ben** <b>", "Cleo", "Dora")


@pytest.fixture(scope="module")
def small() -> solver.Solution:
    return solver.solve(SMALL)


@pytest.fixture(autouse=True)
def solved(small: solver.Solution, monkeypatch: pytest.MonkeyPatch) -> None:
    def kept(layout: race.Layout) -> solver.Solution | None:
        return small if solver.rules_of(layout) == solver.rules_of(small.layout) else None

    monkeypatch.setattr(solver, "kept", kept)


@pytest.fixture(autouse=True)
def in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that a test may change what a review is."""
    monkeypatch.setattr(review_job, "in_worker", slow_work.in_this_process)


def finished(kinds: str = "person random", *, seed: int = 2) -> GameLog:
    """A race by lot whose seats are of these kinds."""
    seats = [{"name": name, "kind": kind} for name, kind in zip(NAMES, kinds.split(), strict=False)]
    log = random_log(players=len(seats), seed=seed)
    return GameLog(
        game="race", setup=log.setup | {"seats": seats, "seed": seed}, actions=log.actions
    )


def page(log_text: str) -> None:
    import streamlit as st

    from riverlib.core import GameLog
    from riverlib.play import RaceMatch
    from riverlib.ui.race import review
    from riverlib.ui.shared import database

    games, _ = database.open_or_stop()
    if "match" not in st.session_state:
        st.session_state["match"] = RaceMatch.open(games, GameLog.from_json(log_text))
    st.session_state["point"] = review.show(st.session_state["match"])


def open_review(log: GameLog) -> AppTest:
    at = AppTest.from_function(page, kwargs={"log_text": log.to_json()}, default_timeout=30)
    at.run()
    assert not at.exception
    return at


def buttons(at: AppTest) -> list[Any]:
    return [each for each in at.button if str(each.key).startswith("review_back_")]


def said(at: AppTest) -> str:
    texts = (each.value.replace("\\", "") for each in (*at.markdown, *at.caption))
    return " ".join((*texts, *(each.proto.body for each in at.get("html"))))


def test_a_finished_race_is_told_in_words_and_charts() -> None:
    at = open_review(finished())
    assert at.subheader[0].value == "How the race went"
    assert len(at.get("plotly_chart")) == 3
    assert all(chart.proto.alt for chart in at.get("plotly_chart"))
    assert "The dice" in said(at)
    assert "<dt>Choices</dt>" in said(at)
    assert "<span>bad</span><span>even</span><span>good</span>" in said(at), "how a bar is read"
    shown = re.sub("<[^>]*>", "", said(at))
    assert not re.search(r"\d in 100\b(?! races)", shown), "a chance is told in per cent"
    assert "exact" in said(at)


def test_the_review_tells_the_turning_point_of_the_result() -> None:
    """The result told of a throw in round 4, the page below it of a wind in round 5."""
    log = finished()
    line = what_turned_it(review_of(log), (0,), People(NAMES[:2], 0))
    assert line
    told = said(open_review(log))
    assert line[1:] in told.partition("What turned it was ")[2]
    assert "had the better chance, and kept" not in told, "one story"


def test_the_three_worst_of_the_person_lead_back() -> None:
    log = finished()
    at = open_review(log)
    worst = review_of(log).worst((0,))
    assert [each.key for each in buttons(at)] == [f"review_back_{w.action_no}" for w in worst]
    assert at.session_state["point"] is None
    buttons(at)[0].click().run()
    assert at.session_state["point"] == review.Wish(worst[0].action_no, plays_on=True)


def test_bots_are_not_blamed() -> None:
    log = finished("random person")
    at = open_review(log)
    by_bot = {each.action_no for each in review_of(log).decisions if each.seat == 0}
    assert not by_bot & {int(each.key.removeprefix("review_back_")) for each in buttons(at)}


def test_a_race_without_a_costly_choice_is_praised(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RaceReview, "worst", lambda *_args: ())
    at = open_review(finished())
    assert not buttons(at)
    assert "Well sailed!" in said(at)


def test_several_people_are_called_by_their_names_as_text() -> None:
    at = open_review(finished("person person"))
    told = " ".join(each.value for each in at.markdown)
    assert "\\*\\*Ben\\*\\* \\<b\\>" in told
    assert "You were" not in told


def test_three_players_are_told_that_numbers_are_estimates(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        review_job, "review", lambda log, told: review_of(log, rollouts=20, told=told)
    )
    monkeypatch.setattr(race_review, "_PATIENCE", 60)
    at = open_review(finished("person random random"))
    assert "estimates" in said(at)
    assert len(at.get("plotly_chart")) == 3


def test_a_long_review_shows_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_job.ReviewJob, "wait", lambda *_args: False)
    at = open_review(finished())
    assert not at.get("plotly_chart")
    assert "every throw and every choice" in at.get("progress")[0].proto.text
    assert " won with " in said(at), "how it ended is known at once"
    assert "being weighed" in said(at)


def test_a_choice_is_told_as_soon_as_it_is_weighed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What fresh eyes found: half a minute of a bare bar."""
    log = finished()
    first, *more = [each for each in review_of(log).decisions if each.seat == 0]
    assert more
    monkeypatch.setattr(review_job.ReviewJob, "wait", lambda *_args: False)
    monkeypatch.setattr(review_job.ReviewJob, "judged", (first,))
    told = said(open_review(log))
    assert (told.count("<li "), told.count('"to-come"')) == (5, 4), "the rows to come keep room"
    assert f"Round {first.state.tides + 1}" in told


def test_a_review_that_fails_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(log: GameLog, told: object) -> RaceReview:
        raise LogError("actions[3]: this cannot be read")

    monkeypatch.setattr(review_job, "review", fail)
    at = open_review(finished())
    assert "actions[3]" in at.text[0].value
    assert not at.get("plotly_chart")


def test_a_review_that_nobody_waited_for_begins_anew_for_who_looks_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What fresh eyes found: "It was stopped when the last window ... was closed", no figure."""
    monkeypatch.setattr(race_review, "_PATIENCE", 60)
    monkeypatch.setattr(review_job, "in_worker", slow_work.that_nobody_wants)
    log = finished()
    old = race_review._review_job(log.to_json(), True)
    assert old.wait(60)
    assert old.is_abandoned
    monkeypatch.setattr(review_job, "in_worker", slow_work.in_this_process)
    monkeypatch.setattr(race_review, "is_solved", lambda *_: True)
    at = open_review(log)
    assert len(at.get("plotly_chart")) == 3
    assert not [each for each in at.button if each.key == "review_again"]


def test_a_review_that_is_read_does_not_change_when_the_chances_become_exact(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What fresh eyes found: six crosses became five."""
    solved, count = [False], []

    def counted(log: GameLog, told: Any) -> RaceReview:
        count.append(solved[0])
        return review_of(log, told=told)

    monkeypatch.setattr(review_job, "review", counted)
    monkeypatch.setattr(race_review, "_PATIENCE", 60)
    monkeypatch.setattr(race_review, "is_solved", lambda *_: solved[0])
    log = finished(seed=9)
    at = open_review(log)
    solved[0] = True
    at.run()
    assert count == [False]
    open_review(log)  # another window, or this one opened anew
    assert count == [False, True]


def test_every_costly_choice_has_a_line_that_leads_to_it_and_the_rest_a_sentence() -> None:
    """What a family met: rows of "0.0 in 100", and a table that scrolled for a handful of them."""
    log = finished()
    at = open_review(log)
    costly = [each for each in review_of(log).decisions if each.is_costly]
    assert 0 < len(costly) < len(review_of(log).decisions)
    lines = [each for each in at.button if str(each.key).startswith("review_line_")]
    for line, each in zip(lines, costly, strict=True):
        assert f"{round(100 * each.cost)} win" in line.label
        assert " worse than to " in line.label
    assert "All other choices cost next to nothing." in said(at)
    lines[0].click().run()
    assert at.session_state["point"] == review.Wish(costly[0].action_no, plays_on=False)


def test_the_charts_of_a_race_open_at_their_top() -> None:
    """What the eyes saw: coming from far below, the page of charts had neither title nor tabs."""
    games = Games(open_database())
    match = RaceMatch.open(games, finished())
    at = open_app("pages/race.py", game=match.game_id)
    at.button(key="race_charts").click().run()
    shown = [each.proto.json for each in at.get("bidi_component")]
    assert any(
        '"part": "headline_row"' in each or '"part":"headline_row"' in each for each in shown
    )


def test_the_file_holds_every_action_and_no_formula() -> None:
    log = finished()
    text = review.csv(review_of(log), NAMES[:2]).decode("utf-8-sig")
    frame = pd.read_csv(StringIO(text))
    assert len(frame) == len(log.actions)
    assert set(frame["player"]) == {"'=Anna", "**Ben** <b>"}
    assert frame["chance of player 1"].iloc[-1] in {0, 50, 100}
    assert frame["luck"].notna().sum() == sum(text.startswith("roll") for text in log.actions)


def test_a_race_is_reviewed_once_for_all_reruns(monkeypatch: pytest.MonkeyPatch) -> None:
    count: list[int] = []

    def counted(log: GameLog, told: Any) -> RaceReview:
        count.append(1)
        return review_of(log, told=told)

    monkeypatch.setattr(review_job, "review", counted)
    at = open_review(finished())
    at.run()
    assert len(count) == 1


def test_playing_on_from_a_choice_opens_a_race_of_its_own() -> None:
    log = finished()
    games = Games(open_database())
    old = RaceMatch.open(games, log)
    at = open_app("pages/race.py", game=old.game_id)
    assert not at.exception
    (worst, *_) = review_of(log).worst((0,))
    at.button(key=f"review_back_{worst.action_no}").click().run()
    assert not at.exception
    game = str(at.query_params["game"])
    assert game != old.game_id
    assert RaceMatch.resume(games, game).state == worst.state
    assert RaceMatch.resume(games, old.game_id).log.actions == log.actions


def test_a_costly_choice_is_looked_at_on_the_river_itself_and_left_again() -> None:
    log = finished()
    games = Games(open_database())
    match = RaceMatch.open(games, log)
    at = open_app("pages/race.py", game=match.game_id)
    (worst, *_) = review_of(log).worst((0,))
    at.button(key=f"review_look_{worst.action_no}").click().run()
    assert not at.exception
    past = at.session_state["race_past"]
    assert past.at == worst.action_no
    past.answer({"kind": "lesson", "step": "out", "turn": past.view()["turn"], "nonce": "n"})
    at.run()
    assert at.session_state["race_past"] is None
    assert "race_past" in at.session_state


def test_a_step_that_is_looked_at_is_played_on_from_in_a_race_of_its_own() -> None:
    log = finished()
    old = RaceMatch.open(Games(open_database()), log)
    at = open_app("pages/race.py", game=old.game_id)
    (worst, *_) = review_of(log).worst((0,))
    at.button(key=f"review_look_{worst.action_no}").click().run()
    past = at.session_state["race_past"]
    past.answer({"kind": "lesson", "step": "on", "turn": past.view()["turn"], "nonce": "n"})
    at.run()
    assert not at.exception
    game = str(at.query_params["game"])
    assert game != old.game_id
    following = RaceMatch.resume(Games(open_database()), game)
    assert following.state == worst.state
    assert following.original is not None
    assert following.original.game_id == old.game_id
    assert at.session_state["race_past"] is None


def test_a_person_without_a_choice_is_not_praised_for_choosing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(RaceReview, "decisions", ())
    assert "Well sailed" not in said(open_review(finished()))


def test_the_file_is_called_by_the_race_and_its_day() -> None:
    match = RaceMatch.open(Games(open_database()), finished())
    told, day = review._file(match, NAMES[:2]), match.created.date().isoformat()
    assert told.endswith(f"-{day}")
    assert "came-home" in told or "brought" in told
    assert match.game_id.lower() not in told
