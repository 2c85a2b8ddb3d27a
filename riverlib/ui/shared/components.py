"""Browser components from plain files: no build step, no package, no iframe."""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from threading import Lock
from typing import Any

import streamlit as st

from riverlib.boards.files import BoardFiles
from riverlib.boards.scripts import joined, script_files
from riverlib.ui.shared import messages

_lock = Lock()


def board(name: str, files: BoardFiles) -> Any:
    """Register a board of a game and return its renderer."""
    return component(name, files.html.parent, html=files.html, css=files.styles, js=files.script)


def component(
    name: str, folder: Path, *, html: str | Path, css: Sequence[str | Path], js: str | Path
) -> Any:
    """Register a component once for each content of its files and return its renderer.

    Parameters
    ----------
    folder : Path
        Where files are that are named without one.
    css : sequence of str or Path
        Style sheets, joined in this order.
    js : str or Path
        The entry script; what it imports is joined with it (``boards.scripts``).
    """
    styles = tuple(folder / file for file in (html, *css))
    entry = folder / js
    stamp = (*(file.stat().st_mtime_ns for file in styles), *script_files(entry).items())
    with _lock:
        return _registered(name, styles, entry, stamp)


@lru_cache(maxsize=16)
def _registered(
    name: str,
    styles: tuple[Path, ...],
    entry: Path,
    _stamp: tuple[object, ...],  # a changed file is a new entry: edits show without a restart
) -> Any:
    messages.look_at_each()
    html, *css = (file.read_text("utf-8") for file in styles)
    return st.components.v2.component(name, html=html, css="\n".join(css), js=joined(entry))


def draw_again() -> None:
    """Let the page run again: a board has asked for nothing else."""
