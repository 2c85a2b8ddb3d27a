"""What a browser needs for a board: its markup, its style sheets, its script."""

from dataclasses import dataclass
from pathlib import Path

_BOARDS = Path(__file__).parent
_SHARED = ("board.css", "talk.css", "lesson.css", "looking.css", "ending.css", "sheets.css")


@dataclass(frozen=True, slots=True)
class BoardFiles:
    """The files of one board."""

    html: Path
    styles: tuple[Path, ...]
    """In the order in which they are joined."""
    script: Path
    """The entry: what it imports is joined with it (``scripts.joined``)."""


def _board(name: str, html: str, *styles: str) -> BoardFiles:
    folder = _BOARDS / name
    return BoardFiles(
        html=folder / html,
        styles=(*(_BOARDS / style for style in _SHARED), *(folder / style for style in styles)),
        script=folder / "mount.js",
    )


CARD_TABLE = _board(
    "cards",
    "table.html",
    "table.css",
    "bid_marks.css",
    "deal_word.css",
    "bid_tokens.css",
    "says.css",
    "results.css",
    "cover.css",
    "coach.css",
    "shapes.css",
    "looking.css",
)
RIVER = _board("race", "river.html", "scenery.css", "panels.css", "dangers.css", "looking.css")
