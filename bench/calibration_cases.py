"""Decisions of mixed company with what came of them: what ``bench.calibration`` fits and tests on.

A deal is played by a company drawn from all bots there are. Up to six of its decisions are
weighed, each by the view of the seat that makes it; one in three of those is then made by lot, so
that bids and cards nobody would choose are known as well. Whoever decides by lot all the time is
company, but nothing of its own is weighed: no chance is meant for somebody who does not try.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from riverlib import cards
from riverlib.cards.bots import BOTS, find_bot
from riverlib.cards.coach.certain import certain, side_of
from riverlib.cards.coach.chances import chances
from riverlib.cards.coach.winning import raw_shares
from riverlib.cards.coach.worth import weigh
from riverlib.cards.schedule import down_and_up
from riverlib.cards.variant import largest_servable
from riverlib.core import seeds

WORLDS = 200
"""Worlds of a case: those of a first answer at the table."""
SIZES = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
PLAYERS = (2, 2, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 6, 6, 7, 8, 10)
COMPANY = {"steady": 6, "casual": 4, "beginner": 4, "random": 2}
"""How often each bot is drawn for a seat; those that are not there are left out."""
_SLOW, _EVERY = "expert", 8
"""Sits in one seat of every eighth deal, and in no whole game: it thinks for long."""
RULES = (
    *cards.VARIANTS,
    replace(cards.find_variant("prediction"), key="triangle", scoring=cards.SCORINGS["Triangle"]),
)
BLOCK = 16
"""Games in a row with the same rules and as many players."""
_GAME_RULES = ("family-night", "prediction", "oh-hell", "la-podrida", "romanian-whist")
_GAME_PLAYERS = (2, 3, 3, 4, 4, 4, 4, 5, 5, 6)
_LARGEST_HANDS = (3, 4, 5)
_MOMENTS = 4  # of a game
_BIDS, _PLAYS = 2, 4  # decisions of a deal that are weighed, at most
_BY_LOT = 1 / 3


@dataclass(frozen=True, slots=True)
class Case:
    """One decision that was weighed, and what came of it."""

    deal: int
    """Decisions of the same deal share its luck."""
    rules: str
    bot: str
    """Who decided and played on."""
    by_lot: bool
    players: int
    hand_size: int
    cards: int
    """Cards in the hand before the decision."""
    bidding: bool
    raw: float
    """Share of the worlds in which the bid is made after the decision."""
    sure: bool | None
    """What was certain of it."""
    made: bool
    """Whether it was made."""
    points: float
    """Points expected."""
    scored: int
    """Points made."""
    bid: int
    """Bid of the side."""
    tricks: tuple[float, ...]
    """Chance of exactly 0, 1, ... tricks of the side."""
    taken: int


@dataclass(frozen=True, slots=True)
class Moment:
    """The chances to win at one moment of a game, of all seats, and how the game ended."""

    game: int
    players: int
    done: float
    """Share of the deals that are over."""
    raw: tuple[float, ...]
    won: tuple[float, ...]
    """1 for the winner; a shared win in equal parts."""


def company(players: int, rng: np.random.Generator) -> list[str]:
    """Draw who sits at a table; somebody who tries is always there."""
    keys = [key for key in COMPANY if key in BOTS]
    weights = np.array([COMPANY[key] for key in keys], float)
    drawn = [str(key) for key in rng.choice(keys, players, p=weights / weights.sum())]
    if set(drawn) == {"random"}:
        drawn[0] = "steady"
    return drawn


def with_expert(bots: list[str], deal_no: int, rng: np.random.Generator) -> list[str]:
    """Let the slow one take a seat now and then."""
    if deal_no % _EVERY == deal_no // _EVERY % 4 and _SLOW in BOTS:  # fitted to and held out
        bots[int(rng.integers(len(bots)))] = _SLOW
    return bots


def rules_of_deal(rng: np.random.Generator) -> tuple[cards.Variant, int]:
    """Draw the rules of one deal, and players who can play them."""
    while True:
        players = int(rng.choice(PLAYERS))
        variant = RULES[int(rng.integers(len(RULES)))]
        size = int(rng.choice(SIZES))
        servable = largest_servable(variant, players=players, packs=variant.packs or 5)
        teams = variant.team_size
        if size <= servable and players % teams == 0 and players > teams:
            forehead = variant.forehead and size == 1
            return replace(variant, hand_sizes=(size,), forehead=forehead), players


def cases_of(deal_no: int, *, seed: int) -> list[Case]:
    """Play one deal and return its decisions that were weighed."""
    rng = seeds.generator(seed, 0, deal_no)
    variant, players = rules_of_deal(rng)
    bots = with_expert(company(players, rng), deal_no, rng)
    size = variant.hand_sizes[0]
    chosen = {("bid", int(no)) for no in rng.choice(players, min(_BIDS, players), replace=False)}
    plays = players * size
    chosen |= {("play", int(no)) for no in rng.choice(plays, min(_PLAYS, plays), replace=False)}
    state = cards.new_game(variant, players=players, first_dealer=int(rng.integers(players)))
    state, _ = cards.apply(state, cards.shuffle(state, rng))
    weighed: list[dict[str, Any]] = []
    counts = {"bid": 0, "play": 0}
    while (seat := state.to_move) is not None:
        view = cards.view(state, seat)
        action = find_bot(bots[seat]).choose(view, rng)
        kind = "bid" if view.phase is cards.Phase.BID else "play"
        if (kind, counts[kind]) in chosen and bots[seat] != "random":
            by_lot = bool(rng.random() < _BY_LOT)
            if by_lot:
                action = view.legal[int(rng.integers(len(view.legal)))]
            weighed.append(_weighed(view, action, int(rng.integers(2**31))))
            weighed[-1] |= {"bot": bots[seat], "by_lot": by_lot, "side": side_of(view)}
        counts[kind] += 1
        state, _ = cards.apply(state, action)
    return [_case(deal_no, each, state) for each in weighed]


def _weighed(view: cards.View, action: cards.Action, seed: int) -> dict[str, Any]:
    """Weigh the one action that is taken: the others meet the same worlds, but nothing of them."""
    sure = certain(view)[view.legal.index(action)]
    worth = weigh(replace(view, legal=(action,)), worlds=WORLDS, seed=seed)
    return {
        "cards": view.hand_size - len(view.tricks),
        "bidding": view.phase is cards.Phase.BID,
        "raw": worth.made[0],
        "sure": sure,
        "points": worth.points[0],
        "tricks": worth.tricks[0],
    }


def _case(deal_no: int, weighed: dict[str, Any], end: cards.GameState) -> Case:
    (result,) = end.results
    side = weighed.pop("side")
    taken, bid = (sum(each[seat] for seat in side) for each in (result.taken, result.bids))
    return Case(
        deal=deal_no,
        rules=end.variant.key,
        players=end.players,
        hand_size=result.hand_size,
        bid=bid,
        made=taken == bid,
        scored=result.points[side[0]],
        taken=taken,
        **weighed,
    )


def game_rules(block: int, seed: int) -> tuple[cards.Variant, int]:
    """Return the rules and players of a block of games, which can share what was worked out."""
    rng = seeds.generator(seed, 2, block)
    players = int(rng.choice(_GAME_PLAYERS))
    variant = cards.find_variant(str(rng.choice(_GAME_RULES)))
    return replace(variant, hand_sizes=down_and_up(int(rng.choice(_LARGEST_HANDS)))), players


def moments_of(game_no: int, *, seed: int) -> list[Moment]:
    """Play a whole game of mixed company, and return the chances to win at some of its moments."""
    rng = seeds.generator(seed, 1, game_no)
    variant, players = game_rules(game_no // BLOCK, seed)
    bots = ["steady" if key == "random" else key for key in company(players, rng)]
    state = cards.new_game(variant, players=players, first_dealer=int(rng.integers(players)))
    found: list[tuple[float, tuple[float, ...]]] = []
    decisions = players * (sum(state.variant.hand_sizes) + len(state.variant.hand_sizes))
    asked = set(rng.choice(decisions, _MOMENTS, replace=False).tolist())
    for step, view in _played(state, bots, rng):
        if isinstance(view, cards.GameState):
            state = view
        elif step in asked:
            done = view.deal_no / len(view.variant.hand_sizes)
            now = chances(view, worlds=WORLDS, seed=step)
            found.append((done, tuple(raw_shares(view, now).tolist())))
    won = tuple((seat in state.winners) / len(state.winners) for seat in range(players))
    return [Moment(game_no, players, done, raw, won) for done, raw in found]


def _played(
    state: cards.GameState, bots: Sequence[str], rng: np.random.Generator
) -> Iterator[tuple[int, cards.View | cards.GameState]]:
    """Play to the end; yield each decision's number with its view, and last the finished game."""
    step = 0
    while not state.is_over:
        if (seat := state.to_move) is None:
            state, _ = cards.apply(state, cards.shuffle(state, rng))
            continue
        view = cards.view(state, seat)
        yield step, view
        step += 1
        state, _ = cards.apply(state, find_bot(bots[seat]).choose(view, rng))
    yield step, state
