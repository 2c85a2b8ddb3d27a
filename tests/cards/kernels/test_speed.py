"""The measuring of speed, with few games, and the command that prints it."""

import json

import pytest

from riverlib.cards.kernels import speed
from riverlib.cli import main


@pytest.fixture(autouse=True)
def _few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("_RANDOM_DEALS", "_SPIEL_DEALS", "_STEADY_GAMES", "_RANDOM_GAMES"):
        monkeypatch.setattr(speed, name, 20)


def test_speed_beside_open_spiel() -> None:
    pytest.importorskip("pyspiel")
    shares: list[float] = []
    found = speed.measure(rounds=2, on_progress=shares.append)
    assert shares == [0.5, 1.0]
    assert found.random_deals > 0
    assert found.spiel_deals is not None
    assert found.times_spiel == pytest.approx(found.random_deals / found.spiel_deals)
    assert found.random_gain is None


def test_the_command_prints_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speed, "_spiel", lambda: None)
    assert main(["bench", "--workers", "1", "--rounds", "1", "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert set(facts) == {"random_deals", "steady_games", "workers"}


def test_the_command_names_a_wrong_scheduler(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("distributed")
    assert main(["bench", "--scheduler", "nowhere", "--rounds", "1"]) == 2
    assert "no Dask scheduler answers at nowhere" in capsys.readouterr().err
