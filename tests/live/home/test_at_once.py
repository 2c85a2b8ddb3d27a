"""Much happens at once at an evening's tables: nobody waits for what waits for them."""

import threading
from collections.abc import Callable
from typing import Any

from riverlib.live.home.table import HomeTable
from riverlib.live.home.tables import HomeTables
from riverlib.live.rooms import LeftError, Rooms
from riverlib.play import CardMatch
from riverlib.store import Games
from tests.live.home.seated import BEN, GRANDMA, sit

_PATIENCE = 30.0
"""Seconds after which whoever waits would wait for ever."""


def test_a_table_that_waits_for_its_room_keeps_nobody_from_the_others(
    tables: HomeTables, match: CardMatch, rooms: Rooms
) -> None:
    """Whoever plays there may need the list of tables: to keep what has just changed."""
    room = rooms.room(match.game.key, match.game_id)
    with room.lock:
        opening = threading.Thread(target=tables.open, args=(match,))
        opening.start()
        opening.join(0.3)
        keeping = threading.Thread(target=tables.keep, daemon=True)
        keeping.start()
        keeping.join(5)
        is_kept_out = keeping.is_alive()
    opening.join(5)
    assert not is_kept_out
    assert len(tables.all) == 1


def test_phones_and_windows_that_come_in_while_a_table_moves_on_hold_nobody_up(
    tables: HomeTables, table: HomeTable, match: CardMatch, rooms: Rooms, games: Games
) -> None:
    for seat, name in ((BEN, "Ben"), (GRANDMA, "Grandma")):
        sit(tables, table, seat, name)
    tokens = [table.invitation, table.look_on_token, table.watch_token]
    is_over = threading.Event()

    def moves_on() -> None:
        game = CardMatch.resume(games, match.game_id)
        for _ in range(20):
            following = game.rematch()
            table.choose_next()
            table.move(following)
            game = following
        is_over.set()

    def looks() -> None:
        for token in tokens:
            visitor: Any = tables.visitor(token)
            try:
                visitor.on_change(lambda: None)()
                visitor.seen()
            except LeftError:
                pass  # the next game has begun meanwhile: it comes again
        table.guest_at(BEN)
        table.seats()

    def comes_in() -> None:
        rooms.enter(table.watcher.session)

    def again_and_again(act: Callable[[], None]) -> None:
        while not is_over.is_set():
            act()

    busy = [threading.Thread(target=moves_on, daemon=True)]
    busy += [
        threading.Thread(target=again_and_again, args=(act,), daemon=True)
        for act in (looks, comes_in, looks)
    ]
    for thread in busy:
        thread.start()
    for thread in busy:
        thread.join(_PATIENCE)
    assert not any(thread.is_alive() for thread in busy)
