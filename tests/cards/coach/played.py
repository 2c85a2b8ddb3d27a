"""Card games for the review, played by lot, and a quick way to weigh what can be done in them."""

from collections.abc import Callable
from random import Random

from riverlib import cards
from riverlib.cards import View
from riverlib.cards.coach.worth import Worth
from riverlib.core import GameLog

SMALL = cards.find_variant("prediction")


def random_log(
    variant: cards.Variant = SMALL, *, players: int = 3, seed: int = 1, deals: int | None = None
) -> GameLog:
    """Play a game by lot, to its end or through so many deals."""
    return played_log(variant, _any_of, players=players, seed=seed, deals=deals)


def _any_of(view: View, rng: Random) -> cards.Action:
    return rng.choice(view.legal)


def played_log(
    variant: cards.Variant,
    choose: Callable[[View, Random], cards.Action],
    *,
    players: int,
    seed: int = 1,
    deals: int | None = None,
) -> GameLog:
    """Play a game in which all choose in one way, to its end or through so many deals."""
    rng = Random(seed)
    log = cards.start_log(variant, players=players, first_dealer=seed % players)
    state = cards.opening_state(log)
    while not state.is_over and (deals is None or len(state.results) < deals):
        seat = state.to_move
        action: cards.Action = (
            cards.shuffle(state, rng) if seat is None else choose(cards.view(state, seat), rng)
        )
        state, _ = cards.apply(state, action)
        log = cards.with_action(log, action)
    return log


def by_lot(view: View, *, worlds: int = 400, seed: int = 0) -> Worth:
    """Weigh by lot, but by nothing that the seat does not see: the same view, the same worth."""
    rng = Random(f"{view.seat} {view.hand} {view.shown} {view.trick} {view.bids} {view.taken}")
    points = tuple(rng.uniform(-3, 12) for _ in view.legal)
    errors = tuple(0.0 if each == max(points) else 0.5 for each in points)
    chances = [[rng.random() ** 3 for _ in range(view.hand_size + 1)] for _ in points]
    return Worth(
        actions=view.legal,
        points=points,
        errors=errors,
        made=tuple(rng.random() for _ in points),
        tricks=tuple(tuple(share / sum(row) for share in row) for row in chances),
        worlds=worlds,
    )


def even(deal_no: int, place: int) -> float:
    """Say that each deal brings six points, and a little more to who sits further back."""
    return 6.0 + place / 8 + deal_no / 64
