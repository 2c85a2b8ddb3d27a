"""Doors for text: a table of scores, and the notation of cards, actions and hand sizes."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from riverlib import analysis, cards, race
from riverlib.cards import DealResult
from riverlib.core import LONGEST_REFUSAL
from riverlib.ui.cards.rules_form import read_sizes
from tests.fuzz.edits import STRANGE_TEXTS, edit_text
from tests.fuzz.files import card_logs, race_logs
from tests.fuzz.trying import Door, accepted

# ---- a table of scores ----

_HEAD = "deal,cards,player,bid,taken,points"
_GOOD = f"{_HEAD}\n1,2,Anna,1,1,11\n1,2,Ben,0,1,1\n2,1,Anna,0,0,10\n2,1,Ben,1,1,11\n"


@cache
def tables() -> list[str]:
    """Return right tables: as we write them, and as spreadsheets and people do."""
    rng = Random(3)
    written = [analysis.to_csv([_scores(rng) for _ in range(rng.randint(1, 2))]) for _ in range(12)]
    return [
        *written,
        _GOOD,
        _GOOD.replace(",", ";"),
        "\ufeff" + _GOOD.replace(",", "\t").replace("\n", "\r\n"),
        _GOOD.upper(),
        f"points,{_HEAD[:-7]},dealer\n11,1,2,Anna,1,1,Ben\n1,1,2,Ben,0,1,Ben\n",
        f"game,{_HEAD}\nGame 2,1,1,A,0,1,1\nGame 2,1,1,B,0,0,1\n,1,1,A,0,0,1\n,1,1,B,0,1,1\n",
        "game," + _HEAD + '\n"A, B",1,1,"""Zoe""",1,1,\u22123\n"A, B",1,1,\'=x,0,0,+4\n',
        _GOOD.replace("Anna", '"An\nna"'),
        _GOOD.replace("Anna", "Anna\u00a0"),
    ]


def _scores(rng: Random) -> analysis.GameScores:
    names = rng.sample(
        ("Anna", "Ben", "=2+5", "Zoë", "'quoted", "O'Neil", "a b", "陳"), rng.randint(2, 4)
    )
    deals = []
    for size in rng.sample(range(1, 5), 2):
        takers = [rng.randrange(len(names)) for _ in range(size)]
        deals.append(
            DealResult(
                hand_size=size,
                dealer=rng.choice((None, 0, 1)),
                bids=tuple(rng.randint(0, size) for _ in names),
                taken=tuple(takers.count(seat) for seat in range(len(names))),
                points=tuple(rng.randint(-20, 20) for _ in names),
            )
        )
    title = rng.choice(("", "Sunday", "@home", "Game 1", "A, B"))
    return analysis.GameScores(names=tuple(names), deals=tuple(deals), title=title)


def edit_table(text: str, rng: Random) -> str:
    """Change a line, a field or a few characters of a table."""
    lines = text.split("\n")
    at = rng.randrange(len(lines))
    match rng.randrange(10):
        case 0:
            return edit_text(text, rng)
        case 8 | 9:  # a name or a number everywhere
            fields = [field for line in lines[1:] for field in line.split(",")]
            old = rng.choice([field for field in fields if field] or [","])
            new = (*STRANGE_TEXTS[:24], f"{old}\0", f"{old}\u202e", edit_text(old, rng))
            return text.replace(old, rng.choice(new))
        case 1:
            lines.insert(at, lines[at])
        case 2:
            other = rng.randrange(len(lines))
            lines[at], lines[other] = lines[other], lines[at]
        case 3:
            del lines[at]
        case 4:  # a column more, less, or in another place
            separator = max(",;\t", key=text.count)
            rows = [line.split(separator) for line in lines]
            first, second = rng.randrange(7), rng.randrange(8)
            for row in rows:
                if len(row) > max(first, second):
                    row.insert(second, row.pop(first) if rng.random() < 0.95 else "1")
            lines = [separator.join(row) for row in rows]
        case _:  # a field
            separator = max(",;\t", key=text.count)
            fields = lines[at].split(separator)
            number = rng.randrange(len(fields))
            strange = rng.random() < 0.3
            fields[number] = (
                rng.choice(STRANGE_TEXTS) if strange else edit_text(fields[number], rng)
            )
            lines[at] = separator.join(fields)
    return "\n".join(lines)


def _bring(text: str) -> None:
    """Read a table as the page does; what is taken can be written and read again the same."""
    content = text.encode("utf-8", "surrogatepass")
    try:
        games = analysis.from_csv(analysis.decoded(content))
    except analysis.TableError as error:
        if not error.faults or max(len(str(fault)) for fault in error.faults) > LONGEST_REFUSAL:
            raise AssertionError(f"faults that are none, or too long: {error.faults}") from error
        raise
    with accepted():
        again = analysis.from_csv(analysis.to_csv(games))
        assert [each.names for each in again] == [each.names for each in games]
        assert [each.deals for each in again] == [each.deals for each in games]
        assert analysis.to_csv(again) == analysis.to_csv(games)


# ---- notation ----


@cache
def notations() -> list[tuple[str, str]]:
    """Return every kind of word that a parser of ours takes, with its parser."""
    words = [("card", str(card)) for card in cards.pack(jokers=3)]
    words += [("cards", each) for log in card_logs() for each in log["actions"]]
    words += [("race", each) for log in race_logs() for each in log["actions"]]
    words += [("sizes", text) for text in ("2 4 6", "1, 2, 3", "10;9;8", "26", "1 2 3 2 1")] * 20
    return words


def edit_notation(given: tuple[str, str], rng: Random) -> tuple[str, str]:
    """Change a word, or give it to another parser."""
    parser, text = given
    if rng.random() < 0.05:
        return rng.choice(tuple(_PARSERS)), text
    if rng.random() < 0.2:
        return parser, text + rng.choice(STRANGE_TEXTS)
    if rng.random() < 0.3 and text:
        at = rng.randrange(len(text))
        return parser, text[:at] + rng.choice("AaTt29cdhs* x0\u0663") + text[at + 1 :]
    return parser, edit_text(text, rng)


def _same_card(text: str) -> None:
    card = cards.parse_card(text)
    assert str(card) == text


def _same_action(parse: Callable[[str], Any], write: Callable[[Any], str], text: str) -> None:
    action = parse(text)
    with accepted():
        assert parse(write(action)) == action


_PARSERS: dict[str, Callable[[str], Any]] = {
    "card": _same_card,
    "cards": lambda text: _same_action(cards.parse_action, cards.action_text, text),
    "race": lambda text: _same_action(race.parse_action, race.action_text, text),
    "sizes": lambda text: _same_action(read_sizes, lambda sizes: " ".join(map(str, sizes)), text),
}

DOORS = (
    Door("score CSV", tables, edit_table, _bring),
    Door("notation", notations, edit_notation, lambda given: _PARSERS[given[0]](given[1])),
)
