"""What a click in a figure opened further down comes into sight."""

from pathlib import Path

from riverlib.ui.shared.components import component

_FOLDER = Path(__file__).parent


def into_sight(key: str, chosen: int) -> None:
    """Scroll to a container, once for what was chosen; call it only in the run after the click.

    Parameters
    ----------
    key : str
        The key of the container.
    chosen : int
        The number of what it shows; another one is scrolled to anew.
    """
    mount = component(
        "into_sight", _FOLDER, html="into_sight.html", css=("into_sight.css",), js="into_sight.js"
    )
    mount(key="into-sight", data={"part": key, "chosen": chosen}, height=0)
