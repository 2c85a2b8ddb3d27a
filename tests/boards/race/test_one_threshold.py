"""What hint, tutor and review say of one choice agrees: "a bit worse" is asked about, and costs."""

import pytest

from riverlib import race
from riverlib.boards.race.session import RiverSession
from riverlib.race.coach import odds
from riverlib.race.coach.odds import ChoiceOdds
from riverlib.race.coach.review import Decision
from riverlib.store import Games
from tests.boards.race.test_session import Ready, click, games, known_chances, with_two_choices

__all__ = ["games", "known_chances"]  # fixtures that every test here takes


# fmt: off
CHOICES = {  # worth of the best, of the other, how far off      is it worse?
    "two wins in 100, of few":             (0.06, 0.04, 0.010,   False),
    "two wins in 100, exactly":            (0.60, 0.58, 0.000,   False),
    "five, right to within three":         (0.60, 0.55, 0.030,   True),
    "four, right to within five":          (0.60, 0.56, 0.050,   False),
    "four, exactly":                       (0.60, 0.56, 0.000,   True),
    "a lot, and it may be nearly nothing": (0.60, 0.45, 0.149,   True),
}
# fmt: on


@pytest.mark.parametrize(("best", "other", "error", "is_worse"), CHOICES.values(), ids=CHOICES)
def test_hint_tutor_and_review_say_the_same(
    games: Games,
    monkeypatch: pytest.MonkeyPatch,
    best: float,
    other: float,
    error: float,
    *,
    is_worse: bool,
) -> None:
    """A hint said "a bit worse", the tutor let it pass, and the review called it well chosen."""

    def choice_odds(state: race.RaceState) -> ChoiceOdds:
        stay, ride = race.legal_actions(state)
        return ChoiceOdds({stay: best, ride: other}, error, exact=not error)

    session = with_two_choices(games)
    monkeypatch.setattr(odds, "choice_odds", choice_odds)
    session = RiverSession(session.match, Ready())
    slip = session.view()["choices"][1]["id"]
    hint = click(session, kind="hint")["hint"]
    assert hint["words"].get(slip, "as good") != "as good" if is_worse else not hint["words"]
    assert hint["head"].startswith("Best: " if is_worse else "About equal: say, ")
    seen = choice_odds(session.match.state)
    first, ride = seen.chances
    cost = seen.cost(ride)
    judged = Decision(0, 0, session.match.state, ride, first, seen.chances, cost, error)
    assert judged.is_costly == is_worse
    click(session, kind="tutor", level="strict")
    warned = click(session, kind="choose", id=slip)["warning"]
    assert (warned is not None) == is_worse
