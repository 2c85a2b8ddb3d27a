"""Names in figures: free text from people, which Plotly would read as a little HTML."""

from html import escape
from textwrap import wrap


def as_text(name: str) -> str:
    """Escape what Plotly would read as markup.

    >>> as_text("<b>Anna</b> & co")
    '&lt;b&gt;Anna&lt;/b&gt; &amp; co'
    """
    return escape(name, quote=False)


def short(name: str, most: int = 12) -> str:
    """Cut a name so that it fits beside an axis on a phone, and escape it.

    >>> short("Great-aunt Wilhelmina")
    'Great-aunt …'
    """
    return as_text(name if len(name) <= most else f"{name[: most - 1]}…")


def stacked(name: str, most: int = 12) -> str:
    """Return a name on up to two lines beside an axis, cut only where those do not hold it.

    Two lines are about equally long: names that differ in the last word alone stay apart.

    >>> stacked("Great-aunt Wilhelmina")
    'Great-aunt<br>Wilhelmina'
    """
    rows = wrap(name, most, break_on_hyphens=False) or [""]
    if len(rows) == 2:
        rows = _even(name, most) or rows
    if len(rows) > 1:
        rows = [rows[0], " ".join(rows[1:])]
    return "<br>".join(short(row, most) for row in rows)


def _even(name: str, most: int) -> list[str]:
    """Return the shortest two lines that hold a name's words whole; none where no two do."""
    words = " ".join(name.split())
    for width in range(len(words) // 2, most + 1):
        rows = wrap(words, width, break_on_hyphens=False)
        if len(rows) == 2 and " ".join(rows) == words:
            return rows
    return []


def lines(*sentences: str, width: int = 38) -> str:
    """Return the text of a hover box, each sentence on lines of its own, escaped.

    ``width`` in characters: a box on a phone is cut off, not wrapped.
    """
    rows = [row for sentence in sentences for row in wrap(sentence, width)]
    return "<br>".join(map(as_text, rows))
