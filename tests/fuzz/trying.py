"""A door and those who knock: examples, edits that make them nearly right, what holds for all.

An input is an example and a few edits, each with a seed of its own; so an input that breaks a law
is told by a handful of numbers, and is made shorter by leaving edits out. Hypothesis draws blocks
of inputs, the same ones on every machine.
"""

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from riverlib.core import LONGEST_REFUSAL, RiverError

INPUTS = 20_000
"""Inputs for each door."""
IN_TESTS = 5_000
"""Those that the tests try; ``python -m tests.fuzz`` tries them all."""
_BLOCK = 200
_EDITS = (0, 1, 1, 1, 1, 2, 2, 3, 5)
_MOST_MEGABYTES = 100  # that a door may leave behind


@dataclass(frozen=True)
class Door:
    """One way for something from outside to get in."""

    name: str
    examples: Callable[[], Sequence[Any]]
    """Makes the inputs that are right."""
    edit: Callable[[Any, Random], Any]
    """Makes one small change."""
    enter: Callable[[Any], str | None]
    """Takes an input; returns or raises the refusal, and asserts what holds of an accepted one."""
    within: Callable[[], AbstractContextManager[Any]] = nullcontext
    """Where the door stands: stand-ins for what would take long."""
    share: tuple[float, float] = (0.02, 0.98)
    """How many of all may be accepted, least and most: else too little is tried."""


@dataclass
class Tally:
    """What became of the inputs of one door."""

    tried: int = 0
    accepted: int = 0
    longest: int = 0
    """Characters of the longest refusal."""
    slowest: float = 0.0
    """Seconds."""
    seconds: float = 0.0
    megabytes: float = 0.0
    """By which the process has grown."""
    reasons: Counter[str] = field(default_factory=Counter)

    def line(self, name: str) -> str:
        """Return a row of the table."""
        return (
            f"{name:14} {self.tried:6,} {self.accepted / max(1, self.tried):8.1%}"
            f" {len(self.reasons):7,} {self.longest:7} {1000 * self.slowest:7.0f} ms"
            f" {self.seconds:6.1f} s {self.megabytes:+7.1f} MB"
        )


HEADINGS = "door           inputs accepted reasons longest    slowest    time  memory"


def knock(door: Door, inputs: int = INPUTS) -> Tally:
    """Try a door with very many inputs; fail with the shortest one that breaks a law."""
    tally = Tally()
    examples = door.examples()
    before = _megabytes()
    begun = time.perf_counter()

    @settings(
        max_examples=max(1, inputs // _BLOCK),
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(block=st.integers(0, 2**62))
    def try_block(block: int) -> None:
        for number, seeds in _seeds(block):
            example = examples[number % len(examples)]
            _try(door, example, seeds, tally)

    with door.within():
        try_block()
    tally.seconds, tally.megabytes = time.perf_counter() - begun, _megabytes() - before
    return tally


def check(door: Door, inputs: int = IN_TESTS) -> None:
    """Knock, show what came of it, and fail where too little was tried or too much was taken."""
    tally = knock(door, inputs)
    print(f"\n{HEADINGS}\n{tally.line(door.name)}")
    low, high = door.share
    assert tally.tried >= inputs
    assert low <= tally.accepted / tally.tried <= high, tally.reasons.most_common(5)
    assert tally.megabytes < _MOST_MEGABYTES


@contextmanager
def accepted() -> Iterator[None]:
    """Say of what follows that the input has been taken: no refusal may come any more."""
    try:
        yield
    except RiverError as error:
        raise AssertionError(f"taken first and refused then: {error}") from error


def _seeds(block: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    rng = Random(block)
    for _ in range(_BLOCK):
        number, edits = rng.getrandbits(30), rng.choice(_EDITS)
        yield number, tuple(rng.getrandbits(30) for _ in range(edits))


def _try(door: Door, example: Any, seeds: Sequence[int], tally: Tally) -> None:
    begun = time.perf_counter()
    refusal, broken = _entered(door, _edited(door, example, seeds))
    tally.slowest = max(tally.slowest, time.perf_counter() - begun)
    if broken is not None:
        _tell_shortest(door, example, seeds, broken)
    tally.tried += 1
    if refusal is None:
        tally.accepted += 1
    else:
        tally.longest = max(tally.longest, len(refusal))
        tally.reasons[_kind(refusal)] += 1


def _edited(door: Door, example: Any, seeds: Sequence[int]) -> Any:
    for seed in seeds:
        example = door.edit(example, Random(seed))
    return example


def _entered(door: Door, given_in: Any) -> tuple[str | None, BaseException | None]:
    """Return the refusal, if any, and what broke a law, if anything did."""
    try:
        refusal = door.enter(given_in)
    except RiverError as error:
        refusal = str(error)
    except Exception as error:  # whatever it is, it is told with its input
        return None, error
    if refusal is not None and len(refusal) > LONGEST_REFUSAL:
        return refusal, AssertionError(f"a refusal of {len(refusal)} characters: {refusal}")
    return refusal, None


def _tell_shortest(door: Door, example: Any, seeds: Sequence[int], broken: BaseException) -> None:
    """Leave out edits as long as the same kind of thing still breaks; fail with what is left."""
    kept, at = list(seeds), 0
    while at < len(kept):
        fewer = kept[:at] + kept[at + 1 :]
        again = _entered(door, _edited(door, example, fewer))[1]
        if type(again) is type(broken):
            kept, broken = fewer, again
        else:
            at += 1
    culprit = _edited(door, example, kept)
    shown = repr(culprit)
    shown = shown if len(shown) < 3_000 else f"{shown[:1500]} … {shown[-1500:]}"
    raise AssertionError(f"{door.name}: {type(broken).__name__}: {broken}\n{shown}") from broken


def _kind(refusal: str) -> str:
    """Return a refusal without what is particular to one input."""
    words = [word for word in refusal.split() if word.isalpha()]
    return " ".join(words[:8])


def peak() -> float:
    """Return the megabytes that this process held at most; 0 where the system does not tell."""
    return _megabytes("VmHWM")


def _megabytes(which: str = "VmRSS") -> float:
    """Return what this process holds now; 0 where the system does not tell."""
    status = Path("/proc/self/status")
    if not status.exists():
        return 0.0
    lines = dict(line.split(":", 1) for line in status.read_text().splitlines())
    return int(lines[which].split()[0]) / 1024
