"""Letters for pictures that are drawn here: the pages' own, which Streamlit brings along.

Source Sans and Source Serif (SIL Open Font Licence) hold Latin, Greek and Cyrillic. What they lack
is looked for among fonts that a system usually has, and left out where there is none: a name of
emoji alone is then called by its seat.
"""

from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from PIL import ImageFont

Font = ImageFont.FreeTypeFont | ImageFont.ImageFont

SANS, SERIF = "sans", "serif"
_FILES = {SANS: "SourceSansVF-Upright*.woff2", SERIF: "SourceSerifVariable-Roman*.woff2"}
_ELSEWHERE = (
    "DejaVuSans.ttf",
    "NotoSansCJK-Regular.ttc",
    "msyh.ttc",
    "PingFang.ttc",
    "Arial Unicode.ttf",
)
"""Fonts with more letters, by the file names that systems know them by."""
_UNKNOWN = "\uffff"  # no font has it: what is drawn for it stands for every missing letter
_MORE = "…"
_NARROWER = 0.98
"""Part of a width that is tried next when lines are made even."""


@cache
def font(face: str, size: int, weight: int = 400) -> Font:
    """Return one of the pages' fonts; where it is gone, the one that Pillow brings along.

    Parameters
    ----------
    face : str
        ``SANS`` or ``SERIF``.
    size : int
        In pixels.
    weight : int
        200 (thin) to 900 (black); 400 is plain.
    """
    path = _path(face)
    if path is None:
        return ImageFont.load_default(size)
    found = ImageFont.truetype(path, size)
    optical = [min(size, 60)] if face == SERIF else []
    found.set_variation_by_axes([weight, *optical])
    return found


@cache
def _path(face: str) -> Path | None:
    """Return where a font lies, ``None`` where Streamlit does not bring it along any more."""
    spec = find_spec("streamlit")
    if spec is None or spec.origin is None:
        return None
    folder = Path(spec.origin).parent / "static" / "static" / "media"
    path = next(iter(sorted(folder.glob(_FILES[face]))), None)
    try:
        return path and Path(str(ImageFont.truetype(path, 20).path))
    except OSError:  # a Pillow that cannot open this kind of file
        return None


def fitting(text: str, face: str, size: int, weight: int = 400) -> tuple[str, Font]:
    """Return a text without the letters that no font here has, and the font to write it in."""
    mine = font(face, size, weight)
    if not _lacking(text, mine):
        return text, mine
    for name in _ELSEWHERE:
        other = _other(name, size)
        if other is not None and not _lacking(text, other):
            return text, other
    lacking = _lacking(text, mine)
    return " ".join("".join(char for char in text if char not in lacking).split()), mine


@cache
def _other(name: str, size: int) -> Font | None:
    try:
        return ImageFont.truetype(name, size)
    except OSError:
        return None


def _lacking(text: str, drawn: Font) -> set[str]:
    return {char for char in set(text) if not char.isspace() and _is_lacking(char, drawn)}


@cache
def _is_lacking(char: str, drawn: Font) -> bool:
    """Return whether a font draws its box for a letter, or nothing at all."""
    mask, box = drawn.getmask(char), drawn.getmask(_UNKNOWN)
    return mask.getbbox() is None or (mask.size == box.size and bytes(mask) == bytes(box))


def name_of(name: str, number: int, face: str, size: int, weight: int) -> tuple[str, Font]:
    """Return a name that can be written and the font for it; ``number`` is the seat's, from 1."""
    text, drawn = fitting(name, face, size, weight)
    return (text, drawn) if text else (f"Player {number}", font(face, size, weight))


def cut(text: str, drawn: Font, width: float) -> str:
    """Shorten a text until it is no wider than ``width`` pixels."""
    if drawn.getlength(text) <= width:
        return text
    while text and drawn.getlength(text + _MORE) > width:
        text = text[:-1].rstrip()
    return text + _MORE


def lines(text: str, drawn: Font, width: float) -> list[str]:
    """Break a text into lines of at most ``width`` pixels; a word is cut only if it must be."""
    rows: list[str] = []
    for word in text.split():
        longer = f"{rows[-1]} {word}" if rows else word
        if rows and drawn.getlength(longer) <= width:
            rows[-1] = longer
        else:
            rows.append(cut(word, drawn, width))
    return rows


def at_most(text: str, drawn: Font, width: float, most: int) -> Sequence[str]:
    """Break a text into no more than ``most`` lines of like length, or the last one cut short."""
    rows = lines(text, drawn, width)
    if len(rows) <= most:
        return _evened(rows, drawn, width)
    return [*rows[: most - 1], cut(" ".join(rows[most - 1 :]), drawn, width)]


def _evened(rows: list[str], drawn: Font, width: float) -> list[str]:
    """Break lines anew, as many and as narrow as can be: no word is left alone at the end."""
    text = " ".join(rows)
    widest = max((drawn.getlength(word) for word in text.split()), default=0)
    while len(rows) > 1 and (width := width * _NARROWER) >= widest:
        narrower = lines(text, drawn, width)
        if len(narrower) > len(rows):
            break
        rows = narrower
    return rows
