"""``compare`` and ``simulate`` on the command line."""

import json
from collections.abc import Iterator

import pytest

from riverlib.analysis.lab.games import LAB_GAMES
from riverlib.cli import bots, main

SMALL = ["--games", "30", "--seed", "4", "--bots", "random"]


@pytest.fixture(scope="module")
def scheduler() -> Iterator[str]:
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None
    ) as cluster:
        yield cluster.scheduler_address


@pytest.mark.slow
@pytest.mark.parametrize("rules", [("prediction", "oh-hell"), ("family-river", "short-river")])
def test_two_processes_or_a_cluster_print_the_same_to_the_last_digit(
    rules: tuple[str, str], scheduler: str, capsys: pytest.CaptureFixture[str]
) -> None:
    options = ["--games", "1000", "--seed", "4", "--bots", "random", "--json"]
    printed = []
    for where in ([], ["--workers", "2"], ["--scheduler", scheduler]):
        assert main(["compare", *rules, *options, *where]) == 0
        printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1] == printed[2]


def test_several_bots_follow_one_option(capsys: pytest.CaptureFixture[str]) -> None:
    seats = ["--bots", "steady", "random", "--players", "3"]
    assert main(["simulate", *seats, "--games", "5", "--json", "--", "oh-hell"]) == 0
    assert json.loads(capsys.readouterr().out)["bots"] == ["steady", "random", "steady"]
    assert main(["simulate", "oh-hell", "--games", "5", "--json", *seats]) == 0
    assert json.loads(capsys.readouterr().out)["bots"] == ["steady", "random", "steady"]


def test_a_comparison_is_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", "prediction", "oh-hell", *SMALL, "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert (facts["games"], facts["players"], facts["seed"]) == (30, 4, 4)
    first, second = facts["rules"]
    assert (first["key"], second["key"]) == ("prediction", "oh-hell")
    made = second["measures"]["made"]
    assert made["difference"] == pytest.approx(made["value"] - first["measures"]["made"]["value"])
    assert made["difference_error"] > 0
    assert "difference" not in first["measures"]["made"]


def test_the_json_says_what_its_half_widths_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", "prediction", "oh-hell", *SMALL, "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    made = facts["rules"][1]["measures"]["made"]
    assert made["half_width_95"] == made["error"] == (made["high"] - made["low"]) / 2
    assert made["difference_half_width_95"] == made["difference_error"]
    assert "half the width of the 95 % interval" in facts["notes"]["half_width_95"]
    assert "no standard error" in facts["notes"]["error"]


def test_bots_have_the_names_that_the_pages_have(capsys: pytest.CaptureFixture[str]) -> None:
    for key, lab in LAB_GAMES.items():
        assert set(bots.PLAYED[key].values()) == set(lab.bots())
        for name in bots.PLAYED[key]:
            assert name.removesuffix("-light") in lab.game.bots
    race = ["simulate", "family-river", "--games", "2", "--json", "--bots"]
    for name, says in (
        ("pilot-light", ""),
        ("planner", ""),
        ("pilot", "plays here as pilot-light"),
    ):
        assert main([*race, name]) == 0
        printed = capsys.readouterr()
        assert json.loads(printed.out)["bots"] == ["pilot-light", "pilot-light"]
        assert says in printed.err
    assert main(["simulate", "oh-hell", "--games", "2", "--bots", "expert"]) == 0
    assert "plays here as expert-light" in capsys.readouterr().err


def test_the_help_names_bots_and_defaults(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("simulate", "compare"):
        assert main([command, "--help"]) == 0
        words = " ".join(capsys.readouterr().out.split())
        for name in ("expert-light", "rear-guard", "pilot-light", "steady", "default: 1000"):
            assert name.replace("-", "") in words.replace("- ", "").replace("-", "")


def test_a_comparison_is_told_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", "family-river", "short-river", *SMALL]) == 0
    out = capsys.readouterr().out
    assert out.startswith("30 games each, 2 players, seed 4.")
    assert "are raced with the same throws" in out
    assert "boats go over the waterfall" in out


def test_one_rule_set_is_simulated(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "oh-hell", *SMALL]) == 0
    out = capsys.readouterr().out
    assert "Oh Hell: " in out
    assert "difference" not in out
    assert main(["simulate", "oh-hell", *SMALL, "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["rules"]) == 1


# fmt: off
REFUSED = {
    "one rule set":  (["prediction"], "two or more rule sets are needed"),
    "no such rules": (["prediction", "poker"], "no rule set has the key 'poker'"),
    "no such bot":   (["prediction", "oh-hell", "--bots", "pilot"], "no bot called 'pilot' here"),
    "no games":      (["prediction", "oh-hell", "--games", "0"], "1 to 1,000,000 games"),
    "too many":      (["prediction", "oh-hell", "--players", "12"], "2 to 10 can play"),
}
# fmt: on


@pytest.mark.parametrize(("options", "words"), REFUSED.values(), ids=REFUSED)
def test_what_is_wrong_is_said_in_one_line(
    options: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["compare", *options]) == 2
    err = capsys.readouterr().err
    assert words in err
    assert err.count("\n") == 1


def test_what_one_game_leaves_unknown_is_null_in_strict_json(
    capsys: pytest.CaptureFixture[str],
) -> None:
    def refuse(word: str) -> None:
        raise AssertionError(f"{word} is no JSON")

    assert main(["compare", "prediction", "oh-hell", "--games", "1", "--json"]) == 0
    facts = json.loads(capsys.readouterr().out, parse_constant=refuse)
    assert facts["rules"][0]["measures"]["made"]["error"] is None
