"""How much memory a piece of work takes, measured in a process of its own."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
_STATUS = Path("/proc/self/status")
needs_proc = pytest.mark.skipif(not _STATUS.exists(), reason="needs Linux's /proc")
_MEASURE = """
import re
from pathlib import Path
def peak():  # getrusage would count the parent's memory too
    status = Path("/proc/self/status").read_text()
    return int(re.search(r"VmHWM:\\s+(\\d+) kB", status)[1]) // 1024
{before}
first = peak()
{work}
print(peak() - first, peak())
"""


def megabytes(before: str, work: str) -> tuple[int, int]:
    """Return by how much a piece of Python's work raises the peak, and the peak of all."""
    done = subprocess.run(
        [sys.executable, "-c", _MEASURE.format(before=before, work=work)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    more, whole = map(int, done.stdout.split()[-2:])
    return more, whole
