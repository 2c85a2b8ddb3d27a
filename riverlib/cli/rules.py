"""``rules``: a rule sheet on the terminal."""

import json

import click

from riverlib.cli import command
from riverlib.core import RiverError
from riverlib.games import GAMES


@click.command
@click.argument("name", required=False)
@command.as_json
def rules(name: str | None, as_json: bool) -> None:
    """Print the rules of a rule set or a river; without a name, the names there are."""
    games = {each.key: (game, each) for game in GAMES.values() for each in game.catalogue}
    if name is None:
        click.echo(json.dumps({"names": list(games)}) if as_json else "\n".join(games))
        return
    if name not in games:
        raise RiverError(f"there are no rules called {name!r}: {', '.join(games)}")
    game, found = games[name]
    lines = game.rule_lines(found)
    click.echo(json.dumps({"name": name, "rules": lines}) if as_json else "\n".join(lines))
