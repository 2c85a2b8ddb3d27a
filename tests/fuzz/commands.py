"""The door of the terminal: words after ``python -m riverlib``, with no work behind them."""

import contextlib
import io
import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest import mock

from riverlib import cli
from riverlib.cards.kernels import speed
from riverlib.cli import playing
from riverlib.race import solver
from tests.fuzz.edits import STRANGE_TEXTS, edit_text
from tests.fuzz.trying import Door

_RIGHT = """
rules
rules --json
rules oh-hell
rules family-river --json
simulate family-night
simulate family-night --games 5 --seed 1 --json
simulate oh-hell --players 5 --bots steady random --games 10
simulate short-river --players 2 --workers 2
simulate prediction --scheduler tcp://127.0.0.1:1
compare family-river short-river --games 4 --json
compare oh-hell prediction --players 4 --bots steady --bots random --seed 12
solve-race
solve-race --layout short-river --json
solve-race --cards 8 --boats 2 --sandbank 1 --high-tide 4 --start 3 --again
solve-race --ride always --tie-break boats-then-dock --last-alone three-turns --decline-wind
check nothing-here
check nothing-here --deal 2 --json
bench --rounds 2 --workers 1 --json
play --port 8600 --no-browser
play --json
--help
simulate --help
"""
_WORDS = tuple({word for line in _RIGHT.splitlines() for word in line.split()})


def edit_words(words: list[str], rng: Random) -> list[str]:
    """Change one word, or put one where it does not belong."""
    copy = list(words) or ["rules"]
    at = rng.randrange(len(copy))
    match rng.randrange(8):
        case 0:
            del copy[at]
        case 1:
            copy.insert(at, copy[at])
        case 2:
            other = rng.randrange(len(copy))
            copy[at], copy[other] = copy[other], copy[at]
        case 3:
            copy.insert(at, rng.choice(_WORDS))
        case 4:
            copy[at] = rng.choice(_WORDS)
        case 5:
            copy[at] = rng.choice(STRANGE_TEXTS)
        case 6:
            numbers = [no for no, word in enumerate(copy) if word.isdecimal()] or [at]
            copy[rng.choice(numbers)] = rng.choice(
                ("0", "-1", "1", "1e3", "1.5", "9" * 30, "9" * 5_000)
            )
        case _:
            copy[at] = edit_text(copy[at], rng)
    return copy


@contextlib.contextmanager
def no_work() -> Iterator[None]:
    """Let every command find its work done."""
    solution = SimpleNamespace(
        win_chance=lambda *_: 0.5, margin=lambda *_: 0.0, residual=0.0, states=1, seconds=0.0
    )
    measured = mock.Mock(
        return_value=speed.Speed(**dict.fromkeys(speed.Speed.__dataclass_fields__, 1.0))
    )
    stand_ins = (
        (playing, "run", lambda *_, **__: None),
        (playing, "facts", lambda _: {"games": 1}),
        (playing, "lines", lambda _: ["played"]),
        (solver, "kept", lambda layout: solution if solver.why_not(layout) is None else None),
        (solver, "solve", _refuse_large),
        (solver, "path_of", lambda _: Path(__file__)),
        (speed, "measure", measured),
        (import_module("riverlib.cli.play"), "_run", lambda *_: 0),
    )
    with contextlib.ExitStack() as stack:
        for place, name, stand_in in stand_ins:
            stack.enter_context(mock.patch.object(place, name, stand_in))
        yield


def _refuse_large(layout: Any, **_: object) -> None:
    raise solver.UnsolvableError(f"too large: {layout.key}")


def _run(words: list[str]) -> str | None:
    """Run a command: a success says nothing on the error stream, a refusal one short line."""
    out, error = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(error):
        code = cli.main(words)
    told = error.getvalue()
    assert code in (0, 2), code
    assert "Traceback" not in told
    if code:
        assert out.getvalue() == ""
        return told.splitlines()[-1]
    assert told == ""
    asked = "--json" in words and words[words.index("--json") - 1] != "--scheduler"
    if asked and not any("help" in word for word in words):
        assert isinstance(json.loads(out.getvalue()), dict)
    return None


DOOR = Door(
    "command line",
    lambda: [line.split() for line in _RIGHT.strip().splitlines()],
    edit_words,
    _run,
    within=no_work,
)
