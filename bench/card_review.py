"""How a review judges each bot, and how long it takes: ``python -m bench.card_review --games 3``.

Each bot sits alone among three ``steady`` for whole games of 10-1-10; its own choices are reviewed
as a page does it, in a process of its own. The first, which loads the kernels, is not counted.
Luck is zero on average for whoever plays: the mean of ``steady`` must lie within its error of 0,
that of another as far as the worlds in which its choices are weighed are true.
"""

import argparse
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, median, stdev
from time import perf_counter

from bench.seats import TABLE, chooser
from riverlib import cards
from riverlib.cards.bots import EVERY_BOT
from riverlib.cards.coach.review import GameReview
from riverlib.cards.coach.review_job import ReviewJob
from riverlib.core import GameLog, seeds
from riverlib.core.intervals import IN_95

PLAYERS = 4
_WAIT = 600.0


def played(bot: str, seed: int, deals: int) -> GameLog:
    """Return a game with a bot in the first seat among ``steady``, through so many deals."""
    choosers = [chooser(bot), *(chooser("steady") for _ in range(PLAYERS - 1))]
    chance, *own = (seeds.generator(seed, number) for number in range(PLAYERS + 1))
    log = cards.start_log(TABLE, players=PLAYERS, first_dealer=seed % PLAYERS)
    state = cards.opening_state(log)
    while not state.is_over and len(state.results) < deals:
        seat = state.to_move
        action: cards.Action = (
            cards.shuffle(state, chance)
            if seat is None
            else choosers[seat](cards.view(state, seat), own[seat])
        )
        state, _ = cards.apply(state, action)
        log = cards.with_action(log, action)
    return log


def reviewed(log: GameLog) -> tuple[GameReview, float]:
    """Return the review of the first seat, and the seconds that it took."""
    begun = perf_counter()
    job = ReviewJob(log, [0])
    assert job.wait(_WAIT), "the review did not come to an end"
    assert job.failure is None, job.failure
    return job.so_far, perf_counter() - begun


def report(bots: Sequence[str], games: int) -> None:
    """Print how choices are marked, what they cost, and how long the reviews took."""
    reviewed(played(bots[0], 0, 1))
    print(
        "bot            deals choices  fine doubtful   bad   given away    beside steady"
        "   luck a deal (95 %)  seconds a game"
    )
    for bot in bots:
        found = [reviewed(played(bot, seed, len(TABLE.hand_sizes))) for seed in range(1, games + 1)]
        seats = [review.seat(0) for review, _ in found]
        deals, choices = sum(each.deals for each in seats), sum(each.decisions for each in seats)
        fine, doubtful, bad = (sum(each.marks[no] for each in seats) for no in range(3))
        cost = sum(each.cost for each in seats) / deals
        skill = sum(each.skill for each in seats) / deals
        luck = [deal.seats[0].luck for review, _ in found for deal in review.deals]
        print(
            f"{bot:14} {deals:5} {choices:7} {fine / choices:5.1%} {doubtful / choices:8.1%}"
            f" {bad / choices:5.1%} {cost:12.2f} {skill:+16.2f}"
            f" {fmean(luck):+12.2f} ± {_half_width(luck):.2f}"
            f" {median(took for _, took in found):15.1f}",
            flush=True,
        )
    first = [reviewed(played(bots[-1], seed, 1))[1] for seed in range(1, games + 1)]
    print(f"the first deal alone, ten cards: median {median(first):.2f} s, most {max(first):.2f} s")


def _half_width(values: Sequence[float]) -> float:
    """Return half the 95 % interval of a mean."""
    return IN_95 * stdev(values) / sqrt(len(values))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="How a review judges each bot.")
    parser.add_argument("--bots", nargs="+", choices=EVERY_BOT, default=["beginner", "steady"])
    parser.add_argument("--games", type=int, default=3, help="of each bot")
    arguments = parser.parse_args()
    report(arguments.bots, arguments.games)
