"""What a phone is sent: one page, its script and styles, and the boards of both games."""

import html
import json
import tomllib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from string import Template
from types import MappingProxyType

from riverlib.boards.files import CARD_TABLE, RIVER, BoardFiles
from riverlib.boards.scripts import joined, script_files
from riverlib.core.faces import FACES

_PHONE = Path(__file__).parent / "phone"
_THEME = Path(__file__).parents[3] / ".streamlit" / "config.toml"
_BOARDS: dict[str, BoardFiles] = {"cards": CARD_TABLE, "race": RIVER}
_PAGE, _SCRIPT, _STYLE, _PLACE = (
    _PHONE / name for name in ("index.html", "phone.js", "phone.css", "place.css")
)
_HTML, _CSS, _JS = (
    f"{kind}; charset=utf-8" for kind in ("text/html", "text/css", "text/javascript")
)
_FAINT = "40"
"""Of lines between things: a quarter of the text's strength, as two hexadecimal digits."""
_NAMES = {
    "primaryColor": "primary-color",
    "backgroundColor": "background-color",
    "secondaryBackgroundColor": "secondary-background-color",
    "textColor": "text-color",
}
"""What the app's theme calls a colour, and what the boards' styles do (``--st-…``)."""


def phone_files() -> Mapping[str, tuple[bytes, str]]:
    """Return content and media type of all that a phone can fetch, by its name; the page is ``""``.

    Joined once; a changed file is joined anew.

    Raises
    ------
    ScriptError
        If scripts cannot be joined.
    """
    plain = [_THEME, _PAGE, _STYLE, _PLACE]
    scripts = script_files(_SCRIPT)
    for board in _BOARDS.values():
        plain += [board.html, *board.styles]
        scripts |= script_files(board.script)
    return _joined((*((path, path.stat().st_mtime_ns) for path in plain), *scripts.items()))


@lru_cache(maxsize=2)
def _joined(_stamp: tuple[tuple[Path, int], ...]) -> Mapping[str, tuple[bytes, str]]:
    theme = tomllib.loads(_THEME.read_text("utf-8"))["theme"]
    texts = {
        "": (_page(theme), _HTML),
        "phone.js": (joined(_SCRIPT), _JS),
        "phone.css": (_colours(theme) + _STYLE.read_text("utf-8"), _CSS),
    }
    for game, board in _BOARDS.items():
        styles = "\n".join(path.read_text("utf-8") for path in (*board.styles, _PLACE))
        texts[f"{game}.html"] = (board.html.read_text("utf-8"), _HTML)
        texts[f"{game}.css"] = (styles, _CSS)
        texts[f"{game}.js"] = (joined(board.script), _JS)
    return MappingProxyType({name: (text.encode(), kind) for name, (text, kind) in texts.items()})


def _page(theme: Mapping[str, Mapping[str, str]]) -> str:
    return Template(_PAGE.read_text("utf-8")).substitute(
        faces=html.escape(json.dumps(FACES)),
        light=theme["light"]["backgroundColor"],
        dark=theme["dark"]["backgroundColor"],
    )


def _colours(theme: Mapping[str, Mapping[str, str]]) -> str:
    """Return the app's colours as the boards' styles read them, light and dark."""
    light, dark = (_declared(theme[each]) for each in ("light", "dark"))
    return f":root {{{light}}}\n@media (prefers-color-scheme: dark) {{ :root {{{dark}}} }}\n"


def _declared(colours: Mapping[str, str]) -> str:
    told = {css: colours[name] for name, css in _NAMES.items()}
    told["border-color"] = f"{colours['textColor']}{_FAINT}"
    return "".join(f" --st-{name}: {colour};" for name, colour in told.items())
