"""Manners: leanings that fit any level, within what costs the bot itself little."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from riverlib.cards import Action, Bid, Phase, View
from riverlib.cards.bots.judging import Judged, as_good, one_of, prize, side_of

Judge = Callable[[View, np.random.Generator], Judged]
"""From what a seat sees, and a generator for what it mixes up, to what it thinks."""


class JudgeFor(Protocol):
    """Judges cards by the tricks that they bring, or that they leave to others."""

    def __call__(self, view: View, *, takes_tricks: bool) -> Judged:
        """Return the higher points, the better a card serves that."""


Lean = Callable[[View, Judged, tuple[Action, ...], JudgeFor], tuple[Action, ...]]
"""From the actions that are nearly as good to those that a manner likes best."""

_LITTLE_IN_BIDS, _LITTLE_IN_PLAY = 0.1, 0.03
"""Shares of a made bid that a manner may cost in one decision; a deal has many more cards."""


@dataclass(frozen=True, slots=True)
class Manner:
    """One way to lean."""

    key: str
    """Stable id; it follows the level's in the key of a bot, ``"steady-bold"``."""
    name: str
    line: str
    """What it does, in one sentence for a family."""
    lean: Lean


def mannered(judge: Judge, judge_for: JudgeFor, manner: Manner) -> Callable[..., Action]:
    """Return how a bot chooses that judges so and leans so."""

    def choose(view: View, rng: np.random.Generator) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        judged = judge(view, rng)
        little = _LITTLE_IN_BIDS if view.phase is Phase.BID else _LITTLE_IN_PLAY
        near = as_good(judged, little * prize(view))
        return one_of(manner.lean(view, judged, near, judge_for), rng)

    return choose


def _careful(
    view: View, judged: Judged, near: tuple[Action, ...], _: JudgeFor
) -> tuple[Action, ...]:
    if view.phase is Phase.BID:
        return (min(near, key=_tricks),)
    return _best_of(near, judged.actions, judged.made or judged.points)


def _bold(view: View, judged: Judged, near: tuple[Action, ...], _: JudgeFor) -> tuple[Action, ...]:
    if view.phase is Phase.BID:
        return (max(near, key=_tricks),)
    return _best_of(near, judged.actions, judged.points)


def _spoiler(
    view: View, judged: Judged, near: tuple[Action, ...], judge_for: JudgeFor
) -> tuple[Action, ...]:
    """Leave the others the fewest points; whoever does not reckon them minds the tricks.

    Those are taken where the others want more than there are, and else left to them.
    """
    if judged.theirs is not None:
        return _best_of(near, judged.actions, tuple(-points for points in judged.theirs))
    if view.phase is Phase.BID:
        return _best_of(near, judged.actions, judged.points)
    own = side_of(view)
    wanted = sum(
        max(0, (bid or 0) - taken)
        for seat, (bid, taken) in enumerate(zip(view.bids, view.taken, strict=True))
        if seat not in own
    )
    spoils = judge_for(view, takes_tricks=wanted >= len(view.hand))
    return _best_of(near, spoils.actions, spoils.points)


def _best_of(
    near: tuple[Action, ...], actions: tuple[Action, ...], values: tuple[float, ...]
) -> tuple[Action, ...]:
    """Return those of some actions that have the highest value."""
    worth = dict(zip(actions, values, strict=True))
    least = min(values)
    best = max(worth.get(action, least) for action in near)
    return tuple(action for action in near if worth.get(action, least) == best)


def _tricks(action: Action) -> int:
    assert isinstance(action, Bid), "only bids are bid"
    return action.tricks


MANNERS: dict[str, Manner] = {
    manner.key: manner
    for manner in (
        Manner(
            "careful",
            "Careful",
            "Bids a little less, and takes the surest way.",
            _careful,
        ),
        Manner("bold", "Bold", "Bids a little more.", _bold),
        Manner(
            "spoiler",
            "Spoiler",
            "Plays to make others miss their bids where that costs it little.",
            _spoiler,
        ),
    )
}
"""Every manner by its key."""
