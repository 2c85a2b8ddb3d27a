"""Rules are read by the types of their fields: no field is forgotten, each refusal has a place."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

import pytest

from riverlib.core import LogError, VariantError, read_fields, read_value


class Wind(StrEnum):
    NORTH = "north"
    SOUTH = "south"


@dataclass(frozen=True, slots=True)
class Hull:
    planks: int = 12


@dataclass(frozen=True, slots=True, kw_only=True)
class Boat:
    """A record that no reader has ever heard of."""

    name: str
    sail: bool = True
    crew: tuple[int, int] = (1, 2)
    ports: tuple[int, ...] = ()
    draught: int | None = None
    wind: Wind = Wind.NORTH
    hull: Hull = field(default_factory=Hull)


WHOLE: dict[str, Any] = {"name": "Otter", "sail": False, "crew": [2, 3], "ports": [1, 4, 9]}
WHOLE |= {"draught": None, "wind": "south", "hull": {"planks": 30}}


def test_every_field_is_read_as_its_type() -> None:
    boat = Boat(**read_fields(Boat, WHOLE, "boat"))
    assert boat == Boat(
        name="Otter",
        sail=False,
        crew=(2, 3),
        ports=(1, 4, 9),
        draught=None,
        wind=Wind.SOUTH,
        hull=Hull(30),
    )
    assert isinstance(boat.wind, Wind)


def test_what_has_a_default_may_be_left_out() -> None:
    assert read_fields(Boat, {"name": "Otter"}, "boat") == {"name": "Otter"}


# fmt: off
REFUSED: dict[str, tuple[object, str]] = {
    "no object":            ([], "boat: an object is needed, got list"),
    "an unknown field":     (WHOLE | {"mast": 1}, "boat: there is no rule called 'mast'"),
    "a missing field":      ({"sail": True}, "boat: the field 'name' is missing"),
    "a number for text":    (WHOLE | {"name": 7}, "boat.name: text is needed, got 7"),
    "a number for truth":   (WHOLE | {"sail": 1}, "boat.sail: true or false is needed, got 1"),
    "truth for a number":   (WHOLE | {"draught": True},
                             "boat.draught: a whole number is needed, got True"),
    "a whole half":         (WHOLE | {"draught": 2.0},
                             "boat.draught: a whole number is needed, got 2.0"),
    "digits for a number":  (WHOLE | {"draught": "2"},
                             "boat.draught: a whole number is needed, got '2'"),
    "text for a list":      (WHOLE | {"ports": "19"},
                             "boat.ports: a list of whole numbers is needed, got '19'"),
    "a half in a list":     (WHOLE | {"ports": [1.5]},
                             "boat.ports: a list of whole numbers is needed, got [1.5]"),
    "three for a pair":     (WHOLE | {"crew": [1, 2, 3]},
                             "boat.crew: two numbers are needed, fewest and most, got [1, 2, 3]"),
    "an unknown word":      (WHOLE | {"wind": "east"},
                             "boat.wind: one of north, south is needed, got 'east'"),
    "a list for a word":    (WHOLE | {"wind": ["north"]},
                             "boat.wind: one of north, south is needed, got ['north']"),
    "nothing for a record": (WHOLE | {"hull": None},
                             "boat.hull: an object is needed, got NoneType"),
    "wrong in a record":    (WHOLE | {"hull": {"planks": "x"}},
                             "boat.hull.planks: a whole number is needed, got 'x'"),
    "unknown in a record":  (WHOLE | {"hull": {"nails": 1}},
                             "boat.hull: there is no rule called 'nails'"),
}
# fmt: on


@pytest.mark.parametrize(("data", "words"), REFUSED.values(), ids=REFUSED)
def test_a_wrong_field_is_refused_naming_the_place(data: object, words: str) -> None:
    with pytest.raises(VariantError) as refusal:
        read_fields(Boat, data, "boat")
    assert str(refusal.value) == words


def test_a_field_may_have_words_of_its_own() -> None:
    with pytest.raises(VariantError) as refusal:
        read_fields(Boat, {"name": 7}, "boat", {"name": "a short name is needed"})
    assert str(refusal.value) == "boat.name: a short name is needed"


def test_a_value_of_something_else_is_refused_as_that() -> None:
    with pytest.raises(LogError, match=r"^setup\.seed: a whole number is needed, got 'x'$"):
        read_value(int, "x", "setup.seed", error=LogError)
