"""What the theme file cannot say about the look of the pages."""

from pathlib import Path

APP = "Two games on the river"
"""What the app is called."""
ICON = Path(__file__).parent / "icon.svg"
"""The icon of the browser tab: a file of ours, because icons by name come from the network."""

STYLE = "".join(
    (Path(__file__).parent / sheet).read_text("utf-8")
    for sheet in ("look.css", "figures.css", "drawer.css", "review.css")
)
"""Gives the page its paper, lettering, rail and drawer, and boards the room of the screen."""

_MARKUP = frozenset("\\`*_{}[]<>()#+-.!|~$:&")


def as_text(text: str) -> str:
    """Escape what Streamlit would read as markup in a message that may hold typed names."""
    return "".join(f"\\{char}" if char in _MARKUP else char for char in text)
