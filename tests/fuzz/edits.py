"""Small changes to what is right: to JSON by its structure, to text by its words."""

import json
import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

Path = tuple[Any, ...]

STRANGE_TEXTS = (
    "", " ", "\n", "\0", "\u202e", "\u00a0", "e\u0301", "\U0001f600", "\ud800", "ß", "İ", "٣", "²",
    "½", "\uff10", "\u22121", "-1", "--1", "+1", "1.0", "1e3", "0x1", "NaN", "inf", "None", "null",
    "true", "<b>x</b>", "' OR 1=1 --", "../../etc/passwd", "{}", "{0.__class__}", "%s", "=1+1",
    "@x", "[a](javascript:alert(1))", "x" * 400, "y" * 10_000, "\u200d" * 30, "seat 1", "Ah", "*1",
)  # fmt: skip
JUNK: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2, 7, 10, 14, 27, 61, 255, 2**31, 2**63, -(2**64), 10**40, 1.0,
    0.5, -0.0, 1e308, float("nan"), float("inf"), [], {}, [[]], [{}], {"": None}, [1], ["x"],
    [0] * 3_000, {"a": {"b": {"c": [1, {"d": 2}]}}}, [[1, 2], [3]], *STRANGE_TEXTS[:12],
)  # fmt: skip


def edit_json(value: Any, rng: Random) -> Any:
    """Change one place of a JSON value."""
    places = list(_places(value))
    path = rng.choice(places)
    if len(places) > 30 and rng.random() < 0.5:  # a game has more actions than rules
        path = rng.choice([each for each in places if "actions" not in each])
    parent = _at(value, path[:-1]) if path else None
    if isinstance(parent, dict) and rng.random() < 0.3:
        return _put(value, path[:-1], _other_object(parent, path[-1], rng))
    if isinstance(parent, list) and rng.random() < 0.4:
        return _put(value, path[:-1], _other_list(parent, path[-1], rng))
    return _put(value, path, _other_value(_at(value, path), value, rng))


def _places(value: Any, path: Path = ()) -> Any:
    yield path
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from _places(inner, (*path, name))
    elif isinstance(value, list):
        for number, inner in enumerate(value[:100]):
            yield from _places(inner, (*path, number))


def _at(value: Any, path: Path) -> Any:
    for step in path:
        value = value[step]
    return value


def _put(value: Any, path: Path, new: Any) -> Any:
    """Return a value with another one at a place; the first stays as it is."""
    if not path:
        return new
    step, *rest = path
    copy = dict(value) if isinstance(value, dict) else list(value)
    copy[step] = _put(value[step], tuple(rest), new)
    return copy


def _other_object(whole: dict[str, Any], name: str, rng: Random) -> dict[str, Any]:
    copy = dict(whole)
    match rng.randrange(5):
        case 0:
            del copy[name]
        case 1:
            other = rng.choice(sorted(copy))
            copy[name], copy[other] = copy[other], copy[name]
        case 2:
            copy[rng.choice((name + "s", name.upper(), f" {name}", "key", "x" * 400))] = copy[name]
        case 3:
            copy[edit_text(name, rng)] = copy.pop(name)
        case _:
            copy = dict(reversed(copy.items()))
    return copy


def _other_list(whole: list[Any], at: int, rng: Random) -> list[Any]:
    copy = list(whole)
    match rng.randrange(7):
        case 0:
            del copy[at]
        case 1:
            copy.insert(at, copy[at])
        case 2:
            other = rng.randrange(len(copy))
            copy[at], copy[other] = copy[other], copy[at]
        case 3:
            copy = copy[:at]
        case 4:
            copy.reverse()
        case 5:
            copy *= rng.choice((2, 3, 2_000 // len(copy) + 1))
        case _:
            copy.insert(at, rng.choice(JUNK))
    return copy


def _other_value(old: Any, whole: Any, rng: Random) -> Any:
    if rng.random() < 0.25:
        return rng.choice(JUNK)
    if isinstance(old, bool):
        return rng.choice((not old, int(old), str(old), None))
    if isinstance(old, int):
        near = (old + 1, old - 1, -old, 0, old * 2, float(old), str(old), bool(old), [old], 2**63)
        return rng.choice(near)
    if isinstance(old, str):
        values = [_at(whole, path) for path in _places(whole)]
        texts = [each for each in values if isinstance(each, str)]
        return rng.choice(texts) if rng.random() < 0.4 else edit_text(old, rng)
    return rng.choice(([old], {"x": old}, None, str(old)[:200], old))


# ---- text ----

_WORD = re.compile(r"\w+|\s+|[^\w\s]")


def edit_text(text: str, rng: Random) -> str:
    """Change one word, blank or sign of a text."""
    words = _WORD.findall(text[:20_000]) or [""]
    at = rng.randrange(len(words))
    match rng.randrange(9):
        case 0:
            del words[at]
        case 1:
            words.insert(at, words[at])
        case 2:
            other = rng.randrange(len(words))
            words[at], words[other] = words[other], words[at]
        case 3:
            words[at] = rng.choice(words)
        case 4:
            words[at] = rng.choice(STRANGE_TEXTS)
        case 5:
            words.insert(at, rng.choice(STRANGE_TEXTS))
        case 6:
            words[at] = _other_word(words[at], rng)
        case 7:
            words = words[:at] if rng.random() < 0.3 else [*words[:at], *words[at + 1 :]]
        case _:
            words[at] = words[at].swapcase()
    return "".join(words)


def _other_word(word: str, rng: Random) -> str:
    if word.isascii() and word.isdigit() and len(word) < 18:
        number = int(word)
        return str(
            rng.choice((number + 1, number - 1, -number, 0, number * 10, f"0{number}", 10**20))
        )
    at = rng.randrange(len(word) + 1)
    return word[:at] + rng.choice(("", "x", "0", "-", word[:1])) + word[at + 1 :]


# ---- files ----


def edit_file(content: bytes | Any, rng: Random) -> Any:
    """Change a JSON file: mostly what it says, now and then how it is written.

    A file is its JSON value as long as nothing but what it says has changed, then its bytes.
    """
    if not isinstance(content, bytes):
        if rng.random() < 0.85:
            return edit_json(content, rng)
        content = as_bytes(content)
    return _edit_bytes(content, rng)


def as_bytes(value: Any) -> bytes:
    """Write a JSON value as a file."""
    if isinstance(value, bytes):
        return value
    return json.dumps(value, ensure_ascii=False).encode("utf-8", "surrogatepass")


def _edit_bytes(content: bytes, rng: Random) -> bytes:
    at = rng.randrange(len(content) + 1)
    edits: Sequence[Callable[[], bytes]] = (
        lambda: content[:at],
        lambda: content[:at] + content[at + 1 :],
        lambda: content[:at] + bytes([rng.randrange(256)]) + content[at:],
        lambda: b"\xef\xbb\xbf" + content,
        lambda: content.replace(b"1", b"1" * 5_000, 1),
        lambda: content.replace(
            b"1", rng.choice((b"NaN", b"Infinity", b"1e999", b"01", b"1.0")), 1
        ),
        lambda: content.replace(b'"', b'"\\ud800', rng.randrange(1, 5)),
        lambda: content.replace(b"{", b'{"format": 1, "key": 2,', 1),  # a field twice
        lambda: content.replace(b"[", b"[" * rng.choice((10, 60, 800)), 1),
        lambda: b"[" * 900 + content + b"]" * 900,
        lambda: content.decode("utf-8", "replace").encode("utf-16"),
        lambda: content.replace(b" ", b"\t\n"),
        lambda: b"",
    )
    return rng.choice(edits)()
