"""What makes two rule sets the same one: a hash of what they say, not of what they are called."""

import hashlib
import json
from collections.abc import Collection
from dataclasses import MISSING, Field, fields, is_dataclass
from typing import Any

_LENGTH = 16


def identity(rules: Any, *, besides: Collection[str]) -> str:
    """Return an id that equal rules share, whatever their names.

    Only fields that differ from their default count, so that a rule which is added later, off by
    default, leaves the ids of all games played before it as they are.

    Parameters
    ----------
    rules : dataclass instance
        Plain data: JSON values, and such records within it.
    besides : collection of str
        Fields that are no rules: names and what is only shown.
    """
    told = {name: value for name, value in _differences(rules).items() if name not in besides}
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:_LENGTH]


def _differences(rules: Any) -> dict[str, Any]:
    values = {field.name: (getattr(rules, field.name), _default(field)) for field in fields(rules)}
    return {
        name: _differences(value) if is_dataclass(value) else value
        for name, (value, default) in values.items()
        if value != default
    }


def _default(field: Field[Any]) -> Any:
    return field.default if field.default_factory is MISSING else field.default_factory()
