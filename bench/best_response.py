"""How far a bot is from the best: ``python -m bench.best_response steady --players 4 --sizes 1 2``.

One card: every deal is counted (``bench.one_card``), so the solution, what the bot earns among
copies of itself and what the best response would earn are exact, up to the bot's own lots: on
everything that a seat can know it is asked once.

Two and three cards: one seat, R, plays against copies of the bot. At each decision it draws worlds
from exactly what it can know about bots that play like this: all cards not seen are laid out anew,
and a world is kept if the copies, asked again, would have bid and played as they did. On half of
the worlds every choice is played on by copies of the bot, and R takes the best; on the other half
what that gains over the bot's own choice is measured, so that luck in choosing counts for nothing.
The gains of a deal add up to what R earns more than the bot would (the lemma on the difference of
performance, Kakade and Langford 2002). R looks one choice ahead, so the true best response gains at
least as much, but for chance.
"""

import argparse
import json
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing import get_context
from typing import Any

import numpy as np

from bench import seats
from bench.duel_tables import estimate, table
from bench.ismcts.calls import draw_worlds
from bench.one_card import OneCard
from riverlib import cards
from riverlib.core import RiverError, seeds

Step = tuple[cards.GameState, cards.Action]
_PROPOSALS = 200  # worlds drawn for each that is wanted, before fewer have to do


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """One deal size among copies of one bot."""

    bot: str
    variant: cards.Variant
    players: int
    worlds: int
    seed: int


def gain_of_deal(table: Table, number: int) -> float:
    """Return the points that R gains in a deal; its place in the bidding goes round."""
    rng = seeds.generator(table.seed, number)
    state = cards.new_game(table.variant, players=table.players, first_dealer=0)
    state, _ = cards.apply(state, cards.shuffle(state, rng))
    own, gain = number % table.players, 0.0
    past: list[Step] = []
    while not state.is_over:
        seat = state.to_move
        assert seat is not None
        action = _said(table, state, rng)
        if seat == own and len(cards.legal_actions(state)) > 1:
            better, more = best_of(table, state, past, action, rng)
            action, gain = better, gain + more
        past.append((state, action))
        state, _ = cards.apply(state, action)
    return gain


def best_of(
    table: Table, state: cards.GameState, past: Sequence[Step], usual: cards.Action,
    rng: np.random.Generator,
) -> tuple[cards.Action, float]:  # fmt: skip
    """Return the choice that is best on half of the worlds, and its gain on the other half."""
    worlds = likely_worlds(table, state, past, rng)
    half = len(worlds) // 2
    if not half:
        return usual, 0.0
    choices = cards.legal_actions(state)
    points = {choice: [_earned(table, world, choice, rng) for world in worlds[:half]]
              for choice in choices}  # fmt: skip
    best = max(choices, key=lambda choice: (sum(points[choice]), choice == usual))
    if best == usual:
        return usual, 0.0
    gains = [_earned(table, world, best, rng) - _earned(table, world, usual, rng)
             for world in worlds[half:]]  # fmt: skip
    return best, float(np.mean(gains))


def likely_worlds(
    table: Table, state: cards.GameState, past: Sequence[Step], rng: np.random.Generator
) -> list[cards.GameState]:
    """Draw states that the seat to move cannot tell from this one, as likely as they truly are."""
    assert state.to_move is not None
    view, kept = cards.view(state, state.to_move), []
    others = [step for step in past if step[0].to_move != state.to_move]
    for _ in range(_PROPOSALS):
        for hands in draw_worlds(view, rng, table.worlds):
            world = replace(state, hands=hands)
            if all(_agrees(table, step, state, world, rng) for step in others):
                kept.append(world)
                if len(kept) == table.worlds:
                    return kept
    return kept


def _agrees(
    table: Table, step: Step, now: cards.GameState, world: cards.GameState,
    rng: np.random.Generator,
) -> bool:  # fmt: skip
    """Return whether a copy of the bot, asked in this world, does again what was done."""
    before, action = step
    hands = []
    for then, left, other in zip(before.hands, now.hands, world.hands, strict=True):
        played = list(then)
        for card in left:
            played.remove(card)
        hands.append((*other, *played))
    return _said(table, replace(before, hands=tuple(hands)), rng) == action


def _said(table: Table, state: cards.GameState, rng: np.random.Generator) -> cards.Action:
    assert state.to_move is not None
    view = cards.view(state, state.to_move)
    return view.legal[0] if len(view.legal) == 1 else seats.chooser(table.bot)(view, rng)


def _earned(
    table: Table, world: cards.GameState, action: cards.Action, rng: np.random.Generator
) -> int:
    """Return the points of the seat to move after one choice, copies of the bot playing on."""
    seat = world.to_move
    assert seat is not None
    state, _ = cards.apply(world, action)
    while not state.is_over:
        state, _ = cards.apply(state, _said(table, state, rng))
    return state.results[-1].points[seat]


def sampled(table: Table, deals: int, workers: int) -> tuple[float, float]:
    """Return R's mean gain in points a deal and half the width of its 95 % interval."""
    if workers == 1:
        return estimate([gain_of_deal(table, number) for number in range(deals)])
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        return estimate(list(pool.map(partial(gain_of_deal, table), range(deals))))


def exact(variant: cards.Variant, players: int, bot: str) -> dict[str, Any]:
    """Return what each place earns with one card, the dealer last: solved, and by the bot."""
    deal = OneCard(variant, players)
    policy = deal.policy_of(bot)
    worth = [deal.worth(policy, place) for place in range(players)]
    figures: dict[str, Any] = {"own": [each.own for each in worth]}
    figures["best response"] = [each.best for each in worth]
    try:
        figures["solved"] = list(deal.solved()[1])
    except RiverError as error:
        figures["not solved"] = str(error)
    figures["gain"] = float(np.mean([each.best - each.own for each in worth]))
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description="What the best response gains against a bot.")
    parser.add_argument("bot")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--sizes", type=int, nargs="+", default=[1, 2, 3])
    parser.add_argument("--rules", help="key of a built-in rule set; else basic, turn-up, hook")
    parser.add_argument("--scoring", choices=cards.SCORINGS, help="instead of that of the rules")
    parser.add_argument("--deals", type=int, default=200, help="of two cards and more")
    parser.add_argument("--worlds", type=int, default=60, help="for each decision of R")
    parser.add_argument("--workers", type=int, default=2, help="processes at the same time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    options = parser.parse_args()
    rules = cards.find_variant(options.rules) if options.rules else seats.TABLE
    if options.scoring:
        rules = replace(rules, scoring=cards.SCORINGS[options.scoring])
    figures: dict[str, Any] = {}
    for size in options.sizes:
        if size == 1:
            figures["1"] = exact(rules, options.players, options.bot)
            continue
        one = Table(
            bot=options.bot, variant=replace(rules, hand_sizes=(size,)), players=options.players,
            worlds=options.worlds, seed=options.seed,
        )  # fmt: skip
        gain, half = sampled(one, options.deals, options.workers)
        figures[str(size)] = {"gain": gain, "half width of 95 %": half}
    print(json.dumps(figures) if options.json else _tables(figures))


def _tables(figures: dict[str, Any]) -> str:
    lines = [
        [
            size,
            f"{row['gain']:.3f}",
            "exact" if size == "1" else f"± {row['half width of 95 %']:.3f}",
        ]
        for size, row in figures.items()
    ]
    parts = [table(["cards", "points a deal short of the best response", ""], lines)]
    if "1" in figures:
        rows = {name: row for name, row in figures["1"].items() if isinstance(row, list)}
        head = ["one card, points by place", *map(str, range(1, len(rows["own"]) + 1))]
        parts.append(table(head, [[name, *(f"{each:.4f}" for each in row)]
                                  for name, row in rows.items()]))  # fmt: skip
    return "\n\n".join(parts)


if __name__ == "__main__":
    main()
