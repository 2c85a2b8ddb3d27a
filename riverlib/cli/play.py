"""``play``: the app in a browser tab."""

import subprocess
import sys
from pathlib import Path

import click

import riverlib
from riverlib.cli import command
from riverlib.core import RiverError


class AppNotFoundError(RiverError):
    """The library without the app around it."""


@click.command
@click.option("--port", type=click.IntRange(1, 65_535), help="Port of the local server.")
@click.option("--no-browser", is_flag=True, help="Open no browser tab.")
@command.as_json
@click.pass_context
def play(ctx: click.Context, port: int | None, no_browser: bool, as_json: bool) -> None:
    """Start the app and open it in the browser; Ctrl-C ends it."""
    folder = Path(riverlib.__file__).resolve().parents[1]
    if not (folder / "app.py").is_file():
        raise AppNotFoundError(f"there is no app.py in {folder}: run this from the whole project")
    words = [sys.executable, "-m", "streamlit", "run", "app.py"]
    if port is not None:
        words.append(f"--server.port={port}")
    if no_browser:
        words.append("--server.headless=true")
    if as_json:
        command.print_facts({"folder": str(folder), "command": words}, as_json=True)
        sys.stdout.flush()
    ctx.exit(subprocess.run(words, cwd=folder, check=False).returncode)
