"""What the views of both games hold; ``view_types.js`` says the same for the browser."""

from typing import Literal, NotRequired, TypedDict


class Note(TypedDict):
    """What to say about the last action of this browser."""

    kind: Literal["info", "refused"]
    text: str


class LessonAnswer(TypedDict):
    """What is said of the learner's answer."""

    right: bool
    text: str


class LessonStrip(TypedDict):
    """What stands above a board that teaches.

    ``marks`` name what the light falls on, ``ghost`` is an action that a pale card or boat shows,
    ``go`` and ``out`` what the buttons say that lead on and out, ``wait`` the milliseconds after
    which a wrong move goes back by itself; ``hides`` names what the board leaves out, ``"bids"``
    or ``"trump"``, because no lesson has spoken of it yet, ``"throw"`` where a question is asked
    and nothing is thrown.
    """

    title: str
    step: int
    steps: int
    stage: Literal["look", "ask", "wrong", "right", "end"]
    say: str
    ask: str
    answer: LessonAnswer | None
    hint: str
    options: list[str]
    marks: list[str]
    ghost: str | None
    go: str
    out: str
    can_hint: bool
    can_back: bool
    wait: int
    hides: list[str]


class Tip(TypedDict):
    """A sentence at a thing on the board; a browser says each key once."""

    key: str
    text: str
    mark: str


class Help(TypedDict):
    """What may be done at this moment and why, and the short rules in force."""

    now: str
    rules: list[str]
    kinds: NotRequired[str]
    """A letter for each rule, where each has a picture."""


class Fact(TypedDict):
    """What a finished game was: a sentence under a short title."""

    title: str
    text: str


class SeatTold(TypedDict):
    """Where a seat is played, as a board is told."""

    seat: int
    place: Literal["bot", "here", "free", "phone"]
    present: bool
    stood_in: bool
    empty: bool
    """Whether its person has left, and nobody new has come."""


class Away(TypedDict):
    """Who is not there: waited for just now, or gone for good."""

    seat: int
    text: str
    has_left: bool
    is_waited_for: bool


class Asked(TypedDict):
    """What this device is asked, and what its two buttons say."""

    text: str
    yes: str
    no: str


class Offer(TypedDict):
    """What whoever waits may do instead, on a button."""

    words: str
    step: Literal["deal", "never"]


class HomeView(TypedDict):
    """The talk around the table, as one device hears it."""

    you: int | None
    """The seat of this phone; ``None`` at the host's device and at one that only watches."""
    watches: bool
    seats: list[SeatTold]
    away: Away | None
    question: Asked | None
    waits: str
    """What is waited for, or what came of a question; empty where nothing is to be said."""
    ready: bool
    """Whether the people here have looked at the deal and wait for the next."""
    offer: Offer | None
    back: str
    """What a bot has done for whoever has come back; empty where it did nothing."""


class BoardView(TypedDict):
    """What every game's view holds, besides its numbered events.

    ``answered`` is the nonce of the last action of this browser that was taken or refused;
    ``lesson`` stands above a board that teaches; ``tips`` are for this moment, the most important
    first.
    """

    game: str
    turn: int
    answered: str | None
    note: Note | None
    phase: str
    to_move: int | None
    lesson: LessonStrip | None
    tips: list[Tip]
    help: Help
    home: HomeView | None
