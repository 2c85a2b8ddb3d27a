"""Browser components from plain files: no build step, no package, no iframe."""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from threading import Lock
from typing import Any

import streamlit as st

from riverlib.ui.shared import messages
from riverlib.ui.shared.scripts import joined, script_files

_lock = Lock()


def component(name: str, folder: Path, *, html: str, css: Sequence[str], js: str) -> Any:
    """Register a component once for each content of its files and return its renderer.

    Parameters
    ----------
    css : sequence of str
        Style sheets, joined in this order.
    js : str
        The entry script; what it imports is joined with it (see ``scripts``).
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
