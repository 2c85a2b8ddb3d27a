"""``bench``: how fast this machine plays card games in bulk."""

import os
from dataclasses import asdict

import click

from riverlib.cli import command

CORES = os.cpu_count() or 1


@click.command
@click.option(
    "--workers",
    type=command.WORKERS,
    default=CORES,
    show_default=True,
    help="Processes to compare with one.",
)
@command.scheduler
@click.option(
    "--rounds",
    type=click.IntRange(min=1),
    default=5,
    show_default=True,
    help="Medians of so many rounds.",
)
@command.as_json
def bench(workers: int, scheduler: str | None, rounds: int, as_json: bool) -> None:
    """Measure how fast card games are played in bulk.

    Four bots; 10 cards each for the deals, 10 down to 1 and up again for the games. Where
    open_spiel is installed its own random bots play the same deals in turn. The first run of all
    compiles for a quarter of a minute.
    """
    from riverlib.cards.kernels import speed  # loads numba

    with command.progress("playing") as show:
        found = speed.measure(rounds=rounds, workers=scheduler or workers, on_progress=show)
    facts: dict[str, object] = {
        name: round(figure, 2 if figure < 100 else None)
        for name, figure in asdict(found).items()
        if figure is not None
    }
    if found.times_spiel is not None:
        facts["times_spiel"] = round(found.times_spiel, 1)
    command.print_facts(facts | {"workers": scheduler or workers}, as_json=as_json)
