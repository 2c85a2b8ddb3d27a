"""Fit the weights by which ``steady`` judges a card: ``python -m bench.fit_steady --games 2000``.

``steady`` plays against itself and a few random bots. At each bid and after each card played it
judges every card of the hand; what it saw then and whether the card took its trick make one row
of a logistic regression. A fifth of the games is held out to compare the old weights with the
new ones. With ``--write`` the new ones replace the old; fit again then, as the play has changed.
"""

import argparse
import re
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from riverlib import cards
from riverlib.cards.bots import find_bot
from riverlib.cards.events import TrickTaken
from riverlib.cards.kernels import chances, steady, weights
from riverlib.cards.kernels.points import needed
from riverlib.cards.kernels.positions import Position, position_of
from riverlib.cards.kernels.records import face_of
from riverlib.cards.kernels.unseen import count_cards
from riverlib.cards.schedule import down_and_up
from riverlib.core import seeds

TABLE = replace(cards.find_variant("prediction"), key="fit", hand_sizes=down_and_up(10))
PLAYERS = (4, 4, 4, 4, 3, 5, 2, 6, 4, 8, 4, 7, 4, 5, 3, 10)  # game by game, over and over
RANDOM_BOTS = (0, 0, 0, 0, 0, 0, 0, 1, 2, 2)
RIDGE = 2e-5  # keeps signs that say nearly the same from growing against each other
HELD_OUT = 5  # one game in so many
OLD = (weights.PLAIN_WEIGHTS, weights.TRUMP_WEIGHTS)
_STEPS, _STEP_SIZE, _BLOCK = 100, 4.0, 100_000
_NUMBER = re.compile(r"^    (-?\d+\.\d+),  # (.+)$", re.MULTILINE)

Array = NDArray[np.float64]
Rows = NDArray[np.float32]
"""A row is the signs of one card and then 1 if it took its trick, else 0."""
Decision = tuple[cards.View, cards.Action]


def seats(game_no: int) -> list[str]:
    """Return the bots of one game, by seat."""
    players = PLAYERS[game_no % len(PLAYERS)]
    randoms = RANDOM_BOTS[game_no % len(RANDOM_BOTS)] if players > 2 else 0
    first = game_no // len(RANDOM_BOTS)
    strangers = {(first + place) % players for place in range(randoms)}
    return ["random" if seat in strangers else "steady" for seat in range(players)]


def deals(
    game_no: int, *, seed: int, variant: cards.Variant
) -> Iterator[tuple[list[Decision], list[TrickTaken]]]:
    """Play one game and yield deal by deal what ``steady`` saw and did, and all tricks."""
    bots = seats(game_no)
    choosers = [find_bot(key).choose for key in bots]
    chance = seeds.generator(seed, game_no)
    own = [seeds.generator(seed, game_no, seat + 1) for seat in range(len(bots))]
    state = cards.new_game(variant, players=len(bots), first_dealer=game_no % len(bots))
    while not state.is_over:
        state, _ = cards.apply(state, cards.shuffle(state, chance))
        decisions: list[Decision] = []
        tricks: list[TrickTaken] = []
        while (seat := state.to_move) is not None:
            view = cards.view(state, seat)
            action = choosers[seat](view, own[seat])
            if bots[seat] == "steady":
                decisions.append((view, action))
            state, events = cards.apply(state, action)
            tricks += [event for event in events if isinstance(event, TrickTaken)]
        yield decisions, tricks


def judged(
    view: cards.View, action: cards.Action, tricks: Sequence[TrickTaken]
) -> Iterator[tuple[bool, list[float]]]:
    """Yield whether it is a trump, and its row, for each card left after one decision."""
    assert view.seat is not None
    position, seat = position_of(view), view.seat
    rules, deal, hand, _ = position
    count_cards(rules, deal, hand, seat)
    played = [trick.cards[(seat - trick.leader) % view.players] for trick in tricks]
    won = [trick.seat == seat for trick in tricks]
    if isinstance(action, cards.Bid):
        first, need, gone = 0, action.tricks, -1
        demand = steady.open_demand(rules, deal, seat)
        leads = steady.lead_chance(rules, deal, seat, action.tricks)
    else:
        first = len(view.tricks) + 1
        need = needed(rules, deal, seat) - won[first - 1]
        gone = hand.face.index(face_of(played[first - 1]))
        demand, leads = steady.demand_left(rules, deal, seat), float(won[first - 1])
    if need < 0:
        return  # a seat over its bid plays to spoil: its cards are no measure
    fates = [(face_of(card), float(taken)) for card, taken in zip(played, won, strict=True)][first:]
    for card, signs in signs_by_card(position, gone, demand=demand, leads=leads):
        fate = next(fate for fate in fates if fate[0] == hand.face[card])
        fates.remove(fate)
        yield hand.suit[card] == deal.trump, [*signs, fate[1]]


def signs_by_card(
    position: Position, gone: int, *, demand: float, leads: float
) -> Iterator[tuple[int, Any]]:
    """Yield the signs of each card of a counted hand that is left without card ``gone``."""
    _, deal, hand, _ = position
    rules = SimpleNamespace(plain_weights=np.eye(len(OLD[0])), trump_weights=np.eye(len(OLD[1])))
    chances.judge(rules, deal, hand, demand)
    chances.set_aside(deal, hand, chances.NO_SUIT if gone < 0 else hand.suit[gone])
    place = before = -1
    for card in range(hand.cards):
        suit = hand.suit[card]
        place, before = (place + 1 if suit == before else 0), suit
        if card == gone:
            place -= 1
        elif suit == deal.trump:
            common = chances.trump_setting(rules, hand, leads)
            yield card, chances.trump_odds(rules, hand, card, place, common)
        else:
            length = hand.length[suit] - (gone >= 0 and hand.suit[gone] == suit)
            setting = chances.plain_setting(rules, hand, leads)
            yield card, chances.plain_odds(rules, hand, card, place, length, setting)


def collect(game_no: int, *, seed: int, variant: cards.Variant = TABLE) -> list[Rows]:
    """Play one game and return the rows of the plain cards and of the trumps."""
    rows_by_kind: tuple[list[list[float]], ...] = ([], [])
    for decisions, tricks in deals(game_no, seed=seed, variant=variant):
        for view, action in decisions:
            for is_trump, row in judged(view, action, tricks):
                rows_by_kind[is_trump].append(row)
    sizes = [len(old) + 1 for old in OLD]
    return [
        np.array(rows, np.float32).reshape(-1, size)
        for rows, size in zip(rows_by_kind, sizes, strict=True)
    ]


def chances_of(rows: Rows, weights: Array) -> Array:
    """Return the chance of each row's card to take its trick, by these weights."""
    return 1.0 / (1.0 + np.exp(-(rows[:, :-1] @ weights)))


def fit(rows: Rows) -> Array:
    """Return the weights of the logistic regression, found by Newton's method."""
    width = rows.shape[1] - 1
    weights = np.zeros(width)
    for _ in range(_STEPS):
        slope, curvature = RIDGE * weights, RIDGE * np.eye(width)
        for block in np.array_split(rows, 1 + len(rows) // _BLOCK):
            signs, guess = block[:, :-1].astype(float), chances_of(block, weights)
            slope += signs.T @ (guess - block[:, -1]) / len(rows)
            curvature += signs.T @ (signs * (guess * (1.0 - guess))[:, None]) / len(rows)
        step = np.linalg.solve(curvature, slope)
        longest = float(np.abs(step).max())
        weights -= step * min(1.0, _STEP_SIZE / longest)  # no leap from where the curve is flat
        if longest < 1e-6:
            return weights
    raise ArithmeticError(f"{len(rows)} cards do not settle {width} weights: play more games")


def log_loss(rows: Rows, weights: Array) -> float:
    """Return the mean surprise, in nats, at what became of each card."""
    guess = chances_of(rows, weights)
    return float(-np.log(np.where(rows[:, -1] > 0, guess, 1.0 - guess) + 1e-12).mean())


def calibration(rows: Rows, weights: Array) -> str:
    """Return tenth by tenth of the chances their mean and the share that won, in percent."""
    guess = chances_of(rows, weights)
    tenth = np.minimum((guess * 10).astype(int), 9)
    groups = [(guess[tenth == each], rows[tenth == each, -1]) for each in range(10)]
    return "  ".join(f"{100 * a.mean():.0f}:{100 * b.mean():.0f}" for a, b in groups if len(a))


def rewritten(source: str, weights: Sequence[float], fitted_to: int) -> str:
    """Return the text of ``weights.py`` with other numbers and the same comments."""
    assert len(_NUMBER.findall(source)) == len(weights)
    numbers = iter(weights)
    source = _NUMBER.sub(lambda row: f"    {next(numbers):.2f},  # {row[2]}", source)
    return re.sub(r"fitted to [\d,]+ cards", f"fitted to {fitted_to:,} cards", source)


def compare(names: Sequence[str], old: Array, new: Array, held_out: Rows) -> None:
    """Print old and new weights side by side, and how well both judge the games held out."""
    print(f"\n{'old':>10} {'new':>6}")
    for name, before, after in zip(names, old, new, strict=True):
        print(f"{before:10.2f} {after:6.2f}  {name}")
    for title, row in (("old", old), ("new", new)):
        print(f"{title}: log-loss {log_loss(held_out, row):.4f} on {len(held_out):,} cards")
        print(f"     percent judged:won  {calibration(held_out, row)}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the weights by which steady judges cards.")
    parser.add_argument("--games", type=int, default=2000, help="a fifth of them is held out")
    parser.add_argument("--seed", type=int, default=1, help="another seed, other games")
    parser.add_argument("--jobs", type=int, default=2, help="processes at the same time")
    parser.add_argument("--write", action="store_true", help="replace the weights of the bot")
    options = parser.parse_args()
    if options.games < HELD_OUT:
        parser.error(f"{options.games} games are too few to hold out one in {HELD_OUT}")
    with ProcessPoolExecutor(options.jobs, mp_context=get_context("spawn")) as pool:
        play = partial(collect, seed=options.seed)
        games = list(pool.map(play, range(options.games), chunksize=4))
    path = Path(weights.__file__)
    source = path.read_text("utf-8")
    names = iter([name for _, name in _NUMBER.findall(source)])
    fitted: list[float] = []
    fitted_to, cut = 0, len(games) // HELD_OUT
    for kind, old in enumerate(OLD):
        rows = np.vstack([game[kind] for game in games[cut:]])
        new = np.round(fit(rows), 2) + 0.0  # never -0.00
        held_out = np.vstack([game[kind] for game in games[:cut]])
        compare([next(names) for _ in old], np.array(old), new, held_out)
        fitted += new.tolist()
        fitted_to += len(rows)
    if options.write:
        path.write_text(rewritten(source, fitted, fitted_to), "utf-8")


if __name__ == "__main__":
    main()
