"""A data folder of its own for every test, how hard hypothesis tries, and who compiles."""

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from xdist.scheduler import LoadScopeScheduling

_SLOW_IS_FINE = (HealthCheck.too_slow, HealthCheck.filter_too_much)

settings.register_profile(
    "fast", max_examples=60, deadline=None, suppress_health_check=_SLOW_IS_FINE
)
settings.register_profile(
    "ci",
    max_examples=250,
    deadline=None,
    derandomize=True,
    print_blob=True,
    suppress_health_check=_SLOW_IS_FINE,
)
settings.load_profile("ci" if os.environ.get("CI") == "true" else "fast")


collect_ignore_glob = ["*/sitecustomize.py"]
"""They change other processes from within, and there are two of that name."""

_ROOT = Path(__file__).resolve().parents[1]
_COMPILING = (
    ["simulate", "family-night", "--games=1"],
    ["simulate", "family-river", "--games=1"],
    ["solve-race", "--cards=6", "--boats=1", "--again"],
)


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """Whoever names a test waits for no workers; all tests together get one a core."""
    return 0 if config.args_source is pytest.Config.ArgsSource.ARGS else None


class _OneBrowser(LoadScopeScheduling):
    """Hands tests out one by one, but those in a browser to one worker: they share a server."""

    def _split_scope(self, nodeid: str) -> str:
        return "browser" if nodeid.startswith("tests/browser/") else nodeid


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> LoadScopeScheduling:
    return _OneBrowser(config, log)


def pytest_xdist_setupnodes() -> None:
    """Compile the kernels side by side, once: each worker would compile them for itself."""
    with TemporaryDirectory() as folder:
        surroundings = os.environ | {"RIVER_DATA_DIR": folder}
        command = [sys.executable, "-m", "riverlib"]
        compiling = [
            subprocess.Popen(
                [*command, *arguments], cwd=_ROOT, env=surroundings, stdout=subprocess.DEVNULL
            )
            for arguments in _COMPILING
        ]
        for process in compiling:
            process.wait()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say once why tests were skipped: a quiet run says it not at all, a loud one each time."""
    reasons = Counter(report.longrepr[2] for report in terminalreporter.getreports("skipped"))
    for reason, tests in reasons.items():
        terminalreporter.write_line(f"{tests} {reason}")


@pytest.fixture(scope="session", autouse=True)
def _not_the_users_data(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Fixtures that outlive a test, and processes they start, find an empty folder too."""
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("RIVER_DATABASE_URL", raising=False)
        patch.setenv("RIVER_DATA_DIR", str(tmp_path_factory.mktemp("data")))
        yield


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No test finds the games and solved rivers of whoever runs it, or of another test."""
    monkeypatch.setenv("RIVER_DATA_DIR", str(tmp_path))
    return tmp_path
