"""A list tells games apart, finds them by what one remembers, and says truly what stands out."""

import re
from dataclasses import replace

import pytest

from riverlib.analysis.game_lines import (
    GameLine,
    day_words,
    how_it_ended,
    labels,
    margin,
    who_played,
)
from riverlib.analysis.worth_opening import Highlight, bots_left_out, worth_opening
from riverlib.store import ListedSeat
from tests.analysis.lines import NOW, Dealt, line, random_lines

SEEDS = range(60)
HOW = {  # totals             fields                                  words
    "a win": ((88, 84, 80), {}, "Anna won by 4, 88 to 84"),
    "your win": ((9, 4), {"names": ("You", "Ben")}, "You won by 5, 9 to 4"),
    "a tie": ((88, 88, 80), {}, "Anna and Ben share the win, 88 each"),
    "below zero": ((-5, -9), {}, "Anna won by 4, \u22125 to \u22129"),
    "partners": (
        (60, 50, 60, 50),
        {"sides": 2, "names": ("Ben", "Otter", "You", "Heron")},
        "You and Ben won by 10, 60 to 50",
    ),
    "just begun": ((0, 0), {"finished": False}, "unfinished, just begun"),
    "a race under way": ((0, 0), {"finished": False, "game": "race"}, "unfinished"),
    "nobody has read it": ((), {}, "over"),
}


@pytest.mark.parametrize(("totals", "fields", "words"), HOW.values(), ids=HOW)
def test_how_it_ended(totals: tuple[int, ...], fields: dict[str, object], words: str) -> None:
    assert how_it_ended(line(*totals, **fields)) == words  # type: ignore[arg-type]


def test_how_far_an_unfinished_game_is() -> None:
    deals = (Dealt((1, 0), (1, 0), (11, 10)),)
    begun = line(11, 10, deals=deals, finished=False)
    assert how_it_ended(begun) == "unfinished after 1 deal, Anna leads by 1"
    begun = line(11, 10, deals=deals, finished=False, names=("You", "Ben"))
    assert how_it_ended(begun) == "unfinished after 1 deal, you lead by 1"


def test_a_tie_that_the_rules_broke() -> None:
    tied = line(12, 12, game="race")
    second = tied.seats[1]
    assert isinstance(second, ListedSeat)
    tied = replace(tied, seats=(tied.seats[0], second._replace(won=False)))
    assert (how_it_ended(tied), margin(tied)) == ("Anna won, level at 12", 0)


def test_people_are_named_before_bots() -> None:
    assert who_played(line(1, 2, 3, names=("Otter", "Ben", "You"))) == "You and Ben, with Otter"
    assert who_played(line(1, 2, names=("Otter", "Heron"))) == "Otter and Heron"


def test_days_are_said_as_people_do() -> None:
    game = line(1, 2)
    assert day_words(game, NOW) == "Sun 22 Nov, 20:15"
    assert day_words(replace(game, is_paper=True), NOW) == "Sun 22 Nov"
    assert day_words(game, NOW.replace(year=2027)) == "22 Nov 2026, 20:15"


def test_a_game_on_paper_is_called_by_its_day_if_it_has_one() -> None:
    paper = line(2, 1, is_paper=True, rules="Sunday")
    undated = replace(paper, has_day=False)
    assert labels([paper, undated], NOW) == (
        "22 Nov · Anna won by 1 · Sunday · on paper",
        "Anna won by 1 · Sunday · on paper",
    )
    assert labels([paper], NOW, of_file=True) == ("22 Nov · Anna won by 1 · Sunday",)


@pytest.mark.parametrize("seed", SEEDS)
def test_no_two_games_are_called_the_same(seed: int) -> None:
    lines = random_lines(seed)
    lines += [replace(each, id=f"{each.id}-again") for each in lines]
    assert len(set(labels(lines, NOW))) == len(lines)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_margin_is_what_parts_the_sides(seed: int) -> None:
    for game in random_lines(seed):
        by = margin(game)
        if not game.finished:
            assert by is None
            continue
        totals = sorted((game.seats[side].total for side in range(game.sides)), reverse=True)
        assert by == totals[0] - totals[1]
        told = how_it_ended(game)
        assert (f"by {by}," in told) if by else ("share" in told)


# --- worth opening --------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_worth_opening_is_true(seed: int) -> None:
    lines = random_lines(seed, games=12)
    by_id = {each.id: each for each in lines}
    told: dict[str, Highlight] = {}
    highlights = worth_opening(lines)
    assert len({each.game_id for each in highlights}) == len(highlights)  # each game once
    for highlight in highlights:
        game = by_id[highlight.game_id]
        kinds = sorted(
            (kind for kind in CHECKS if TITLES[kind] in highlight.title.lower()),
            key=lambda kind: highlight.title.lower().index(TITLES[kind]),
        )
        assert highlight.kind == kinds[0]
        told |= dict.fromkeys(kinds, highlight)
        whys = re.findall(r"[^.]+\.", highlight.why)
        for kind, why in zip(kinds, whys, strict=True):
            numbers = [int(word) for word in re.findall(r"\d+", why)]
            CHECKS[kind](lines, game, why, numbers)
        if highlight.deal:
            assert 1 <= highlight.deal <= game.deals
    people = [seat for each in lines for seat in each.seats if seat.is_person]
    enough = sum(each.finished for each in lines) >= 5
    assert ("streak" in told) == (enough and max((seat.streak or 0) for seat in people) >= 3)
    for kind, game_of in (("closest", "cards"), ("closest_race", "race")):
        played = [each for each in lines if _counts(each, game_of)]
        assert kind not in told or len(played) >= 5
        assert kind in told or len(played) < 5 or min(margin(each) or 0 for each in played) > 1


def _counts(game: GameLine, of: str) -> bool:
    """Whether a person won a game or lost it by what parts the first two."""
    totals = sorted({seat.total for seat in game.seats}, reverse=True)
    told = totals[: 1 if len(game.winners) > 1 else 2]
    has_person = any(seat.is_person and seat.total in told for seat in game.seats)
    return game.finished and game.game == of and has_person


def is_closest(lines: list[GameLine], game: GameLine, why: str, numbers: list[int]) -> None:
    gaps = [margin(each) for each in lines if _counts(each, game.game)]
    assert margin(game) == min(gap for gap in gaps if gap is not None)
    assert (f"by {margin(game)} point" in why) or margin(game) == 0


def is_comeback(lines: list[GameLine], game: GameLine, why: str, numbers: list[int]) -> None:
    behind, deal = numbers[:2]
    winners = [seat for seat in game.seats if seat.won and seat.is_person]
    assert any((seat.behind, seat.behind_deal) == (behind, deal) for seat in winners)
    assert ("still won" in why) == (len(game.winners) == 1)
    assert behind == max(
        seat.behind or 0 for each in lines for seat in each.seats if seat.won and seat.is_person
    )


def is_streak(lines: list[GameLine], game: GameLine, why: str, numbers: list[int]) -> None:
    longest, first, last = numbers[:3]
    assert last - first + 1 == longest
    assert longest == max(
        seat.streak or 0 for each in lines for seat in each.seats if seat.is_person
    )


def is_highest(lines: list[GameLine], game: GameLine, why: str, numbers: list[int]) -> None:
    totals = [
        seat.total
        for each in lines
        for seat in each.seats
        if each.finished and each.game == game.game and seat.is_person
    ]
    assert max(totals) == (-numbers[0] if "\u2212" in why else numbers[0])


CHECKS = {
    "closest": is_closest,
    "closest_race": is_closest,
    "comeback": is_comeback,
    "streak": is_streak,
    "highest": is_highest,
}
TITLES = {
    "closest": "the closest game",
    "closest_race": "the closest race",
    "comeback": "the biggest comeback",
    "streak": "the best streak",
    "highest": "the highest total",
}


OTHERS = [line(9, 4, id=f"other{no}") for no in range(4)]


def test_a_game_that_stands_out_twice_is_told_once() -> None:
    (both,) = worth_opening([*OTHERS, line(20, 18, id="b")])
    assert (both.game_id, both.title) == ("b", "The closest game and the highest total")
    assert both.why.startswith("Anna won by 2 points, 20 to 18. Anna ended with 20 points")


def test_of_few_games_and_small_numbers_nothing_is_the_most() -> None:
    """What the eyes found: over one game "the biggest comeback: 3 points behind after deal 1"."""
    small = (Dealt((1, 1), (1, 0), (0, 3)), Dealt((1, 1), (1, 0), (88, 0)))
    game = line(88, 3, deals=small)
    assert worth_opening([game]) == worth_opening([game, *OTHERS[:3]]) == ()
    assert "comeback" not in {each.kind for each in worth_opening([game, *OTHERS])}


def test_the_closest_game_is_one_that_a_person_won_or_lost() -> None:
    """What the eyes found: "What people did", and below it two bots that shared a win."""
    names = ("Anna", "Otter", "Heron")
    bots = [line(3, 20, 20, names=names, id="shared"), line(3, 20, 19, names=names, id="apart")]
    lost = line(18, 20, 3, names=names, id="lost")
    assert worth_opening([*bots, *OTHERS])[0].game_id != "shared"
    told = {each.kind: each for each in worth_opening([*bots, lost, *OTHERS])}
    assert told["closest"].game_id == "lost"
    assert told["closest"].why.startswith("Otter beat Anna by 2 points, 20 to 18.")
    yours = line(18, 20, 3, names=("You", *names[1:]), id="yours")
    told = {each.kind: each for each in worth_opening([*bots, yours, *OTHERS])}
    assert told["closest"].why.startswith("Otter beat you by 2 points, 20 to 18.")


def test_a_race_is_not_called_closer_than_a_card_game() -> None:
    cards = [line(150, 140 - no, id=f"cards{no}") for no in range(5)]
    races = [line(12, 11 - no, id=f"race{no}", game="race") for no in range(5)]
    told = {each.kind: each.why for each in worth_opening([*races, *cards])}
    assert told["closest"].startswith("Anna won by 10 points, 150 to 140.")
    assert told["closest_race"].startswith("Anna won by 1 point, 12 to 11.")
    assert "closest_race" not in {each.kind for each in worth_opening([*races[:4], *cards])}


def test_a_list_says_whether_bots_do_not_count() -> None:
    people, bots = line(9, 4), line(9, 4, names=("Otter", "Heron"))
    assert bots_left_out([people, bots])
    assert bots_left_out([line(9, 4, names=("Anna", "Otter"))])
    assert not bots_left_out([people])
    assert not bots_left_out([bots])


def test_partners_come_back_together() -> None:
    deals = (
        Dealt((1, 1, 1, 1), (1, 1, 1, 1), (0, 9, 0, 9)),
        Dealt((1, 1, 1, 1), (1, 1, 1, 1), (20, 0, 20, 0)),
    )
    game = line(20, 9, 20, 9, sides=2, names=("Ben", "Otter", "Anna", "Heron"), deals=deals)
    told = {each.kind: each.why for each in worth_opening([game, *OTHERS])}
    said = "Ben and Anna were 9 points behind after deal 1 and still won."
    assert told["comeback"].startswith(said)


def test_of_bots_alone_theirs_are_told() -> None:
    games = [line(9, 4, names=("Otter", "Heron"), id=f"g{no}") for no in range(4)]
    games.append(line(9, 8, names=("Otter", "Heron"), id="h"))
    assert [each.kind for each in worth_opening(games)] == ["closest", "highest"]
    assert worth_opening(games)[0].game_id == "h"


def test_an_empty_list_has_nothing_worth_opening() -> None:
    assert worth_opening([]) == worth_opening([line()]) == ()


def test_a_copy_is_called_one() -> None:
    game = line(4, 2)
    said = labels([game], NOW, copies={game.id: "a copy, played on from round 3"})
    assert "a copy, played on from round 3" in said[0]
    assert "copy" not in labels([game], NOW)[0]
