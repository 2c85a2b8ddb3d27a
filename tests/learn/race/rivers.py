"""Rivers to teach: the catalogue, every flag by itself, and hundreds drawn by lot."""

from dataclasses import replace
from random import Random

from riverlib.learn.race.course import course
from riverlib.learn.scene import Hint, Step
from riverlib.race import DEFAULT_LAYOUT, LAYOUTS, LastAlone, Layout, Ride, Roll, TieBreak
from tests.race.random_races import random_layout

FAMILY = DEFAULT_LAYOUT
ONE_BOAT = replace(FAMILY, name="One boat each", boats=1)
MUST_RIDE = replace(FAMILY, name="Must ride", ride=Ride.ALWAYS)
MAY_PASS = replace(FAMILY, name="Wind may pass", decline_wind=True)
TIES = replace(FAMILY, name="Ties are broken", tie_break=TieBreak.BOATS_THEN_DOCK)
THREE_TURNS = replace(FAMILY, name="Three turns alone", last_alone=LastAlone.THREE_TURNS)
NAMED = (*LAYOUTS, ONE_BOAT, MUST_RIDE, MAY_PASS, TIES, THREE_TURNS)


def drawn(count: int, seed: int = 10) -> list[Layout]:
    """Draw rivers that can be laid out, with any house flags."""
    rng = Random(seed)
    return [random_layout(rng) for _ in range(count)]


def all_steps(layout: Layout, seed: int) -> list[tuple[str, Step]]:
    """Return every step of a river's course with the key of its part."""
    taught = course(layout)
    return [(key, step) for key in taught.keys for step in taught.steps(key, seed)]


def help_with(step: Step) -> tuple[Hint, ...]:
    """Return the hints for what a step asks, the learner's throw made."""
    return step.guide(asked_at(step)) if step.guide else step.hints


def asked_at(step: Step):  # type: ignore[no-untyped-def]
    """Return the position in which a step asks, the learner's throw made."""
    position = step.position
    for action in step.plays:
        position = position.after(action)
    return position.after(Roll(step.face)) if step.face else position
