"""``backup``: the saved games in a file of their own."""

from pathlib import Path

import click

from riverlib import store
from riverlib.cli import command


@click.command
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--force", is_flag=True, help="Replace a file of that name.")
@command.as_json
def backup(file: Path, force: bool, as_json: bool) -> None:
    """Copy all saved games into FILE, also while the app is running."""
    games = store.backup(file, force=force)
    if as_json:
        facts = {"file": str(file.resolve()), "games": games, "bytes": file.stat().st_size}
        command.print_facts(facts, as_json=True)
    else:
        click.echo(f"{command.counted(games, 'game')} saved in {file.resolve()}")
