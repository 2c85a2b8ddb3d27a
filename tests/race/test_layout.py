"""The river, the fleets and the house flags: docs/rules/race.md 1 and 6."""

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given

from riverlib.core import IllegalActionError, VariantError, generator
from riverlib.race import (
    DEFAULT_LAYOUT,
    DOCKS,
    LAYOUTS,
    PLAYERS,
    FirstPlayer,
    LastAlone,
    Layout,
    Phase,
    Ride,
    Roll,
    TieBreak,
    apply,
    check_players,
    find_layout,
    legal_actions,
    new_game,
    roll,
)
from tests.race import random_races
from tests.race.river import PLAIN, position

PLACE = "the place of the"
PLAYERS_MUST = "the number of players must be 2 to 4, not"
# fmt: off
REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "too few cards":           ({"cards": 5},      "cards on the river must be 6 to 14, not 5"),
    "too many cards":          ({"cards": 15},     "cards on the river must be 6 to 14, not 15"),
    "cards by halves":         ({"cards": 8.0},    "cards on the river must be 6 to 14, not 8.0"),
    "no boats":                ({"boats": 0},      "boats a player must be 1 to 4, not 0"),
    "too many boats":          ({"boats": 5},      "boats a player must be 1 to 4, not 5"),
    "boats as truth":          ({"boats": True},   "boats a player must be 1 to 4, not True"),
    "sandbank in the harbour": ({"sandbank": 10},  f"{PLACE} sandbank must be 0 to 9, not 10"),
    "sandbank in the fall":    ({"sandbank": -1},  f"{PLACE} sandbank must be 0 to 9, not -1"),
    "tide in the harbour":     ({"high_tide": 10}, f"{PLACE} high tide must be 0 to 9, not 10"),
    "tide in the fall":        ({"high_tide": -1}, f"{PLACE} high tide must be 0 to 9, not -1"),
    "start in the harbour":    ({"start": 10},     f"{PLACE} start must be 0 to 9, not 10"),
    "start in the fall":       ({"start": -1},     f"{PLACE} start must be 0 to 9, not -1"),
    "a place as text":         ({"start": "3"},    f"{PLACE} start must be 0 to 9, not '3'"),
    "off the shorter river":   ({"cards": 6, "high_tide": 6},
                                f"{PLACE} high tide must be 0 to 5, not 6"),
    "two cards in one place":  ({"sandbank": 4},
                                "sandbank and high tide are two cards, both are on 4"),
}
# fmt: on


@pytest.mark.parametrize(("axes", "words"), REFUSED.values(), ids=REFUSED)
def test_a_river_that_cannot_be_laid_out_is_refused(axes: dict[str, Any], words: str) -> None:
    with pytest.raises(VariantError) as refusal:
        replace(DEFAULT_LAYOUT, key="ours", **axes)
    assert str(refusal.value) == f"ours: {words}"


# fmt: off
ALLOWED: dict[str, dict[str, Any]] = {
    "the shortest river":             {"cards": 6},
    "the longest river":              {"cards": 14, "sandbank": 13},
    "one boat each":                  {"boats": 1},
    "four boats each":                {"boats": 4},
    "a start on the sandbank":        {"start": 0},
    "a start on the high tide":       {"start": 4},
    "a start at the waterfall":       {"sandbank": 5, "start": 0},
    "a start at the harbour":         {"start": 9},
}
# fmt: on


@pytest.mark.parametrize("axes", ALLOWED.values(), ids=ALLOWED)
def test_a_river_that_can_be_laid_out(axes: dict[str, Any]) -> None:
    layout = replace(DEFAULT_LAYOUT, **axes)
    state = new_game(layout, players=2)
    assert state.boats == ((layout.start,) * layout.boats,) * 2
    assert (state.sandbank, state.high_tide) == (layout.sandbank, layout.high_tide)


# fmt: off
TABLES = {  #       players boats  refusal
    "nobody alone":        (1, 3, f"{PLAYERS_MUST} 1"),
    "nobody at all":       (0, 3, f"{PLAYERS_MUST} 0"),
    "five":                (5, 2, f"{PLAYERS_MUST} 5"),
    "players by halves":   (2.5, 3, f"{PLAYERS_MUST} 2.5"),
    "four fleets of four": (4, 4, "4 players with 4 boats each are 16 boats, but the harbour has"
                                  " 12 docks"),
}
# fmt: on


@pytest.mark.parametrize(("players", "boats", "words"), TABLES.values(), ids=TABLES)
def test_more_players_than_docks_are_refused(players: int, boats: int, words: str) -> None:
    layout = replace(DEFAULT_LAYOUT, boats=boats)
    for start in (check_players, lambda layout, players: new_game(layout, players=players)):
        with pytest.raises(VariantError, match=f"family-river: {words}"):
            start(layout, players)


@pytest.mark.parametrize(("players", "boats"), [(2, 3), (3, 3), (4, 3), (3, 4), (2, 4), (4, 1)])
def test_as_many_players_as_docks_can_race(players: int, boats: int) -> None:
    check_players(replace(DEFAULT_LAYOUT, boats=boats), players)


@pytest.mark.parametrize("first", [-1, 3, 99])
def test_the_first_player_sits_at_the_table(first: int) -> None:
    with pytest.raises(IllegalActionError) as refusal:
        new_game(DEFAULT_LAYOUT, players=3, first=first)
    assert str(refusal.value) == f"seat {first} cannot be the first player: the seats are 0 to 2"


class TestTheFamilyRiver:
    """1.1 and 1.2."""

    def test_it_is_laid_out_as_reconstructed(self) -> None:
        layout = DEFAULT_LAYOUT
        assert (layout.cards, layout.sandbank, layout.high_tide, layout.start) == (10, 0, 4, 3)
        assert (layout.boats, DOCKS, PLAYERS) == (3, 12, range(2, 5))
        assert "not known" in layout.source
        assert "reconstruction" in layout.source

    def test_its_house_flags_are_the_texts(self) -> None:
        layout = DEFAULT_LAYOUT
        assert layout.ride is Ride.CHOICE
        assert layout.decline_wind is False
        assert layout.tie_break is TieBreak.SHARED
        assert layout.last_alone is LastAlone.PLAYS_ON
        assert layout.first_player is FirstPlayer.CHOSEN

    @pytest.mark.parametrize("players", PLAYERS)
    def test_every_boat_begins_on_the_fourth_card(self, players: int) -> None:
        state = new_game(DEFAULT_LAYOUT, players=players, first=players - 1)
        assert state.boats == ((3, 3, 3),) * players
        assert (state.turn, state.first, state.phase) == (players - 1, players - 1, Phase.ROLL)
        assert (state.tides, state.docked, state.face) == (0, (), None)
        assert (state.to_move, legal_actions(state), state.winners) == (None, (), ())
        assert state.scores == (0,) * players


class TestRiversOnOffer:
    """The list of rivers."""

    def test_the_familys_is_the_first(self) -> None:
        assert LAYOUTS[0] == DEFAULT_LAYOUT

    def test_keys_and_names_are_told_apart(self) -> None:
        assert len({layout.key for layout in LAYOUTS}) == len(LAYOUTS)
        assert len({layout.name for layout in LAYOUTS}) == len(LAYOUTS)

    @pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.key)
    def test_each_is_found_by_its_key_and_says_where_it_comes_from(self, layout: Layout) -> None:
        assert find_layout(layout.key) == layout
        assert layout.source.endswith(".")
        check_players(layout, max(PLAYERS))

    def test_a_river_that_is_not_there(self) -> None:
        with pytest.raises(VariantError) as refusal:
            find_layout("styx")
        keys = ", ".join(layout.key for layout in LAYOUTS)
        assert str(refusal.value) == f"there is no river called 'styx'; there are {keys}"


class TestTheDie:
    """1.3: six faces, the sixth is the wind."""

    @pytest.mark.parametrize("face", range(1, 7))
    def test_a_throw_shows_one_to_five_or_the_wind(self, face: int) -> None:
        state, _ = apply(position("2 5 8 | 4 4 4"), Roll(face))
        assert (state.face, state.phase, state.to_move) == (face, Phase.CHOOSE, 0)

    def test_every_face_comes_up_as_often(self) -> None:
        rng = generator(7)
        thrown = Counter(roll(position("3 | 3"), rng).face for _ in range(6_000))
        assert set(thrown) == set(range(1, 7))
        assert all(850 < times < 1_150 for times in thrown.values())

    def test_a_throw_is_a_plain_number(self) -> None:
        assert type(roll(position("3 | 3"), np.random.default_rng(1)).face) is int

    def test_the_same_seed_throws_the_same(self) -> None:
        def throws(seed: int) -> list[Roll]:
            rng = generator(seed)
            return [roll(position("3 | 3"), rng) for _ in range(20)]

        assert throws(1) == throws(1) != throws(2)


@given(layout=random_races.LAYOUTS)
def test_a_layout_is_a_value(layout: Layout) -> None:
    assert {layout: 1}[replace(layout)] == 1


def test_random_layouts_without_hypothesis_are_layouts_too() -> None:
    rng = Random(1)
    assert len({random_races.random_layout(rng) for _ in range(50)}) > 40
    assert PLAIN not in LAYOUTS
