"""``doctor``: looks whether everything is here that the app needs."""

import os
import platform
import shutil
import sqlite3
import webbrowser
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import click

from riverlib import store
from riverlib.cli import command
from riverlib.core import StoreError, data_folder

_PACKAGES = ("streamlit", "plotly", "pandas", "numpy", "numba", "SQLAlchemy")
_KERNELS = {
    "cards": "riverlib.cards.kernels.calls",
    "race": "riverlib.race.kernels.races",
}
_LEAST_FREE = 200 * 1024 * 1024
"""Bytes that compiled kernels, a solved river and years of games fit in."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at."""

    what: str
    found: str
    is_well: bool = True
    """Whether the app can do with it."""


@click.command
@command.as_json
@click.pass_context
def doctor(ctx: click.Context, as_json: bool) -> None:
    """Look whether everything is here that the app needs; exit with 1 if something is wrong.

    No game is changed. The app may be running.
    """
    findings = [*_versions(), *_folders(), *_games(), *_compiled(), _browser()]
    is_well = all(finding.is_well for finding in findings)
    if as_json:
        rows = [asdict(finding) for finding in findings]
        command.print_facts({"is_well": is_well, "findings": rows}, as_json=True)
    else:
        longest = max(len(finding.what) for finding in findings)
        for finding in findings:
            mark = "  " if finding.is_well else "! "
            click.echo(f"{mark}{finding.what:{longest}}  {finding.found}")
        wrong = sum(not finding.is_well for finding in findings)
        said = f"{command.counted(wrong, 'thing')} to put right, marked with !"
        click.echo("Everything is well." if is_well else said)
    ctx.exit(0 if is_well else 1)


def _versions() -> Iterator[Finding]:
    yield Finding("Python", platform.python_version())
    for package in _PACKAGES:
        try:
            yield Finding(package, version(package))
        except PackageNotFoundError:
            yield Finding(package, "missing: pip install -r requirements.txt", False)
    yield Finding("SQLite", sqlite3.sqlite_version)


def _folders() -> Iterator[Finding]:
    try:
        folder = data_folder()
    except StoreError as error:
        yield Finding("data folder", str(error), False)
        return
    can_write = os.access(folder, os.W_OK)
    yield Finding("data folder", f"{folder}{'' if can_write else ' may not be written'}", can_write)
    free = shutil.disk_usage(folder).free
    room = f"{free / 1024**3:,.1f} GB"
    is_enough = free >= _LEAST_FREE
    yield Finding("free space", room if is_enough else f"only {room}: make room", is_enough)


def _games() -> Iterator[Finding]:
    health = store.health()
    yield Finding("saved games", health.problem or f"sound, in {health.where}", not health.problem)
    if health.games is not None:
        yield Finding("games", f"{health.games:,}")
    elif not health.problem:
        yield Finding("games", "none yet")
    if health.damaged:
        yield Finding("damaged games", f"{', '.join(health.damaged)}: left out of all lists", False)


def _compiled() -> Iterator[Finding]:
    for game, module in _KERNELS.items():
        ready = import_module(module).is_compiled()  # loads numba
        words = "compiled" if ready else "not compiled yet: the app does it by itself when needed"
        yield Finding(f"fast play, {game}", words)


def _browser() -> Finding:
    try:
        found = webbrowser.get()
    except webbrowser.Error:
        return Finding("browser", "none found: open the address that play prints by hand")
    name = getattr(found, "name", "") or type(found).__name__
    return Finding("browser", Path(str(name)).name)
