"""A race as the river component is sent it: plain JSON; everything in a race is open."""

from collections.abc import Collection, Sequence
from typing import Protocol

from riverlib import race
from riverlib.boards.facts import sent_facts
from riverlib.boards.race import view_types as sent
from riverlib.boards.race.events import sent_events
from riverlib.boards.race.passing import PassingOdds, numbered
from riverlib.boards.tips import sent_tips
from riverlib.boards.view_types import Help, Note
from riverlib.core.faces import Guest, Look, looks
from riverlib.core.people import People
from riverlib.core.text import whole_percents
from riverlib.learn.race.short_rules import short_rules
from riverlib.learn.race.tips import race_tips
from riverlib.learn.race.why import moment, tide_reason
from riverlib.play import Player
from riverlib.race import events as happened
from riverlib.race import layout_data
from riverlib.race.certain import at_best_shared, at_most, certain
from riverlib.race.coach import advice
from riverlib.race.coach.odds import ChoiceOdds, Odds
from riverlib.race.coach.review import RaceReview
from riverlib.race.coach.turning import what_turned_it
from riverlib.race.evening import evening

_HALF_A_WIN = 0.495
"""The share from which on a win that can only be shared is almost sure: 99 of 100 times."""
EVENTS_SENT = 90
"""The last events that a view holds: some ten rounds; of a race that went on to its end without
people, all from the last turn of one of them on, however many these are."""
_LAST_TURN = 6  # events that a person's last turn may have


class ShownRace(Protocol):
    """What the river needs to know of a race: a match of the store, or a position without one."""

    @property
    def game_id(self) -> str:
        """Another race has another id: its first view is shown without animation."""

    @property
    def revision(self) -> int:
        """Count of changes, so that a click can tell its moment."""

    @property
    def state(self) -> race.RaceState:
        """Where the race stands."""

    @property
    def events(self) -> Sequence[happened.Event]:
        """Everything that happened, in order."""

    @property
    def players(self) -> Sequence[Guest]:
        """Who sits where."""

    @property
    def can_undo(self) -> bool:
        """Whether a person has decided anything yet."""

    @property
    def only_person(self) -> int | None:
        """Seat of the one human, ``None`` when several share the device."""


def river_view(
    match: ShownRace,
    *,
    answered: str | None = None,
    note: Note | None = None,
    odds: Odds | None = None,
    odds_due: bool = False,
    passing: Sequence[PassingOdds] = (),
    hint: ChoiceOdds | None = None,
    worse: Collection[race.Choice] = (),
    warning: sent.Warned | None = None,
    tutor: str = "off",
    reader: int | None = None,
    for_onlooker: bool = False,
    review: RaceReview | None = None,
    played_out: int | None = None,
) -> sent.RiverView:
    """Return what the browser is to show of a match.

    Parameters
    ----------
    odds : Odds or None
        The bar of chances; ``None`` draws none.
    odds_due : bool
        Whether the bar says that there will be chances.
    passing : sequence of PassingOdds
        The chances after each turn that is new in this view.
    hint : ChoiceOdds or None
        Each choice's chance, when the player asked for it.
    worse : collection of Choice
        What is known to be clearly worse than the best choice: no tip points there.
    warning : dict or None
        The tutor's: the choice that was not played, the best one, and what is said.
    reader : int or None
        Seat of the one person who reads, where several play on devices of their own.
    for_onlooker : bool
        Whether nobody who looks plays here: then all are named, and nobody is "you".
    review : RaceReview or None
        That of the finished race, where its chances are known: it says what turned it.
    played_out : int or None
        How many events there were when somebody let the race sail on to its end.
    """
    state = match.state
    you = match.only_person if reader is None and not for_onlooker else reader
    mine = not state.is_over and match.players[state.turn].is_person
    alone = _bots_from(match, played_out) if state.is_over else None
    told = race_tips(
        state, names=_names(match), has_chances=odds is not None, worse=worse, events=match.events
    )
    happened_so_far = sent_events(match, you)
    first = len(happened_so_far) - EVENTS_SENT
    if alone is not None:
        first = min(first, alone - _LAST_TURN)
    return {
        **_board(state, match.players, you),
        "game": match.game_id,
        "turn": match.revision,
        "answered": answered,
        "note": note,
        "preview": False,
        "looking": None,
        "phase": state.phase.value,
        "to_move": None if state.is_over else state.turn,
        "lesson": None,
        "home": None,
        "tips": sent_tips(told) if mine else [],
        "help": _help(match, you),
        "mine": mine,
        "face": state.face,
        "last": _last_throw(match),
        "danger": _danger(match, you),
        "choices": [_choice(state, each) for each in race.legal_actions(state)] if mine else [],
        "ways": [],
        "chances": _chances(odds, state) if odds else None,
        "chances_due": odds_due,
        "passing": [
            {"number": each.number, "chances": _chances(each.odds, each.state)} for each in passing
        ],
        "hint": _hint(match, hint) if mine and hint and len(hint.chances) > 1 else None,
        "warning": warning,
        "tutor": tutor,
        "can": {"undo": match.can_undo, "hint": mine and can_be_advised(state)},
        "takes_back": "",
        "undo_asked": None,
        "copy": None,
        "decided": "",
        "result": _result(match, you, review) if state.is_over else None,
        "bots_from": alone,
        "played_out": played_out is not None,
        "events": happened_so_far[max(0, first) :],
    }


def way_view(
    state: race.RaceState, choice: race.Choice, *, best: bool, words: str
) -> list[sent.TakenWay]:
    """Return the way of a choice as the river draws it; none where no boat moves.

    Parameters
    ----------
    best : bool
        Whether it is the one that would have been better.
    words : str
        What stands at its end.
    """
    made = _choice(state, choice)
    origin, target = made["origin"], made["target"]
    if origin is None or target is None:
        return []
    return [
        {
            "seat": made["seat"],
            "boat": made["boats"][0],
            "origin": origin,
            "target": target,
            "best": best,
            "words": words,
        }
    ]


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
        "looking": None,
        "phase": state.phase.value,
        "to_move": None,
        "lesson": None,
        "home": None,
        "tips": [],
        "help": {"now": "", "rules": list(short_rules(layout))},
        "mine": False,
        "face": None,
        "last": None,
        "danger": None,
        "choices": [],
        "ways": [],
        "chances": None,
        "chances_due": False,
        "passing": [],
        "hint": None,
        "warning": None,
        "tutor": "off",
        "can": {"undo": False, "hint": False},
        "takes_back": "",
        "undo_asked": None,
        "copy": None,
        "decided": "",
        "result": None,
        "bots_from": None,
        "played_out": False,
        "events": [],
    }


def _help(match: ShownRace, you: int | None) -> Help:
    now = moment(match.state, names=_names(match), you=you).text
    return {"now": now, "rules": list(short_rules(match.state.layout))}


def _names(match: ShownRace) -> list[str]:
    return [player.name for player in match.players]


def _board(state: race.RaceState, players: Sequence[Guest], you: int | None = None) -> sent.Board:
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
        "seats": [
            _seat(state, seat, player, look, is_you=seat == you)
            for seat, (player, look) in enumerate(zip(players, looks(players), strict=True))
        ],
    }


def _seat(
    state: race.RaceState, seat: int, player: Guest, look: Look, *, is_you: bool
) -> sent.Seat:
    fleet = state.boats[seat]
    return {
        "name": player.name,
        "face": look.face,
        "colour": look.colour,
        "bot": not player.is_person,
        "you": is_you,
        "score": state.scores[seat],
        "home": fleet.count(race.HARBOUR),
        "lost": fleet.count(race.LOST),
        "afloat": sum(map(race.is_on_river, fleet)),
        "first": seat == state.first,
    }


def _last_throw(match: ShownRace) -> sent.Throw | None:
    for event in reversed(match.events):
        if isinstance(event, happened.Rolled):
            return {"seat": event.seat, "face": event.face}
    return None


def _danger(match: ShownRace, you: int | None) -> sent.Danger | None:
    """Tell of the next tide; ``None`` once the race is over."""
    state = match.state
    if state.is_over:
        return None
    tide = tide_reason(state, names=_names(match), you=you)
    place = 0 if tide.after is not None else None
    return {"round": state.tides + 1, "place": place, "after": tide.after, "text": tide.text}


def can_be_advised(state: race.RaceState) -> bool:
    """Whether a hint has something to say: of several choices, or of boats that stand together."""
    legal = race.legal_actions(state)
    return len(legal) > 1 or any(len(_choice(state, each)["boats"]) > 1 for each in legal)


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
        "asked": False,
        "grave": False,
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


def _chances(odds: Odds, state: race.RaceState) -> sent.Chances:
    known = certain(state)
    return {
        "shares": [round(share, 4) for share in odds.shares],
        "percents": whole_percents(odds.shares, told=state.to_move),
        "exact": odds.exact,
        "error": [round(error, 4) for error in odds.error],
        "won": list(known.won),
        "out": list(known.out),
        "shared": _surely_shared(odds, state),
        "most": list(at_most(state)),
    }


def _surely_shared(odds: Odds, state: race.RaceState) -> list[int]:
    """Return the two seats that almost surely share the win, or none.

    A shared win counts as half a win to each, which reads like the toss of a coin. Whoever cannot
    win alone any more has half a win only by sharing.
    """
    halves = [seat for seat, share in enumerate(odds.shares) if share >= _HALF_A_WIN]
    cannot_win_alone = set(at_best_shared(state)) & set(halves)
    return halves if len(halves) > 1 and cannot_win_alone else []


def _hint(match: ShownRace, hint: ChoiceOdds) -> sent.Hint:
    said = advice.hint(match.state, hint, _names(match))
    compared = hint.chances if said.best and not said.is_even else {}  # else nothing differs
    return {
        "best": race.action_text(said.best) if said.best else None,
        "words": {
            race.action_text(choice): advice.worth(hint.cost(choice), hint.error)
            for choice in compared
        },
        "chances": {
            race.action_text(choice): advice.told_beside(hint, choice) for choice in compared
        },
        "head": said.head,
        "text": said.text,
        "numbers": said.numbers,
    }


def _result(match: ShownRace, you: int | None, review: RaceReview | None) -> sent.Result:
    state = match.state
    places = sorted((place, seat) for seat, place in enumerate(state.places))
    people = People(_names(match), you)
    persons = [seat for seat, player in enumerate(match.players) if player.is_person]
    turned = what_turned_it(review, persons, people) if review else ""
    facts = evening(state, match.events, people=people, persons=persons, turned=turned)
    return {
        "places": [list(place) for place in places],
        "winners": list(state.winners),
        "facts": sent_facts(facts),
    }


def _bots_from(match: ShownRace, played_out: int | None) -> int | None:
    """Return the number of the first event after which nobody throws and chooses but bots."""
    if played_out is not None:
        return numbered(match.events[:played_out]) + 1
    number, begins, found = 0, None, None
    for event in match.events:
        number += not isinstance(event, happened.BoatLost)
        if isinstance(event, happened.Rolled):
            by_bot = not match.players[event.seat].is_person
            found = (found or begins or number) if by_bot else None
            begins = None
        elif isinstance(event, happened.TideTurned):
            begins = begins or number  # on the way to whoever throws next
    return found
