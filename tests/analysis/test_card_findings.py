"""What the figures of a game say is true by another reading of their numbers."""

import re

from hypothesis import given

from riverlib.analysis import GameScores
from riverlib.analysis import card_findings as findings
from riverlib.core.text import whole_percent
from tests.analysis.card_reading import Reading, check_near
from tests.analysis.test_card_story import games, played


@given(games())
def test_how_far_behind(game: GameScores) -> None:
    seen, words = Reading(game), findings.behind_words(game)
    gaps = {
        name: [
            max(seen.total(each, after) for each in seen.seats) - seen.total(name, after)
            for after in range(seen.deals + 1)
        ]
        for name in seen.seats
    }
    front, over = seen.best(seen.deals), seen.planned is not None and seen.deals >= seen.planned
    most = max(max(gaps[name]) for name in front)
    best = max(each.points[seats[0]] for each in game.deals for seats in seen.seats.values())
    if not any(map(any, gaps.values())):
        assert words == "Nobody was ever behind"
    elif found := re.fullmatch(r"(.+) (?:was|were) never behind", words):
        assert most == 0
        assert found[1].startswith("Those") or seen.named(found[1]) == front
    elif found := re.fullmatch(
        r"(.+) (?:was|were) never more than (\d+) points? behind and (.+)", words
    ):
        alike = {name for name in front if max(gaps[name]) == most}
        assert found[1].startswith("Those") or seen.named(found[1]) == alike
        assert int(found[2]) == most <= best
        check_end(found[3], over, len(front))
    elif found := re.fullmatch(
        r"(.+), (\d+) points behind after deal (\d+), came within (\d+)", words
    ):
        check_near(seen, found[1], *map(int, found.groups()[1:]))
    else:
        found = re.fullmatch(r"(.+), (\d+) points? behind after deal (\d+), (?:still )?(.+)", words)
        assert found
        assert found[1] in front
        assert int(found[2]) == most
        assert int(found[3]) == gaps[found[1]].index(most)  # the first, as in the list of games
        assert most > best
        check_end(found[4], over, len(front))


def check_end(words: str, over: bool, in_front: int) -> None:
    if over:
        assert words == ("won" if in_front == 1 else "shared the win")
    else:
        level = ("is level in front now", "are level in front now")
        assert words in (("leads now", "lead now") if in_front == 1 else level)


@given(games())
def test_who_was_alone_in_front(game: GameScores) -> None:
    seen, words = Reading(game), findings.places_words(game)
    times = {
        name: sum(seen.leads(name, after) for after in range(1, seen.deals + 1))
        for name in seen.seats
    }
    most = max(times.values())
    if found := re.fullmatch(r"In front after the only deal: (.+)", words):
        assert (seen.deals, times[found[1]]) == (1, 1)
    elif found := re.fullmatch(
        r"Most often alone in front: (.+), after (\d+) of (\d+) deals?", words
    ):
        assert (times[found[1]], int(found[2]), int(found[3])) == (most, most, seen.deals)
        assert list(times.values()).count(most) == 1
    elif found := re.fullmatch(
        r"Nobody was alone in front after more than (\d+) of \d+ deals?", words
    ):
        assert int(found[1]) == most > 0
        assert list(times.values()).count(most) > 1
    else:
        assert (words, most) == ("Nobody was ever alone in front", 0)


@given(games())
def test_what_brought_the_points(game: GameScores) -> None:
    words, seen = findings.points_words(game), Reading(game)
    deals = [
        (one.points[seats[0]], seen.made(name, no))
        for no, one in enumerate(game.deals, start=1)
        for name, seats in seen.seats.items()
    ]
    made = sum(points for points, is_made in deals if is_made)
    missed = sum(max(points, 0) for points, is_made in deals if not is_made)
    lost = sum(min(points, 0) for points, _ in deals)
    found = re.search(r"eals below zero took (\d+) points? off$", words)
    assert (int(found[1]) if found else 0) == -lost
    brought = re.match(r"(Bids made|Missed bids) brought (all|\d+%) (?:of )?the points won", words)
    if not made and not missed:
        assert not brought
        assert bool(found) == (words != "Nobody got a point")
    elif made == missed:
        assert words.startswith("Bids made and missed brought equally many points")
    else:
        assert brought
        assert (brought[1] == "Bids made") == (made > missed)
        share = max(made, missed) / (made + missed)
        assert brought[2] == ("all" if share == 1 else whole_percent(min(share, 0.99)))


def test_sentences_as_people_read_them() -> None:
    game = played((1, 9), (1, 9), (20, 1), (5, 1))
    assert findings.behind_words(game) == ("Anna was never more than 16 points behind and won")
    late = played((1, 9), (1, 9), (1, 9), (9, 1), (9, 1), (9, 1), (9, 1))
    assert findings.behind_words(late) == "Anna, 24 points behind after deal 3, still won"
    near = played((1, 9), *[(12, 1)] * 5, *[(-1, 12)] * 3, (0, 6))
    assert findings.behind_words(near) == "Ben, 47 points behind after deal 6, came within 2"
    assert findings.behind_words(played((9, 1), (9, 1))) == "Anna was never behind"
    level = played((9, 1), (0, 16), (8, 0))
    assert findings.behind_words(level).startswith("Anna and Ben were never more than 8 points")
    assert findings.places_words(played((1, 9), (1, 9), (20, 1))) == (
        "Most often alone in front: Ben, after 2 of 3 deals"
    )
