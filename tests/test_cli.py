"""The command line: results, named errors on one line, a bar only where somebody watches."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from riverlib import cards, cli, race, store
from riverlib.cli import COMMANDS, READER_GONE, command, main
from riverlib.cli.command import print_facts
from riverlib.core import LONGEST_REFUSAL
from riverlib.learn.rules import pictured_cards, pictured_race

SMALL = ["solve-race", "--cards", "6", "--boats", "1"]
ROOT = Path(cli.__file__).resolve().parents[2]


def test_a_solved_race_is_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SMALL, "--json"]) == 0
    printed = capsys.readouterr()
    facts = json.loads(printed.out)
    assert {"value", "residual", "states", "seconds", "bytes"} <= set(facts)
    assert facts["value"] + facts["value_second"] == pytest.approx(1)
    assert 0 < facts["residual"] <= 1e-9
    assert facts["states"] == 2 * 6 * (8**2 + 1)
    assert facts["bytes"] == Path(facts["path"]).stat().st_size
    assert not facts["was_kept"]
    assert printed.err == ""


def test_a_solved_race_is_kept(capsys: pytest.CaptureFixture[str]) -> None:
    kept = []
    for options in ([], [], ["--again"]):
        assert main([*SMALL, *options, "--json"]) == 0
        kept.append(json.loads(capsys.readouterr().out)["was_kept"])
    assert kept == [False, True, False]


def test_every_house_rule_can_be_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    flags = ["--ride", "always", "--tie-break", "boats-then-dock", "--decline-wind"]
    places = ["--sandbank", "5", "--high-tide", "2", "--start", "1"]
    assert main([*SMALL, *places, *flags, "--last-alone", "three-turns"]) == 0
    out = capsys.readouterr().out
    assert "layout        own-river\n" in out
    assert "was kept      False\n" in out


# fmt: off
REFUSED = {
    "no such river":      (["--layout", "amazon"], "there is no river called 'amazon'"),
    "an impossible one":  (["--cards", "3"], "cards on the river must be 6 to 14, not 3"),
    "one that is too big": (["--cards", "14", "--boats", "4"], "the solver takes 14,000,000"),
}
# fmt: on


@pytest.mark.parametrize(("options", "message"), REFUSED.values(), ids=REFUSED)
def test_a_named_error_is_one_line_and_exit_code_2(
    options: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["solve-race", *options, "--json"]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("riverlib solve-race: ")
    assert printed.err.count("\n") == 1
    assert message in printed.err


@pytest.mark.parametrize("arguments", [[], ["sail"], ["solve-race", "--ride", "never"]])
def test_a_wrong_use_is_exit_code_2(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert "Usage: python -m riverlib" in capsys.readouterr().err


def test_an_interrupt_is_no_traceback(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(_layout: object, **_options: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("riverlib.race.solver.solve", interrupted)
    assert main(SMALL) == 130
    assert capsys.readouterr().err == "riverlib solve-race: stopped\n"


def test_play_starts_the_app_with_this_interpreter(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    started = []

    class Seven(subprocess.Popen[bytes]):
        def __init__(self, command: list[str], *, cwd: Path) -> None:
            started.append((command, cwd))
            super().__init__([sys.executable, "-c", "raise SystemExit(7)"])

    monkeypatch.setattr(subprocess, "Popen", Seven)
    assert main(["play", "--port", "8600", "--no-browser", "--json"]) == 7
    [(command, folder)] = started
    assert command[:5] == [sys.executable, "-m", "streamlit", "run", "app.py"]
    assert command[5:] == ["--server.port=8600", "--server.headless=true"]
    assert folder == ROOT
    assert json.loads(capsys.readouterr().out)["command"] == command


def test_play_needs_the_app(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    elsewhere = tmp_path / "riverlib" / "__init__.py"
    monkeypatch.setattr("riverlib.__file__", str(elsewhere))
    assert main(["play"]) == 2
    assert "there is no app.py in" in capsys.readouterr().err


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([name, "--help"]) == 0
    words = capsys.readouterr().out
    assert "--json" in words
    assert (COMMANDS[name].help or "-").split()[0] in words


def test_it_runs_as_a_module() -> None:
    command = [sys.executable, "-m", "riverlib", *SMALL, "--json"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["layout"] == "own-river"
    assert done.stderr == ""


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_bar_is_drawn_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    with command.progress("solving") as show:
        show(0.5)
        show(1.0)
    assert terminal.getvalue().count("solving") > 1
    assert "100%" in terminal.getvalue()


def test_without_a_command_all_of_them_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    said = capsys.readouterr().err
    assert all(f"  {name} " in said for name in COMMANDS)
    assert "Error" not in said


def test_no_bar_where_nobody_watches(capsys: pytest.CaptureFixture[str]) -> None:
    with command.progress("solving") as show:
        show(0.5)
    assert capsys.readouterr() == ("", "")


def test_a_seed_is_kept_or_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    seeds = []
    for options in (["--seed", "12"], [], []):
        assert main(["simulate", "prediction", "--games", "1", "--json", *options]) == 0
        seeds.append(json.loads(capsys.readouterr().out)["seed"])
    assert seeds[0] == 12
    assert seeds[1] != seeds[2]


@pytest.mark.parametrize("wrong", ["-1", "one", "1.5", "9" * 19])
def test_a_seed_is_a_whole_number(wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "prediction", f"--seed={wrong}"]) == 2
    assert "Invalid value for '--seed'" in capsys.readouterr().err


def test_facts_are_lines_that_line_up(capsys: pytest.CaptureFixture[str]) -> None:
    print_facts({"games": 1200, "was_kept": True}, as_json=False)
    assert capsys.readouterr().out == "games     1,200\nwas kept  True\n"


def test_a_rule_sheet_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "family-river"]) == 0
    assert "reconstruction" in capsys.readouterr().out


def test_rules_are_numbered_as_on_their_page(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "family-river"]) == 0
    lines = capsys.readouterr().out.splitlines()
    told = pictured_race(race.find_layout("family-river"))[:-1]
    assert lines[:-1] == [f"{rule.number:2}. {rule.sentence}" for rule in told]
    assert main(["rules", "prediction"]) == 0
    lines = capsys.readouterr().out.splitlines()
    told = pictured_cards(cards.find_variant("prediction"))
    assert [line.strip() for line in lines] == [f"{r.number}. {r.sentence}" for r in told]


def test_rules_of_a_familys_own_are_printed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RIVER_DATA_DIR", str(tmp_path))
    ours = cards.Variant(key="house", name="Aunt's way", hand_sizes=(3, 2), hook=False)
    engine = store.open_database()
    store.HouseRules(engine).save("Aunt's way", cards.variant_data(ours), game="cards")
    engine.dispose()
    assert main(["rules", "Aunt's way", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert tuple(told["rules"]) == cards.rule_lines(ours)


def test_without_a_name_the_rule_sheets_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--json"]) == 0
    assert {"family-night", "family-river"} <= set(json.loads(capsys.readouterr().out)["names"])


def test_a_familys_own_rules_are_listed_too(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RIVER_DATA_DIR", str(tmp_path))
    ours = cards.Variant(key="house", name="Aunt's way", hand_sizes=(3, 2), hook=False)
    engine = store.open_database()
    store.HouseRules(engine).save("Aunt's way", cards.variant_data(ours), game="cards")
    engine.dispose()
    assert main(["rules"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "Aunt's way"
    assert main(["rules", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["names"][-1] == "Aunt's way"
    assert main(["rules", "bridge"]) == 2
    assert "Aunt's way" in capsys.readouterr().err


def test_unknown_rules_are_refused_with_the_names(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "bridge"]) == 2
    assert "family-night" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [
        ["play", "--port", "99999"],
        ["bench", "--rounds", "0"],
        ["bench", "--workers", "0"],
        ["simulate", "oh-hell", "--games", "2", "--workers", "1000000"],
        ["compare", "oh-hell", "prediction", "--games", "2", "--workers", "0"],
    ],
    ids=" ".join,
)
def test_a_number_out_of_range_is_refused_before_anything_starts(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert "is not in the range" in capsys.readouterr().err


LONG = "x" * 10_000


@pytest.mark.parametrize(
    "arguments",
    [
        [LONG],
        ["rules", LONG],
        ["rules", "oh-hell", LONG],
        ["simulate", LONG],
        ["simulate", "oh-hell", "--bots", LONG],
        ["simulate", "oh-hell", "--seed", LONG],
        ["simulate", "oh-hell", "--seed", "9" * 5_000],
        ["simulate", "oh-hell", "--games", "9" * 4_000],
        ["simulate", "oh-hell", f"--{LONG}"],
        ["solve-race", "--ride", LONG],
        ["solve-race", "--cards", "9" * 4_000],
    ],
    ids=lambda arguments: " ".join(arguments)[:40],
)
def test_a_refusal_on_the_terminal_is_short(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    told = capsys.readouterr().err
    assert len(told.splitlines()[-1]) <= LONGEST_REFUSAL
    assert "Traceback" not in told


@pytest.mark.slow
@pytest.mark.parametrize(
    "arguments",
    [
        ["rules", "family-night"],
        ["rules", "--json"],
        ["simulate", "family-night", "--games", "1", "--json"],
        ["compare", "family-river", "short-river", "--games", "1"],
        [*SMALL, "--json"],
        ["--help"],
    ],
    ids=" ".join,
)
def test_a_reader_that_goes_away_is_no_traceback(arguments: list[str]) -> None:
    """What ``| head -0`` does: the pipe is closed before anything is written into it."""
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "riverlib", *arguments]
    try:
        done = subprocess.run(
            command, cwd=ROOT, stdout=writer, stderr=subprocess.PIPE, text=True, timeout=240
        )
    finally:
        os.close(writer)
    assert (done.returncode, done.stderr) == (READER_GONE, "")
