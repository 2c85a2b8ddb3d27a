"""Write the example that pages without games show: ``python -m bench.example_games``.

Four steady bots play forty games of the family night; the example holds the first of them deal by
deal, and of all of them the ends and how many hands of each size were bid and taken.
"""

import json

from bench import chart_games
from riverlib import analysis
from riverlib.analysis.example import FILE
from riverlib.play import Player

_NAMES = ("Otter", "Heron", "Kingfisher", "Pike")
_GAMES = 40


def main() -> None:
    players = [Player(name, "steady") for name in _NAMES]
    games = [
        analysis.from_log(chart_games.card_log(seed, players), _NAMES) for seed in range(_GAMES)
    ]
    hands = analysis.count_hands(analysis.deals_of_games(games))
    first = games[0]
    text = {
        "command": "python -m bench.example_games",
        "rules": "family-night",
        "names": list(_NAMES),
        "deals": [
            [deal.dealer, deal.hand_size, list(deal.bids), list(deal.taken), list(deal.points)]
            for deal in first.deals
        ],
        "ends": [list(game.totals[-1]) for game in games],
        "hands": hands.to_numpy().tolist(),
    }
    FILE.write_text(json.dumps(text, separators=(",", ":")) + "\n", "utf-8")
    print(f"{len(games)} games: {FILE}")


if __name__ == "__main__":
    main()
