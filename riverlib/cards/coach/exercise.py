"""Positions to practise in: what is worth asking, and deals in which a plausible bot goes wrong."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from riverlib.cards import (
    Variant,
    apply,
    fitted,
    opening_state,
    shuffle,
    start_log,
    view,
    with_action,
)
from riverlib.cards.bots import find_bot
from riverlib.cards.coach.judging import judge
from riverlib.cards.coach.review import Decision
from riverlib.cards.coach.story import theme
from riverlib.core import GameLog, RiverError, generator

_ERRS = "steady"
"""Whose mistakes are asked about: those of somebody who plays sensibly."""
_WORLDS = 200
_DEALS = 60
"""Deals that are looked through for one position."""


def generated(
    variant: Variant, players: int, about: str, seed: int, *, costly: bool = True
) -> tuple[GameLog, Decision]:
    """Return a game up to a choice that a sensible bot got wrong, and that choice.

    Parameters
    ----------
    about : str
        A key of ``story.THEMES``.
    seed : int
        The same seed gives the same position.
    costly : bool
        Whether the bot must have got it wrong; otherwise any choice will do.

    Raises
    ------
    RiverError
        If no such position was found: the rules may have none.
    """
    rng = Random(f"{about} {seed}")
    for deal in range(_DEALS):
        for log, decision in _choices(variant, players, about, rng.randrange(2**32), deal):
            if decision.verdict.is_costly or not costly:
                return log, decision
    raise RiverError(f"no position about {about!r} was found under these rules")


def _choices(
    variant: Variant, players: int, about: str, seed: int, number: int
) -> Iterator[tuple[GameLog, Decision]]:
    """Play one deal by bots; yield each choice of a theme, with the game before it."""
    rng, bot = generator(seed, number), find_bot(_ERRS)
    sizes = fitted(variant, players).hand_sizes
    one = replace(variant, hand_sizes=(sizes[seed % len(sizes)],))
    log = start_log(one, players=players, first_dealer=seed % players)
    state = opening_state(log)
    while not state.results:
        if state.to_move is None:
            action = shuffle(state, rng)
            state, _ = apply(state, action)
            log = with_action(log, action)
            continue
        seen = view(state, state.to_move)
        chosen = bot.choose(seen, rng)
        if len(seen.legal) > 1 and theme(seen) == about:
            verdict = judge(seen, chosen, worlds=_WORLDS, seed=seed % 10_000)
            yield log, Decision(len(log.actions), 0, verdict)
        state, _ = apply(state, chosen)
        log = with_action(log, chosen)
