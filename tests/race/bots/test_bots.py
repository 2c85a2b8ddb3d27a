"""Every bot of the race plays every river by the rules and the same way twice."""

import inspect
import subprocess
import sys
from dataclasses import replace

import numpy as np
import pytest

from riverlib.core import RiverError
from riverlib.race import (
    BOATS,
    DEFAULT_LAYOUT,
    LAYOUTS,
    WIND,
    Choice,
    Layout,
    LoseTurn,
    RaceState,
    Ride,
    action_text,
    apply,
    legal_actions,
    new_game,
    roll,
)
from riverlib.race.bots import BOTS, find_bot
from tests.race.river import position

DECLINING = replace(DEFAULT_LAYOUT, decline_wind=True, ride=Ride.ALWAYS)
RIVERS = {layout.key: layout for layout in LAYOUTS} | {"declining": DECLINING}
QUICK = tuple(key for key in BOTS if key != "pilot")


def play(layout: Layout, bots: list[str], *, seed: int) -> list[tuple[RaceState, Choice]]:
    """Play a race of these bots by the rules and return each decision."""
    rng = np.random.default_rng(seed)
    state, decisions = new_game(layout, players=len(bots), first=seed % len(bots)), []
    while not state.is_over:
        if state.to_move is None:
            action = roll(state, rng)
        else:
            action = find_bot(bots[state.to_move]).choose(state, rng)
            decisions.append((state, action))
        state, _ = apply(state, action)  # refuses what is illegal
    return decisions


# fmt: off
TABLE = {  #                           bot             own | others      face, sandbank, high tide
    "front-runner: its first boat":   ("front-runner", "2 5 7 | 3 3 3",         3, 0, 4, "sail 7"),
    "front-runner: it rides":         ("front-runner", "1 1 3 | 3 3 3", 1, 0, 4, "sail 3 ride"),
    "front-runner: own wind first":   ("front-runner", "2 5 7 | 1 4 8",         6, 0, 4, "good 5"),
    "front-runner: the first, back":  ("front-runner", "5 5 - | 1 4 8",         6, 0, 4, "ill 1 8"),
    "front-runner: the next seat":    ("front-runner", "5 5 | 1 1 | 1 6 | 0 6", 6, 0, 4, "ill 2 6"),
    "rear-guard: its last boat":      ("rear-guard",   "2 5 7 | 3 3 3",         3, 0, 9, "sail 2"),
    "rear-guard: own wind first":     ("rear-guard",   "2 5 7 | 1 4 8",         6, 0, 4, "good 2"),
    "rear-guard: the last, back":     ("rear-guard",   "5 5 - | 1 4 8",         6, 0, 4, "ill 1 4"),
    "rear-guard: the next seat":      ("rear-guard",   "5 5 | 1 1 | 1 6 | 0 6", 6, 0, 4, "ill 2 6"),
    "steady saves a boat first":      ("steady",       "0 2 7 | 3 3 3",         2, 9, 4, "sail 0"),
    "steady rides":                   ("steady",       "2 5 7 | 3 3 3", 2, 7, 4, "sail 2 ride"),
    "steady rides while it saves":    ("steady",       "0 2 7 | 3 3 3", 4, 9, 4, "sail 0 ride"),
    "steady: onto the sandbank":      ("steady",       "2 6 8 | 3 3 3",         3, 9, 4, "sail 6"),
    "steady: only exactly onto it":   ("steady",       "2 6 8 | 3 3 3",         4, 9, 4, "sail 8"),
    "steady: not past the sandbank":  ("steady",       "1 6 8 | 3 3 3",         4, 3, 5, "sail 8"),
    "steady: else its first boat":    ("steady",       "1 5 7 | 3 3 3",         5, 0, 4, "sail 7"),
    "steady: the longest wind":       ("steady",       "1 3 7 | 3 3 6",         6, 0, 4, "good 3"),
    "steady: of equals back":         ("steady",       "1 3 7 | 2 2 6",         6, 0, 4, "ill 1 6"),
    "steady: most points":            ("steady",       "3 3 3 | 2 6 - | 2 6 H", 6, 0, 4, "ill 2 6"),
    "steady: of equals the next":     ("steady",       "3 3 3 | 2 6 - | 2 6 -", 6, 0, 4, "ill 1 6"),
    "nobody can use a wind":          ("steady",       "3 3 3 | 2 2 2",         6, 0, 4, "lose"),
    "pilot: home, not away":          ("pilot",        "9 - - | 9 - - | 1 - -", 1, 0, 4, "sail 9"),
    "pilot: where it wins":           ("pilot",        "6 9 - | 0 H - | - - -", 1, 8, 4, "sail 9"),
}
# fmt: on


@pytest.mark.parametrize(
    ("key", "boats", "face", "sandbank", "high_tide", "choice"), TABLE.values(), ids=TABLE
)
def test_what_it_chooses(
    key: str, boats: str, face: int, sandbank: int, high_tide: int, choice: str
) -> None:
    state = position(boats, face=face, sandbank=sandbank, high_tide=high_tide)
    assert action_text(find_bot(key).choose(state, np.random.default_rng(1))) == choice


@pytest.mark.parametrize("key", QUICK)
@pytest.mark.parametrize("layout", RIVERS.values(), ids=RIVERS)
def test_plays_by_the_rules(layout: Layout, key: str) -> None:
    for players in (2, 3, 4):
        for seed in range(5):
            assert play(layout, [key] * players, seed=seed)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_pilot_plays_by_the_rules(players: int) -> None:
    for layout in RIVERS.values():
        assert play(layout, ["pilot"] + ["steady"] * (players - 1), seed=players)


@pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS)
def test_is_given_a_state_and_a_generator_and_nothing_else(bot) -> None:
    hints = inspect.get_annotations(bot.choose, eval_str=True)
    assert [hints[name] for name in inspect.signature(bot.choose).parameters] == [
        RaceState,
        np.random.Generator,
    ]


@pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS)
def test_the_same_state_and_generator_give_the_same_choice(bot) -> None:
    decisions = play(DEFAULT_LAYOUT, ["random"] * 3, seed=3)
    for state, _ in decisions[:: 3 if bot.key == "pilot" else 1]:
        first, second = (bot.choose(state, np.random.default_rng(7)) for _ in range(2))
        assert first == second


def test_no_bot_leaves_a_wind_unused_that_moves_a_boat() -> None:
    for seed in range(20):
        for state, choice in play(DECLINING, ["front-runner", "rear-guard", "steady"], seed=seed):
            if state.face == WIND and len(legal_actions(state)) > 1:
                assert choice != LoseTurn()


def test_each_introduces_itself() -> None:
    assert list(BOTS) == [bot.key for bot in BOTS.values()]
    assert len({bot.name for bot in BOTS.values()} | {bot.line for bot in BOTS.values()}) == 10
    for bot in BOTS.values():
        assert bot.line.endswith(".")
        assert len(bot.line) < 160


def test_an_unknown_key_is_refused_with_those_there_are() -> None:
    with pytest.raises(RiverError, match="steady, pilot"):
        find_bot("nobody")


def test_the_compiler_is_loaded_only_when_the_pilot_needs_it() -> None:
    code = "import sys, riverlib.race.bots, riverlib.cards.bots; print('numba' in sys.modules)"
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert shown.stdout.strip() == "False"


def test_four_boats_each() -> None:
    many = replace(DEFAULT_LAYOUT, boats=BOATS.stop - 1, cards=14, start=6)
    for key in QUICK:
        assert play(many, [key] * 3, seed=1)
