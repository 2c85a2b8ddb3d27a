"""What the next pages need, loaded while somebody reads this one: a click waits less for it."""

from contextlib import suppress
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from threading import Thread

import streamlit as st

_SLOW = (
    "riverlib.ui.race.set_up",
    "riverlib.ui.cards.set_up",
    "plotly.graph_objects",
    "riverlib.figures.one_game",
    "riverlib.figures.many_games",
)
_LINK = """
<script>
if (!document.getElementById("river-early")) {
  const link = document.createElement("link");
  Object.assign(link, { id: "river-early", rel: "modulepreload", href: "./static/js/%s" });
  document.head.append(link);
}
</script>
"""


def begin() -> None:
    """Begin both, for a page from which the next click may want a figure; not at the boards."""
    load()
    preload()


@lru_cache(maxsize=1)
def load() -> Thread:
    """Load in a thread of its own what the server needs for other pages, once a process."""
    thread = Thread(target=_load, name="other pages", daemon=True)
    thread.start()
    return thread


def preload() -> None:
    """Let the browser fetch its part now, which it would fetch at the first figure only."""
    name = script()
    if name is not None:
        st.html(_LINK % name, unsafe_allow_javascript=True)


def _load() -> None:
    # a server that is being ended loads no more; what fails for another reason fails on its page
    with suppress(RuntimeError):
        for module in _SLOW:
            import_module(module)


@lru_cache(maxsize=1)
def script() -> str | None:
    """Name Streamlit's own script for figures; ``None`` where a version calls it otherwise."""
    folder = Path(st.__file__).parent / "static" / "static" / "js"
    found = [path.name for path in folder.glob("PlotlyChart.*.js")]
    return found[0] if len(found) == 1 else None
