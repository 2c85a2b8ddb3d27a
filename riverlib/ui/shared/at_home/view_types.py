"""What the host's panel is sent: ``panel.js`` draws it."""

from typing import TypedDict


class CodePicture(TypedDict):
    """A picture of small dark squares on light ground."""

    size: int
    """Squares along an edge, without the quiet zone around it."""
    path: str
    """The dark ones, as the ``d`` of an SVG path whose unit is a square."""


class Way(TypedDict):
    """One address to try."""

    number: str
    text: str
    """As it is typed: ``"http://192.168.1.5:8600"``."""
    word: str
    """What leads there: ``"Wi-Fi"``."""


class Invitation(TypedDict):
    """How a phone comes in."""

    text: str
    word: str
    picture: CodePicture
    code: str | None
    """The letters as they are read out, ``None`` when they let nobody in."""
    code_says: str
    others: list[Way]
    """Further addresses."""


class Watching(TypedDict):
    """The way in for a screen that everybody looks at."""

    link: str
    picture: CodePicture
    says: str
    """How many look on now; empty if nobody does."""


class SeatShown(TypedDict):
    """One seat."""

    seat: int
    name: str
    face: str
    colour: int
    place: str
    says: str
    present: bool
    stood_in: bool
    empty: bool


class OpenPanel(TypedDict):
    """What is shown while phones may join."""

    invitation: Invitation | None
    no_way: str
    """Why there is no way in, where there is none."""
    is_shut: bool
    """Whether the door has to be opened again."""
    is_wanted: bool
    """Whether somebody may still sit down, so that the way in must be in sight."""
    way_says: str
    """Said in place of the way in, or above it."""
    all_here: str
    """That everybody has come, and who is to move; empty while one is missing."""
    seats: list[SeatShown]
    is_locked: bool
    watching: Watching | None
    trouble: list[tuple[str, str]]
    """What to look at when a phone cannot connect."""
    hint: str


class PanelView(TypedDict):
    """The whole panel."""

    summary: str
    is_alarmed: bool
    """Whether somebody is waited for who is not there."""
    title: str
    about: str
    openness: str
    alone: str
    asks: str
    """What whoever opens the table is asked first: their name; empty if they have one."""
    note: str
    """Why the last press changed nothing; empty if it did."""
    answered: str
    """Which press that was: whoever made it hears an answer, even if nothing else has changed."""
    open: OpenPanel | None
