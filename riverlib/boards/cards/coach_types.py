"""The shape of what the coach at the card table is sent; ``coach_types.js`` says the same.

A bid or a card is named as in the game's log: ``"bid 2"``, ``"play Td"``.
"""

from typing import Literal, TypedDict


class Option(TypedDict):
    """A bid or a card that may be chosen: the chance to make the bid, mean points of the deal."""

    id: str
    made: float
    words: str
    points: float


class Chances(TypedDict):
    """What may be expected of each choice, from how many worlds; ``still`` with the best one.

    Until they are ``settled`` they may still change by more than a few hundredths.
    ``win`` is each seat's chance to win the game, with ``≈`` before it as long as it may change by
    itself; empty where it is not known.
    """

    options: list[Option]
    still: str
    worlds: int
    settled: bool
    win: list[str]


class Alternative(TypedDict):
    """A choice in one line: its name, its grade in a word, its numbers.

    ``made`` and ``points`` are the same numbers in a few letters.
    """

    id: str
    name: str
    words: str
    numbers: str
    made: str
    points: str


class Row(TypedDict):
    """One or several choices in a line: what they are called and what they bring.

    ``grade`` is empty where they are of several, ``points`` where they are those of the best one.
    """

    ids: list[str]
    name: str
    grade: str
    chance: str
    points: str


class Hint(TypedDict):
    """The best choice and why, in numbers last; then its ``own`` line and what else there is.

    ``good`` are the best choice and those named as good, which are marked; all that are as good
    where all are alike, or where it is said which ones to ``avoid``. ``rows`` tell every choice in
    a few lines, ``few`` in fewer. ``best`` is empty where it makes hardly any difference.

    ``text`` is the first reason, ``rest`` the others, which are asked for where room is short.
    """

    best: str
    good: list[str]
    avoid: list[str]
    head: str
    text: str
    rest: str
    numbers: str
    own: Alternative
    others: list[Alternative]
    rows: list[Row]
    few: list[Row]


class Glance(TypedDict):
    """A first look at the cards, until the hint is worked out; ``share`` of that is done."""

    best: str
    head: str
    text: str
    share: float


class Warned(TypedDict):
    """The question before a slip: the choice that was not made and its grade, the best one.

    ``good`` are it and what is as good. ``text`` says what is better, ``rest`` the reasons.
    """

    id: str
    best: str
    good: list[str]
    grade: str
    head: str
    text: str
    rest: str
    numbers: str


Readiness = Literal["ready", "soon", "slow", "failed"]


class Coach(TypedDict):
    """What the coach knows of my choice; ``due`` says that there is more to come: ask again.

    ``brain`` is whether it can reckon: ``ready``, ``soon`` (in seconds), ``slow`` (in minutes, once
    on this computer), or ``failed`` where it never will.
    """

    brain: Readiness
    due: bool
    chances: Chances | None
    glance: Glance | None
    hint: Hint | None
    warning: Warned | None
