"""Many at once: of all who change one revision of a game, one wins."""

import os
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import pytest

from riverlib.core import StaleGameError
from riverlib.store import Games, open_database
from tests.store.conftest import BOTH, LOG
from tests.store.test_crowds import EMPTY, ROOT

ON = BOTH

START_ONE = """
import sys
from riverlib.core import GameLog
from riverlib.store import Games, open_database
Games(open_database(sys.argv[1])).start(GameLog(game="cards", setup={}), "")
"""


def test_of_many_threads_exactly_one_wins_each_revision(games: Games) -> None:
    game_id = games.start(EMPTY, "").id
    threads, goal = 8, 100

    def hammer(thread_no: int) -> list[int]:
        won = []
        while (revision := games.load(game_id).revision) < goal:
            try:
                games.append(game_id, revision=revision, actions=[f"{thread_no}:{revision}"])
            except StaleGameError:
                continue
            won.append(revision)
        return won

    with ThreadPoolExecutor(threads) as pool:
        wins = list(pool.map(hammer, range(threads)))
    wins_by_revision = Counter(revision for won in wins for revision in won)
    loaded = games.load(game_id)
    assert set(wins_by_revision.values()) == {1}
    assert sorted(wins_by_revision) == list(range(loaded.revision))
    owner = {revision: no for no, won in enumerate(wins) for revision in won}
    expected = tuple(f"{owner[revision]}:{revision}" for revision in range(loaded.revision))
    assert loaded.log.actions == expected


def test_more_threads_than_connections_wait_their_turn(games: Games) -> None:
    with ThreadPoolExecutor(40) as pool:
        started = list(pool.map(lambda no: games.start(EMPTY, str(no)), range(80)))
    assert len(games.recent(200)) == len({game.id for game in started}) == 80


def test_servers_that_start_together_make_one_database(address: str) -> None:
    command = [sys.executable, "-c", START_ONE, address]
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    children = [subprocess.Popen(command, env=environment) for _ in range(4)]
    assert [process.wait(timeout=60) for process in children] == [0] * 4
    engine = open_database(address)
    assert len(Games(engine).recent()) == 4
    engine.dispose()


def test_threads_that_open_together_make_one_database(address: str) -> None:
    with ThreadPoolExecutor(8) as pool:
        engines = list(pool.map(lambda _: open_database(address), range(8)))
    for engine in engines:
        Games(engine).start(EMPTY, "")
    assert len(Games(engines[0]).recent()) == 8
    for engine in engines:
        engine.dispose()


def test_two_tabs_of_two_servers_see_each_other(address: str, games: Games) -> None:
    other_engine = open_database(address)
    other = Games(other_engine)
    game = games.start(LOG, "")
    assert other.load(game.id) == game
    assert games.append(game.id, revision=0, actions=["bid 0"]) == 1
    with pytest.raises(StaleGameError, match="moved on"):
        other.append(game.id, revision=0, actions=["bid 1"])
    assert other.append(game.id, revision=1, actions=["bid 1"]) == 2
    assert games.load(game.id).log.actions == (*LOG.actions, "bid 0", "bid 1")
    other_engine.dispose()
