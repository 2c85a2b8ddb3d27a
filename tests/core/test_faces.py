"""Faces and colours: what was chosen is kept, and no two seats share a colour."""

import itertools
import re
from pathlib import Path

import pytest

from riverlib.core import GameLog, LogError
from riverlib.core.faces import BOT_FACES, COLOURS, FACES, looks
from riverlib.play.players import Player, default_players, player_from_data

BOARD = Path(__file__).parents[2] / "riverlib/boards"
BOTS = {"steady": None}


def test_nobody_chose() -> None:
    look = looks(default_players(10))
    assert [each.colour for each in look] == list(range(10))
    assert [each.face for each in look] == ["fox", *BOT_FACES]


def test_a_choice_is_kept_and_the_others_make_room() -> None:
    look = looks((Player("Anna", colour=1, face="owl"), Player("Ben"), Player("Otter", "steady")))
    assert [(each.face, each.colour) for each in look] == [("owl", 1), ("fox", 0), ("otter", 2)]


def test_a_bot_wears_the_colour_of_its_name_wherever_it_sits() -> None:
    players = (Player("Pike", "steady"), Player("Otter", "steady"), Player("Anna"))
    assert [COLOURS[each.colour] for each in looks(players)] == ["Blue", "Orange", "Red"]
    taken = (Player("Anna", colour=1), Player("Ben"), Player("Otter", "steady"))
    assert [COLOURS[each.colour] for each in looks(taken)] == ["Orange", "Teal", "Red"]


def test_a_bot_wears_the_face_of_its_name_and_no_other_bot_takes_it() -> None:
    players = (Player("Anna"), Player("Max", "steady"), Player("Otter", "steady"))
    assert [each.face for each in looks(players)] == ["fox", "heron", "otter"]


@pytest.mark.parametrize("players", range(2, 11))
def test_no_two_seats_share_a_colour(players: int) -> None:
    for wishes in itertools.islice(itertools.product((None, 0, 1, 9), repeat=players), 0, 4096, 7):
        look = looks([Player(f"P{no}", colour=colour) for no, colour in enumerate(wishes)])
        worn = [each.colour for each in look]
        assert len(set(worn)) == players
        assert set(worn) <= set(range(len(COLOURS)))
        for wish in set(wishes) - {None}:
            assert worn[wishes.index(wish)] == wish  # the first to choose it has it


def test_looks_are_written_and_read() -> None:
    anna = Player("Anna", face="cat", colour=4)
    assert anna.data() == {"name": "Anna", "kind": "person", "face": "cat", "colour": 4}
    assert player_from_data(anna.data(), 0, BOTS) == anna


def test_files_from_before_there_were_faces_are_read() -> None:
    old = {"name": "Anna", "kind": "person"}
    assert player_from_data(old, 0, BOTS) == Player("Anna")
    assert Player("Anna").data() == old
    assert GameLog(game="cards", setup={"seats": [old]}).setup["seats"] == [old]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("face", "dragon"),
        ("face", 3),
        ("face", []),
        ("colour", 10),
        ("colour", "red"),
        ("colour", True),
    ],
)
def test_a_look_that_there_is_not_is_refused_with_its_place(field: str, value: object) -> None:
    data = {"name": "Anna", "kind": "person", field: value}
    with pytest.raises(LogError, match=rf"^setup\.seats\[2\]\.{field}: "):
        player_from_data(data, 2, BOTS)


def test_the_browser_draws_every_face_and_colour() -> None:
    drawn = (BOARD / "portrait_faces.js").read_text("utf-8")
    heads = set(re.findall(r"^  (\w+): ", drawn, re.M))
    assert heads == {*FACES, *BOT_FACES}
    palettes = (BOARD / "portraits.js").read_text("utf-8")
    dark = re.search(r"COLOURS = \[(.*?)\];", palettes, re.S)
    bright = re.search(r"SAILS = \[(.*?)\n\];", palettes, re.S)
    assert dark is not None
    assert bright is not None
    assert len(re.findall("#", dark[1])) == len(COLOURS)
    assert len(re.findall("#", bright[1])) == 2 * len(COLOURS)
