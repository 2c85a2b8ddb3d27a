"""What the figures of a game say is true by another reading of their numbers."""

import re

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from riverlib.analysis import GameScores
from riverlib.analysis import card_findings as findings
from riverlib.core.text import whole_percent
from tests.analysis.card_reading import Reading
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
        assert found[1] in front
        assert int(found[2]) == most == max(gaps[found[1]])
        assert most <= best
        check_end(found[3], over, len(front))
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
        assert words in (
            ("leads now", "lead now")
            if in_front == 1
            else ("is level in front now", "are level in front now")
        )


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


@given(games(), st.integers(0, 2**32))
def test_who_had_the_best_chance(game: GameScores, seed: int) -> None:
    shares = np.random.default_rng(seed).dirichlet([0.5] * game.players, len(game.deals) + 1)
    words, seen = findings.chances_words(game, shares), Reading(game)
    chance = {name: shares[:, list(seats)].sum(axis=1) for name, seats in seen.seats.items()}

    def is_best(name: str, after: int) -> bool:
        others = [chance[each][after] for each in chance if each != name]
        return bool(chance[name][after] > max(others) + findings.LEVEL)

    over = seen.planned is not None and seen.deals >= seen.planned
    if found := re.fullmatch(
        r"(?:No chance was clearly the best before the last deal"
        r"|(.+)'s chance was about (\d+ %) after deal (\d+)); (.+?) (?:still )?won",
        words,
    ):
        assert over
        assert is_best(found[4], seen.deals)
        assert not is_best(found[4], seen.deals - 1)
        was_best = [
            (chance[name][after], name, after)
            for name in chance
            for after in range(1, seen.deals)
            if name != found[4] and is_best(name, after)
        ]
        assert bool(found[1]) == bool(was_best)
        if found[1]:
            share, name, after = max(was_best)
            assert (found[1], int(found[3])) == (name, after)
            assert found[2] == whole_percent(min(share, 0.99))
        return
    found = re.fullmatch(
        r"(.+?) had the best chance (?:after every deal|from deal (\d+) on)"
        r"(?:\. After deal (\d+) (.+)'s was about (\d+ %))?",
        words,
    )
    if not found:
        assert not any(is_best(name, seen.deals) for name in chance)
        assert words.endswith("no chance is clearly the best") == (not over)
        assert (" shared the win; " in words) == over
        if told := re.search(r"after deal (\d+) (.+)'s chance was about", words):
            assert is_best(told[2], int(told[1]))
        return
    since = int(found[2] or 1)
    assert since < seen.deals or since == 1 or not over  # of the last deal it would say nothing
    assert all(is_best(found[1], after) for after in range(since, seen.deals + 1))
    assert since == 1 or not is_best(found[1], since - 1)
    was_best = [
        (chance[name][after], name, after)
        for name in chance
        for after in range(1, since)
        if name != found[1] and is_best(name, after)
    ]
    assert bool(found[3]) == bool(was_best)
    if found[3]:
        share, name, after = max(was_best)
        assert (found[4], int(found[3]), found[5]) == (
            name,
            after,
            whole_percent(min(share, 0.99)),
        )


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
    brought = re.match(r"(Bids made|Missed bids) brought (all|\d+ %) (?:of )?the points won", words)
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
    assert findings.behind_words(played((9, 1), (9, 1))) == "Anna was never behind"
    assert findings.places_words(played((1, 9), (1, 9), (20, 1))) == (
        "Most often alone in front: Ben, after 2 of 3 deals"
    )
    chances = np.array([[0.5, 0.5], [0.3, 0.7], [0.2, 0.8], [0.6, 0.4], [1, 0]])
    assert findings.chances_words(game, chances) == (
        "Anna had the best chance from deal 3 on. After deal 2 Ben's was about 80 %"
    )
    at_last = np.array([[0.5, 0.5], [0.3, 0.7], [0.002, 0.998], [0.4, 0.6], [1, 0]])
    assert findings.chances_words(game, at_last) == (
        "Ben's chance was about 99 % after deal 2; Anna still won"
    )
    shared = np.array([[0.5, 0.5], [0.3, 0.7], [0.2, 0.8], [0.6, 0.4], [0.5, 0.5]])
    assert findings.chances_words(game, shared) == (
        "Anna and Ben shared the win; after deal 2 Ben's chance was about 80 %"
    )
    assert findings.chances_words(game, np.array([[0.5, 0.5]] * 5)) == (
        "Anna and Ben shared the win; no chance was ever clearly the best"
    )
    assert findings.chances_words(game, np.array([[0.5, 0.5]] * 4 + [[1, 0]])) == (
        "No chance was clearly the best before the last deal; Anna won"
    )
