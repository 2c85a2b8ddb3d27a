"""What a search for the most of something finds, and what it says where most games are equal."""

from dataclasses import replace

import pytest

from riverlib.analysis.game_lines import GameLine
from riverlib.analysis.game_search import answering, found, level_words
from riverlib.analysis.worth_opening import Highlight
from tests.analysis.lines import line

CARDS = line(9, 4, 2, names=("Anna", "Dad", "Otter"))
LONG_RACE = line(3, 1, names=("Dad", "Ben"), id="race", game="race", length=80)


def of_length(deals: int, count: int) -> list[GameLine]:
    named = [f"{deals}-{no}" for no in range(count)]
    return [replace(CARDS, id=each, length=deals, deals=deals) for each in named]


MOST_ARE_AS_LONG = {
    # games; those listed; what is said
    "a family's usual evening": (
        [*of_length(19, 8), *of_length(3, 2), LONG_RACE],
        ["race"],
        "No card game is the longest: 8 have 19 deals.",
    ),
    "nothing but that": (
        of_length(1, 6),
        [f"1-{no}" for no in range(6)],
        "No card game is the longest: 6 have 1 deal.",
    ),
    "a few": ([*of_length(19, 5), LONG_RACE], [f"19-{no}" for no in range(5)] + ["race"], ""),
    "many, and yet not half": (
        [*of_length(19, 6), *of_length(3, 8)],
        [f"19-{no}" for no in range(6)],
        "",
    ),
    "races": (
        [*of_length(19, 1), *(replace(LONG_RACE, id=f"r{no}") for no in range(6))],
        ["19-0"],
        "No race is the longest: 6 are equally long.",
    ),
}


@pytest.mark.parametrize(("lines", "ids", "said"), MOST_ARE_AS_LONG.values(), ids=MOST_ARE_AS_LONG)
def test_of_equally_long_games_none_is_the_longest(
    lines: list[GameLine], ids: list[str], said: str
) -> None:
    """What the eyes found: "longest" listed 45 of 60 games, all of 19 deals."""
    assert [each.id for each in found(lines, "longest")] == ids
    assert level_words(lines, "longest") == said
    assert level_words(lines, "closest") == ""


def test_shortest_games_are_said_so_too() -> None:
    assert (
        level_words(of_length(7, 9), "shortest") == "No card game is the shortest: 9 have 7 deals."
    )


ANSWERS = {
    "closest": ["closest", "closest_race"],
    "closest with Ben": ["closest", "closest_race"],
    "best streak": ["streak"],
    "highest total": ["highest"],
    "longest": [],
    "Dad's last win": [],
    "Dad": None,
    "comeback": None,
    "last week": None,
}


@pytest.mark.parametrize(("wish", "kinds"), ANSWERS.items())
def test_what_is_worth_opening_answers_what_was_asked(wish: str, kinds: list[str] | None) -> None:
    """What the eyes found: "closest", and cards of a comeback and a streak."""
    titles = {
        "closest": "The closest game",
        "closest_race": "The closest race",
        "comeback": "The biggest comeback",
        "streak": "The best streak",
        "highest": "The highest total",
    }
    highlights = [Highlight(kind, title, "", kind) for kind, title in titles.items()]
    told = answering(wish, highlights)
    assert (None if told is None else [each.kind for each in told]) == kinds
