"""Concepts come back when they are about to be forgotten."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from riverlib.learn.exam.memory import Hold, Memory, Outcome

NOW = datetime(2026, 11, 22, 9, tzinfo=UTC)


def _after(*outcomes: Outcome, days: float = 3.0) -> tuple[Memory, datetime]:
    memory, now = Memory.new(NOW), NOW
    for outcome in outcomes:
        memory = memory.answered(outcome, now)
        now += timedelta(days=days)
    return memory, now


def test_what_was_right_comes_back_later_than_what_was_wrong() -> None:
    due = [_after(outcome)[0].card.due for outcome in (Outcome.WRONG, Outcome.RIGHT)]
    assert NOW < due[0] < due[1]
    assert _after(Outcome.WRONG)[0].strength() < _after(Outcome.HINTED)[0].strength()
    assert _after(Outcome.HINTED)[0].strength() < _after(Outcome.RIGHT)[0].strength()


def test_each_right_answer_brings_it_back_after_more_days() -> None:
    memory, now, pauses = Memory.new(NOW), NOW, []
    for _ in range(6):
        memory = memory.answered(Outcome.RIGHT, now)
        pauses.append(memory.card.due - now)
        now = memory.card.due
    assert pauses == sorted(pauses)
    assert pauses[-1] > timedelta(days=30)


def test_how_it_sits() -> None:
    assert Memory.new(NOW).hold(NOW) is Hold.NEW
    assert _after(Outcome.WRONG)[0].hold(NOW) is Hold.SHAKY
    assert _after(Outcome.RIGHT)[0].hold(NOW) is Hold.GROWING
    firm, now = _after(*(Outcome.RIGHT,) * 5, days=10)
    assert firm.hold(now) is Hold.FIRM
    assert firm.answered(Outcome.WRONG, now).hold(now) is Hold.SHAKY


def test_right_with_a_hint_counts_as_right() -> None:
    memory, _ = _after(Outcome.RIGHT, Outcome.HINTED, Outcome.WRONG)
    assert (memory.asked, memory.right) == (3, 2)


def test_it_is_kept_as_json() -> None:
    memory, _ = _after(Outcome.RIGHT, Outcome.WRONG, Outcome.RIGHT)
    assert Memory.from_dict(memory.to_dict()) == memory


@pytest.mark.parametrize(
    "harm",
    [
        {},
        {"card": None},
        {"card": {"due": "noon"}},
        {"asked": "x"},
        {"asked": 0, "right": 3},
        {"asked": float("inf")},
    ],
)
def test_a_damaged_row_is_a_fresh_start(harm: dict[str, object]) -> None:
    memory, _ = _after(Outcome.RIGHT)
    assert Memory.from_dict((memory.to_dict() | harm) if harm else {}) is None


_STRANGE = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(10**20), 10**20),
    st.floats(),
    st.text(max_size=4),
    st.sampled_from(("2026-11-22T09:00:00", "2026-11-22T09:00:00+00:00", "0001-01-01T00:00:00Z")),
    st.sampled_from(("9999-12-31T23:59:59+00:00",)),
)


@given(
    changes=st.dictionaries(
        st.sampled_from(
            ("card_id", "state", "step", "stability", "difficulty", "due", "last_review")
        ),
        _STRANGE,
        min_size=1,
    ),
    outcome=st.sampled_from(Outcome),
)
def test_whatever_a_row_holds_practice_goes_on(changes: dict[str, Any], outcome: Outcome) -> None:
    data = _after(Outcome.RIGHT, Outcome.RIGHT)[0].to_dict()
    data["card"] |= changes
    memory = Memory.from_dict(data)
    if memory is None:
        return
    after = memory.answered(outcome, NOW)
    assert memory.hold(NOW) in Hold
    assert 0 <= after.recall(NOW) <= 1
    assert Memory.from_dict(after.to_dict()) == after
