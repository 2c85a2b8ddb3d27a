"""A race as the river component is sent it: plain JSON; everything in a race is open."""

from collections.abc import Sequence
from typing import TypeAlias

from riverlib import race
from riverlib.play import Player, RaceMatch
from riverlib.race import events as happened
from riverlib.race import layout_data
from riverlib.race.coach.odds import ChoiceOdds, Odds
from riverlib.race.coach.reasons import reason
from riverlib.race.words import sentence
from riverlib.ui.race.river import view_types as sent
from riverlib.ui.shared.board.view_types import Note

EVENTS_SENT = 90
"""The last events that a view holds: some ten rounds."""
_Moved: TypeAlias = (
    happened.BoatSailed | happened.RodeTheTide | happened.GoodWindBlew | happened.IllWindBlew
)


def river_view(
    match: RaceMatch,
    *,
    answered: str | None = None,
    note: Note | None = None,
    odds: Odds | None = None,
    odds_due: bool = False,
    hint: ChoiceOdds | None = None,
    warning: sent.Warned | None = None,
    tutor: str = "off",
) -> sent.RiverView:
    """Return what the browser is to show of a match.

    Parameters
    ----------
    odds : Odds or None
        The bar of chances; ``None`` draws none.
    odds_due : bool
        Whether the bar says that there will be chances.
    hint : ChoiceOdds or None
        Each choice's chance, when the player asked for it.
    warning : dict or None
        The tutor's: the choice that was not played, the best one, and a sentence.
    """
    state = match.state
    mine = not state.is_over and match.players[state.turn].is_person
    return {
        **_board(state, match.players),
        "game": match.game_id,
        "turn": match.revision,
        "answered": answered,
        "note": note,
        "preview": False,
        "phase": state.phase.value,
        "to_move": None if state.is_over else state.turn,
        "mine": mine,
        "face": state.face,
        "last": _last_throw(match),
        "choices": _choices(state) if mine else [],
        "chances": _chances(odds),
        "chances_due": odds_due,
        "hint": _hint(match, hint) if mine and hint else None,
        "warning": warning,
        "tutor": tutor,
        "can": {"undo": match.can_undo, "hint": mine and state.phase is race.Phase.CHOOSE},
        "result": _result(match) if state.is_over else None,
        "events": _events(match)[-EVENTS_SENT:],
    }


def preview(layout: race.Layout, players: int) -> sent.RiverView:
    """Return the view of a river before the race, for the layout editor."""
    state = race.new_game(layout, players=players)
    return {
        **_board(state, [Player("")] * players),
        "game": f"preview {layout_data(layout)} {players}",
        "turn": 0,
        "answered": None,
        "note": None,
        "preview": True,
        "phase": state.phase.value,
        "to_move": None,
        "mine": False,
        "face": None,
        "last": None,
        "choices": [],
        "chances": None,
        "chances_due": False,
        "hint": None,
        "warning": None,
        "tutor": "off",
        "can": {"undo": False, "hint": False},
        "result": None,
        "events": [],
    }


def _board(state: race.RaceState, players: Sequence[Player]) -> sent.Board:
    layout = state.layout
    return {
        "river": {
            "order": list(state.order),
            "sandbank": layout.sandbank,
            "high_tide": layout.high_tide,
            "tides": state.tides,
        },
        "boats": [list(fleet) for fleet in state.boats],
        "docks": race.DOCKS,
        "docked": [list(arrival) for arrival in state.docked],
        "seats": [_seat(state, seat, player) for seat, player in enumerate(players)],
    }


def _seat(state: race.RaceState, seat: int, player: Player) -> sent.Seat:
    fleet = state.boats[seat]
    return {
        "name": player.name,
        "bot": not player.is_person,
        "score": state.scores[seat],
        "home": fleet.count(race.HARBOUR),
        "lost": fleet.count(race.LOST),
        "afloat": sum(map(race.is_on_river, fleet)),
        "first": seat == state.first,
    }


def _last_throw(match: RaceMatch) -> sent.Throw | None:
    for event in reversed(match.events):
        if isinstance(event, happened.Rolled):
            return {"seat": event.seat, "face": event.face}
    return None


def _choices(state: race.RaceState) -> list[sent.Choice]:
    return [_choice(state, choice) for choice in race.legal_actions(state)]


def _choice(state: race.RaceState, choice: race.Choice) -> sent.Choice:
    seat = choice.seat if isinstance(choice, race.IllWind) else state.turn
    origin = None if isinstance(choice, race.LoseTurn) else choice.origin
    return {
        "id": race.action_text(choice),
        "kind": _kind(choice),
        "ride": isinstance(choice, race.Sail) and choice.ride,
        "seat": seat,
        "boats": [no for no, place in enumerate(state.boats[seat]) if place == origin],
        "origin": origin,
        "target": race.target_of(state, choice),
    }


def _kind(choice: race.Choice) -> sent.ChoiceKind:
    match choice:
        case race.Sail():
            return "sail"
        case race.GoodWind():
            return "good"
        case race.IllWind():
            return "ill"
        case race.LoseTurn():
            return "lose"


def _chances(odds: Odds | None) -> sent.Chances | None:
    if odds is None:
        return None
    shares = [round(share, 4) for share in odds.shares]
    return {"shares": shares, "exact": odds.exact, "error": [round(e, 4) for e in odds.error]}


def _hint(match: RaceMatch, hint: ChoiceOdds) -> sent.Hint:
    names = [player.name for player in match.players]
    return {
        "chances": {race.action_text(choice): round(p, 4) for choice, p in hint.chances.items()},
        "best": race.action_text(hint.best),
        "reason": reason(match.state, hint.best, names),
    }


def _result(match: RaceMatch) -> sent.Result:
    state = match.state
    better = [sum(other > score for other in state.scores) for score in state.scores]
    places = sorted((place + 1, seat) for seat, place in enumerate(better))
    return {"places": [list(place) for place in places], "winners": list(state.winners)}


def _events(match: RaceMatch) -> list[sent.RiverEvent]:
    """Return everything that happened, numbered; a tide's losses are part of the tide."""
    names = [player.name for player in match.players]
    numbered: list[sent.RiverEvent] = []
    for event in match.events:
        text = sentence(event, names, you=match.only_person)
        if isinstance(event, happened.BoatLost):
            tide = numbered[-1]
            assert tide["kind"] == "tide"  # nothing else loses boats
            tide["lost"].append([event.seat, event.boat])
            tide["text"] += f" {text}"
        else:
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
