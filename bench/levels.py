"""How strong the levels and manners of the card game are: ``python -m bench.levels``.

Whole games of 10-1-10 with four seats, basic scoring, turn-up and hook. Each level sits alone
among three ``steady``, alone among three ``beginner``, and with three of its own; each set of deals
is played with it in every seat, so luck of the cards cancels out. A manner is measured on
``steady``, among three without one. Sets of deals are the independent draws of the 95 % intervals.

Writes ``riverlib/cards/bots/strength.json``, which the page of bots and the set-up read; bots that
are not measured anew keep the figures they have there (``--bots steady expert``).
"""

import argparse
import json
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from datetime import date
from functools import partial
from multiprocessing import get_context
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bench import seats
from riverlib import cards
from riverlib.cards.bots import EVERY_BOT, LEVELS, MANNERS, key_of
from riverlib.cards.bots.measured import COMPANIES, FILE, MANNERED, OWN_KIND
from riverlib.core import seeds
from riverlib.core.intervals import IN_95

PLAYERS = 4
RULES = (
    "10 cards down to 1 and up again, 4 players, basic scoring, the dealer's bid may not make the"
    " bids add up"
)
_SIZES, _DEALER, _MADE, _POINTS, _BID, _OTHERS = range(6)  # columns of a deal's row


@dataclass(frozen=True, slots=True)
class Game:
    """What one seat did in a game."""

    block: int
    """Games with the same number share their deals: together they are one independent draw."""
    rows: tuple[tuple[float, ...], ...]
    """By deal: cards, whether the seat dealt, whether it made its bid, its points, its bid, share
    of the others who made theirs."""
    ahead: float
    """Share of the others that it ended ahead of; a tie counts half."""
    won: float
    """1 for a win, its part of a shared one, else 0."""


def play_game(bots: Sequence[str], *, seed: int, block: int) -> cards.GameState:
    """Play one game to its end; the same block deals the same cards to the same seats."""
    generators = [seeds.generator(seed, block, seat + 1) for seat in range(PLAYERS)]
    state = cards.new_game(seats.TABLE, players=PLAYERS, first_dealer=block % PLAYERS)
    return seats.play(state, bots, seeds.generator(seed, block), generators)


def seen_from(state: cards.GameState, own: int, block: int) -> Game:
    """Return what a seat did in a game."""
    others = [seat for seat in range(PLAYERS) if seat != own]
    rows = tuple(
        (
            deal.hand_size,
            own == deal.dealer,
            deal.bids[own] == deal.taken[own],
            deal.points[own],
            deal.bids[own],
            sum(deal.bids[seat] == deal.taken[seat] for seat in others) / len(others),
        )
        for deal in state.results
    )
    mine = state.totals[own]
    ahead = [(mine > state.totals[seat]) + (mine == state.totals[seat]) / 2 for seat in others]
    won = (own in state.winners) / len(state.winners)
    return Game(block, rows, sum(ahead) / len(ahead), won)


def play_set(bot: str, company: str, seed: int, block: int) -> list[Game]:
    """Play a set of deals with a bot in each seat in turn; among its own kind they are one game."""
    if bot == company:
        state = play_game([bot] * PLAYERS, seed=seed, block=block)
        return [seen_from(state, own, block) for own in range(PLAYERS)]
    found = []
    for own in range(PLAYERS):
        bots = [bot if seat == own else company for seat in range(PLAYERS)]
        found.append(seen_from(play_game(bots, seed=seed, block=block), own, block))
    return found


def mean_of(games: Iterable[Game], values: Any) -> tuple[float, float]:
    """Return a mean with half its 95 % interval; ``values`` gives each game's own, summed."""
    sums: dict[int, list[float]] = {}
    for game in games:
        total = sums.setdefault(game.block, [0.0, 0.0])
        for value in values(game):
            total[0] += value
            total[1] += 1
    table: NDArray[np.float64] = np.array([each for each in sums.values() if each[1]])
    mean = float(table[:, 0].sum() / table[:, 1].sum())
    off, blocks = table[:, 0] - mean * table[:, 1], len(table)
    spread = float(np.sqrt((off**2).sum() * blocks / max(1, blocks - 1)) / table[:, 1].sum())
    return round(mean, 4), round(IN_95 * spread, 4)


def figures_of(games: Sequence[Game]) -> dict[str, Any]:
    """Return what a bot reached in some company, each figure with its error."""
    columns = {"made": _MADE, "points": _POINTS, "bid": _BID, "others_made": _OTHERS}
    found: dict[str, Any] = {"games": len(games)}
    for name, column in columns.items():
        found[name], found[f"{name}_error"] = mean_of(games, partial(_column, column))
    found["ahead"], found["ahead_error"] = mean_of(games, lambda game: [game.ahead])
    found["won"], found["won_error"] = mean_of(games, lambda game: [game.won])
    return found


def _column(column: int, game: Game) -> list[float]:
    return [row[column] for row in game.rows]


def by_hand_size(games: Sequence[Game]) -> dict[str, Any]:
    """Return how many bids are made by cards in the hand, by the dealer and by the others."""

    def made(size: int | None, dealt: bool | None, game: Game) -> list[float]:
        return [
            row[_MADE]
            for row in game.rows
            if size in (None, row[_SIZES]) and dealt in (None, bool(row[_DEALER]))
        ]

    sizes = sorted({int(row[_SIZES]) for game in games for row in game.rows})
    return {
        "by_hand_size": [mean_of(games, partial(made, size, None))[0] for size in sizes],
        "dealer": mean_of(games, partial(made, None, True))[0],
        "others": mean_of(games, partial(made, None, False))[0],
    }


def companies(bot: str) -> dict[str, str]:
    """Return in what company a bot is measured, by the name in the file."""
    if bot not in LEVELS:
        return {MANNERED: MANNERED}
    return {key: key for key in COMPANIES} | {OWN_KIND: bot}


def measure(bot: str, *, sets: int, seed: int, pool: ProcessPoolExecutor) -> dict[str, Any]:
    """Play a bot in each company and return its figures."""
    found: dict[str, Any] = {}
    played: dict[str, list[Game]] = {}
    for name, company in companies(bot).items():
        if company not in played:
            blocks = pool.map(partial(play_set, bot, company, seed), range(sets))
            played[company] = [game for games in blocks for game in games]
        found[name] = figures_of(played[company])
        print(f"{bot} among {name}: {_line(found[name])}", flush=True)
    if OWN_KIND in found:
        found[OWN_KIND] |= by_hand_size(played[bot])
    return found


def _line(row: dict[str, Any]) -> str:
    return ", ".join(
        f"{name.replace('_', ' ')} {row[name]:.3f} ± {row[f'{name}_error']:.3f}"
        for name in ("points", "made", "bid", "others_made", "ahead", "won")
    )


def measured_bots() -> tuple[str, ...]:
    """Return whom the file holds: every level, and every manner on ``steady``."""
    return (*LEVELS, *(key_of(MANNERED, manner) for manner in MANNERS))


def main() -> None:
    """Measure and write the file."""
    parser = argparse.ArgumentParser(description="Strength of the levels and manners.")
    parser.add_argument("--sets", type=int, default=200, help="sets of deals, four games each")
    parser.add_argument("--seed", type=int, default=2026, help="another seed, other deals")
    parser.add_argument("--jobs", type=int, default=2, help="processes at the same time")
    parser.add_argument("--bots", nargs="+", choices=EVERY_BOT, default=measured_bots())
    parser.add_argument("--dry", action="store_true", help="write nothing")
    options = parser.parse_args()
    kept = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    bots: dict[str, Any] = dict(kept.get("bots", {}))
    with ProcessPoolExecutor(options.jobs, mp_context=get_context("spawn")) as pool:
        for bot in options.bots:
            command = f"python -m bench.levels --bots {bot} --sets {options.sets}"
            bots[bot] = {
                "command": f"{command} --seed {options.seed}",
                "date": date.today().isoformat(),
                **measure(bot, sets=options.sets, seed=options.seed, pool=pool),
            }
            if not options.dry:
                order = {key: bots[key] for key in measured_bots() if key in bots}
                figures = {"command": "python -m bench.levels", "rules": RULES, "bots": order}
                FILE.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
