"""When the chances of a race turned is told as the review has it."""

import re

import pytest

from riverlib import race
from riverlib.core.people import People
from riverlib.race.coach.review import review
from riverlib.race.coach.turning import turning_words
from tests.race.coach.logs import random_log

NAMES = ("Anna", "Ben", "Cleo")


@pytest.mark.parametrize("seed", range(12))
def test_from_then_on_the_winner_had_the_best_chance(seed: int, solved: None) -> None:
    log = random_log(seed=seed)
    reviewed, end = review(log), race.replay(log)
    winners = end.winners
    said = turning_words(reviewed, winners, People(NAMES[:2], None))
    peaks = re.findall(r" In round (\d+) (\w+)'s chance was (\d+(?:\.\d)?) %\.", said)
    for number, name, percent in peaks:
        seat = NAMES.index(name)
        rows = [
            row[seat]
            for action, row in enumerate(reviewed.chances[1:])
            if reviewed.round_of(action) == int(number)
        ]
        assert round(100 * max(rows)) == float(percent)
        assert max(rows) == max(row[seat] for row in reviewed.chances[1:])
    if len(winners) > 1:
        assert said.startswith("Anna and Ben shared the win.")
        return
    (winner,) = winners
    leads = [row[winner] > row[1 - winner] for row in reviewed.chances]
    assert said.startswith(f"{NAMES[winner]} had the better chance")
    if "from the first throw to the last" in said:
        assert all(leads[1:])
        return
    since = re.search(r"from round (\d+) on", said)
    assert since is not None
    turned = max(row for row, leading in enumerate(leads) if not leading)
    assert int(since[1]) == reviewed.round_of(turned)
    assert all(leads[turned + 1 :])


def test_estimates_say_about_and_a_reader_is_spoken_to() -> None:
    log = random_log(players=3, seed=5)
    reviewed = review(log, rollouts=20)
    said = turning_words(reviewed, race.replay(log).winners, People(("You", "Ben", "Cleo"), None))
    assert "You's" not in said
    assert said.count(" %") == said.count("about ")
