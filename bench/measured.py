"""What the benches of both games share: figures with targets, medians, the machine they ran on."""

import json
import os
import platform
import statistics
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured number and what it should be at most."""

    what: str
    value: float
    unit: str
    target: float | None = None
    count: int = 1

    @property
    def verdict(self) -> str:
        """Say whether the target is met."""
        if self.target is None:
            return ""
        return "met" if self.value <= self.target else "MISSED"


def median(values: Sequence[float]) -> float:
    return statistics.median(values)


def p95(values: Sequence[float]) -> float:
    return statistics.quantiles(values, n=20)[-1]


@contextmanager
def new_folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as name:
        yield Path(name)


def machine_of(browser: "Browser | None" = None) -> str:
    info = Path("/proc/cpuinfo")
    lines = info.read_text("utf-8").splitlines() if info.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    name = names[0] if names else platform.machine()
    load = os.getloadavg()[0]
    seen_in = "" if browser is None else f" Chromium {browser.version},"
    return (
        f"{os.cpu_count()} x {name}, {platform.system()}, Python {platform.python_version()},"
        f"{seen_in} load {load:.1f} at the start"
    )


def report(machine: str, figures: Sequence[Figure], *, as_json: bool) -> None:
    """Print the figures, for people or for programs."""
    if as_json:
        rows = [asdict(figure) | {"verdict": figure.verdict} for figure in figures]
        print(json.dumps({"machine": machine, "figures": rows}))
        return
    print(machine)
    for figure in figures:
        target = "" if figure.target is None else f"<= {figure.target:g}"
        value = f"{figure.value:8.2f} {figure.unit:2}"
        print(f"{figure.what:66} {value} {target:>7} {figure.verdict:6} n={figure.count}")
