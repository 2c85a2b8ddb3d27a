"""Everything a family reads or hears about a race; nothing here decides anything.

River cards are counted for people from 1, the card at the waterfall; the engine counts from 0.
Names are free text and stay as they are.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from riverlib.race.actions import Choice, GoodWind, IllWind, LoseTurn, Sail
from riverlib.race.events import (
    BoatDocked,
    BoatLost,
    BoatSailed,
    Event,
    GoodWindBlew,
    IllWindBlew,
    LossReason,
    RaceEnded,
    RanAground,
    RodeTheTide,
    Rolled,
    TideTurned,
    TurnLost,
)
from riverlib.race.layout import DOCKS, PLAYERS, FirstPlayer, LastAlone, Layout, Ride, TieBreak
from riverlib.race.rules import legal_choices, target_of
from riverlib.race.state import HARBOUR, WIND, RaceState

_FIRST_PLAYER = {
    FirstPlayer.CHOSEN: "You settle among you who begins;",
    FirstPlayer.RANDOM: "Chance says who begins;",
}
_RIDE = {
    Ride.CHOICE: "the boat may ride on three cards further, at once",
    Ride.ALWAYS: "the boat rides on three cards further, at once",
}
_LAST_ALONE = {
    LastAlone.PLAYS_ON: "The race is over when no boat is left on the river.",
    LastAlone.THREE_TURNS: "The race is over when no boat is left on the river. A player who is"
    " alone on it has three more turns; boats that are not home by then are too late.",
}
_TIE_BREAK = {
    TieBreak.SHARED: "equal scores share the win.",
    TieBreak.BOATS_THEN_DOCK: "of equal scores the one with more boats in the harbour wins, and"
    " then the one with the best dock.",
}


def rule_lines(layout: Layout) -> tuple[str, ...]:
    """Return the rules of the race on this river, house flags included, a line a rule.

    >>> from riverlib.race import DEFAULT_LAYOUT
    >>> print(rule_lines(DEFAULT_LAYOUT)[1])
    Everybody has 3 boats, and all of them start on card 4. 2 to 4 can play.
    """
    return (
        f"{layout.cards} river cards lie between the waterfall and the harbour, counted from the"
        f" waterfall. At first card {layout.sandbank + 1} is the sandbank and card"
        f" {layout.high_tide + 1} the high tide.",
        _fleet(layout),
        f"{_FIRST_PLAYER[layout.first_player]} then turns go round clockwise. Whoever has no boat"
        " on the river is passed over.",
        "From the second round on the tide turns before the first player's turn, even if that"
        " player has no boat left: the card at the waterfall goes to the harbour end, boats on it"
        " fall and are lost, and every other boat is one card further from the harbour.",
        "Throw 1 to 5: sail one of your boats so many cards towards the harbour.",
        "A boat that reaches the sandbank stops there. In a later turn it sails on.",
        f"If a throw ends exactly on the high tide, {_RIDE[layout.ride]}; the sandbank stops it"
        " there too.",
        *_winds(layout),
        "Nothing else stops a boat: any number of boats can share a card.",
        f"The harbour needs no exact throw. The first boat home takes dock {DOCKS}, the next"
        f" {DOCKS - 1}, and so on; a dock scores its number.",
        _LAST_ALONE[layout.last_alone],
        f"The highest sum of docks wins; {_TIE_BREAK[layout.tie_break]}",
        layout.source,
    )


def _fleet(layout: Layout) -> str:
    most = min(max(PLAYERS), DOCKS // layout.boats)
    players = f"{min(PLAYERS)} to {most} can play."
    if layout.boats == 1:
        return f"Everybody has one boat, and it starts on card {layout.start + 1}. {players}"
    return (
        f"Everybody has {layout.boats} boats, and all of them start on card {layout.start + 1}."
        f" {players}"
    )


def _winds(layout: Layout) -> tuple[str, ...]:
    if layout.boats == 1:
        return ("Throw the wind: with one boat each it is of no use, and the turn is lost.",)
    must = (
        "You may also let the wind pass."
        if layout.decline_wind
        else "If you can use the wind, you must."
    )
    return (
        "Throw the wind, a good one for you: move one of your boats up to your next boat ahead of"
        " it on the river. The sandbank stops it on the way.",
        "Or an ill one for somebody else: move one of an opponent's boats back to the next boat"
        " of its colour behind it. The sandbank does not stop it.",
        f"{must} If neither is possible, the turn is lost.",
    )


@dataclass(frozen=True, slots=True)
class _People:
    """The people of a race, one of whom may be the one who reads."""

    names: Sequence[str]
    you: int | None

    def is_you(self, seat: int) -> bool:
        """Whether a seat is the reader's, or is simply called You."""
        return seat == self.you or self.names[seat].casefold() == "you"

    def do(self, seat: int, verb: str, rest: str) -> str:
        """Begin a sentence: "Anna throws a 4.", "You throw a 4."."""
        return f"You {verb} {rest}." if self.is_you(seat) else f"{self.names[seat]} {verb}s {rest}."

    def boat(self, seat: int) -> str:
        """Say whose boat within a sentence."""
        return f"{self.whose(seat)} boat"

    def whose(self, seat: int) -> str:
        """Say to whom something belongs within a sentence."""
        return "your" if self.is_you(seat) else f"{self.names[seat]}'s"

    def whose_first(self, seat: int) -> str:
        """Say to whom something belongs at the beginning of a sentence."""
        return "Your" if self.is_you(seat) else self.whose(seat)

    def win(self, seats: Sequence[int]) -> str:
        """Say who wins, the reader first."""
        if len(seats) == 1:
            return self.do(seats[0], "win", "the race")
        ordered = sorted(seats, key=lambda seat: not self.is_you(seat))
        names = ["You" if self.is_you(seat) else self.names[seat] for seat in ordered]
        return f"{', '.join(names[:-1])} and {names[-1]} share the win."


def sentence(event: Event, names: Sequence[str], *, you: int | None = None) -> str:
    """Say in one sentence what happened, for the log, the screen reader and the charts.

    Parameters
    ----------
    names : sequence of str
        One name a seat.
    you : int, optional
        Seat of the person who reads; that seat is "you", all others are called by their names.

    >>> sentence(Rolled(0, 4), ["Anna", "Ben"])
    'Anna throws a 4.'
    >>> sentence(IllWindBlew(0, 1, 2, 6, 2), ["Anna", "Ben"], you=1)
    "Anna's ill wind blows your boat from card 7 back to card 3."
    """
    people = _People(names, you)
    match event:
        case TideTurned():
            return (
                "The tide turns: the card at the waterfall goes up to the harbour,"
                " and every boat drifts one card back."
            )
        case BoatLost(seat):
            return people.do(seat, "lose", "a boat over the waterfall")
        case Rolled(seat, face):
            return people.do(seat, "throw", "the wind" if face == WIND else f"a {face}")
        case TurnLost(seat, reason):
            return _turn_lost(seat, reason, people)
        case BoatDocked(seat, _, dock):
            return people.do(seat, "take", f"dock {dock}")
        case RaceEnded(winners):
            return people.win(winners)
        case _:
            return _moved(event, people)


_Moved = BoatSailed | RanAground | RodeTheTide | GoodWindBlew | IllWindBlew


def _moved(event: _Moved, people: _People) -> str:
    boat = f"{people.whose_first(event.seat)} boat"
    match event:
        case BoatSailed(_, _, origin, target):
            return f"{boat} sails from {_card(origin)} {_to(target)}."
        case RanAground():
            return f"{boat} runs aground on the sandbank."
        case RodeTheTide(_, _, _, target):
            return f"{boat} rides the high tide on {_to(target)}."
        case GoodWindBlew(seat, _, origin, target):
            blown = f"{people.boat(seat)} from {_card(origin)} up {_to(target)}"
            return f"A good wind blows {blown}."
        case IllWindBlew(seat, victim, _, origin, target):
            blown = f"{people.boat(victim)} from {_card(origin)} back {_to(target)}"
            return f"{people.whose_first(seat)} ill wind blows {blown}."
    assert_never(event)


def _turn_lost(seat: int, reason: LossReason, people: _People) -> str:
    if reason is LossReason.DECLINED:
        return people.do(seat, "let", "the wind pass")
    who = "You" if people.is_you(seat) else people.names[seat]
    return f"{who} cannot use the wind: nobody has boats on two cards of the river."


def choice_words(state: RaceState, choice: Choice, names: Sequence[str]) -> str:
    """Name a legal choice of the seat to move, as its button says it.

    >>> from riverlib.race import DEFAULT_LAYOUT, Roll, apply, new_game
    >>> state, _ = apply(new_game(DEFAULT_LAYOUT, players=2), Roll(1))
    >>> choice_words(state, Sail(3), ["Anna", "Ben"])
    'Card 4 to card 5'
    >>> choice_words(state, Sail(3, ride=True), ["Anna", "Ben"])
    'Ride the tide to card 8'
    """
    target = target_of(state, choice)
    if isinstance(choice, LoseTurn):
        only = legal_choices(state) == (choice,)
        return "Lose the turn" if only else "Let the wind pass"
    assert target is not None  # only a lost turn moves no boat
    there = _to(target)
    if target == state.sandbank and not isinstance(choice, IllWind):
        there += ", the sandbank"
    match choice:
        case Sail(_, ride) if ride:
            return f"Ride the tide {there}"
        case Sail(origin):
            return f"{_card(origin).capitalize()} {there}"
        case GoodWind(origin):
            return f"Good wind: {_card(origin)} up {there}"
        case IllWind(seat, origin):
            return f"Ill wind: {_People(names, None).boat(seat)} from {_card(origin)} back {there}"
    assert_never(choice)


def _card(place: int) -> str:
    return f"card {place + 1}"


def _to(place: int) -> str:
    return "to the harbour" if place == HARBOUR else f"to {_card(place)}"
