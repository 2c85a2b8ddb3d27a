"""Which scene belongs to which river, and that no course says a word of what its river lacks."""

import re
from collections.abc import Callable
from functools import cache

import pytest

from riverlib.learn.race.course import course
from riverlib.learn.scene import Step
from riverlib.race import LAYOUTS, LastAlone, Layout, Ride, TieBreak, legal_actions
from tests.learn.race.rivers import (
    FAMILY,
    MAY_PASS,
    MUST_RIDE,
    NAMED,
    ONE_BOAT,
    THREE_TURNS,
    TIES,
    all_steps,
    asked_at,
    drawn,
    help_with,
)

ALWAYS = ("throw", "harbour", "docks", "sandbank", "high-tide", "tide")
WINDS = ("good-wind", "ill-wind")
PASSING = (*WINDS, "let-pass")
END = ("alone", "end")
# fmt: off
TABLE = {  # what                                   river        parts
    "the family's river has both winds":            (FAMILY,      (*ALWAYS, *WINDS, *END)),
    "the short river too":                          (LAYOUTS[1],  (*ALWAYS, *WINDS, *END)),
    "the long river too":                           (LAYOUTS[2],  (*ALWAYS, *WINDS, *END)),
    "a ride that must be changes no scene":         (MUST_RIDE,   (*ALWAYS, *WINDS, *END)),
    "a wind that may pass has a scene":             (MAY_PASS,    (*ALWAYS, *PASSING, *END)),
    "a tie-break changes no scene":                 (TIES,        (*ALWAYS, *WINDS, *END)),
    "three turns alone change no scene":            (THREE_TURNS, (*ALWAYS, *WINDS, *END)),
    "one boat each makes the wind useless":         (ONE_BOAT,    (*ALWAYS, "no-wind", *END)),
}
# fmt: on


@pytest.mark.parametrize(("layout", "parts"), TABLE.values(), ids=TABLE)
def test_which_scenes_teach_a_river(layout: Layout, parts: tuple[str, ...]) -> None:
    assert course(layout).keys == (*parts, "mixed")


@cache
def said(layout: Layout) -> str:
    """Return everything that a course can say, whatever is answered."""
    taught = course(layout)
    words = [taught.title(key) + taught.idea(key) for key in taught.keys]
    for _, step in all_steps(layout, seed=3):
        words += [step.words, *(hint.text for hint in (*step.hints, *help_with(step)))]
        words += [f"{option.text} {option.answer.text}" for option in step.options]
        words += answers(step)
    return "\n".join(words)


def answers(step: Step) -> list[str]:
    if step.judge is None:
        return []
    position = asked_at(step)
    return [
        step.judge(position, choice, position.after(choice)).text
        for choice in legal_actions(position.state)
    ]


def _rides(river: Layout) -> bool:
    return river.ride is Ride.CHOICE


def _shares(river: Layout) -> bool:
    return river.tie_break is TieBreak.SHARED


def _breaks(river: Layout) -> bool:
    return not _shares(river)


def _three_turns(river: Layout) -> bool:
    return not _plays_on(river)


def _plays_on(river: Layout) -> bool:
    return river.last_alone is LastAlone.PLAYS_ON


# fmt: off
LACKS = {  # what                              only where             words
    "no ride is a choice where it must be":    (_rides,                    "may ride|have ridden"),
    "no wind passes where it must blow":       (lambda r: r.decline_wind, "wind pass[:.]|also let"),
    "no good or ill wind with one boat":       (lambda r: r.boats > 1,    "good wind|ill wind"),
    "no wind is useless to fleets":            (lambda r: r.boats == 1,   "needs two boats"),
    "no share where ties are broken":          (_shares,                   "share the win"),
    "no tie is broken where it is shared":     (_breaks,                   "Of equal"),
    "no turns are counted that are not":       (_three_turns,              "Alone you have three"),
    "nobody sails on who has three turns":     (_plays_on,                 "You sail on, with"),
}
# fmt: on


@pytest.mark.parametrize(("has", "words"), LACKS.values(), ids=LACKS)
def test_a_course_is_silent_about_what_its_river_lacks(
    has: Callable[[Layout], bool], words: str
) -> None:
    heard = False
    for layout in (*NAMED, *drawn(12, 33)):
        found = re.search(words, said(layout))
        heard |= bool(found)
        assert has(layout) or not found, f"{layout}: {found}"
    assert heard, "nobody ever says it, so its absence shows nothing"
