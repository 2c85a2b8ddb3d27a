"""The shape of what the river is sent; ``view_types.js`` says the same for the browser.

A seat and a boat are numbers from 0; a place on the river is the place of its card, counted from
the waterfall, or the harbour, or lost (``riverlib.race``: ``HARBOUR``, ``LOST``).
"""

from typing import Literal, TypeAlias, TypedDict

from riverlib.boards.view_types import BoardView, Fact

ChoiceKind: TypeAlias = Literal["sail", "good", "ill", "lose"]


class Course(TypedDict):
    """The cards of the river as they lie, and which of them are special."""

    order: list[int]
    sandbank: int
    high_tide: int
    tides: int


class Seat(TypedDict):
    """One player with what has become of the boats; ``you`` of the one person who looks."""

    name: str
    face: str
    colour: int
    bot: bool
    you: bool
    score: int
    home: int
    lost: int
    afloat: int
    first: bool


class Throw(TypedDict):
    """The die as it lies, and who threw it."""

    seat: int
    face: int


class Danger(TypedDict):
    """The round, and the next tide, which turns ``after`` the turn of a seat.

    It takes the boats on ``place`` if nothing moves them before; both are ``None`` when the tide
    turns no more.
    """

    round: int
    place: int | None
    after: int | None
    text: str


class Choice(TypedDict):
    """A choice, and the boats it may mean, the one that will move first.

    ``asked`` says that the tutor will ask about it before anything moves; ``grave`` that it gives
    away so much that a newcomer has to answer.
    """

    id: str
    kind: ChoiceKind
    ride: bool
    seat: int
    boats: list[int]
    origin: int | None
    target: int | None
    asked: bool
    grave: bool


class Chances(TypedDict):
    """Everybody's chance to win, also in whole per cent, with how far each may be off.

    The ``percents`` add up to 100, and that of whoever chooses is the one that a hint tells.
    ``won`` and ``out`` are the seats for which it is certain, ``shared`` those that almost surely
    share the win; ``most`` are the points that each may still end with.
    """

    shares: list[float]
    percents: list[int]
    exact: bool
    error: list[float]
    won: list[int]
    out: list[int]
    shared: list[int]
    most: list[int]


class Passing(TypedDict):
    """The chances as they stood after the event of this number, on the way to this view."""

    number: int
    chances: Chances


class Hint(TypedDict):
    """What to say, in per cent last; every choice in words, and its chance.

    ``best`` is the choice that is praised, ``None`` where one is as good as the other. Whoever
    cannot win any more is told no chances.
    """

    best: str | None
    words: dict[str, str]
    chances: dict[str, str]
    head: str
    text: str
    numbers: str


class Warned(TypedDict):
    """The tutor's question: the choice that was not played, the best one, and what is said.

    ``instead`` names the best one without the reason: all that there may be room for; ``why``
    is read then behind a button, and ``outcome``, what both lead to, by whom all was told.
    """

    id: str
    best: str
    head: str
    text: str
    instead: str
    why: str
    outcome: str
    numbers: str


class Can(TypedDict):
    """The tools that do something now."""

    undo: bool
    hint: bool


class UndoAsked(TypedDict):
    """What is asked before something is taken back that lies farther behind than one expects."""

    title: str
    text: str


class Copy(TypedDict):
    """Where a race was played on from the middle of another one: what it is, and the way back."""

    text: str
    back: str
    """What the button says that leads to the other race; empty where it cannot be gone to."""


class Result(TypedDict):
    """The end: pairs of a place and its seat, who has won, and what the race was."""

    places: list[list[int]]
    winners: list[int]
    facts: list[Fact]


class Numbered(TypedDict):
    """What every event has: its number, and a sentence."""

    number: int
    text: str


class TideTurned(Numbered):
    """The lowest card goes round; pairs of the seat and boat that fall with it."""

    kind: Literal["tide"]
    card: int
    lost: list[list[int]]


class Rolled(Numbered):
    """A throw."""

    kind: Literal["roll"]
    seat: int
    face: int


class Way(TypedDict):
    """Whose turn brings which boat from where to where."""

    seat: int
    boat: int
    origin: int
    target: int


class BoatMoved(Numbered, Way):
    """A boat that sails, rides the tide, or is brought on by a good wind."""

    kind: Literal["sail", "ride", "good"]


class IllWindBlew(Numbered, Way):
    """A boat of the ``victim`` blown back."""

    kind: Literal["ill"]
    victim: int


class RanAground(Numbered):
    """A boat that the sandbank stops."""

    kind: Literal["aground"]
    seat: int
    boat: int
    place: int


class TurnLost(Numbered):
    """A turn in which nothing could be done."""

    kind: Literal["lost_turn"]
    seat: int


class BoatDocked(Numbered):
    """A boat that reaches its dock."""

    kind: Literal["dock"]
    seat: int
    boat: int
    dock: int


class RaceEnded(Numbered):
    """The end of the race."""

    kind: Literal["end"]
    winners: list[int]


RiverEvent: TypeAlias = (
    TideTurned | Rolled | BoatMoved | IllWindBlew | RanAground | TurnLost | BoatDocked | RaceEnded
)


class Board(TypedDict):
    """What lies on the board; ``docked`` holds pairs of a seat and a boat, the first in first."""

    river: Course
    boats: list[list[int]]
    docks: int
    docked: list[list[int]]
    seats: list[Seat]


class TakenWay(TypedDict):
    """A way that a boat went or could have gone, drawn where the race is looked at again."""

    seat: int
    boat: int
    origin: int
    target: int
    best: bool
    words: str


class Jump(TypedDict):
    """A step that is gone to at once, and what the button says that leads there."""

    words: str
    at: int


class Looking(TypedDict):
    """What leads quickly through a race that is looked at again: its steps with a costly choice.

    ``costly_seats`` says whose each is, ``plays_on`` whether it can be played on from here in a new
    race, ``None`` where that is never so; ``longest`` is the longest sentence of all steps, whose
    room is kept.
    """

    costly: list[int]
    costly_seats: list[int]
    jump: Jump | None
    plays_on: bool | None
    longest: str


class RiverView(BoardView, Board):
    """All that the browser is to show of a match, or of a river before the race (``preview``).

    ``looking`` is there where nobody throws any more. ``mine`` says that a person is to throw
    or choose, ``chances_due`` that there are no chances yet but there will be; ``ways`` are
    drawn besides, and may not be clicked. From the event ``bots_from`` on only bots decided to
    the end, for people too where the race was ``played_out``; ``decided`` says who has won,
    or who sails alone, where that can be asked for. ``takes_back`` says whose moves undo takes
    back, ``undo_asked`` what is asked before, ``copy`` of what this race is one.
    """

    preview: bool
    looking: Looking | None
    mine: bool
    face: int | None
    last: Throw | None
    danger: Danger | None
    choices: list[Choice]
    ways: list[TakenWay]
    chances: Chances | None
    chances_due: bool
    passing: list[Passing]
    hint: Hint | None
    warning: Warned | None
    tutor: str
    can: Can
    takes_back: str
    undo_asked: UndoAsked | None
    copy: Copy | None
    decided: str
    result: Result | None
    bots_from: int | None
    played_out: bool
    events: list[RiverEvent]
