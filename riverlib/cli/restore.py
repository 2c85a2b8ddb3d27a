"""``restore``: a backup in place of the saved games."""

from pathlib import Path

import click

from riverlib import store
from riverlib.cli import command


@click.command
@click.argument("file", type=click.Path(path_type=Path))
@command.as_json
def restore(file: Path, as_json: bool) -> None:
    """Put the games of the backup FILE in place of those of now, which are kept beside.

    The app may be running: it goes on with the restored games at its next click.
    """
    games, kept = store.restore(file)
    if as_json:
        facts = {"games": games, "kept": None if kept is None else str(kept)}
        command.print_facts(facts, as_json=True)
        return
    click.echo(f"{command.counted(games, 'game')} restored from {file.resolve()}")
    if kept is not None:
        click.echo(f"What was there before is kept in {kept}")
