"""A race as the river component is sent it: plain JSON; everything in a race is open."""

from riverlib import race
from riverlib.play import Player, RaceMatch
from riverlib.race import events as happened
from riverlib.race import layout_data
from riverlib.race.bots import BOTS
from riverlib.race.coach.odds import ChoiceOdds, Odds
from riverlib.race.coach.reasons import reason
from riverlib.race.words import choice_words, sentence
from riverlib.ui.shared.board.session import Json

EVENTS_SENT = 90
"""The last events that a view holds: some ten rounds."""


def river_view(
    match: RaceMatch,
    *,
    ack: str | None = None,
    note: Json | None = None,
    odds: Odds | None = None,
    hint: ChoiceOdds | None = None,
    warning: Json | None = None,
    tutor: str = "off",
) -> Json:
    """Return what the browser is to show of a match.

    Parameters
    ----------
    odds : Odds or None
        The bar of chances; ``None`` draws none.
    hint : ChoiceOdds or None
        Each choice's chance, when the player asked for it.
    warning : dict or None
        The tutor's: the choice that was not played, the best one, and a sentence.
    """
    state = match.state
    mine = not state.is_over and match.players[state.turn].is_person
    return {
        **_board(state),
        "game": match.game_id,
        "turn": match.revision,
        "ack": ack,
        "note": note,
        "preview": False,
        "phase": state.phase.value,
        "to_move": None if state.is_over else state.turn,
        "mine": mine,
        "seats": [_seat(state, seat, player) for seat, player in enumerate(match.players)],
        "face": state.face,
        "last": _last_throw(match),
        "choices": _choices(match) if mine else [],
        "chances": _chances(odds),
        "hint": _hint(match, hint) if mine and hint else None,
        "warning": warning,
        "tutor": tutor,
        "can": {"undo": match.can_undo, "hint": mine and state.phase is race.Phase.CHOOSE},
        "result": _result(match) if state.is_over else None,
        "events": _events(match)[-EVENTS_SENT:],
    }


def preview(layout: race.Layout, players: int) -> Json:
    """Return the view of a river before the race, for the layout editor."""
    state = race.new_game(layout, players=players)
    nothing = ("ack", "note", "to_move", "face", "last", "chances", "hint", "warning", "result")
    return {
        **dict.fromkeys(nothing),
        **_board(state),
        "game": f"preview {layout_data(layout)} {players}",
        "turn": 0,
        "preview": True,
        "phase": state.phase.value,
        "mine": False,
        "seats": [_seat(state, seat, Player("")) for seat in range(players)],
        "choices": [],
        "tutor": "off",
        "can": {"undo": False, "hint": False},
        "events": [],
    }


def _board(state: race.RaceState) -> Json:
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
    }


def _seat(state: race.RaceState, seat: int, player: Player) -> Json:
    fleet = state.boats[seat]
    return {
        "name": player.name,
        "bot": not player.is_person,
        "kind": "Person" if player.is_person else f"{BOTS[player.kind].name} bot",
        "score": state.scores[seat],
        "home": fleet.count(race.HARBOUR),
        "lost": fleet.count(race.LOST),
        "afloat": sum(map(race.is_on_river, fleet)),
        "first": seat == state.first,
    }


def _last_throw(match: RaceMatch) -> Json | None:
    for event in reversed(match.events):
        if isinstance(event, happened.Rolled):
            return {"s": event.seat, "face": event.face}
    return None


def _choices(match: RaceMatch) -> list[Json]:
    state = match.state
    names = [player.name for player in match.players]
    return [
        {
            "id": race.action_text(choice),
            "kind": _kind(choice),
            "ride": isinstance(choice, race.Sail) and choice.ride,
            "to": race.target_of(state, choice),
            "words": choice_words(state, choice, names),
            **_boats_of(state, choice),
        }
        for choice in race.legal_actions(state)
    ]


def _boats_of(state: race.RaceState, choice: race.Choice) -> Json:
    """Return whose boats a choice may mean, the one that will move first."""
    if isinstance(choice, race.LoseTurn):
        return {"s": state.turn, "boats": [], "from": None}
    seat = choice.seat if isinstance(choice, race.IllWind) else state.turn
    boats = [no for no, place in enumerate(state.boats[seat]) if place == choice.origin]
    return {"s": seat, "boats": boats, "from": choice.origin}


def _kind(choice: race.Choice) -> str:
    match choice:
        case race.Sail():
            return "sail"
        case race.GoodWind():
            return "good"
        case race.IllWind():
            return "ill"
        case race.LoseTurn():
            return "lose"


def _chances(odds: Odds | None) -> Json | None:
    if odds is None:
        return None
    shares = [round(share, 4) for share in odds.shares]
    return {"shares": shares, "exact": odds.exact, "error": [round(e, 4) for e in odds.error]}


def _hint(match: RaceMatch, hint: ChoiceOdds) -> Json:
    names = [player.name for player in match.players]
    return {
        "chances": {race.action_text(choice): round(p, 4) for choice, p in hint.chances.items()},
        "best": race.action_text(hint.best),
        "exact": hint.exact,
        "error": round(hint.error, 4),
        "why": reason(match.state, hint.best, names),
    }


def _result(match: RaceMatch) -> Json:
    state = match.state
    better = [sum(other > score for other in state.scores) for score in state.scores]
    places = sorted((place + 1, seat) for seat, place in enumerate(better))
    return {"places": [list(place) for place in places], "winners": list(state.winners)}


def _events(match: RaceMatch) -> list[Json]:
    """Return everything that happened, numbered; a tide's losses are part of the tide."""
    names = [player.name for player in match.players]
    told: list[Json] = []
    for event in match.events:
        text = sentence(event, names, you=match.only_person)
        if isinstance(event, happened.BoatLost):
            told[-1]["lost"].append([event.seat, event.boat])
            told[-1]["text"] += f" {text}"
            continue
        told.append({"q": len(told) + 1, **_event(event), "text": text})
    return told


def _event(event: happened.Event) -> Json:
    match event:
        case happened.TideTurned(card):
            return {"t": "tide", "card": card, "lost": []}
        case happened.Rolled(seat, face):
            return {"t": "roll", "s": seat, "face": face}
        case happened.BoatSailed(seat, boat, origin, target):
            return {"t": "sail", "s": seat, "b": boat, "from": origin, "to": target}
        case happened.RanAground(seat, boat, place):
            return {"t": "aground", "s": seat, "b": boat, "at": place}
        case happened.RodeTheTide(seat, boat, origin, target):
            return {"t": "ride", "s": seat, "b": boat, "from": origin, "to": target}
        case happened.GoodWindBlew(seat, boat, origin, target):
            return {"t": "good", "s": seat, "b": boat, "from": origin, "to": target}
        case happened.IllWindBlew(seat, victim, boat, origin, target):
            return {"t": "ill", "s": seat, "v": victim, "b": boat, "from": origin, "to": target}
        case happened.TurnLost(seat, _):
            return {"t": "lost_turn", "s": seat}
        case happened.BoatDocked(seat, boat, dock):
            return {"t": "dock", "s": seat, "b": boat, "dock": dock}
        case happened.RaceEnded(winners):
            return {"t": "end", "winners": list(winners)}
    raise AssertionError(f"the river cannot draw {event}")
