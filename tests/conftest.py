"""A data folder of its own for every test, and how hard hypothesis tries."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

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
