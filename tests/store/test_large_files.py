"""Files as large as are read at all, made to take memory: refused, in little of it."""

import pytest

from tests.memory import megabytes, needs_proc

# fmt: off
BOMBS = {  # Python that makes a text of some 1,000,000 characters
    "nesting":               "'[' * 990_000",
    "nesting that closes":   "'[' * 900 + ']' * 900",
    "empty lists":           "'[' + '[],' * 330_000 + '0]'",
    "empty objects":         "'[' + '{},' * 330_000 + '0]'",
    "objects of one field":  "'[' + '{\"\":{}},' * 110_000 + '0]'",
    "fields without end":    "'{' + ','.join(f'\"{n}\":{n}' for n in range(60_000)) + '}'",
    "one field many times":  "'{' + '\"format\":1,' * 80_000 + '\"format\":1}'",
    "numbers":               "'[' + '1e9,' * 240_000 + '0]'",
    "a long number":         "'1' * 990_000",
    "a long text":           "'\"' + 'x' * 990_000 + '\"'",
    "escapes":               "'\"' + '\\\\ud83d' * 160_000 + '\"'",
}
PLACES = {
    "whole":   "{bomb}",
    "format":  "'{{\"format\":' + {bomb} + ',\"game\":\"race\",\"setup\":{{}},\"actions\":[]}}'",
    "setup":   "'{{\"format\":1,\"game\":\"race\",\"setup\":{{\"layout\":' + {bomb}"
               " + '}},\"actions\":[]}}'",
    "actions": "'{{\"format\":1,\"game\":\"race\",\"setup\":{{}},\"actions\":' + {bomb} + '}}'",
}
# fmt: on
BEFORE = """
from riverlib.cards.game import GAME as CARDS
from riverlib.core import RiverError
from riverlib.race.game import GAME as RACE
from riverlib.store import import_game, read_json
texts = [{texts}]
assert max(map(len, texts)) <= 1_000_000
"""
WORK = """
for text in texts:
    for read in (
        lambda: RACE.logbook.replay(import_game(text)),
        lambda: CARDS.logbook.replay(import_game(text)),
        lambda: CARDS.rules_from_data(read_json(text)),
        lambda: RACE.rules_from_data(read_json(text)),
    ):
        try:
            read()
        except RiverError as error:
            assert len(str(error)) <= 300
        else:
            raise SystemExit("it was not refused")
"""


@needs_proc
@pytest.mark.slow
@pytest.mark.parametrize("place", PLACES)
def test_bombs_take_little_memory(place: str) -> None:
    texts = ", ".join(f"({PLACES[place].format(bomb=bomb)}).encode()" for bomb in BOMBS.values())
    more, whole = megabytes(BEFORE.format(texts=texts), WORK)
    assert more < 150
    assert whole < 300
