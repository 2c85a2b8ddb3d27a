"""``rules``: a rule sheet on the terminal, numbered as the page of rules numbers it."""

import json
from typing import Any

import click

from riverlib import store
from riverlib.cli import command
from riverlib.core import RiverError
from riverlib.core.game import Game
from riverlib.games import GAMES, find_game

NO_RULE = "source"
"""The key of a line that says where rules come from."""


@click.command
@click.argument("name", required=False)
@command.as_json
def rules(name: str | None, as_json: bool) -> None:
    """Print the rules of a rule set or a river; without a name, the names there are."""
    found = None if name is None else _built_in().get(name) or _house_rules(name)
    if name is None:
        names = _names()
        click.echo(json.dumps({"names": names}) if as_json else "\n".join(names))
        return
    if found is None:
        raise RiverError(f"there are no rules called {name!r}: {', '.join(_names())}")
    keyed = found[0].keyed_rules(found[1])
    if as_json:
        lines = [line for _, line in keyed]
        click.echo(json.dumps({"name": name, "rules": lines, "keys": [key for key, _ in keyed]}))
    else:
        click.echo("\n".join(_numbered(keyed)))


def _built_in() -> dict[str, tuple[Game, Any]]:
    return {each.key: (game, each) for game in GAMES.values() for each in game.catalogue}


def _names() -> list[str]:
    """List every name there is, the built-in ones first; names of people stay on one line."""
    built_in = list(_built_in())
    own = [" ".join(each.name.split()) for each in _kept()]
    return [*built_in, *(name for name in own if name not in built_in)]


def _kept() -> list[store.HouseRule]:
    engine = store.open_database()
    try:
        return store.HouseRules(engine).all()
    finally:
        engine.dispose()


def _house_rules(name: str) -> tuple[Game, Any] | None:
    """Look among a family's own rules."""
    kept = next((each for each in _kept() if each.name == name), None)
    if kept is None:
        return None
    game = find_game(kept.game)
    return game, game.rules_from_data(kept.data)


def _numbered(keyed: tuple[tuple[str, str], ...]) -> list[str]:
    """Put its number before each rule; what is no rule stands below them."""
    width = len(str(len(keyed)))
    return [
        line if key == NO_RULE else f"{number:{width}}. {line}"
        for number, (key, line) in enumerate(keyed, start=1)
    ]
