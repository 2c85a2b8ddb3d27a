"""The app with a coach that knows at once: ``python -m tests.browser.coached run app.py ...``.

What it says of a choice follows from the choice alone, so that no test waits for a compiler or
hangs on the speed of a machine.
"""

import os
import sys
import time

from streamlit.web.cli import main

from riverlib import cards
from riverlib.cards.coach import winning, worth
from riverlib.ui.shared import kernels
from tests.cards.coach.known import known_worth

SERVED = ("tests.browser.coached", "run", "app.py", "--server.headless=true")
"""How ``Server`` starts it, but for the port."""
_SECONDS = float(os.environ.get("RIVER_COACH_SECONDS", "0.02"))
"""How long it thinks about each share of worlds."""


def slowly(view: cards.View, *, worlds: int = 400, seed: int = 0) -> worth.Worth:
    """Think for a while, as a real coach does."""
    time.sleep(_SECONDS)
    return known_worth(view, worlds=worlds, seed=seed)


def even(view: cards.View, *_: object, **__: object) -> winning.WinChances:
    """Give everybody the same chance to win the game."""
    share = (1 / view.players,) * view.players
    return winning.WinChances(share, (0.01,) * view.players, (), ())


if __name__ == "__main__":
    worth.weigh, worth.is_ready = slowly, lambda: True
    winning.win_chances = even
    kernels.compile_all = lambda: None
    sys.argv[0] = "streamlit"
    main()
