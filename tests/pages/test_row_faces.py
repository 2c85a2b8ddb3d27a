"""The faces in a list of games: what everybody wore at the board."""

from riverlib.store import Standing
from riverlib.ui.charts.row_faces import worn_in


def standing(*seats: object) -> Standing:
    return Standing(rules="", setup={"seats": list(seats)}, finished=True, seats=(), deals=3)


def test_everybody_has_the_face_of_the_board() -> None:
    anna = {"name": "Anna", "kind": "person", "face": "fox", "colour": 3}
    assert worn_in("cards", standing(anna, {"name": "Otter", "kind": "steady"})) == [
        ("fox", 3),
        ("otter", 1),
    ]


def test_what_cannot_be_read_has_no_faces() -> None:
    assert worn_in("cards", standing({"name": "Anna", "kind": "a stranger"})) == []
    assert worn_in("race", Standing(rules="", setup={}, finished=False, seats=(), deals=0)) == []
