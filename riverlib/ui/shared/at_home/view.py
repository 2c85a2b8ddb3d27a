"""What the host's panel shows while phones may join."""

from collections.abc import Sequence

from riverlib.live.home.open_house import OpenHouse
from riverlib.live.home.table import HomeTable, SeatAt
from riverlib.ui.shared.at_home import words
from riverlib.ui.shared.at_home.closed import closed_view
from riverlib.ui.shared.at_home.code_picture import code_picture
from riverlib.ui.shared.at_home.view_types import Invitation, PanelView, SeatShown, Watching, Way

_PATIENCE = 60.0
"""Seconds after which a host is told that nobody has come."""


def open_view(
    house: OpenHouse,
    table: HomeTable,
    chosen: str | None,
    note: str,
    answered: str,
    *,
    hides: bool,
) -> PanelView:
    """Return what is shown while phones may join.

    Parameters
    ----------
    chosen : str, optional
        The address that the host wants to try, as numbers; the likeliest by itself.
    note, answered : str
        Why the last press changed nothing, and which one it was.
    hides : bool
        Whether players of this game hold what the others may not see.
    """
    seats = table.seats()
    people = sum(each.place != "bot" for each in seats)
    port = house.port
    ways = [] if port is None else _ways(house, port, chosen)
    no_way = words.SHUT if port is None else "" if ways else words.NO_NETWORK
    is_free = any(each.place == "free" for each in seats)
    return closed_view(people, note, answered, hides=hides) | {
        "summary": words.summary(seats),
        "is_alarmed": bool(words.missing(seats)),
        "open": {
            "invitation": _invitation(table, ways) if ways else None,
            "no_way": no_way,
            "is_shut": port is None,
            "is_wanted": bool(no_way) or (is_free and not table.is_locked),
            "way_says": _way_says(seats, is_locked=table.is_locked),
            "all_here": words.all_here(seats, table.to_move, is_locked=table.is_locked),
            "seats": [_seat(each, is_locked=table.is_locked) for each in seats],
            "is_locked": table.is_locked,
            "watching": _watching(table, ways) if ways else None,
            "trouble": _trouble(port, ways),
            "hint": _hint(house, table, seats) if ways else "",
        },
    }


def _ways(house: OpenHouse, port: int, chosen: str | None) -> list[Way]:
    """Return the addresses to try, first the one that is tried now."""
    found = house.addresses()
    first = [each for each in found if each.number == chosen]
    rest = [each for each in found if each.number != chosen]
    return [
        {"number": each.number, "text": each.at(port).rstrip("/"), "word": each.word}
        for each in (*first, *rest)
    ]


def _invitation(table: HomeTable, ways: list[Way]) -> Invitation:
    code = table.codes.text
    return {
        "text": ways[0]["text"],
        "word": ways[0]["word"],
        "picture": code_picture(f"{ways[0]['text']}/#{table.invitation}"),
        "code": words.in_groups(code) if code else None,
        "code_says": words.code_words(table.codes),
        "others": ways[1:],
    }


def _watching(table: HomeTable, ways: list[Way]) -> Watching:
    link = f"{ways[0]['text']}/#{table.watch_token}"
    return {"link": link, "picture": code_picture(link), "says": words.lookers(table.lookers)}


def _trouble(port: int | None, ways: list[Way]) -> list[tuple[str, str]]:
    if port is None:
        return []
    return words.checklist(port, ways[0]["text"] if ways else None, max(0, len(ways) - 1))


def _way_says(seats: Sequence[SeatAt], *, is_locked: bool) -> str:
    if is_locked:
        return words.LOCKED
    if any(each.place == "free" for each in seats):
        return ""
    return words.GIVEN_WAY if any(each.place == "phone" for each in seats) else words.NO_SEAT


def _hint(house: OpenHouse, table: HomeTable, seats: Sequence[SeatAt]) -> str:
    """Say who is choosing a seat; after a while, that nobody has ever come."""
    places = {each.place for each in seats}
    if table.at_the_door and "free" in places and not table.is_locked:
        return words.choosing(table.at_the_door)
    if table.was_sat_at or table.is_locked:
        return ""
    if "phone" in places or "free" not in places or house.seconds_open(table) < _PATIENCE:
        return ""
    return words.NOBODY_SITS if house.was_found else words.NOBODY_YET


def _seat(seat: SeatAt, *, is_locked: bool) -> SeatShown:
    return {
        "seat": seat.seat,
        "name": seat.name,
        "face": seat.face,
        "colour": seat.colour,
        "place": seat.place,
        "says": words.place(seat, is_locked=is_locked),
        "present": seat.is_present,
        "stood_in": seat.is_stood_in,
        "empty": seat.is_empty,
    }
