"""Many threads, many processes, and processes that are killed."""

import os
import subprocess
import sys
from pathlib import Path

import riverlib
from riverlib.core import GameLog
from riverlib.store import Games, open_database

EMPTY = GameLog(game="cards", setup={})
ROOT = Path(riverlib.__file__).parents[1]

OPEN = """
import sys
from riverlib.core import GameLog, StaleGameError
from riverlib.store import Games, open_database
games = Games(open_database("sqlite:///" + sys.argv[1]))
"""
START_ONE = f"""{OPEN}
games.start(GameLog(game="cards", setup={{}}), "")
"""
BREAK_OFF = """
import os, signal, sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("PRAGMA journal_mode=DELETE")  # as where a disk cannot do better
connection.execute("PRAGMA cache_size=1")  # so that half of the change reaches the file
connection.execute("BEGIN")
for no in range(5000):
    connection.execute("INSERT INTO actions VALUES (?, ?, 'x')", (sys.argv[2], no))
os.kill(os.getpid(), signal.SIGTERM)
"""
APPEND_FOR_EVER = f"""{OPEN}
for revision in range(10**9):
    games.append(sys.argv[2], revision=revision, actions=[f"a{{revision}}", f"b{{revision}}"])
    print(revision + 1, flush=True)  # acknowledged
"""
APPEND_FIFTY = f"""{OPEN}
won = 0
while won < 50:
    revision = games.load(sys.argv[2]).revision
    try:
        games.append(sys.argv[2], revision=revision, actions=["bid 1"])
        won += 1
    except StaleGameError:
        pass
"""


def child(script: str, file: Path, game_id: str = "") -> "subprocess.Popen[str]":
    command = [sys.executable, "-c", script, str(file), game_id]
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)


def test_several_processes_share_a_game(file: Path, games: Games) -> None:
    game_id = games.start(EMPTY, "").id
    children = [child(APPEND_FIFTY, file, game_id) for _ in range(3)]
    for process in children:
        process.communicate(timeout=60)
    assert [process.returncode for process in children] == [0, 0, 0]
    loaded = games.load(game_id)
    assert (loaded.revision, len(loaded.log.actions)) == (150, 150)


def test_processes_that_start_together_make_one_database(file: Path) -> None:
    children = [child(START_ONE, file) for _ in range(3)]
    for process in children:
        process.communicate(timeout=60)
    engine = open_database(f"sqlite:///{file}")
    assert [process.returncode for process in children] == [0, 0, 0]
    assert len(Games(engine).recent()) == 3
    engine.dispose()
    assert [path.name for path in file.parent.iterdir()] == [file.name]


def test_every_acknowledged_append_outlives_a_killed_server(file: Path, games: Games) -> None:
    for appends in (1, 7, 60):
        game_id = games.start(EMPTY, "").id
        with child(APPEND_FOR_EVER, file, game_id) as process:
            assert process.stdout is not None
            seen = 0
            while seen < appends:
                seen = int(process.stdout.readline())
            process.kill()  # wherever it is: often in the middle of a transaction
            seen = int((process.stdout.read().split() or [seen])[-1])
        loaded = games.load(game_id)
        assert loaded.revision in (seen, seen + 1)  # one may have been kept but not yet told
        halves = ((f"a{no}", f"b{no}") for no in range(loaded.revision))
        assert loaded.log.actions == tuple(action for pair in halves for action in pair)


def test_a_database_whose_only_server_was_killed_opens_again(file: Path) -> None:
    engine = open_database(f"sqlite:///{file}")
    game_id = Games(engine).start(EMPTY, "").id
    engine.dispose()
    with child(APPEND_FOR_EVER, file, game_id) as process:
        assert process.stdout is not None
        for _ in range(30):
            process.stdout.readline()
        process.kill()
    assert file.with_name(f"{file.name}-wal").stat().st_size  # the last changes wait here
    engine = open_database(f"sqlite:///{file}")
    assert Games(engine).load(game_id).revision >= 30
    engine.dispose()


def test_a_change_that_broke_off_without_a_write_ahead_log_is_undone(file: Path) -> None:
    engine = open_database(f"sqlite:///{file}")
    game = Games(engine).start(EMPTY, "")
    engine.dispose()
    child(BREAK_OFF, file, game.id).communicate(timeout=60)
    assert file.with_name(f"{file.name}-journal").stat().st_size
    engine = open_database(f"sqlite:///{file}")
    assert Games(engine).load(game.id) == game
    engine.dispose()
