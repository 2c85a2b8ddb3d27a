"""Everything a family reads or hears about a race; nothing here decides anything.

River cards are counted for people from 1, the card at the waterfall; the engine counts from 0.
Names are free text and stay as they are.
"""

from collections.abc import Sequence
from typing import assert_never

from riverlib.core.people import People
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
    return tuple(line for _, line in keyed_rules(layout))


def keyed_rules(layout: Layout) -> tuple[tuple[str, str], ...]:
    """Return the same rules, each with its key: what a picture of the rule is found by.

    The last one, ``source``, says where the river comes from and is no rule.
    """
    return (
        (
            "river",
            f"{layout.cards} river cards lie between the waterfall and the harbour, counted from"
            f" the waterfall. At first card {layout.sandbank + 1} is the sandbank and card"
            f" {layout.high_tide + 1} the high tide.",
        ),
        ("boats", _fleet(layout)),
        (
            "turns",
            f"{_FIRST_PLAYER[layout.first_player]} then turns go round clockwise. Whoever has no"
            " boat on the river is passed over.",
        ),
        (
            "tide",
            "From the second round on the tide turns before the first player's turn, even if that"
            " player has no boat left: the card at the waterfall goes to the harbour end, boats on"
            " it fall and are lost, and every other boat is one card further from the harbour.",
        ),
        ("sail", "Throw 1 to 5: sail one of your boats that many cards towards the harbour."),
        (
            "sandbank",
            "A boat that reaches the sandbank stops there. In a later turn it sails on.",
        ),
        (
            "high_tide",
            f"If a throw ends exactly on the high tide, {_RIDE[layout.ride]}; the sandbank stops"
            " it there too.",
        ),
        *_winds(layout),
        ("sharing", "Nothing else stops a boat: any number of boats can share a card."),
        (
            "harbour",
            f"The harbour needs no exact throw. The first boat home takes dock {DOCKS}, the next"
            f" {DOCKS - 1}, and so on; a dock scores its number.",
        ),
        ("end", _LAST_ALONE[layout.last_alone]),
        ("winner", f"The highest sum of docks wins; {_TIE_BREAK[layout.tie_break]}"),
        ("source", layout.source),
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


def _winds(layout: Layout) -> tuple[tuple[str, str], ...]:
    if layout.boats == 1:
        no_use = "Throw the wind: with one boat each it is of no use, and the turn is lost."
        return (("no_wind", no_use),)
    must = (
        "You may also let the wind pass."
        if layout.decline_wind
        else "If you can use the wind, you must."
    )
    return (
        (
            "good_wind",
            "Throw the wind, a good one for you: move one of your boats up to your next boat ahead"
            " of it on the river. The sandbank stops it on the way.",
        ),
        (
            "ill_wind",
            "Or an ill one for somebody else: move one of an opponent's boats back to the next boat"
            " of its colour behind it. The sandbank does not stop it.",
        ),
        ("use_wind", f"{must} If neither is possible, the turn is lost."),
    )


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
    people = People(names, you)
    match event:
        case TideTurned():
            return (
                "The tide turns: the card at the waterfall goes up to the harbour,"
                " and every boat on the river drifts one card back."
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
            return _win(winners, people)
        case _:
            return _moved(event, people)


def tide_sentence(
    lost: Sequence[int], names: Sequence[str], *, round_no: int, you: int | None = None
) -> str:
    """Say what a tide did, with the round that it begins, for whoever listens.

    Parameters
    ----------
    lost : sequence of int
        The seat of each boat that fell.

    >>> said = tide_sentence([1, 0, 1], ["Anna", "Ben"], round_no=4, you=0)
    >>> said[:77]
    'Round 4. The tide turns: you lose a boat over the waterfall, and Ben loses 2.'
    >>> said[78:]
    'All others on the river drift one card back.'
    >>> tide_sentence([], ["Anna", "Ben"], round_no=4)
    'Round 4. The tide turns: every boat on the river drifts one card back.'
    """
    begin = f"Round {round_no}. The tide turns:"
    if not lost:
        return f"{begin} every boat on the river drifts one card back."
    people = People(names, you)
    seats = sorted(set(lost), key=lambda seat: (not people.is_you(seat), seat))
    fallen: list[str] = []
    for seat in seats:
        boats = "a boat" if lost.count(seat) == 1 else f"{lost.count(seat)} boats"
        short = "one" if lost.count(seat) == 1 else str(lost.count(seat))
        who = "you lose" if people.is_you(seat) else f"{names[seat]} loses"
        fallen.append(f"{who} {short if fallen else f'{boats} over the waterfall'}")
    told = fallen[0] if len(fallen) == 1 else f"{', '.join(fallen[:-1])}, and {fallen[-1]}"
    return f"{begin} {told}. All others on the river drift one card back."


_Moved = BoatSailed | RanAground | RodeTheTide | GoodWindBlew | IllWindBlew


def _moved(event: _Moved, people: People) -> str:
    boat = f"{people.whose_first(event.seat)} boat"
    match event:
        case BoatSailed(_, _, origin, target):
            return f"{boat} sails from {_card(origin)} {_to(target)}."
        case RanAground():
            return f"{boat} runs aground on the sandbank."
        case RodeTheTide(_, _, _, target):
            return f"{boat} rides the high tide on {_to(target)}."
        case GoodWindBlew(seat, _, origin, target):
            blown = f"{_boat(seat, people)} from {_card(origin)} up {_to(target)}"
            return f"A good wind blows {blown}."
        case IllWindBlew(seat, victim, _, origin, target):
            blown = f"{_boat(victim, people)} from {_card(origin)} back {_to(target)}"
            return f"{people.whose_first(seat)} ill wind blows {blown}."
    assert_never(event)


def _boat(seat: int, people: People) -> str:
    return f"{people.whose(seat)} boat"


def _win(seats: Sequence[int], people: People) -> str:
    if len(seats) == 1:
        return people.do(seats[0], "win", "the race")
    return f"{people.together(seats)} share the win."


def _turn_lost(seat: int, reason: LossReason, people: People) -> str:
    if reason is LossReason.DECLINED:
        return people.do(seat, "let", "the wind pass")
    return f"{people.name(seat)} cannot use the wind: nobody has boats on two cards of the river."


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
            return f"Ill wind: {_boat(seat, People(names, None))} from {_card(origin)} back {there}"
    assert_never(choice)


def _card(place: int) -> str:
    return f"card {place + 1}"


def _to(place: int) -> str:
    return "to the harbour" if place == HARBOUR else f"to {_card(place)}"
