"""How a difference is told at a table: what it is about, its clause, and why it is noticed."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum


class Topic(StrEnum):
    """What a difference is about: measures of one topic say much the same, so one speaks."""

    HARSHNESS = "how harsh it is"
    BIDS = "the bids"
    ZEROS = "zeros"
    WINNERS = "who wins"
    FINISH = "how close it is"
    TIME = "how long it takes"
    WATER = "the river"


QUESTIONS: Mapping[Topic, str] = {Topic.HARSHNESS: "Is it harsher?"}
"""What people ask about a topic, where an answer may begin with it."""
ALIKE: Mapping[Topic, str] = {Topic.HARSHNESS: "About as harsh"}
"""What is said of those where nobody would notice a difference."""

APART: Mapping[Topic, tuple[Topic, str, str]] = {
    Topic.BIDS: (Topic.ZEROS, "how many bids are made", "all else about bids")
}
"""Topics that another is a part of: that one, and what the rest is called beside it, where it
hardly changes and where nothing can be said of it yet."""


@dataclass(frozen=True, slots=True)
class Telling:
    """The words for more and for less of one measure."""

    topic: Topic
    heads: tuple[str, str]
    """A word or two in front: for more, for less."""
    clauses: tuple[str, str]
    """What happens, with ``{}`` for the size of the difference, ``@`` for a family's member."""
    why: str
    """Why ``noticed.NOTICED`` takes its number for the smallest difference that is felt."""


_OFTEN = "one game in twenty or thirty: a family that plays every week sees it within a winter"
COMMON: Mapping[str, Telling] = {
    "wins": Telling(
        Topic.WINNERS,
        ("Other winners", "Other winners"),
        ("players like @ win {} more of 100 games", "players like @ win {} fewer of 100 games"),
        _OFTEN,
    ),
    "luck": Telling(
        Topic.WINNERS,
        ("More luck", "More skill"),
        (
            "{} more of 100 parts of the differences in points are luck",
            "{} fewer of 100 parts of the differences in points are luck",
        ),
        "it takes many evenings to see what was luck, so a smaller part is never felt",
    ),
    "margin": Telling(
        Topic.FINISH,
        ("Clearer wins", "Narrower wins"),
        ("the winner is {} points further ahead", "the winner is {} points less ahead"),
        "less is one trick or one dock, and nobody remembers it after the game",
    ),
    "shared": Telling(
        Topic.FINISH,
        ("More shared wins", "Fewer shared wins"),
        ("{} more of 100 games have several winners", "{} fewer of 100 games have several winners"),
        _OFTEN,
    ),
}
"""Measures that every game has."""
CARDS: Mapping[str, Telling] = {
    "points": Telling(
        Topic.HARSHNESS,
        ("Kinder", "Harsher"),
        ("a deal brings {} points more", "a deal brings {} points less"),
        "half a point a deal is ten points in an evening of twenty deals: one more bid made",
    ),
    "empty": Telling(
        Topic.HARSHNESS,
        ("Harsher", "Kinder"),
        (
            "{} more of 100 times a deal brings nothing or less",
            "{} fewer of 100 times a deal brings nothing or less",
        ),
        "of the 80 bids of an evening it is two or three",
    ),
    "made": Telling(
        Topic.BIDS,
        ("Easier bids", "Harder bids"),
        ("{} more of 100 bids are made", "{} fewer of 100 bids are made"),
        "of the 80 bids of an evening it is two or three",
    ),
    "made_dealer": Telling(
        Topic.BIDS,
        ("Easier for the dealer", "Harder for the dealer"),
        ("the dealer makes {} more of 100 bids", "the dealer makes {} fewer of 100 bids"),
        "the dealer bids once a deal: it is one deal of an evening of twenty",
    ),
    "overbid": Telling(
        Topic.BIDS,
        ("Bolder bids", "More careful bids"),
        (
            "in {} more of 100 deals the bids add up to too many tricks",
            "in {} fewer of 100 deals the bids add up to too many tricks",
        ),
        "it is one deal of an evening of twenty",
    ),
    "zero_share": Telling(
        Topic.ZEROS,
        ("More zeros", "Fewer zeros"),
        ("{} more of 100 bids are zero", "{} fewer of 100 bids are zero"),
        "of the 80 bids of an evening it is two or three",
    ),
    "zero_points": Telling(
        Topic.ZEROS,
        ("Zeros pay more", "Zeros pay less"),
        ("a bid of zero brings {} points more", "a bid of zero brings {} points less"),
        "with some five zeros each it is five points in an evening, half a bid made",
    ),
    "half": Telling(
        Topic.FINISH,
        ("Decided earlier", "Open longer"),
        (
            "the leader at half-time wins {} more of 100 games",
            "the leader at half-time wins {} fewer of 100 games",
        ),
        _OFTEN,
    ),
    "upset": Telling(
        Topic.FINISH,
        ("Open longer", "Decided earlier"),
        (
            "the last deal turns {} more of 100 games round",
            "the last deal turns {} fewer of 100 games round",
        ),
        _OFTEN,
    ),
    "changes": Telling(
        Topic.FINISH,
        ("Livelier", "Quieter"),
        ("the lead changes {} more times in a game", "the lead changes {} fewer times in a game"),
        "it is one change of the lead more in every second game",
    ),
    "win_place": Telling(
        Topic.WINNERS,
        ("Places count otherwise", "Places count otherwise"),
        (
            "the player in place @ from the first dealer's left wins {} more of 100 games",
            "the player in place @ from the first dealer's left wins {} fewer of 100 games",
        ),
        _OFTEN,
    ),
    "minutes": Telling(
        Topic.TIME,
        ("Longer", "Shorter"),
        ("a game takes {} minutes more", "a game takes {} minutes less"),
        "people read the clock in steps of five minutes",
    ),
    **COMMON,
}
"""Up and Down the River."""
RACE: Mapping[str, Telling] = {
    "lost": Telling(
        Topic.HARSHNESS,
        ("Harsher", "Kinder"),
        (
            "{} more boats go over the waterfall in a race",
            "{} fewer boats go over the waterfall in a race",
        ),
        "it is one boat more in every second race",
    ),
    "rides": Telling(
        Topic.WATER,
        ("More high tide", "Less high tide"),
        (
            "{} more boats ride the high tide in a race",
            "{} fewer boats ride the high tide in a race",
        ),
        "it is one ride more in every second race",
    ),
    "groundings": Telling(
        Topic.WATER,
        ("More sandbank", "Less sandbank"),
        (
            "boats run aground {} more times in a race",
            "boats run aground {} fewer times in a race",
        ),
        "it is one boat more in every second race",
    ),
    "unused": Telling(
        Topic.WATER,
        ("More idle winds", "Fewer idle winds"),
        ("{} more of 100 winds blow for nothing", "{} fewer of 100 winds blow for nothing"),
        "a third of a race's throws are winds: it is one wind in two races",
    ),
    "points": Telling(
        Topic.HARSHNESS,
        ("Kinder", "Harsher"),
        ("a player ends with {} points more", "a player ends with {} points less"),
        "it is one dock better for one boat in every second race",
    ),
    "win_place": Telling(
        Topic.WINNERS,
        ("Places count otherwise", "Places count otherwise"),
        (
            "the player in place @ wins {} more of 100 races",
            "the player in place @ wins {} fewer of 100 races",
        ),
        _OFTEN,
    ),
    "minutes": Telling(
        Topic.TIME,
        ("Longer", "Shorter"),
        ("a race takes {} minutes more", "a race takes {} minutes less"),
        "a race is short: two minutes are a quarter of it",
    ),
    **COMMON,
}
"""Race to the Harbour."""
