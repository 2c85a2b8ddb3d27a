"""Browser components from plain files: no build step, no package, no iframe."""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from threading import Lock
from typing import Any

import streamlit as st

_lock = Lock()


def component(name: str, folder: Path, *, html: str, css: Sequence[str], js: Sequence[str]) -> Any:
    """Register a component once for each content of its files and return its renderer.

    The scripts are joined into one ES module, in the given order: a module that Streamlit is
    handed as text cannot import its neighbours.
    """
    files = (html, *css, *js)
    stamp = tuple((folder / file).stat().st_mtime_ns for file in files)
    with _lock:
        return _registered(name, folder, html, tuple(css), tuple(js), stamp)


@lru_cache(maxsize=16)
def _registered(
    name: str,
    folder: Path,
    html: str,
    css: tuple[str, ...],
    js: tuple[str, ...],
    stamp: tuple[int, ...],  # a changed file is a new entry: edits show without a restart
) -> Any:
    return st.components.v2.component(
        name, html=_joined(folder, (html,)), css=_joined(folder, css), js=_joined(folder, js)
    )


def _joined(folder: Path, files: Sequence[str]) -> str:
    return "".join((folder / file).read_text("utf-8") + "\n" for file in files)
