"""A click on a name at the end of a line brings that line out: the others go pale, and back."""

from pathlib import Path

from riverlib.ui.shared.components import component

_FOLDER = Path(__file__).parent


def bring_out(key: str) -> None:
    """Listen at the names of a figure and at the letters of its moments.

    ``figures.line_ends`` has written the ones, ``figures.rounds`` the others.

    It happens in the browser alone: no click waits for the server, and none is remembered.

    Parameters
    ----------
    key : str
        The key that the figure was shown with.
    """
    mount = component(
        "bring_out", _FOLDER, html="bring_out.html", css=("bring_out.css",), js="bring_out.js"
    )
    own = f"names-{key.replace('_', '-')}"  # two underscores in a row are refused
    mount(key=own, data={"figure": key}, height=0)
