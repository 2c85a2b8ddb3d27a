"""A data folder of its own for every test, how hard hypothesis tries, and what is compiled once."""

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from xdist.scheduler import LoadFileScheduling

_SLOW_IS_FINE = (HealthCheck.too_slow, HealthCheck.filter_too_much)

settings.register_profile(
    "fast", max_examples=60, deadline=None, suppress_health_check=_SLOW_IS_FINE
)
settings.register_profile(
    "ci",
    max_examples=100,
    deadline=None,
    derandomize=True,
    print_blob=True,
    suppress_health_check=_SLOW_IS_FINE,
)
settings.load_profile("ci" if os.environ.get("CI") == "true" else "fast")


sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
"""Else each worker rewrites every assert, and each server that a test starts compiles the app."""

collect_ignore_glob = ["*/sitecustomize.py"]
"""They change other processes from within, and there are two of that name."""

_ROOT = Path(__file__).resolve().parents[1]
_COMPILING = (
    ["-c", "from riverlib.cards.kernels import searches; searches.warm()"],
    ["-m", "riverlib", "simulate", "family-night", "--games=1"],
    ["-m", "riverlib", "simulate", "family-river", "--games=1"],
    ["-m", "riverlib", "solve-race", "--cards=6", "--boats=1", "--again"],
)
"""The longest first: side by side as many as there are cores, they end together."""
_CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Whoever names a test waits for no workers; all together get one more than there are cores.

    A browser rests while something flies: the worker that waits for it leaves its core to others.
    """
    return 0 if config.args_source is pytest.Config.ArgsSource.ARGS else _CORES + 1


def _is_in_browser(nodeid: str) -> bool:
    return nodeid.startswith("tests/browser/")


class _ByFile(LoadFileScheduling):
    """Hands tests out by file, so that what one reckons is there for the next; browsers first.

    So each worker starts one server, once. The last worker begins at the other end, where no
    browser is needed.
    """

    def _assign_work_unit(self, node: Any) -> None:
        if len(self.nodes) > 1 and node is self.nodes[-1]:
            self.workqueue.move_to_end(next(reversed(self.workqueue)), last=False)
        super()._assign_work_unit(node)

    def schedule(self) -> None:
        self.config.option.loadscopereorder = False  # its order is by how many tests there are
        super().schedule()


@pytest.fixture(autouse=True)
def own_main_module() -> Iterator[None]:
    """Put the main module back: a page under test takes its place, and new processes look there."""
    main = sys.modules["__main__"]
    yield
    sys.modules["__main__"] = main


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put what drives a browser first: a file at the end would be waited for by all workers."""
    items.sort(key=lambda item: not _is_in_browser(item.nodeid))


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> LoadFileScheduling:
    return _ByFile(config, log)


def pytest_xdist_setupnodes() -> None:
    """Compile the kernels side by side, once: each worker would compile them for itself."""
    with TemporaryDirectory() as folder, ThreadPoolExecutor(_CORES) as threads:
        surroundings = os.environ | {"RIVER_DATA_DIR": folder}

        def compile_by(arguments: list[str]) -> None:
            command = [sys.executable, *arguments]
            subprocess.run(command, cwd=_ROOT, env=surroundings, stdout=subprocess.DEVNULL)

        list(threads.map(compile_by, _COMPILING))


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
