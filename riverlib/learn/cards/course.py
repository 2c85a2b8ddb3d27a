"""The card game's course: every scene in teaching order, and those that rules in force have."""

from collections.abc import Sequence
from dataclasses import replace

from riverlib.cards import Variant
from riverlib.learn.cards import (
    scenes_bids,
    scenes_deal,
    scenes_leading,
    scenes_packs,
    scenes_points,
    scenes_table,
    scenes_tricks,
    scenes_trumps,
)
from riverlib.learn.course import Course, course_of
from riverlib.learn.scene import Scene, Step

SCENES: tuple[Scene[Variant], ...] = (
    scenes_tricks.FOLLOW,
    scenes_tricks.TAKER,
    scenes_tricks.TRUMP,
    scenes_trumps.ROTATION,
    scenes_trumps.NO_TRUMP,
    scenes_leading.MUST_TRUMP,
    scenes_packs.JOKERS,
    scenes_packs.JOKER_UP,
    scenes_packs.EQUAL,
    scenes_bids.BID,
    scenes_bids.FISTS,
    scenes_bids.HOOK,
    scenes_table.LEADS,
    scenes_leading.BROKEN,
    scenes_leading.NOT_FIRST,
    scenes_table.PARTNERS,
    scenes_points.POINTS,
    scenes_deal.FOREHEAD,
    scenes_table.SCHEDULE,
    scenes_deal.DEAL,
)
"""Every scene of the card game in the order in which they build on each other."""


_SOME, _MANY = 9, 11
"""So many scenes take six minutes; where rules have more, first points are made shorter, then
the other basic ones too."""
_WITHOUT_MIDDLE = {"follow", "jokers"}
_WITHOUT_THIRD = {"points"}
_IN_ONE = {"taker", "trump", "hook", "equal"}
"""What the first step says holds for every position, so the last one can say it."""


def course(variant: Variant) -> Course[Variant]:
    """Return the course for a rule set, house rules included; one nobody can play has none.

    >>> from riverlib.cards import find_variant
    >>> course(find_variant("family-night")).keys[:3]
    ('follow', 'taker', 'trump')
    """
    whole = course_of("cards", variant, SCENES)
    if len(whole.scenes) <= _SOME:
        return whole
    all_of_them = len(whole.scenes) > _MANY
    return replace(
        whole,
        scenes=tuple(
            shortened(scene) if all_of_them or scene.key in _WITHOUT_THIRD else scene
            for scene in whole.scenes
        ),
    )


def shortened(scene: Scene[Variant]) -> Scene[Variant]:
    """Return a scene with fewer steps, or as it is: the last step, to do alone, always stays."""

    def ends(variant: Variant, seed: int) -> Sequence[Step]:
        steps = scene.steps(variant, seed)
        return steps if len(steps) < 3 else (steps[0], steps[-1])

    def without_third(variant: Variant, seed: int) -> Sequence[Step]:
        steps = scene.steps(variant, seed)
        return (*steps[:2], *steps[3:])

    def in_one(variant: Variant, seed: int) -> Sequence[Step]:
        steps = scene.steps(variant, seed)
        return (replace(steps[-1], say=steps[0].say),)

    if scene.key in _WITHOUT_MIDDLE:
        return replace(scene, steps=ends)
    if scene.key in _WITHOUT_THIRD:
        return replace(scene, steps=without_third)
    return replace(scene, steps=in_one) if scene.key in _IN_ONE else scene


def not_yet(course: Course[Variant], part: str) -> list[str]:
    """Return what no part up to this one has spoken of: a newcomer's table leaves it out.

    >>> from riverlib.cards import find_variant
    >>> family = course(find_variant("family-night"))
    >>> not_yet(family, "follow"), not_yet(family, "bid")
    (['bids', 'trump'], [])
    """
    spoken = course.keys[: course.keys.index(part) + 1]
    later = {"bids": scenes_bids.BID.key, "trump": scenes_tricks.TRUMP.key}
    if course.rules.must_trump:  # who cannot follow has to know them from the first trick on
        del later["trump"]
    comes = {thing: key in course.keys and key not in spoken for thing, key in later.items()}
    return [thing for thing in ("bids", "trump") if comes.get(thing)]
