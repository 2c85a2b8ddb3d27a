"""Files of scores: what goes out comes in again, as a table and as JSON, from any program."""

import json
from dataclasses import replace
from datetime import date
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from riverlib import cards
from riverlib.analysis import (
    Fault,
    GameScores,
    TableError,
    decoded,
    from_csv,
    from_json,
    from_log,
    read_scores,
    to_csv,
    to_json,
)
from riverlib.cards import DealResult
from tests.analysis.games import GAME, random_log
from tests.analysis.test_score_csv import games
from tests.cards.random_rules import TABLES, Table

DAYS = st.none() | st.dates(date(1900, 1, 1), date(2999, 12, 31))
FORMS = {"a table": to_csv, "JSON": to_json}
BUILT_IN = [variant for variant in cards.VARIANTS if variant.team_size == 1]


@given(st.lists(games(), min_size=1, max_size=3), st.lists(DAYS, min_size=3, max_size=3))
@pytest.mark.parametrize("write", FORMS.values(), ids=FORMS)
def test_all_games_of_a_season_come_back(
    write: Any, written: list[GameScores], days: list[date | None]
) -> None:
    season = tuple(
        replace(game, title=f"Evening {no}", day=day)
        for no, (game, day) in enumerate(zip(written, days, strict=False))
    )
    assert read_scores(decoded(write(season).encode())) == season


def untold(game: GameScores) -> GameScores:
    """A game without what no score sheet holds: the cards of its tricks."""
    told = [
        DealResult(
            hand_size=deal.hand_size,
            dealer=deal.dealer,
            bids=deal.bids,
            taken=deal.taken,
            points=deal.points,
        )
        for deal in game.deals
    ]
    return replace(game, deals=tuple(told))


@pytest.mark.parametrize("write", FORMS.values(), ids=FORMS)
@pytest.mark.parametrize("variant", BUILT_IN, ids=lambda each: each.key)
def test_the_rules_of_a_game_come_back(variant: cards.Variant, write: Any) -> None:
    game = untold(from_log(random_log(variant, players=4), ("Anna", "Ben", "Cleo", "Dora")))
    (again,) = read_scores(write([game]))
    assert again == game
    assert again.variant is not None


@settings(max_examples=25, deadline=None)
@given(TABLES)
def test_a_familys_own_rules_come_back_as_json(table: Table) -> None:
    log = random_log(table.variant, players=table.players, seed=table.seed)
    game = untold(from_log(log))
    assert from_json(to_json([game])) == (game,)
    assert from_csv(to_csv([game])) == (replace(game, variant=None),)


def test_rules_that_a_game_was_not_scored_by_are_not_told() -> None:
    rules = cards.fitted(cards.VARIANTS[0], 3)
    (again,) = from_csv(to_csv([replace(GAME, variant=rules)]))
    assert again.variant is None
    with pytest.raises(TableError, match="line 2, rules: by these rules"):
        from_csv(to_csv([GAME]).replace("Sunday,,,", f"Sunday,,{rules.key},"))
    with pytest.raises(TableError, match="line 2, rules: no rule set has the key 'whist'"):
        from_csv(to_csv([GAME]).replace("Sunday,,,", "Sunday,,whist,"))


# --- other programs -------------------------------------------------------------------------

FOREIGN = replace(GAME, names=("Zoë", "Jürgen", "Anaïs"), day=date(2026, 3, 7))
ENCODINGS = ("utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "latin-1", "cp1252")


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_any_spreadsheets_letters_are_read(encoding: str) -> None:
    text = to_csv([FOREIGN]).replace(",", ";").replace("\n", "\r\n")
    assert read_scores(decoded(text.encode(encoding))) == (FOREIGN,)


def test_a_table_from_a_spreadsheet_far_away_is_read() -> None:
    """Semicolons, decimal commas, days with points, true minus signs."""
    lost = replace(FOREIGN.deals[0], points=(-2, 11, 0))
    game = replace(FOREIGN, deals=(lost,))
    rows = [line.split(",") for line in to_csv([game]).replace("2026-03-07", "7.3.2026").split()]
    spread = [rows[0]] + [
        [f"{field},00" if field.lstrip("-").isdigit() else field for field in row]
        for row in rows[1:]
    ]
    text = "\n".join(";".join(row) for row in spread).replace(";-2", ";\N{MINUS SIGN}2")
    assert ";\N{MINUS SIGN}2,00;" in text
    assert from_csv(text) == (game,)


@pytest.mark.parametrize("content", [b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 4, b"\xff\xfe\x00"])
def test_what_is_no_text_is_refused(content: bytes) -> None:
    with pytest.raises(TableError, match="no text"):
        decoded(content)


# fmt: off
WRONG = {  # a change to the JSON of GAME, the place that is named, and words
    "no games":          ({"games": []},                         "games",              "no game"),
    "another format":    ({"format": "sheet"},                   "",                   "no file"),
    "another version":   ({"version": 2},                        "version",            "version 1"),
    "a game is a list":  ({"games": [[]]},                       "games[0]",           "object"),
    "one player":        ({"players": ["Anna"]},                 "games[0].players",   "2 to 10"),
    "no deals":          ({"deals": []},                         "games[0].deals",     "no deal"),
    "a deal is text":    ({"deals": ["x"]},                      "games[0].deals[0]",  "object"),
    "no such day":       ({"date": "2026-02-30"},                "games[0].date",      "02-30"),
    "a name is none":    ({"players": ["Anna", 7, "Cleo"]},      "games[0].players",   "a name"),
    "namesakes":         ({"players": ["Anna", "Anna", "Cleo"]}, "games[0].player",    "twice"),
    "rules from where?": ({"rules": {"key": "x"}},               "games[0].rules",     "missing"),
    "rules unknown":     ({"rules": "whist"},                    "games[0].rules",     "whist"),
}
DEAL = {
    "a bid too few":     ({"bid": [1, 0]},                       "bid",    "for each player"),
    "a bid too high":    ({"bid": [1, 4, 0]},                    "bid",    "0 to 3"),
    "a bid is true":     ({"bid": [1, True, 0]},                 "bid",    "“bool”"),
    "half a trick":      ({"taken": [0.5, 1, 1]},                "taken",  "“0.5”"),
    "a total is wrong":  ({"total": [1, 1, 1]},                  "total",  "add up to"),
    "points in words":   ({"points": ["many", 1, 1]},            "points", "“many”"),
    "endless":           ({"points": [1e400, 1, 1]},             "points", "“inf”"),
}
# fmt: on


@pytest.mark.parametrize(("change", "place", "words"), WRONG.values(), ids=WRONG)
def test_a_fault_in_json_is_named_with_its_place(
    change: dict[str, Any], place: str, words: str
) -> None:
    data = json.loads(to_json([GAME]))
    target = data if set(change) & {"games", "format", "version"} else data["games"][0]
    target.update(change)
    with pytest.raises(TableError) as caught:
        from_json(json.dumps(data))
    fault = caught.value.faults[0]
    assert (fault.line, fault.column) == (0, place), fault
    assert words in fault.reason


@pytest.mark.parametrize(("change", "field", "words"), DEAL.values(), ids=DEAL)
def test_a_fault_in_a_deal_is_named(change: dict[str, Any], field: str, words: str) -> None:
    data = json.loads(to_json([GAME]))
    data["games"][0]["deals"][0].update(change)
    with pytest.raises(TableError) as caught:
        from_json(json.dumps(data))
    fault = caught.value.faults[0]
    assert fault.column.endswith(field), fault
    assert words in fault.reason


HOSTILE = ["{", "[" * 100_000, '{"games":' * 60_000, '{"games": ' + "9" * 9_000 + "}", "[]", "{}"]


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_hostile_json_is_refused_in_a_short_sentence(text: str) -> None:
    with pytest.raises(TableError) as caught:
        read_scores(text)
    assert len(str(caught.value)) <= 300


@given(st.text(), st.integers(0, 99))
def test_no_edit_breaks_the_reader(text: str, seed: int) -> None:
    written = to_json([GAME])
    at = Random(seed).randrange(len(written))
    faults: tuple[Fault, ...] = ()
    try:
        read_scores(written[:at] + text + written[at + len(text) :])
    except TableError as error:
        faults = error.faults
    assert max((len(str(fault)) for fault in faults), default=0) <= 300


def test_namesakes_are_told_apart_and_nobody_is_given_a_name_that_is_taken() -> None:
    twins = replace(GAME, names=("Anna", "Anna", "Anna 1"))
    for write in FORMS.values():
        (again,) = read_scores(write([twins]))
        assert len(set(again.names)) == 3
        assert again.names[2] == "Anna 1"


def test_a_family_of_emoji_keeps_its_name() -> None:
    game = replace(GAME, names=("\N{MAN}\u200d\N{GIRL}", "'=1", "=1"))
    for write in FORMS.values():
        assert read_scores(write([game])) == (game,)
