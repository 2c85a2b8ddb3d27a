"""A game is found by what one remembers of it, and by whatever its card says."""

from dataclasses import replace
from datetime import date, datetime

import pytest

from riverlib.analysis.game_lines import how_it_ended, plain, who_played
from riverlib.analysis.game_search import (
    besides,
    example_of,
    found,
    meant,
    told_of,
    unknown,
)
from riverlib.analysis.search_days import day_in
from riverlib.analysis.worth_opening import worth_opening
from tests.analysis.lines import line, random_lines

SEEDS = range(60)
TODAY = date(2026, 3, 4)
"""A Wednesday."""

ZOE = line(9, 4, names=("Zoë", "Ben"), id="zoe", rules="Family night")
MAY = line(3, 7, id="may", rules="Ours", when=datetime(2025, 5, 3, 18, 0))
RACE = line(3, 2, names=("April", "Ben"), id="race", rules="Race on Brook", game="race",
            when=datetime(2026, 9, 1, 9, 0))  # fmt: skip
OPEN = line(1, 1, id="open", finished=False, when=datetime(2026, 11, 2, 9, 0))
PAPER = line(5, 6, id="paper", is_paper=True, title="Grandma", when=datetime(2024, 11, 22))
DEEP = line(-5, -9, names=("Cleo", "Dora"), id="deep", rules="Ours",
            when=datetime(2023, 12, 24, 20, 15))  # fmt: skip
ALL = [ZOE, MAY, RACE, OPEN, PAPER, DEEP]
WISHES = {
    "zoe": ["zoe"],
    "ZOË": ["zoe"],
    "ben": ["zoe", "may", "race", "open", "paper"],
    "ben won": ["may", "paper"],
    "won by Ben": ["may", "paper"],
    "winner ours": ["may", "deep"],
    "anna ben": ["may", "open", "paper"],
    "Anna and Ben": ["may", "open", "paper"],
    "November": ["zoe", "open", "paper"],
    "nov": ["zoe", "open", "paper"],
    "22 Nov": ["zoe", "paper"],
    "Nov 22": ["zoe", "paper"],
    "22. November": ["zoe", "paper"],
    "22nd november 2026": ["zoe"],
    "November 22, 2024": ["paper"],
    "nov 2026": ["zoe", "open"],
    "2026-11-22": ["zoe"],
    "2026-11": ["zoe", "open"],
    "22.11.2024": ["paper"],
    "22.11.": ["zoe", "paper"],
    "2025": ["may"],
    "Saturday": ["may"],
    "april": ["race"],
    "may": ["may"],
    "sept": ["race"],
    "family": ["zoe", "open", "paper"],
    "brook": ["race"],
    "race": ["race"],
    "unfinished": ["open"],
    "on paper": ["paper"],
    "grandma": ["paper"],
    "ben november 2026": ["zoe", "open"],
    "2026-13-45": [],
    "won by 1": ["race", "paper"],
    "Ben won by 1 point": ["paper"],
    "won by 11": [],
    "Ben 7": ["may"],
    "7 to 3": ["may"],
    "1": ["race", "open", "paper"],
    "-5": ["deep"],
    "5": ["zoe", "paper"],
    "20:15": ["zoe", "deep"],
    "lost": ["zoe", "may", "race", "paper", "deep"],
    "Ben lost": ["zoe", "race"],
    "lost by 4": ["may", "deep"],
    "share the win, 8 each": [],
    "just begun": ["open"],
    "((": [],
    # words stand in any order, commas do not matter, and only who is named beside a verb did it
    "Zoe won Ben": ["zoe"],
    "Zoe won, Ben": ["zoe"],
    "Ben, Zoe won": ["zoe"],
    "with Ben Zoe won": ["zoe"],
    "won Zoe with Ben": ["zoe"],
    "Ben won against Anna": ["may", "paper"],
    "Ben won Zoe": [],
    "family night won by Zoe": ["zoe"],
    "Ben lost Zoe": ["zoe"],
    "Zoe won and Ben lost": ["zoe"],
    "Anna and Ben won": [],
    "won by Ben and Anna": [],
    "nov, ben won": ["paper"],
    "the game on 22 nov": ["zoe", "paper"],
}


@pytest.mark.parametrize(("wish", "ids"), WISHES.items())
def test_a_game_is_found_by_what_one_remembers(wish: str, ids: list[str]) -> None:
    assert [each.id for each in found(ALL, wish)] == ids


THREE = line(9, 4, 2, id="three")
TEN = line(*range(10), names=tuple("ABCDEFGHIJ"), id="ten", when=datetime(2026, 10, 1))
CALLED = line(1, 2, id="called", rules="Three players")
HOW_MANY = {
    "two players": ["zoe", "called"],
    "2 players, Ben won": ["called"],
    "3 players": ["three"],
    "three players": ["three", "called"],
    "3-player games": ["three"],
    "Anna won with three players": ["three"],
    "Oct 10 players": ["ten"],
    "12 players": [],
}


@pytest.mark.parametrize(("wish", "ids"), HOW_MANY.items())
def test_a_game_is_found_by_how_many_played(wish: str, ids: list[str]) -> None:
    assert [each.id for each in found([ZOE, THREE, TEN, CALLED], wish)] == ids


SHARED = line(8, 8, 3, names=("Anna", "Ben", "Katie"), id="shared")
SECOND = line(9, 4, 2, names=("Cleo", "Ben", "Anna"), id="second")
PARTNERS = line(7, 3, 7, 3, names=("Ben", "Anna", "Cleo", "Dora"), sides=2, id="partners")
DREW = line(5, 2, names=("Drew", "Beat"), id="drew")
GOING = line(1, 9, names=("Anna", "Ben"), id="going", finished=False)
WHO_BEAT_WHOM = {
    "shared": ["shared"],
    "share": ["shared"],
    "a tie": ["shared"],
    "tied": ["shared"],
    "draw": ["shared"],
    "Anna and Ben drew": ["shared"],
    "Katie shared": [],  # she sat there and lost
    "drew with Ben": ["shared"],
    "shared win": ["shared"],
    "Drew": ["shared", "drew"],  # a name as well
    "beat": ["shared", "second", "partners", "drew"],
    "Ben beat Anna": ["second", "partners"],  # ahead of her, though Cleo won the first
    "Anna beat Ben": [],
    "Ben beats Katie": ["shared"],
    "Anna and Ben beat Katie": ["shared"],
    "Ben and Cleo beat Anna and Dora": ["partners"],
    "Ben beat Cleo": [],  # partners
    "Cleo beat Ben and Anna": ["second"],
}


@pytest.mark.parametrize(("wish", "ids"), WHO_BEAT_WHOM.items())
def test_a_game_is_found_by_who_beat_whom_or_shared(wish: str, ids: list[str]) -> None:
    lines = [SHARED, SECOND, PARTNERS, DREW, GOING]
    assert [each.id for each in found(lines, wish)] == ids


CROWD = line(9, 4, 2, names=("Anna", "Dad", "Otter"), id="crowd", when=datetime(2026, 10, 9))
OURS = line(7, 7, 1, names=("Anna", "Ben", "Dad"), id="ours", when=datetime(2026, 10, 8))
SOLO = line(2, 6, names=("Dad", "Heron"), id="solo", when=datetime(2026, 9, 7))
BROOK = line(3, 1, names=("Dad", "Ben"), id="brook", game="race", rules="Race on Brook",
             when=datetime(2026, 10, 6))  # fmt: skip
BEGUN = line(0, 5, names=("Dad", "Ben"), id="begun", finished=False, when=datetime(2026, 9, 1))
TABLE = [CROWD, OURS, SOLO, BROOK, BEGUN]
AS_FAMILIES_ASK = {
    "Dad last": ["ours", "solo"],
    "Dad came last": ["ours", "solo"],
    "who came last? Dad": ["ours", "solo"],
    "Dad second": ["crowd", "solo"],
    "Dad first": ["brook"],
    "Ben first": ["ours"],  # shared
    "Dad third": ["ours"],
    "otter last": ["crowd"],
    "races in October": ["brook"],
    "our races": ["brook"],
    "all the races": ["brook"],
    "games of cards": ["crowd", "ours", "solo", "begun"],
    "wins of Anna": ["crowd", "ours"],
    "Anna's wins": ["crowd", "ours"],
    "Dad's losses": ["crowd", "ours", "solo"],
    "ties": ["ours"],
    "draws": ["ours"],
    "Saturdays": [],
    "Fridays": ["crowd"],
    "all games": ["crowd", "ours", "solo", "brook", "begun"],
    "finished games": ["crowd", "ours", "solo", "brook"],
    "without bots": ["ours", "brook", "begun"],
    "no bots": ["ours", "brook", "begun"],
    "only people": ["ours", "brook", "begun"],
    "October without bots": ["ours", "brook"],
    "with bots": ["crowd", "solo"],
    "bots won": ["solo"],
    "Dad beat bots": ["crowd"],
    "bots beat Dad": ["solo"],
    "without Ben": ["crowd", "solo"],
    "closest": ["ours", "brook"],  # of cards and of races
    "closest race": ["brook"],
    "closest without Ben": ["solo"],
    "Dad highest": ["crowd", "brook"],
    "highest total": ["crowd", "brook"],
    "lowest total": ["ours", "brook"],  # bots do not count beside people
    "biggest win": ["crowd", "brook"],
    "biggest win Dad": ["brook"],
    "newest": ["crowd"],
    "last race": ["brook"],
    "Dad's last win": ["brook"],
    "last time Dad won": ["brook"],
    "the last one with Ben and Dad together": ["ours"],
    "oldest": ["begun"],
    "first game in October": ["brook"],
}


@pytest.mark.parametrize(("wish", "ids"), AS_FAMILIES_ASK.items())
def test_a_game_is_found_as_a_family_asks(wish: str, ids: list[str]) -> None:
    """What the eyes found: flat refusals of "Dad last", "longest", "without bots" and plurals."""
    assert [each.id for each in found(TABLE, wish, today=TODAY)] == ids


def test_the_longest_is_that_with_the_most_deals_and_says_how_many() -> None:
    lines = [
        replace(each, length=no, deals=no)
        for each, no in zip(TABLE, (19, 3, 19, 0, 30), strict=True)
    ]
    assert [each.id for each in found(lines, "longest")] == [
        "crowd",
        "solo",
    ]  # begun may get longer
    assert [each.id for each in found(lines, "longest with Ben")] == ["ours"]
    assert [each.id for each in found(lines, "shortest")] == ["ours"]
    assert besides(lines, "longest")(lines[0]) == "19 deals"


TOLD_BESIDES = {
    "Ben beat Anna": "Ben 7, Anna 7",
    "dad last, anna": "Dad 1, Anna 7",
    "be won, ben": "Ben 7",
    "October": "",
    "highest": "Anna and Ben 7",
    "Dad highest": "Dad 1",
    "lowest": "Dad 1",
    "otter": "",
}


@pytest.mark.parametrize(("wish", "said"), TOLD_BESIDES.items())
def test_a_row_says_what_those_came_to_whom_a_search_names(wish: str, said: str) -> None:
    """What the eyes found: "Ben beat Anna", and neither's points in the row."""
    assert besides([OURS], wish)(OURS) == said


MEANT = {
    "Octobre": "October",
    "Ana won, Octobr": "Anna won, October",
    "Dda last": "Dad last",
    "Bne, shared": "Ben shared",
    "longst": "longest",
    "Xylophone": "",
    "Dad": "",
}


@pytest.mark.parametrize(("wish", "better"), MEANT.items())
def test_the_nearest_known_words_are_offered(wish: str, better: str) -> None:
    lines = [*TABLE, replace(CROWD, id="long", length=3)]
    assert plain(meant(lines, wish, today=TODAY)) == plain(better)


@pytest.mark.parametrize("seed", SEEDS)
def test_last_is_whoever_nobody_is_behind_of(seed: int) -> None:
    lines = random_lines(seed)
    for name in {name for game in lines for name in game.names}:
        last = {game.id for game in found(lines, f"{name} last")}
        for game in lines:
            worth = {seat.name: (seat.won, seat.total) for seat in game.seats} or {"": (False, 0)}
            is_last = name in worth and worth[name] == min(worth.values()) < max(worth.values())
            is_month = name == f"{game.when:%B}" and min(worth.values()) < max(worth.values())
            assert (game.id in last) == (game.finished and (is_last or is_month))


SPANS = {
    "today": (3, 4, 2026),
    "Yesterday": (3, 3, 2026),
    "this week": (3, 2, 2026),
    "last week": (3, 1, 2026),  # a Sunday ends a week
    "Ben won last week": (2, 23, 2026),
    "this month": (3, 1, 2026),
    "last month": (2, 28, 2026),
    "this year": (1, 1, 2026),
    "last year": (12, 31, 2025),
}
OUTSIDE = {
    "today": (3, 3, 2026),
    "yesterday": (3, 4, 2026),
    "this week": (3, 1, 2026),
    "last week": (2, 22, 2026),
    "this month": (2, 28, 2026),
    "last month": (3, 1, 2026),
    "this year": (12, 31, 2025),
    "last year": (12, 31, 2024),
}


@pytest.mark.parametrize("is_in", [True, False])
def test_a_game_is_found_by_how_long_ago_it_was(is_in: bool) -> None:
    for wish, (month, day, year) in (SPANS if is_in else OUTSIDE).items():
        game = line(1, 2, when=datetime(year, month, day, 23, 59))
        assert bool(found([game], wish, today=TODAY)) == is_in, wish


def test_words_that_fit_no_game_are_named() -> None:
    assert unknown(ALL, "Cloe won by 99 with Ben, yesterday", today=TODAY) == [
        "yesterday",
        "by 99",
        "cloe",
    ]
    assert unknown(ALL, "Ben won Zoe") == []  # each is there, only not together
    assert unknown(ALL, "Ben tied, 3 May 2019") == ["3 may 2019", "tied"]


@pytest.mark.parametrize("seed", SEEDS)
def test_every_game_is_found_by_its_own_words(seed: int) -> None:
    lines = random_lines(seed)
    for game in lines:
        when = game.when
        day = f"{when.day} {when:%B} {when.year}"
        for wish in (*game.names, game.rules, day, f"{when:%Y-%m-%d}", f"{when:%A}", f"{when:%b}"):
            assert game in found(lines, wish)
        for seat in game.seats:
            winners = found(lines, f"{seat.name} won {day}")
            is_said = seat.won or seat.name.lower() in f"{game.rules} {when:%B}".lower()
            assert (game in winners) == (bool(game.winners) and is_said)


def test_a_day_is_read_from_a_games_name() -> None:
    assert day_in("Sunday, 22 Nov 2026") == (2026, 11, 22)
    assert day_in("2026-11-22 evening") == (2026, 11, 22)
    assert day_in("31.2.2026") is None
    assert day_in("Nov 2026") is day_in("Game 3") is None


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_is_found_by_whatever_its_card_says(seed: int) -> None:
    lines = random_lines(seed)
    for game in lines:
        ended = how_it_ended(game)
        for said in (ended, who_played(game), f"{ended} {game.rules} {game.when:%a %H:%M}"):
            if not (game.is_paper and ":" in said):  # a paper game has no time of day
                assert game in found(lines, said), said
        for seat in game.seats:
            assert game in found(lines, f"{seat.total} points, {seat.name}")  # April 2 is a day
            losers = found(lines, f"{seat.name} lost {game.when:%Y-%m-%d}")
            is_said = not seat.won or seat.name == f"{game.when:%B}"
            assert (game in losers) == (bool(game.losers) and is_said)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_worth_opening_is_found_by_the_words_that_say_so(seed: int) -> None:
    lines = random_lines(seed)
    highlights = worth_opening(lines)
    told = told_of(highlights)
    for each in highlights:
        for said in (each.title, *each.why.split(". ")):
            assert each.game_id in {game.id for game in found(lines, said, told)}, said
    if highlights:
        assert len(found(lines, "biggest comeback", told)) <= 1


def test_the_example_is_a_game_that_is_there() -> None:
    """What the eyes found: the box's own example, 22 Nov, found nothing."""
    assert example_of([OPEN, RACE, MAY]) == "Ben won, 3 May"  # April is a bot
    assert example_of([OPEN, RACE]) == "April won, 1 Sep"
    assert example_of([OPEN]) == "2 Nov"
    assert example_of([]) == ""
    for seed in SEEDS:
        lines = random_lines(seed)
        assert found(lines, example_of(lines))
