"""``compare`` and ``simulate`` on the command line."""

import json

import pytest

from riverlib.cli import main

SMALL = ["--games", "30", "--seed", "4", "--bots", "random"]


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
