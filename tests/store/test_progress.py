"""What was learned is kept by learner, kind and key."""

import pytest
from sqlalchemy import Engine, text

from riverlib.core import StoreError
from riverlib.store import Progress
from tests.store.conftest import BOTH

ON = BOTH


@pytest.fixture
def progress(engine: Engine) -> Progress:
    return Progress(engine)


def test_what_one_did_is_ones_own(progress: Progress) -> None:
    progress.save(" Zoë ", "lesson", "trump", {"done": True})
    progress.save("Zoë", "exam", "trump", {"due": "soon"})
    progress.save("Ann", "lesson", "trump", {"done": False})
    assert progress.load("Zoë", "lesson") == {"trump": {"done": True}}
    assert progress.load("Zoë ", "exam") == {"trump": {"due": "soon"}}
    assert progress.load("Ann", "lesson") == {"trump": {"done": False}}
    assert progress.load("Bob", "lesson") == {}


def test_saving_again_replaces(progress: Progress) -> None:
    progress.save("Me", "lesson", "hook", {"step": 1})
    progress.save("Me", "lesson", "hook", {"step": 2})
    progress.save("Me", "lesson", "bid", {"step": 0})
    assert progress.load("Me", "lesson") == {"bid": {"step": 0}, "hook": {"step": 2}}


def test_who_learned_last_is_named_first(progress: Progress) -> None:
    assert progress.learners() == []
    for learner in ("Ann", "Bob", "Ann"):
        progress.save(learner, "lesson", "hook", {})
    assert progress.learners() == ["Ann", "Bob"]


def test_a_learner_can_be_forgotten(progress: Progress) -> None:
    for learner in ("Ann", "Bob"):
        progress.save(learner, "lesson", "hook", {})
    progress.forget("Ann")
    progress.forget("Ann")
    assert progress.learners() == ["Bob"]
    assert progress.load("Ann", "lesson") == {}


@pytest.mark.parametrize("name", ["", "   ", "x" * 61])
def test_a_name_must_fit_a_line(progress: Progress, name: str) -> None:
    with pytest.raises(StoreError, match="1 to 60 characters"):
        progress.save(name, "lesson", "hook", {})
    assert progress.learners() == []


def test_what_is_no_json_leaves_the_old(progress: Progress) -> None:
    progress.save("Me", "lesson", "hook", {"step": 1})
    with pytest.raises(StoreError, match="cannot keep what was learned"):
        progress.save("Me", "lesson", "hook", {"step": {1, 2}})
    assert progress.load("Me", "lesson") == {"hook": {"step": 1}}


@pytest.mark.parametrize("harm", ["'{\"do'", "'[1]'", "'7'"])
def test_one_damaged_row_hides_itself_alone(progress: Progress, engine: Engine, harm: str) -> None:
    if engine.dialect.name != "sqlite" and harm == "'{\"do'":
        pytest.skip("a server takes no broken JSON")
    for key in ("bid", "hook"):
        progress.save("Me", "lesson", key, {"done": True})
    with engine.begin() as connection:
        connection.execute(text(f"UPDATE progress SET data = {harm} WHERE key = 'bid'"))
    assert progress.load("Me", "lesson") == {"hook": {"done": True}}
    progress.save("Me", "lesson", "bid", {"done": False})
    assert len(progress.load("Me", "lesson")) == 2
