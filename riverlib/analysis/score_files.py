"""A file of scores of any origin: its bytes to text, its text to games."""

import codecs

from riverlib.analysis.game_scores import GameScores
from riverlib.analysis.score_csv import from_csv
from riverlib.analysis.score_faults import Fault, TableError
from riverlib.analysis.score_json import from_json, is_json

MAX_BYTES = 2_000_000
"""The largest file that is read: some 500 games."""
_MARKED = {
    codecs.BOM_UTF8: "utf-8-sig",
    codecs.BOM_UTF16_LE: "utf-16",
    codecs.BOM_UTF16_BE: "utf-16",
}
_CONTROLS = frozenset(range(32)) - frozenset(b"\t\n\r") | {127}
"""Bytes that no table holds; a picture or a program has plenty of them."""


def decoded(content: bytes) -> str:
    """Return the text of a file of any origin.

    UTF-8; UTF-16, as a spreadsheet's "Unicode text" has it; else the letters of Western Europe as
    Windows and older programs write them (Latin-1).

    Raises
    ------
    TableError
        If it is too large or no text.
    """
    if len(content) > MAX_BYTES:
        reason = f"the file has {len(content):,} bytes; at most {MAX_BYTES:,} are read"
        raise TableError([Fault(1, "", reason)])
    marked = _encoding(content)
    try:
        return content.decode(marked or "utf-8")
    except UnicodeDecodeError as error:
        if marked is None and not _CONTROLS.intersection(content):
            return content.decode("cp1252", "replace")
        line = content[: error.start].count(b"\n") + 1
        reason = "no text in UTF-8; save the file as “CSV UTF-8”"
        raise TableError([Fault(line, "", reason)]) from error


def _encoding(content: bytes) -> str | None:
    """Return what the first bytes give away: a mark, or every other byte empty."""
    marked = next((name for mark, name in _MARKED.items() if content.startswith(mark)), None)
    if marked is None and content[:4:2] == b"\0\0":
        return "utf-16-be"
    return "utf-16-le" if marked is None and content[1:4:2] == b"\0\0" else marked


def read_scores(text: str) -> tuple[GameScores, ...]:
    """Read card games from a table or from JSON, whichever it is; all of them or none.

    Raises
    ------
    TableError
        If anything is wrong; the error holds every fault with its place.
    """
    return from_json(text) if is_json(text) else from_csv(text)
