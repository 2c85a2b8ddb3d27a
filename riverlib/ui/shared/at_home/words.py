"""What the host's panel says: short, and as a family speaks."""

import math
from collections.abc import Sequence

from riverlib.live.home.codes import Codes
from riverlib.live.home.table import SeatAt
from riverlib.ui.shared.at_home.closed import TITLE

NO_NETWORK = (
    "This computer is in no network. Connect it to the Wi-Fi that the phones are in; the picture"
    " comes by itself then."
)
SHUT = "Nothing listens for phones just now. Open the table again: who had a seat still has it."
NOBODY_YET = (
    "No phone has found this computer yet. If one does not get through, look below: “A phone cannot"
    " connect?”"
)
NOBODY_SITS = (
    "A phone has found this computer, so the way is free. It only has to pick its seat now."
)
ALL_HERE = "All are here. {} is to move."
ALL_HERE_ONLY = "All are here."
GIVEN_WAY = "Everybody who waited has a seat."
LOCKED = "The table is locked: nobody new can sit down. Who has a seat comes back to it."
NO_SEAT = "No seat waits for a phone. Switch one on, where it says “May join by phone”."
FREE_BUT_LOCKED = "at this device: the table is locked"
EMPTY = "nobody yet: waits for a phone"
EMPTY_BUT_LOCKED = "nobody: the table is locked"
EMPTY_TO_BOT = "nobody: a bot plays"
_MINUTE = 60


def place(seat: SeatAt, *, is_locked: bool) -> str:
    """Say where a seat is played."""
    if seat.place == "bot":
        return "a bot"
    if seat.place == "here":
        return "at this device"
    if seat.is_empty:
        return EMPTY_TO_BOT if seat.is_stood_in else EMPTY_BUT_LOCKED if is_locked else EMPTY
    if seat.place == "free":
        return FREE_BUT_LOCKED if is_locked else "waits for a phone"
    if seat.is_present:
        return "on their phone"
    return "away: a bot plays for them" if seat.is_stood_in else "away"


def summary(seats: Sequence[SeatAt]) -> str:
    """Say in a few words how far the table is, for the button that leads to the panel."""
    empty = [each.name for each in seats if each.is_empty and not each.is_stood_in]
    if empty:
        return f"{empty[0]}'s seat is empty" if len(empty) == 1 else f"{len(empty)} seats are empty"
    away = missing(seats)
    if away:
        return f"{away[0]} is away" if len(away) == 1 else f"{len(away)} are away"
    asked = [each for each in seats if each.place in ("free", "phone")]
    here = sum(each.place == "phone" and each.is_present for each in asked)
    if not asked or here < len(asked):
        return f"{here} of {len(asked)} phones here" if asked else TITLE
    return {1: "The phone is here", 2: "Both phones here"}.get(here, f"All {here} phones here")


def all_here(seats: Sequence[SeatAt], to_move: int | None, *, is_locked: bool) -> str:
    """Say that everybody who was asked has come, and who is to move; empty while one is missing."""
    phones = [each for each in seats if each.place == "phone"]
    is_asked = not is_locked and any(each.place == "free" for each in seats)
    if not phones or is_asked or missing(seats) or not all(each.is_present for each in phones):
        return ""
    return ALL_HERE_ONLY if to_move is None else ALL_HERE.format(seats[to_move].name)


def choosing(phones: int) -> str:
    """Say that somebody has come in and has no seat yet."""
    return (
        "A phone is choosing its seat." if phones == 1 else f"{phones} phones are choosing a seat."
    )


def lookers(screens: int) -> str:
    """Say how many look on; nothing if nobody does."""
    return f"{screens} looking on" if screens else ""


def missing(seats: Sequence[SeatAt]) -> list[str]:
    """Return who is not there and has no bot playing for them."""
    return [each.name for each in seats if not each.is_present and not each.is_stood_in]


def code_words(codes: Codes) -> str:
    """Say how long the six letters let in, or why they do not."""
    if codes.text is None:
        if codes.is_guessed_at:
            return "Wrong letters were typed too often, so these are off."
        return "The letters have had their ten minutes."
    minutes = math.ceil(codes.seconds_left / _MINUTE)
    return f"good for {minutes} more minute{'' if minutes == 1 else 's'}"


def in_groups(code: str) -> str:
    """Write six letters so that they can be read out.

    >>> in_groups("BDFHKM")
    'BDF HKM'
    """
    half = len(code) // 2
    return f"{code[:half]} {code[half:]}"


def checklist(port: int, address: str | None, others: int) -> list[tuple[str, str]]:
    """Return what to look at when a phone cannot connect: questions with what to do.

    Parameters
    ----------
    port : int
        Where the phones knock.
    address : str, optional
        What is to be typed.
    others : int
        How many more addresses there are to try.
    """
    typed = f": {address}" if address else ""
    rows = [
        (
            "The same Wi-Fi?",
            "Phone and computer must be in the same one; a computer may be on a cable to the same"
            " box. Not the guest Wi-Fi, which keeps devices apart, and not mobile data: switch that"
            " off for a moment.",
        ),
        (
            "Does this computer's firewall ask, or block?",
            "Windows: allow Python in private networks.\nmacOS: allow incoming connections.\n"
            f"Linux: open port {port}.\nWith ufw: sudo ufw allow {port}/tcp\n"
            f"With firewalld: sudo firewall-cmd --add-port={port}/tcp",
        ),
        ("Is a VPN on?", "Switch it off for the game, on the phone and on this computer."),
        (
            "Typed by hand?",
            f"With http:// in front and :{port} at the end{typed}. With https:// nothing is found.",
        ),
    ]
    if others:
        words = "There is another one" if others == 1 else f"There are {others} more"
        rows.append(
            ("Another address?", f"{words} to try, above: this computer is in several networks.")
        )
    rows.append(
        (
            "It was there, and went?",
            "A phone that saves its battery closes what nobody looks at. Unlock it: the table comes"
            " back by itself, and the seat is kept.",
        )
    )
    return rows
