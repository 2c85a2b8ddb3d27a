"""What all figures hear: a camera saves its figure with words; a finger chooses what it touches."""

from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

from riverlib.core.text import MONTHS, file_name
from riverlib.ui.shared.clock import local
from riverlib.ui.shared.components import component
from riverlib.ui.shared.look import APP

_FOLDER = Path(__file__).parent
_SAVE = "Save as a picture"
CAMERA: dict[str, Any] = {
    "locale": "en",
    "locales": {
        "en": {
            "dictionary": {"Download plot": _SAVE, "Download plot as a PNG": _SAVE},
            "format": {},
        }
    },
}
"""Settings of a figure that call its camera what ``saving.js`` listens for."""


def listen() -> None:
    """Have the cameras of this page's figures save pictures that speak for themselves.

    Without it, or where its script fails, a camera saves what Plotly draws: the figure alone, and
    a finger on a figure neither scrolls nor chooses what it touches (``finger.js``).
    """
    mount = component("saving", _FOLDER, html="saving.html", css=("saving.css",), js="saving.js")
    mount(key="saving", data={}, height=0)


def told(says: str, *, name: str, kind: str, source: str = "") -> dict[str, str]:
    """Return what a figure's ``layout.meta`` tells the script about its picture.

    Parameters
    ----------
    says : str
        The figure's answer, by which the file is called; without one it is called ``name``.
    kind : str
        ``"png"`` or ``"svg"``.
    source : str, optional
        What the figure is of, and when that was; else the app, and today.
    """
    source = source or sourced(APP, local(datetime.now(UTC)).date())
    return {"name": file_name(says, name), "kind": kind, "source": source}


def sourced(what: str, day: date | None) -> str:
    """Write a picture's last line: ``Up and Down the River · 23 Nov 2026``."""
    if day is None:
        return what
    return f"{what} \N{MIDDLE DOT} {day.day} {MONTHS[day.month - 1][:3]} {day.year}"
