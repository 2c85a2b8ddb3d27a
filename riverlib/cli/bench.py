"""``bench``: how fast this machine plays card games in bulk."""

import argparse
import os
from dataclasses import asdict

from riverlib.cli.command import Run, print_facts
from riverlib.cli.progress import ProgressBar


def bench(parser: argparse.ArgumentParser) -> Run:
    """Measure how fast card games are played in bulk.

    Four bots; 10 cards each for the deals, 10 down to 1 and up again for the games. Where
    open_spiel is installed its own random bots play the same deals in turn. The first run of all
    compiles for a quarter of a minute.
    """
    cores = os.cpu_count() or 1
    parser.add_argument(
        "--workers", type=int, default=cores, help=f"processes to compare with one ({cores})"
    )
    parser.add_argument("--scheduler", help="a Dask cluster instead of processes, tcp://…")
    parser.add_argument("--rounds", type=int, default=5, help="medians of so many rounds (5)")
    return _run


def _run(options: argparse.Namespace) -> int:
    from riverlib.cards.kernels import speed  # loads numba

    workers = options.scheduler or options.workers
    with ProgressBar("playing") as bar:
        found = speed.measure(rounds=max(1, options.rounds), workers=workers, progress=bar)
    facts: dict[str, object] = {
        name: round(figure, 2 if figure < 100 else None) for name, figure in asdict(found).items()
        if figure is not None
    }  # fmt: skip
    if found.times_spiel is not None:
        facts["times_spiel"] = round(found.times_spiel, 1)
    print_facts(facts | {"workers": workers}, as_json=options.json)
    return 0
