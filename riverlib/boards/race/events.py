"""What has happened in a race, as the river is sent it: numbered, and in sentences."""

from typing import TYPE_CHECKING, TypeAlias

from riverlib.boards.race import view_types as sent
from riverlib.race import events as happened
from riverlib.race.words import sentence, tide_sentence

if TYPE_CHECKING:
    from riverlib.boards.race.view import ShownRace

_Moved: TypeAlias = (
    happened.BoatSailed | happened.RodeTheTide | happened.GoodWindBlew | happened.IllWindBlew
)


def sent_events(match: "ShownRace", you: int | None) -> list[sent.RiverEvent]:
    """Return everything that happened, numbered; a tide's losses are part of the tide.

    ``you`` is the seat of the one person who reads, ``None`` for an onlooker.
    """
    names = [player.name for player in match.players]
    numbered: list[sent.RiverEvent] = []
    rounds = 1
    for event in match.events:
        if isinstance(event, happened.BoatLost):
            tide = numbered[-1]
            assert tide["kind"] == "tide"  # nothing else loses boats
            tide["lost"].append([event.seat, event.boat])
            seats = [seat for seat, _ in tide["lost"]]
            tide["text"] = tide_sentence(seats, names, round_no=rounds, you=you)
        elif isinstance(event, happened.TideTurned):
            rounds += 1
            text = tide_sentence([], names, round_no=rounds, you=you)
            numbered.append(_event({"number": len(numbered) + 1, "text": text}, event))
        else:
            text = sentence(event, names, you=you)
            numbered.append(_event({"number": len(numbered) + 1, "text": text}, event))
    return numbered


def _event(head: sent.Numbered, event: happened.Event) -> sent.RiverEvent:
    match event:
        case happened.TideTurned(card):
            return sent.TideTurned({**head, "kind": "tide", "card": card, "lost": []})
        case happened.Rolled(seat, face):
            return sent.Rolled({**head, "kind": "roll", "seat": seat, "face": face})
        case happened.BoatSailed():
            return sent.BoatMoved({**head, "kind": "sail", **_way(event)})
        case happened.RodeTheTide():
            return sent.BoatMoved({**head, "kind": "ride", **_way(event)})
        case happened.GoodWindBlew():
            return sent.BoatMoved({**head, "kind": "good", **_way(event)})
        case happened.IllWindBlew(victim=victim):
            return sent.IllWindBlew({**head, "kind": "ill", "victim": victim, **_way(event)})
        case happened.RanAground(seat, boat, place):
            return sent.RanAground(
                {**head, "kind": "aground", "seat": seat, "boat": boat, "place": place}
            )
        case happened.TurnLost(seat, _):
            return sent.TurnLost({**head, "kind": "lost_turn", "seat": seat})
        case happened.BoatDocked(seat, boat, dock):
            return sent.BoatDocked(
                {**head, "kind": "dock", "seat": seat, "boat": boat, "dock": dock}
            )
        case happened.RaceEnded(winners):
            return sent.RaceEnded({**head, "kind": "end", "winners": list(winners)})
    raise AssertionError(f"the river cannot draw {event}")


def _way(event: _Moved) -> sent.Way:
    return {
        "seat": event.seat,
        "boat": event.boat,
        "origin": event.origin,
        "target": event.target,
    }
