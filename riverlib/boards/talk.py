"""The talk between the devices at one game, in words for one of them."""

from collections.abc import Sequence

from riverlib.boards.view_types import Asked, Away, HomeView, Offer
from riverlib.core.counting import listed
from riverlib.live.company import HERE, SCREEN, Company, Device

_NEXT = "{} starts the next game."
_OVERTAKEN = "The game has gone on: nothing was taken back."
_CHOOSING = "{} is choosing the next game."
_MANY = 4
"""So many people at one device are not named one by one."""
_AT_TABLE = "everybody at the table's device"
_CHOICES = {
    "bid": "bid",
    "play": "card",
    "roll": "throw",
    "sail": "move",
    "good": "wind",
    "ill": "wind",
    "lose": "pass",
}
"""What may be taken back, by its word in a log."""
_ASLEEP = "{} is away: the phone sleeps or is out of reach."
_EMPTY = "{}'s seat is empty."
_NOT_OPEN = "Waiting for {}, at the computer: the game is not open there."


def talk(
    company: Company,
    device: Device,
    *,
    to_move: int | None,
    revision: int,
    is_over: bool = False,
    is_looking: bool = False,
    back: str = "",
    taken_back: tuple[int, str] | None = None,
) -> HomeView:
    """Return what a device hears.

    Parameters
    ----------
    to_move : int or None
        The seat that the game waits for.
    revision : int
        Of the game: a question belongs to the position at which it was asked.
    is_over : bool, optional
        Whether the game has ended: only the host starts the next one.
    is_looking : bool, optional
        Whether a finished deal is on show until all have looked at it.
    back : str, optional
        What is said to whoever has come back.
    taken_back : (int, str), optional
        Whose choice would be taken back now, and its word in a log.
    """
    return {
        "you": device if isinstance(device, int) else None,
        "watches": device == SCREEN,
        "seats": [
            {
                "seat": seat,
                "place": company.place(seat),
                "present": company.is_there(seat),
                "stood_in": seat in company.stand_ins,
                "empty": seat in company.empty,
            }
            for seat in range(len(company.players))
        ],
        "away": None if is_over else _away(company, to_move),
        "question": _question(company, device, revision, taken_back),
        "waits": _waits(company, device, revision, is_looking, taken_back, to_move)
        or (_NEXT.format(_host(company)) if is_over and device != HERE else ""),
        "ready": is_looking and device in company.ready(revision),
        "offer": _offer(company, device, revision, is_looking),
        "back": back,
    }


def _away(company: Company, to_move: int | None) -> Away | None:
    """Return whom the game waits for though nobody is there; else whose seat is empty.

    Whose phone sleeps is missed when it is their turn; of a seat that was left or freed everybody
    hears at once.
    """
    missing = [each for each in company.empty if each not in company.stand_ins]
    if to_move is not None and to_move not in company.stand_ins and not company.is_there(to_move):
        missing.insert(0, to_move)
    if not missing:
        return None
    seat, has_left = missing[0], missing[0] in company.empty
    text = (_EMPTY if has_left else _ASLEEP).format(company.players[seat].name)
    return {"seat": seat, "text": text, "has_left": has_left, "is_waited_for": seat == to_move}


def _question(
    company: Company, device: Device, revision: int, taken_back: tuple[int, str] | None
) -> Asked | None:
    by = company.asks(device, revision)
    if by is None:
        return None
    text = f"{_wish(company, by, taken_back)} All right?"
    return {"text": text, "yes": "Yes", "no": "No, play on"}


def _wish(company: Company, by: Device, taken_back: tuple[int, str] | None) -> str:
    """Say who asks for what: their own last choice, or somebody else's."""
    who = _first(_all(company, [by]))
    is_own = taken_back is not None and company.seats_of(by) == (taken_back[0],)
    what = _taken(company, taken_back, "the" if is_own else None)
    return f"{who} would like to take back {what}."


def _taken(company: Company, taken_back: tuple[int, str] | None, whose: str | None) -> str:
    """Name the choice that would be taken back: "the last bid", or by default "Ben's last bid"."""
    if taken_back is None:
        return "the last move"
    seat, word = taken_back
    owner = whose or f"{company.players[seat].name}'s"
    return f"{owner} last {chosen(word)}"


def chosen(word: str) -> str:
    """Name a kind of choice by its word in a log: "bid", "card"."""
    return _CHOICES.get(word, "move")


def _offer(company: Company, device: Device, revision: int, is_looking: bool) -> Offer | None:
    """Return what whoever waits may do instead of waiting."""
    if company.waits_for(device, revision):
        return {"words": "Never mind", "step": "never"}
    if is_looking and device in company.ready(revision):
        return {"words": "Deal now", "step": "deal"}
    return None


def _waits(
    company: Company,
    device: Device,
    revision: int,
    is_looking: bool,
    taken_back: tuple[int, str] | None,
    to_move: int | None,
) -> str:
    if device != HERE and company.is_choosing:
        return _CHOOSING.format(_host(company))
    if asked := company.waits_for(device, revision):
        is_own = taken_back is not None and company.seats_of(device) == (taken_back[0],)
        what = _taken(company, taken_back, "your" if is_own else None)
        return f"May {what} be taken back? Waiting for {_all(company, asked)}."
    if company.is_overtaken(device, revision):
        return _OVERTAKEN
    if (by := company.asker(revision)) is not None:  # to a screen, and to who has said yes
        silent = _all(company, company.asked(revision))
        return f"{_wish(company, by, taken_back)} Waiting for {silent}."
    if is_looking and (ready := company.ready(revision)):
        return _looking(company, device, ready, company.not_ready(revision))
    if device != HERE and (missing := _missing(company, to_move)):
        return f"{missing} {_stood_in(company)}".rstrip()
    if (by := company.refused(device, revision)) is not None:
        return f"{_first(_all(company, [by]))} would rather play on."
    return _stood_in(company)


def _missing(company: Company, to_move: int | None) -> str:
    """Say where the game waits for somebody at the host's device, and no window shows it there."""
    if to_move is None or to_move not in company.seats_of(HERE) or company.is_present(HERE):
        return ""
    return _NOT_OPEN.format(company.players[to_move].name)


def _stood_in(company: Company) -> str:
    names = [company.players[seat].name for seat in sorted(company.stand_ins)]
    return f"A bot plays for {listed(names)} for now." if names else ""


def _looking(
    company: Company, device: Device, ready: Sequence[Device], looking: Sequence[Device]
) -> str:
    """Say who is ready for the next deal, or to who is ready, who is not."""
    if device == SCREEN or device in ready:
        return f"Waiting for {_all(company, looking)}." if looking else ""
    names = _names(company, ready)
    verb = "is" if len(names) == 1 else "are"
    return f"{_first(listed(names))} {verb} ready for the next deal."


def _all(company: Company, devices: Sequence[Device]) -> str:
    """Name the people at some devices, as it is said in the middle of a sentence."""
    return listed(_names(company, devices))


def _names(company: Company, devices: Sequence[Device]) -> list[str]:
    people = [_people(company, each) for each in devices]
    return [name for each in people for name in (each if len(each) < _MANY else [_AT_TABLE])]


def _people(company: Company, device: Device) -> list[str]:
    """Return who plays at a device; at the host's not those whose seats wait for a phone."""
    if isinstance(device, int):
        return [company.players[device].name]
    here = company.seats_of(HERE)
    seated = [seat for seat in here if company.place(seat) == "here"]
    return [company.players[seat].name for seat in seated or here]


def _first(words: str) -> str:
    """Write words as they begin a sentence; a name stays as it is."""
    return words[0].upper() + words[1:] if words.startswith(_AT_TABLE) else words


def _host(company: Company) -> str:
    """Return who starts the next game, in words: at the host's device it is done."""
    here = _people(company, HERE)
    return here[0] if len(here) == 1 else "Whoever opened the table"
