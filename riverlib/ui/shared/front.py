"""The sheet of HTML that every page of the app begins as: told where the root is, in our looks.

Streamlit's own sheet does not say it, so its scripts ask for the server's health beside every
page's address first (``/cards/_stcore/health``), are told that there is no such thing, write that
to the browser's console, and only then ask at the root. It also calls every window "Streamlit" and
shows it white until its scripts have come. Our styles stand in it, and not on the pages, where they
would come after the first words and move all of them.
"""

from collections.abc import Iterable
from pathlib import Path

import streamlit as st
from starlette.requests import Request
from starlette.responses import HTMLResponse
from starlette.routing import Route

from riverlib.ui.shared import look, menu, preload

_SHEET = Path(st.__file__).parent / "static" / "index.html"
_SCRIPTS = "<script>"
"""The first of them; what they read must be said before."""
_TITLE = "<title>Streamlit</title>"
_OURS = """<script>
      // pages stand beside each other, one step below the root
      window.__streamlit = {{ BACKEND_BASE_URL: new URL(".", window.location.href).href }}
    </script>
    <style>
      html {{ background: {light}; }}
      @media (prefers-color-scheme: dark) {{ html {{ background: {dark}; }} }}
    </style>
    """
_BODY = "<body>"
"""What stands behind it goes before Streamlit's own styles, which are all in the head."""

WITH_FIGURES = ("charts", "record", "bots", "trust")
"""Pages that show a figure at once: their sheet has the browser fetch what draws it, 4.7 MB, beside
everything else, and not only when the first figure has come."""
_EARLY = '<link rel="modulepreload" crossorigin href="./static/js/{name}">'
_END = "</head>"


def sheets(addresses: Iterable[str], title: str) -> list[Route]:
    """Return the routes that answer at the addresses of pages, for ``st.App``.

    Parameters
    ----------
    addresses : iterable of str
        Of pages below the root; the first page of all, at the root itself, needs none.
    title : str
        What the window is called until the page says it.
    """
    plain = _sheet(title)
    name = preload.script()
    early = _EARLY.format(name=name) if name else ""

    def route(path: str, text: str) -> Route:
        async def answer(_: Request) -> HTMLResponse:
            return HTMLResponse(text, headers={"Cache-Control": "no-cache"})

        return Route(path, answer, methods=["GET"])

    root = root_path()
    return [
        route(
            f"{root}/{address}",
            plain.replace(_END, early + _END, 1) if address in WITH_FIGURES else plain,
        )
        for address in ("", *addresses)
    ]


def root_path() -> str:
    """Return the path of the app's root: empty, or one with a stroke before it."""
    base = (st.get_option("server.baseUrlPath") or "").strip("/")
    return f"/{base}" if base else ""


def _sheet(title: str) -> str:
    sheet = _SHEET.read_text("utf-8").replace(_TITLE, f"<title>{title}</title>")
    colours = {
        theme: st.get_option(f"theme.{theme}.backgroundColor") for theme in ("light", "dark")
    }
    sheet = sheet.replace(_SCRIPTS, _OURS.format(**colours) + _SCRIPTS, 1)
    first = f"{_BODY}<style>{look.STYLE}</style><script>{menu.CLOSES_WHEN_CHOSEN}</script>"
    return sheet.replace(_BODY, first, 1)
