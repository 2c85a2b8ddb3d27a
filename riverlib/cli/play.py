"""``play``: the app in a browser tab."""

import argparse
import subprocess
import sys
from pathlib import Path

import riverlib
from riverlib.cli.command import Run, print_facts
from riverlib.core import RiverError


class AppNotFoundError(RiverError):
    """The library without the app around it."""


def play(parser: argparse.ArgumentParser) -> Run:
    """Start the app and open it in the browser; Ctrl-C ends it."""
    parser.add_argument("--port", type=int, help="port of the local server")
    parser.add_argument("--no-browser", action="store_true", help="open no browser tab")
    return _run


def _run(options: argparse.Namespace) -> int:
    folder = Path(riverlib.__file__).resolve().parents[1]
    if not (folder / "app.py").is_file():
        raise AppNotFoundError(f"there is no app.py in {folder}: run this from the whole project")
    command = [sys.executable, "-m", "streamlit", "run", "app.py"]
    if options.port is not None:
        command.append(f"--server.port={options.port}")
    if options.no_browser:
        command.append("--server.headless=true")
    if options.json:
        print_facts({"folder": str(folder), "command": command}, as_json=True)
        sys.stdout.flush()
    return subprocess.run(command, cwd=folder, check=False).returncode
