"""How long the engine takes for a game: ``python -m bench.engine``.

Plays whole games of 19 deals with four players of family night, every bid and card drawn at
random from the legal ones, and prints the median time of a game.
"""

import argparse
import json
from random import Random
from statistics import median
from time import perf_counter

from riverlib import cards

TARGET_MS = 60.0


def game_ms(variant: cards.Variant, players: int, rng: Random) -> float:
    """Play one random game and return its milliseconds."""
    start = perf_counter()
    state = cards.new_game(variant, players=players)
    while not state.is_over:
        choices = cards.legal_actions(state)
        action = rng.choice(choices) if choices else cards.shuffle(state, rng)
        state, _ = cards.apply(state, action)
    return (perf_counter() - start) * 1000


def main() -> None:
    parser = argparse.ArgumentParser(description="Time random games of the card engine.")
    parser.add_argument("--games", type=int, default=100, help="games to play (100)")
    parser.add_argument("--variant", default="family-night", help="key of the rule set")
    parser.add_argument("--players", type=int, default=4, help="players (4)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the games (1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    options = parser.parse_args()
    if options.games < 1:
        parser.error("--games must be 1 or more")

    rng = Random(options.seed)
    variant = cards.find_variant(options.variant)
    times = [game_ms(variant, options.players, rng) for _ in range(options.games)]
    numbers = {
        "variant": options.variant,
        "players": options.players,
        "games": options.games,
        "seed": options.seed,
        "median_ms": round(median(times), 2),
        "slowest_ms": round(max(times), 2),
        "target_ms": TARGET_MS,
    }
    if options.json:
        print(json.dumps(numbers))
    else:
        print(
            f"{options.games} games of {options.variant} with {options.players} players: median"
            f" {numbers['median_ms']} ms, slowest {numbers['slowest_ms']} ms a game"
            f" (target {TARGET_MS:g} ms for family-night with 4)"
        )


if __name__ == "__main__":
    main()
