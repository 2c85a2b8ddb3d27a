"""The door of addresses: what stands behind the question mark, read by every widget of a page."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest import mock

from riverlib import cards, race
from riverlib.ui.lab import set_up
from riverlib.ui.shared import address, picture
from riverlib.ui.shared.address import Address
from tests.fuzz.edits import STRANGE_TEXTS, edit_text
from tests.fuzz.trying import Door

Query = dict[str, list[str]]
_RULES = tuple(each.key for each in cards.VARIANTS)
_RIVERS = tuple(each.key for each in race.LAYOUTS)


@dataclass(frozen=True)
class Field:
    """One widget that takes its first value from the address."""

    name: str
    options: Sequence[Any]
    most: int | None = None
    """How many of them it takes at once; 0: a number; ``None``: one."""


def _number(name: str, low: int, high: int) -> Field:
    return Field(name, (low, high), 0)


_PLAYERS, _SEED = _number("players", 2, 10), _number("seed", 0, set_up.MOST_SEED)
_PICTURE = Field("save", picture.FORMATS)
PAGES: dict[str, tuple[Field, ...]] = {
    "lab": (
        Field("what", ("compare", "change", "wish")),
        Field("game", ("cards", "race")),
        Field("rules", _RULES, 6),
        Field("rivers", _RIVERS, 6),
        Field("bots", ("steady", "random"), 99),
        Field("wish", ("close", "kind", "short"), 99),
        Field("of", (*_RULES, *_RIVERS)),
        Field("rule", ("penalty", "bonus", "hook", "players", "sandbank", "boats")),
        Field("values_bonus", tuple(map(str, range(12))), 6),
        Field("values_sandbank", tuple(map(str, range(1, 15))), 6),
        Field("games", set_up.SIZES),
        _PLAYERS,
        _SEED,
        _PICTURE,
    ),
    "charts": (
        Field("from", ("mine", "file", "simulated")),
        Field("scope", ("one", "all")),
        Field("rules", _RULES),
        Field("deal", range(20)),
        Field("pick", tuple(range(1, 30))),
        _PLAYERS,
        _SEED,
        _PICTURE,
    ),
    "practice": (Field("rules", (*_RULES, *_RIVERS)),),
    "rules": (
        Field("rules", (*_RULES, *_RIVERS)),
        Field("part", ("rules", "deals", "points", "words")),
        _number("cards", 1, 13),
        _number("bid", 0, 13),
        _PLAYERS,
    ),
    "record": (Field("who", ("Anna", "Ben", "Zoë", ""), 99), Field("rules", _RULES), _PICTURE),
}


class _Query(dict[str, list[str]]):
    """Query parameters as Streamlit hands them out: the last of several, or all of them."""

    def get(self, name: str, default: Any = None) -> Any:
        return self[name][-1] if self.get_all(name) else default

    def get_all(self, name: str) -> list[str]:
        return super().get(name, [])

    def __setitem__(self, name: str, value: Any) -> None:
        super().__setitem__(name, value if isinstance(value, list) else [value])


@contextmanager
def no_browser() -> Iterator[None]:
    """Put a plain object in the place of Streamlit."""
    stand_in = SimpleNamespace(query_params=_Query(), session_state={})
    with mock.patch.object(address, "st", stand_in):
        yield


def examples() -> list[tuple[str, Query]]:
    """Return addresses as our pages write them."""
    rng = Random(11)
    return [(page, _written(PAGES[page], rng)) for page in PAGES for _ in range(30)]


def _written(fields: Sequence[Field], rng: Random) -> Query:
    query = {}
    for each in rng.sample(fields, rng.randint(1, len(fields))):
        if each.most == 0:
            query[each.name] = [str(rng.randint(*each.options))]
        else:
            count = 1 if each.most is None else rng.randint(1, min(each.most, len(each.options)))
            query[each.name] = [str(option) for option in rng.sample(list(each.options), count)]
    return query


def edit_query(given: tuple[str, Query], rng: Random) -> tuple[str, Query]:
    """Change a value, repeat one, or give it another name."""
    page, query = given
    copy = {name: list(values) for name, values in query.items()}
    name = rng.choice([*copy, *(each.name for each in PAGES[page])])
    values = copy.setdefault(name, [])
    match rng.randrange(6):
        case 0:
            values.append(rng.choice(STRANGE_TEXTS))
        case 1:
            values *= rng.choice((2, 3, 200))
        case 2:
            values.extend(_RULES)
        case 3:
            copy[edit_text(name, rng)] = copy.pop(name)
        case 4 if values:
            values[-1] = edit_text(values[-1], rng)
        case _:
            copy[name] = [rng.choice(("-1", "0", "1", "2", "11", str(2**31), str(2**31 + 1), "٤"))]
    return page, copy


def _visit(given: tuple[str, Query]) -> str | None:
    """Read an address as a page does: every value is one that the page offers, and stays."""
    page, query = given
    shown = _read(page, query)
    again = _read(page, dict(address.st.query_params))
    assert again == shown
    unread = [
        name for name, values in query.items() if address.st.query_params.get_all(name) != values
    ]
    return f"not taken as it is: {len(unread)} fields" if unread else None


def _read(page: str, query: Query) -> dict[str, Any]:
    address.st.session_state.clear()
    address.st.query_params = _Query(query)
    reading, shown = Address(page), {}
    for each in PAGES[page]:
        if each.most == 0:
            low, high = each.options
            key = reading.number_key(each.name, low, high, low)
            value = address.st.session_state[key]
            assert low <= value <= high
            reading.keep(each.name, value, low)
        elif each.most is None:
            key = reading.key(each.name, each.options, each.options[0])
            value = address.st.session_state[key]
            assert value in each.options
            reading.keep(each.name, value, each.options[0])
        else:
            default = list(each.options[:1])
            key = reading.several_key(each.name, each.options, default, each.most)
            value = address.st.session_state[key]
            assert set(value) <= set(each.options)
            assert len(value) == len(set(value)) <= each.most
            reading.keep_several(each.name, value, default)
        shown[each.name] = value
    reading.drop_the_rest()
    return shown


DOOR = Door("address", examples, edit_query, _visit, within=no_browser)
