"""JSON of any origin, and rules out of it: what a field may hold is read off the record's types."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import StrEnum
from functools import cache
from typing import Any, get_type_hints

import msgspec

from riverlib.core.errors import LogError, RiverError, VariantError

_DEEPEST = 50  # lists and objects within each other; our own files have some five
_NEEDED: dict[Any, str] = {
    str: "text is needed",
    int: "a whole number is needed",
    int | None: "a whole number is needed",
    bool: "true or false is needed",
    tuple[int, ...]: "a list of whole numbers is needed",
    tuple[int, int]: "two numbers are needed, fewest and most",
}


def read_json(text: str, what: str) -> Any:
    """Read JSON text of any origin.

    Parameters
    ----------
    what : str
        What it should be: ``"game file"``.

    Raises
    ------
    LogError
        If it is no JSON, or what no later step could cope with; names the reason and the place.
    """
    try:
        value = json.loads(text)
    except (ValueError, RecursionError) as error:  # a huge number is a bare ValueError
        raise LogError(f"this is not a {what}: {error}") from error
    if is_deeper(value, _DEEPEST):
        raise LogError(f"this is not a {what}: it is nested too deeply")
    return value


def is_deeper(value: object, levels: int) -> bool:
    """Return whether lists and objects are nested within each other more than ``levels`` deep.

    >>> is_deeper([{"turn": 3}], 2), is_deeper([{"turn": [3]}], 2)
    (False, True)
    """
    row = [value]
    for _ in range(levels):
        row = [inner for each in row for inner in _within(each)]
    return any(isinstance(each, dict | list) for each in row)


def _within(value: object) -> Iterable[object]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()


def read_fields(
    kind: type, data: object, place: str, needed: Mapping[str, str] | None = None
) -> dict[str, Any]:
    """Read the fields of a frozen record from JSON values, records within it whole.

    Parameters
    ----------
    kind : type
        The dataclass; fields that have a default may be left out.
    place : str
        What the refusals call the data: ``"rules"``.
    needed : mapping, optional
        What to say of a field with a wrong value, where the words for its type are too few.

    Returns
    -------
    dict
        Values to make a ``kind`` of; whether they fit together is for ``kind`` to say.

    Raises
    ------
    VariantError
        If there is no object, or a field is missing, unknown or of a wrong type; names the place.
    """
    if not isinstance(data, Mapping):
        raise VariantError(f"{place}: an object is needed, got {type(data).__name__}")
    types = _types(kind)
    if unknown := sorted(str(name) for name in data if name not in types):
        raise VariantError(f"{place}: there is no rule called {unknown[0]!r}")
    if missing := [name for name in _required(kind) if name not in data]:
        raise VariantError(f"{place}: the field {missing[0]!r} is missing")
    return {
        name: read_value(types[name], value, f"{place}.{name}", needed=(needed or {}).get(name))
        for name, value in data.items()
    }


def read_value(
    wanted: Any,
    value: object,
    place: str,
    *,
    error: type[RiverError] = VariantError,
    needed: str | None = None,
) -> Any:
    """Read one JSON value as the type that is wanted; a number is no truth, nor text a number.

    Raises
    ------
    RiverError
        An ``error`` that names the place and says what is needed.
    """
    if is_dataclass(wanted):
        assert isinstance(wanted, type)
        return wanted(**read_fields(wanted, value, place))
    try:
        return msgspec.convert(value, wanted)
    except msgspec.ValidationError as cause:
        said = needed or f"{_needed(wanted)}, got {value!r}"
        raise error(f"{place}: {said}") from cause


def _needed(wanted: Any) -> str:
    if isinstance(wanted, type) and issubclass(wanted, StrEnum):
        return f"one of {', '.join(wanted)} is needed"
    return _NEEDED[wanted]


@cache
def _types(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


@cache
def _required(kind: type) -> tuple[str, ...]:
    return tuple(
        field.name
        for field in fields(kind)
        if field.default is MISSING and field.default_factory is MISSING
    )
