"""What the levels below ``steady`` know, do not know, and never do."""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings

from riverlib.cards import GameState, Phase, Play, Trump, Variant, View, parse_card, view
from riverlib.cards.bots import EVERY_BOT, beginner, casual
from riverlib.cards.bots.judging import needed, prize
from riverlib.cards.bots.rules_of_thumb import takes
from tests.cards.random_rules import TABLES, Table
from tests.cards.table import PLAIN, after, dealt, one_deal

NO_TRUMP = replace(PLAIN, trump=Trump.NONE)
FOREHEAD = replace(PLAIN, hand_sizes=(1,), forehead=True)
QUICK = [key for key, bot in EVERY_BOT.items() if not bot.plays_out]


def position(variant: Variant, hands: str, turn_up: str, line: str) -> GameState:
    """Deal hands parted by ``|`` from seat 0, who bids and leads first, and take a line."""
    split = hands.split("|")
    size = len(split[0].split())
    deal = dealt(one_deal(variant, size), *split, turn_up=turn_up, dealer=len(split) - 1)
    return after(deal, line)


def seen_in(state: GameState) -> View:
    assert state.to_move is not None
    return view(state, state.to_move)


def chosen(key: str, state: GameState, lots: int = 40) -> set[str]:
    """Return what a bot chooses with many generators, in notation."""
    seen = seen_in(state)
    actions = [EVERY_BOT[key].choose(seen, np.random.default_rng(lot)) for lot in range(lots)]
    assert set(actions) <= set(seen.legal)
    return {str(action.card if isinstance(action, Play) else getattr(action, "tricks", ""))
            for action in actions}  # fmt: skip


# fmt: off
BEGINNER = {  # hands of seats 0, 1, ...; turn-up; bids and cards so far; what it may choose
    "aces and high trumps are tricks":
        (PLAIN, "As Ah 9s|2d 3d 4d|2c 3c 4c", "5s", "", "3"),
    "two low trumps are hoped to make one, kings are nothing":
        (PLAIN, "2s 3s Kh|2d 3d 4d|2c 3c 4c", "5s", "", "1"),
    "without trump kings count too":
        (NO_TRUMP, "Ah Kh Kd|2d 3d 4d|2c 3c 4c", "", "", "3"),
    "the forehead: another shows a trump":
        (FOREHEAD, "Ah|3s|2d|3d", "2s", "", "0"),
    "the forehead: nobody shows anything high":
        (FOREHEAD, "Ah|3h|2d|3d", "2s", "", "1"),
    "it needs the trick and can take it: it does":
        (PLAIN, "9h 2c 3c|Ah 4c 2h|5d 6d 7d", "5s", "1 1 0 9h", "Ah"),
    "it wants no trick and can leave it: it does":
        (PLAIN, "9h 2c 3c|Ah 4c 2h|5d 6d 7d", "5s", "1 0 0 9h", "2h"),
    "it has its bid and leads low, or the next one by mistake":
        (PLAIN, "Ah 2c 9d|4c 5c 6c|5d 6d 7d", "5s", "0 1 0", "2c 9d"),
}
# fmt: on


@pytest.mark.parametrize(
    ("variant", "hands", "turn_up", "line", "expected"), BEGINNER.values(), ids=BEGINNER
)
def test_beginner(variant: Variant, hands: str, turn_up: str, line: str, expected: str) -> None:
    assert chosen("beginner", position(variant, hands, turn_up, line)) == set(expected.split())


def test_the_beginner_sometimes_plays_the_wrong_one_of_two() -> None:
    state = position(PLAIN, "9h 2c 3c|Ah Jh 2d|5d 6d 7d", "5s", "1 1 0 9h")
    lots = [beginner.choose(seen_in(state), np.random.default_rng(lot)) for lot in range(300)]
    wrong = sum(action == Play(parse_card("Jh")) for action in lots)
    assert 0 < wrong < 100


def test_the_casual_one_does_not_listen_to_the_others_bids() -> None:
    hands = "2h 3h 4h|2d 3d 4d|5h 6h 7h|Qs Kd 5c"
    few, many = (position(PLAIN, hands, "5s", line) for line in ("0 0 0", "2 3 2"))
    rng = np.random.default_rng(1)
    points = [casual.judge(seen_in(state), rng).points for state in (few, many)]
    assert points[0][:3] == points[1][:3]


def test_the_casual_one_wins_cheaply_and_gets_rid_of_what_is_dear() -> None:
    hands = "9h 9c 8c|Th 5c 6c|Ah Jh 2c"
    assert chosen("casual", position(PLAIN, hands, "5s", "0 0 2 9h Th")) == {"Jh"}
    assert chosen("casual", position(PLAIN, hands, "5s", "1 0 0 9h Th")) == {"Ah"}


@settings(max_examples=15, deadline=None)
@given(TABLES)
def test_all_play_by_any_rules(table: Table) -> None:
    """Random rules and positions: whoever may sit there finds something legal to do."""
    rng = np.random.default_rng(table.seed)
    moves = [before for before, _, _, _ in table.moves() if before.to_move is not None]
    for state in moves[:: max(1, len(moves) // 6)]:
        seen = seen_in(state)
        assert prize(seen) >= 1
        for key in QUICK:
            assert EVERY_BOT[key].choose(seen, rng) in seen.legal


@settings(max_examples=40, deadline=None)
@given(TABLES)
def test_levels_below_steady_are_never_silly(table: Table) -> None:
    """A trick that is needed is taken where it can be; one that is not is left where it can be."""
    for state, _, _, _ in table.moves():
        if state.phase is not Phase.PLAY or not state.trick or state.to_move is None:
            continue
        seen = seen_in(state)
        wins = {action for action in seen.legal if takes(seen, action.card)}
        short = needed(seen)
        if not wins or len(wins) == len(seen.legal) or not 0 <= short <= len(seen.hand):
            continue
        for key in ("beginner", "casual"):
            choice = EVERY_BOT[key].choose(seen, np.random.default_rng(table.seed))
            assert (choice in wins) == (short > 0), key
