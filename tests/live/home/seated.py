"""A family at a table of several devices, from the inside: sitting down, clicking, looking."""

from itertools import count
from typing import Any

from riverlib import cards
from riverlib.live.home.table import HomeTable
from riverlib.live.home.tables import HomeTables
from riverlib.live.rooms import Visitor
from riverlib.play import Player

SHORT = cards.Variant(key="short", name="Short", hand_sizes=(3, 2))
FAMILY = (Player("Anna"), Player("Ben"), Player("Grandma"), Player("Otter", "random"))
ANNA, BEN, GRANDMA, OTTER = range(4)
nonces = (f"n-{number}" for number in count())


def sit(tables: HomeTables, table: HomeTable, seat: int, name: str) -> Visitor:
    """Sit down at a free seat as a phone does, and open the line of the seat."""
    lobby = tables.visitor(table.invitation)
    assert lobby is not None
    lobby.answer({"kind": "sit", "seat": seat, "name": name, "face": "fox", "nonce": next(nonces)})
    view = lobby.seen().view
    assert view["note"] is None, view["note"]
    phone = tables.visitor(view["seat_token"])
    assert phone is not None
    phone.on_change(lambda: None)
    return phone


def act(visitor: Any, **action: Any) -> None:
    seen = visitor.seen().view
    view = seen.get("view", seen)
    visitor.answer({**action, "turn": view["turn"], "nonce": next(nonces)})


def board(visitor: Any) -> Any:
    seen = visitor.seen().view
    return seen.get("view", seen)
