"""What the commands share: their common options, a progress bar, how results are printed."""

import json
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from math import isfinite

import click

from riverlib.core import seeds

WORKERS = click.IntRange(1, max(64, 4 * (os.cpu_count() or 1)))
"""How many processes may be asked for: more would only stop this machine."""
as_json = click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
seed = click.option(
    "--seed",
    type=click.IntRange(0, 10**18 - 1),
    default=seeds.new_seed,
    show_default="drawn",
    help="The same whole number, the same cards and dice.",
)
"""For a command with chance in it; the command reports the seed."""
scheduler = click.option(
    "--scheduler",
    metavar="tcp://…",
    show_default="none",
    help="A Dask cluster instead of processes of this machine.",
)


@contextmanager
def progress(what: str) -> Iterator[Callable[[float], None]]:
    """Show a bar on the error stream of a terminal; nothing where nobody watches.

    Yields what takes the share that is done, 0 to 1.
    """
    is_hidden = not sys.stderr.isatty()
    with click.progressbar(length=100, label=what, file=sys.stderr, hidden=is_hidden) as bar:
        yield lambda share: bar.update(round(100 * share) - bar.pos)


def print_facts(facts: Mapping[str, object], *, as_json: bool) -> None:
    """Print results: one JSON object, or a line each."""
    if as_json:
        click.echo(json.dumps(_strict(facts), allow_nan=False))
        return
    longest = max(map(len, facts))
    for name, fact in facts.items():
        text = f"{fact:,}" if isinstance(fact, int) and not isinstance(fact, bool) else f"{fact}"
        click.echo(f"{name.replace('_', ' '):{longest}}  {text}")


def _strict(fact: object) -> object:
    """Return a fact as JSON knows it: what one game leaves unknown is ``null`` and not infinity."""
    if isinstance(fact, Mapping):
        return {name: _strict(each) for name, each in fact.items()}
    if isinstance(fact, list | tuple):
        return [_strict(each) for each in fact]
    return None if isinstance(fact, float) and not isfinite(fact) else fact


def counted(number: int, what: str) -> str:
    """Say how many there are, ``1 game`` or ``2,000 games``."""
    return f"{number:,} {what}{'' if number == 1 else 's'}"
