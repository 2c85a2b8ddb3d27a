"""The app with a coach that knows at once: ``python -m tests.browser.coached run app.py ...``.

What it says of a choice follows from the choice alone, so that no test waits for a compiler or
hangs on the speed of a machine. With ``RIVER_COACH_WORDY`` it always says as much as it ever does;
where ``RIVER_COACH_READY`` names a file it knows nothing before that is there.
"""

import os
import sys
import time
from pathlib import Path
from typing import Any

from streamlit.web.cli import main

from riverlib import cards
from riverlib.boards.cards import coach_types as sent
from riverlib.boards.cards import coaching
from riverlib.boards.cards.coach_view import sent_hint, sent_warning
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


_FIRST = "You have no hearts: trump with the 9 of clubs and keep the ace for later."
_REST = "Kingfisher plays after you and still needs one trick, so he will go over it if he can."
_NUMBERS = "About 10 points instead of 9.1 (the ace of clubs). Made: 79% instead of 72%."


def wordy_hint(*about: Any, **more: Any) -> sent.Hint:
    """Give a hint of as many words as the longest."""
    return {**sent_hint(*about, **more), "text": _FIRST, "rest": _REST, "numbers": _NUMBERS}


def wordy_warning(*about: Any, **more: Any) -> sent.Warned:
    """Put a question of as many words as the longest."""
    said = sent_warning(*about, **more)
    better = "Much better: play the queen of diamonds."
    return {**said, "text": better, "rest": f"{_FIRST} {_REST}", "numbers": _NUMBERS}


def even(view: cards.View, *_: object, **__: object) -> winning.WinChances:
    """Give everybody the same chance to win the game."""
    share = (1 / view.players,) * view.players
    return winning.WinChances(share, (0.01,) * view.players, (), ())


if __name__ == "__main__":
    ready = os.environ.get("RIVER_COACH_READY")
    worth.weigh, worth.is_ready = slowly, lambda: ready is None or Path(ready).exists()
    worth.prepare = worth.is_ready
    winning.win_chances = even
    if "RIVER_COACH_WORDY" in os.environ:
        coaching.sent_hint, coaching.sent_warning = wordy_hint, wordy_warning
    kernels.compile_all = lambda: None
    sys.argv[0] = "streamlit"
    main()
