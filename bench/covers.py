"""What it costs several people to share one device: taps in whole games, counted in the views.

Run ``python -m bench.covers [--people N ...] [--json]``. A script plays the first bid and card that
its view allows, through a window's session as the browser does, and counts how often a hand had to
be turned up, how often a card played itself, and whether a card of a hand face down was ever sent.
"""

import argparse
import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from riverlib import cards
from riverlib.boards.cards.session import TableSession
from riverlib.play import CardMatch, Player
from riverlib.store import Games, open_database

NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Ida", "Jon", "Kim")


def count(people: int, *, by_itself: bool) -> dict[str, int]:
    """Play one whole game of so many people and return what was counted."""
    counted = {"taps to see a hand": 0, "bids and cards by hand": 0, "next deal": 0, "by itself": 0}
    counted["hidden cards sent"] = 0
    with TemporaryDirectory() as folder:
        engine = open_database(f"sqlite:///{Path(folder) / 'games.sqlite3'}")
        players = [Player(name) for name in NAMES[:people]]
        variant = cards.VARIANTS[0]
        match = CardMatch.start(Games(engine), variant, players, first_dealer=0, seed=5)
        session = TableSession(match)
        while (view := _view(session))["phase"] != "over":
            if view["cover"]:
                counted["hidden cards sent"] += len(view["hand"])
            action, what = _next(view, by_itself=by_itself)
            counted[what] += 1
            nonce = f"n{sum(counted.values())}"
            session.answer({**action, "turn": view["turn"], "nonce": nonce})
        engine.dispose()
    return counted


def _view(session: TableSession) -> dict[str, Any]:
    return dict(session.view())


def _next(view: dict[str, Any], *, by_itself: bool) -> tuple[dict[str, Any], str]:
    """Return the next click, and what it counts as."""
    if by_itself and view.get("forced") == "last":
        return {"kind": "forced"}, "by itself"
    if view["cover"]:
        return {"kind": "take"}, "taps to see a hand"
    if view["phase"] == "scored":
        return {"kind": "next"}, "next deal"
    if view["phase"] == "bid":
        return {"kind": "bid", "tricks": view["bids"]["open"][0]}, "bids and cards by hand"
    card = next(each["card"] for each in view["hand"] if each["reason"] is None)
    return {"kind": "play", "card": card}, "bids and cards by hand"


def main() -> None:
    """Print the counts."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--people", type=int, nargs="+", default=[3, 4])
    parser.add_argument("--json", action="store_true", help="print JSON")
    chosen = parser.parse_args()
    found = [
        {"people": people, "last cards play themselves": by_itself}
        | count(people, by_itself=by_itself)
        for people in chosen.people
        for by_itself in (False, True)
    ]
    if chosen.json:
        print(json.dumps(found, indent=2))
        return
    for each in found:
        print(", ".join(f"{name}: {value}" for name, value in each.items()))


if __name__ == "__main__":
    main()
