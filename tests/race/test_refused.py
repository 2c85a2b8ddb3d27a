"""Illegal actions: each message says who, what, why and what was allowed."""

from dataclasses import replace

import pytest

from riverlib.core import IllegalActionError
from riverlib.race import Action, LoseTurn, Ride, Roll, Sail, apply, parse_action
from tests.race.river import PLAIN, position

ALWAYS = replace(PLAIN, ride=Ride.ALWAYS)
BOATS = "1 4 H | 2 - 7"
AHEAD = "no boat of seat 0 on the river is ahead of it"
BEHIND = "no boat of seat 1 on the river is behind it"
NO_TIDE = "this throw does not end on the high tide"
# fmt: off
REFUSED = {  #                       face  choice       why
    "a card without a boat":           (3, "sail 2",      "no boat of seat 0 is on 2"),
    "an opponent's boat":              (3, "sail 7",      "no boat of seat 0 is on 7"),
    "a boat that is home":             (3, "sail 99",     "no boat of seat 0 is on 99"),
    "a ride without the high tide":    (3, "sail 4 ride", NO_TIDE),
    "sailing by the wind":             (6, "sail 4",      "the wind is no number to sail"),
    "a good wind with a number":       (3, "good 1",      "the die does not show the wind"),
    "an ill wind with a number":       (3, "ill 1 7",     "the die does not show the wind"),
    "a good wind for the front boat":  (6, "good 4",      AHEAD),
    "a good wind where no boat is":    (6, "good 5",      "no boat of seat 0 is on 5"),
    "a good wind for an opponent":     (6, "good 2",      "no boat of seat 0 is on 2"),
    "a good wind for a boat at home":  (6, "good 99",     "no boat of seat 0 is on 99"),
    "an ill wind for the last boat":   (6, "ill 1 2",     BEHIND),
    "an ill wind where no boat is":    (6, "ill 1 4",     "no boat of seat 1 is on 4"),
    "an ill wind for oneself":         (6, "ill 0 4",     "an ill wind blows an opponent's boat"),
    "an ill wind for nobody":          (6, "ill 2 4",     "there is no seat 2"),
    "leaving a throw":                 (3, "lose",        "a boat can sail, so it must"),
    "leaving a wind":                  (6, "lose",        "a wind that can be used must be"),
}
# fmt: on
ALLOWED = {3: "'sail 1', 'sail 4'", 6: "'good 1', 'ill 1 7'"}


@pytest.mark.parametrize(("face", "text", "why"), REFUSED.values(), ids=REFUSED)
def test_a_refusal_says_who_what_why_and_what_was_allowed(face: int, text: str, why: str) -> None:
    state = position(BOATS, face=face)
    shown = {3: "a 3", 6: "the wind"}[face]
    with pytest.raises(IllegalActionError) as refusal:
        apply(state, parse_action(text))
    assert str(refusal.value) == (
        f"seat 0 cannot do {text!r} with {shown}: {why}; possible are {ALLOWED[face]}"
    )


def test_a_tide_that_must_be_ridden() -> None:
    state = position("1 4 H | 2 - 7", face=2, high_tide=6, layout=ALWAYS)
    with pytest.raises(IllegalActionError, match="high tide must be ridden; possible are 'sail 1'"):
        apply(state, Sail(4))


# fmt: off
MOMENTS: dict[str, tuple[int | None, Action, str]] = {  #  face  action   words
    "choice, no throw":   (None, Sail(1),    "seat 0 must throw the die before a boat moves"),
    "lose, no throw":     (None, LoseTurn(), "seat 0 must throw the die before a boat moves"),
    "a second throw":     (3,    Roll(2),    "no throw is possible now: seat 0 has thrown already"),
    "a throw of nothing": (None, Roll(0),    "the die shows 1 to 6, not 0"),
    "a throw of seven":   (None, Roll(7),    "the die shows 1 to 6, not 7"),
    "less than nothing":  (None, Roll(-1),   "the die shows 1 to 6, not -1"),
}
# fmt: on


@pytest.mark.parametrize(("face", "action", "words"), MOMENTS.values(), ids=MOMENTS)
def test_an_action_at_the_wrong_moment(face: int | None, action: Action, words: str) -> None:
    with pytest.raises(IllegalActionError) as refusal:
        apply(position(BOATS, face=face), action)
    assert str(refusal.value) == words


@pytest.mark.parametrize("action", ["sail 3", "good 3", "ill 1 3", "lose"])
def test_no_choice_after_the_end(action: str) -> None:
    ended, _ = apply(position("8 H H | H - H", face=3), Sail(8))
    with pytest.raises(IllegalActionError, match="the race is over: no boat moves any more"):
        apply(ended, parse_action(action))
