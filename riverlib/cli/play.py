"""``play``: the app in a browser tab."""

import signal
import subprocess
import sys
from pathlib import Path
from types import FrameType

import click

import riverlib
from riverlib.cli import command
from riverlib.core import RiverError


class AppNotFoundError(RiverError):
    """The library without the app around it."""


@click.command
@click.option(
    "--port",
    type=click.IntRange(1, 65_535),
    show_default="8501",
    help="Port of the local server.",
)
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
    ctx.exit(_run(words, folder))


def _run(words: list[str], folder: Path) -> int:
    """Run the server until it ends and return its code; who ends this ends the server.

    Ctrl-C reaches both from the terminal: the server answers it, and this waits for the server.
    """
    with subprocess.Popen(words, cwd=folder) as server:

        def pass_on(number: int, _frame: FrameType | None) -> None:
            if number != signal.SIGINT:
                server.send_signal(number)

        before = {each: signal.signal(each, pass_on) for each in (signal.SIGINT, signal.SIGTERM)}
        try:
            return server.wait()
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
