"""Costly choices of a learner's own games: kept once, read back, due by what was answered."""

from dataclasses import asdict
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from riverlib import cards
from riverlib.cards.coach import judging
from riverlib.cards.coach.dealt import finished_deals
from riverlib.cards.coach.exercise import generated
from riverlib.cards.coach.review import Decision, GameReview, SeatDeal, review_deal
from riverlib.cards.coach.story import THEMES, theme
from riverlib.core import GameLog, RiverError
from riverlib.learn.exam.all_games import keep_sums, sum_of_games
from riverlib.learn.exam.choices import Choice, due, keep_choices, kept_choices
from riverlib.learn.exam.memory import Outcome
from riverlib.store import Progress, open_database
from tests.cards.coach.played import SMALL, by_lot, even, random_log

NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "weigh", by_lot)


@pytest.fixture
def log() -> GameLog:
    played = random_log(seed=3)
    return GameLog(game="cards", setup=played.setup | {"seed": 1}, actions=played.actions)


def costly(log: GameLog) -> tuple[Decision, ...]:
    deals = tuple(review_deal(deal, even, seats=(0,)) for deal in finished_deals(log)[:3])
    return GameReview(deals).worst((0,), 99)


@pytest.fixture
def progress(tmp_path: Path) -> Progress:
    return Progress(open_database(f"sqlite:///{tmp_path / 'river.sqlite3'}"))


def test_the_costliest_are_kept_once_and_read_back(log: GameLog, progress: Progress) -> None:
    found = costly(log)
    kept = keep_choices(progress, "Ann", log, found, game_id="g", now=NOW)
    choices = kept_choices(progress, "Ann")
    assert kept == len(choices) == 6
    for decision in found[:6]:
        choice = choices[f"g {decision.action_no}"]
        seat = choice.state.to_move
        assert cards.view(choice.state, seat) == decision.view
        assert cards.parse_action(choice.chosen) == decision.chosen
        assert "seed" not in choice.log.setup
    key = next(iter(choices))
    progress.save("Ann", "choice", key, choices[key].answered(Outcome.RIGHT, NOW).to_dict())
    keep_choices(progress, "Ann", log, found, game_id="g", now=NOW)
    assert kept_choices(progress, "Ann")[key].memory.asked == 1


def test_a_right_answer_comes_back_later_than_a_wrong_one(log: GameLog) -> None:
    first, second, *_ = (Choice.of(log, each, NOW) for each in costly(log))
    choices = {
        "right": first.answered(Outcome.RIGHT, NOW),
        "wrong": second.answered(Outcome.WRONG, NOW),
    }
    soon = NOW + timedelta(minutes=5)
    assert due(choices, soon) == ["wrong"]
    assert due(choices, NOW + timedelta(days=60)) == ["wrong", "right"]
    assert due(choices, soon, "zero" if second.theme != "zero" else "bidding") == []


@pytest.mark.parametrize("broken", ["memory", "actions", "chosen", "theme", "cost"])
def test_a_damaged_row_is_left_out(log: GameLog, broken: str) -> None:
    data = Choice.of(log, costly(log)[0], NOW).to_dict()
    assert Choice.from_dict(data) is not None
    assert Choice.from_dict(data | {broken: "??"}) is None
    assert Choice.from_dict({}) is None


def test_all_games_are_summed(progress: Progress) -> None:
    assert sum_of_games(progress, "Ann") == (0, None)
    one = SeatDeal(0, 11, 8.0, 7.0, -0.5, 1.5, 4, (3, 0, 1))
    keep_sums(progress, "Ann", "a", one)
    keep_sums(progress, "Ann", "b", one)
    keep_sums(progress, "Ann", "b", one)
    progress.save("Ann", "review", "c", {"marks": 3})
    assert sum_of_games(progress, "Ann") == (2, one + one)


def test_a_game_kept_beside_the_best_choices_is_left_out_until_it_is_looked_at_again(
    progress: Progress,
) -> None:
    one = SeatDeal(0, 11, 8.0, 7.0, -0.5, 1.5, 4, (3, 0, 1))
    older = {name: value for name, value in asdict(one).items() if name != "skill"}
    progress.save("Ann", "review", "a", older)
    assert sum_of_games(progress, "Ann") == (0, None)
    keep_sums(progress, "Ann", "a", one)
    assert sum_of_games(progress, "Ann") == (1, one)


@pytest.mark.parametrize("about", THEMES)
def test_positions_are_made_about_every_theme(about: str) -> None:
    log, decision = generated(SMALL, 3, about, 7)
    assert theme(decision.view) == about
    assert decision.verdict.is_costly
    state = cards.replay(log)
    assert cards.view(state, state.to_move) == decision.view
    assert generated(SMALL, 3, about, 7)[0] == log


def test_rules_without_a_theme_say_so() -> None:
    one = cards.Variant(key="one", name="One", hand_sizes=(1,), hook=False)
    with pytest.raises(RiverError, match="no position"):
        generated(one, 3, "discarding", 1)
