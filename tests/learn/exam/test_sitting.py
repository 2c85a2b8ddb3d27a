"""A sitting mixes what is due with what is new, and ends after five minutes."""

from datetime import UTC, datetime, timedelta
from itertools import pairwise
from typing import Any

import pytest

from riverlib.cards import find_variant
from riverlib.learn.exam.duel import TURNS, Duel
from riverlib.learn.exam.memory import Memory, Outcome
from riverlib.learn.exam.question import ExamError
from riverlib.learn.exam.sitting import QUESTIONS, Sitting, memories, memory_key
from riverlib.race import DEFAULT_LAYOUT

NOW = datetime(2026, 11, 22, 9, tzinfo=UTC)
RULES = find_variant("family-night")


def _sat(
    outcomes: list[Outcome], remembered: dict[str, Memory] | None = None, now: datetime = NOW
) -> tuple[Sitting, list[str]]:
    sitting = Sitting(RULES, remembered or {}, seed=1, now=now)
    asked = []
    for outcome in outcomes:
        asked.append(sitting.question.concept.key)
        sitting.answered(outcome, now)
        now += timedelta(seconds=20)
        sitting.go_on(now)
    return sitting, asked


def test_no_concept_comes_twice_in_a_row() -> None:
    for outcomes in ([Outcome.RIGHT] * 20, [Outcome.WRONG] * 20):
        _, asked = _sat(outcomes)
        assert all(one != other for one, other in pairwise(asked))


def test_all_concepts_are_met_by_who_knows_them() -> None:
    sitting, asked = _sat([Outcome.RIGHT] * 12)
    assert set(asked) == {concept.key for concept in sitting.concepts}


def test_who_gets_things_wrong_meets_fewer_new_ones() -> None:
    _, asked = _sat([Outcome.WRONG] * 8)
    assert len(set(asked)) < len(set(_sat([Outcome.RIGHT] * 8)[1]))
    assert len(set(asked)) <= 4


def test_what_is_due_comes_before_what_is_new() -> None:
    first, asked = _sat([Outcome.RIGHT] * 2)
    later = NOW + timedelta(days=30)
    _, again = _sat([Outcome.RIGHT] * 3, first.memories, later)
    assert set(again[:2]) == set(asked)
    assert again[2] not in asked


def test_nothing_due_is_told_and_one_can_go_on() -> None:
    sitting, _ = _sat([Outcome.RIGHT] * 30)
    now = NOW + timedelta(minutes=10)
    remembered = {
        key: memory.answered(Outcome.RIGHT, now) for key, memory in sitting.memories.items()
    }
    again = Sitting(RULES, remembered, seed=1, now=now)
    assert not again.is_anything_due(now)
    assert again.is_early
    assert again.question


def test_it_is_enough_after_twelve_questions_or_five_minutes() -> None:
    sitting, _ = _sat([Outcome.RIGHT] * (QUESTIONS - 1))
    assert not sitting.is_enough(NOW)
    assert sitting.is_enough(NOW + timedelta(minutes=5))
    sitting.answered(Outcome.RIGHT, NOW)
    assert sitting.is_enough(NOW)


def test_a_skipped_question_is_not_held_against_anybody() -> None:
    sitting = Sitting(RULES, {}, seed=1, now=NOW)
    before = sitting.question
    assert sitting.skip(NOW).concept is not before.concept
    assert sitting.memories == {}
    assert sitting.done == []


def test_what_was_learned_of_one_rule_set_counts_for_another() -> None:
    sitting, asked = _sat([Outcome.RIGHT])
    key = memory_key(sitting.done[0].concept)
    assert key == f"cards {asked[0]}"
    other = Sitting(find_variant("oh-hell"), sitting.memories, seed=1, now=NOW)
    assert other.question.concept.key != asked[0]


def test_it_is_read_back_from_where_it_was_kept() -> None:
    class Kept:
        def __init__(self) -> None:
            self.rows: dict[str, dict[str, Any]] = {"cards taker": {"damaged": 1}}

        def load(self, learner: str, kind: str) -> dict[str, dict[str, Any]]:
            assert (learner, kind) == ("Zoë", "exam")
            return self.rows

        def save(self, learner: str, kind: str, key: str, data: dict[str, Any]) -> None:
            self.rows[key] = data

    kept, (sitting, _) = Kept(), _sat([Outcome.RIGHT, Outcome.WRONG])
    for key, memory in sitting.memories.items():
        kept.save("Zoë", "exam", key, memory.to_dict())
    assert memories(kept, "Zoë") == sitting.memories


def test_a_duel_asks_both_about_the_same_in_turn() -> None:
    duel = Duel(DEFAULT_LAYOUT, ("Ann", "Ben"), seed=4)
    asked = []
    for turn in range(TURNS):
        assert (duel.player, duel.is_over, duel.winners) == (turn % 2, False, ())
        asked.append((duel.question.concept.key, duel.question.position))
        right = duel.question.right_no
        duel.choose(right if duel.player == 0 else int(not right))
        duel.go_on()
    assert duel.is_over
    assert duel.points == [5, 0]
    assert duel.winners == (0,)
    pairs = list(zip(asked[::2], asked[1::2], strict=True))
    assert all(one[0] == other[0] and one[1] != other[1] for one, other in pairs)
    assert len({one[0] for one, _ in pairs}) == len(pairs)


def test_an_answer_counts_once() -> None:
    duel = Duel(RULES, ("Ann", "Ben"), seed=4)
    with pytest.raises(ExamError, match="comes first"):
        duel.go_on()
    duel.choose(duel.question.right_no)
    with pytest.raises(ExamError, match="too late"):
        duel.choose(0)
    assert duel.points == [1, 0]


def test_two_play_a_duel() -> None:
    with pytest.raises(ExamError, match="not 3"):
        Duel(RULES, ("Ann", "Ben", "Cleo"), seed=4)
