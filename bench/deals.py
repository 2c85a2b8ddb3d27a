"""Are the deals fair? ``python -m bench.deals --deals 1000000 --seed 1``.

Two shuffles are tested: the engine's, which every game at the table uses, and that of bulk play in
the kernels. For each: how often every card of the pack comes to every place (chi-square over cards
and places), and how often every two cards come to two given places, neighbours in the pack or cards
of one hand, which would show a pack that was only cut or riffled. A p-value below 0.001 would be
suspicious; the smallest of 52 is already multiplied by 52.
"""

import argparse
import json
from collections.abc import Callable
from functools import partial

import numpy as np
from numpy.typing import NDArray
from scipy.stats import chi2  # type: ignore[import-untyped]

from bench.duel_tables import table
from riverlib import cards
from riverlib.cards.card import pack
from riverlib.cards.kernels.records import DEAL, RULES, face_of
from riverlib.core import seeds
from riverlib.core.bulk import results_of, split

CARDS = 52
PAIRS = {
    "the first and the second": (0, 1),
    "the first and the fifth": (0, 4),  # one hand of four
    "in the middle": (25, 26),
    "at the bottom": (50, 51),
}
"""Pairs of places by the name of their test."""
_BATCH = 20_000
Orders = NDArray[np.int64]
"""Shape (deals, 52): the number of each card by its place, the top one first."""


def by_engine(deals: range, seed: int) -> Orders:
    """Shuffle as the engine does at the table, each deal from a generator of its own."""
    variant = cards.Variant(key="deals", name="Deals", hand_sizes=(10,))
    state = cards.new_game(variant, players=4)
    numbers = {card: face_of(card) for card in pack()}
    orders = np.empty((len(deals), CARDS), np.int64)
    for row, deal in enumerate(deals):
        order = cards.shuffle(state, seeds.generator(seed, deal)).order
        orders[row] = [numbers[card] for card in order]
    return orders


def by_kernel(deals: range, seed: int) -> Orders:
    """Shuffle as bulk play does: game by game from the seed's key, the first deal of each."""
    from riverlib.cards.kernels import calls, compiled

    rules = np.zeros(1, RULES)[0]
    rules["cards"], rules["pack"][:CARDS] = CARDS, [face_of(card) for card in pack()]
    deal, key = np.zeros(1, DEAL)[0], calls.key_of(seed)
    orders = np.empty((len(deals), CARDS), np.int64)
    for row, number in enumerate(deals):
        stream = key
        for step in (number, 0, 0):  # game, deal, its shuffles
            stream = np.uint64(compiled.functions.stream_of(stream, step))
        compiled.functions.shuffle(rules, deal, CARDS, stream)
        orders[row] = deal["order"][:CARDS]
    return orders


SHUFFLERS = {"the table's shuffle": by_engine, "bulk play's shuffle": by_kernel}


def counted(
    shuffler: Callable[[range, int], Orders], seed: int, deals: range
) -> dict[str, NDArray[np.int64]]:
    """Count, over some deals, cards by place, and for some pairs of places both cards."""
    orders = shuffler(deals, seed)
    by_place = [np.bincount(column, minlength=CARDS) for column in orders.T]
    counts = {"places": np.array(by_place).T}
    for name, (one, other) in PAIRS.items():
        both = orders[:, one] * CARDS + orders[:, other]
        counts[name] = np.bincount(both, minlength=CARDS**2).reshape(CARDS, CARDS)
    return counts


def p_of_places(counts: NDArray[np.int64], deals: int) -> dict[str, float]:
    """Return p-values of cards by place: of all, and the smallest of one card and of one place.

    Every deal puts each card in one place and each place under one card, so the sum over all cells
    times 51/52 has 51 times 51 degrees of freedom.
    """
    off = (counts - deals / CARDS) ** 2 / (deals / CARDS)
    free = CARDS - 1
    smallest = [min(1.0, CARDS * float(chi2.sf(off.sum(axis=axis), free).min())) for axis in (1, 0)]
    return {
        "every card in every place": float(chi2.sf(off.sum() * free / CARDS, free**2)),
        "the most uneven card": smallest[0],
        "the most uneven place": smallest[1],
    }


def p_of_pairs(counts: NDArray[np.int64], deals: int) -> float:
    """Return the p-value of two places' cards: all 52 times 51 ways equally likely.

    Raises
    ------
    ValueError
        If a card came to both places of one deal.
    """
    if counts.diagonal().any():
        raise ValueError("a card was dealt twice")
    ways = CARDS * (CARDS - 1)
    seen = counts[~np.eye(CARDS, dtype=bool)]
    return float(chi2.sf(((seen - deals / ways) ** 2 / (deals / ways)).sum(), ways - 1))


def p_values(
    shuffler: Callable[[range, int], Orders], deals: int, *, seed: int, workers: int = 1
) -> dict[str, float]:
    """Shuffle so often and return every p-value by its name."""
    batches = split(deals, _BATCH)
    sums: dict[str, NDArray[np.int64]] = {}
    for _, counts in results_of(partial(counted, shuffler, seed), batches, workers=workers):
        sums = {name: sums.get(name, 0) + count for name, count in counts.items()}
    pairs = {f"two cards, {name}": p_of_pairs(sums[name], deals) for name in PAIRS}
    return p_of_places(sums["places"], deals) | pairs


def main() -> None:
    parser = argparse.ArgumentParser(description="Is every card as likely in every place?")
    parser.add_argument("--deals", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1, help="another seed, other deals")
    parser.add_argument("--workers", type=int, default=2, help="processes at the same time")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    options = parser.parse_args()
    figures = {
        name: p_values(shuffler, options.deals, seed=options.seed, workers=options.workers)
        for name, shuffler in SHUFFLERS.items()
    }
    if options.json:
        print(json.dumps({"deals": options.deals, "seed": options.seed, "p": figures}))
        return
    lines = [[name, *(f"{figures[key][name]:.3f}" for key in figures)]
             for name in next(iter(figures.values()))]  # fmt: skip
    print(table([f"p-value, {options.deals:,} deals", *figures], lines))


if __name__ == "__main__":
    main()
