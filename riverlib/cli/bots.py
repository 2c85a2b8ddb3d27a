"""What bots are called on the command line: as everywhere, with ``-light`` for who thinks less.

Bots that play every choice on in their heads are too slow for games by the thousand. A lighter one
of the same mind plays in their place, and is said to.
"""

from collections.abc import Mapping

import click

from riverlib.core import RiverError

PLAYED: Mapping[str, Mapping[str, str]] = {
    "cards": {each: each for each in ("random", "steady", "expert-light")},
    "race": {each: each for each in ("random", "front-runner", "rear-guard", "steady")}
    | {"pilot-light": "planner"},
}
"""By game the names, weakest first, with the keys that the kernels have for them."""
_STAND_IN: Mapping[str, Mapping[str, str]] = {
    "cards": {"expert": "expert-light"},
    "race": {"pilot": "pilot-light"},
}
_ONCE: Mapping[str, str] = {"planner": "pilot-light"}
"""Names of before, which stay known."""


def bulk_key(game: str, name: str) -> str:
    """Return what the kernels call a bot; a lighter one in another's place is announced.

    Raises
    ------
    RiverError
        If there is no such bot; the message lists those there are.
    """
    names = PLAYED[game]
    light = _STAND_IN[game].get(name)
    if light is not None:
        said = f"{name} plays here as {light}, which does not play every choice on in its head"
        click.echo(said, err=True)
    found = light or _ONCE.get(name, name)
    if found not in names:
        raise RiverError(f"there is no bot called {name!r} here; there are {', '.join(names)}")
    return names[found]


def shown_name(game: str, key: str) -> str:
    """Return the name of a bot that the kernels know by its key."""
    return next(name for name, played in PLAYED[game].items() if played == key)


def help_text() -> str:
    """Return the names of all bots for the help, game by game."""
    return "; ".join(
        f"{words}: {', '.join(PLAYED[game])}"
        for game, words in (("cards", "at cards"), ("race", "in the race"))
    )
