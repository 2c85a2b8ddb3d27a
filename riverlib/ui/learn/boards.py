"""A position as the boards are sent it where they teach: nothing on them gives an answer away."""

from dataclasses import replace

from riverlib.boards.cards.view import table_view
from riverlib.boards.cards.view_types import CardView
from riverlib.boards.race.view import river_view
from riverlib.boards.race.view_types import RiverView
from riverlib.boards.view_types import Help, LessonStrip, Note
from riverlib.learn.position import CardPosition, RacePosition

SEEN_MS = 2000
"""How long a wrong move of a lesson stays: until what is said of it was seen; that stays."""
WORDS_A_MINUTE = 150
"""How fast a slow reader reads: a wrong answer in practice stays for as long as its words need."""
_LOOKING_MS = 2500
_NO_HELP: Help = {"now": "", "rules": []}


def asking_table(
    position: CardPosition,
    strip: LessonStrip,
    *,
    revision: int,
    me: int,
    answered: str | None,
    note: Note | None,
) -> CardView:
    """Return the card table below a strip: every card and number may be tried.

    What a game would say by itself is left out: what may be played and bid, why a trick goes
    where it goes, and, while answers stand to be chosen, which card takes it so far.
    """
    shown = replace(position, revision=revision)
    view = table_view(shown, me=me, covered=False, answered=answered, note=note)
    view["hand"] = [{"card": held["card"], "reason": None} for held in view["hand"]]
    view["reasons"], view["turn_words"], view["jokers_as"] = [], "", None
    if view["bids"] is not None:
        most = view["bids"]["max"]
        view["bids"] = {
            "open": [*range(most + 1)],
            "hooked": None,
            "reason": "",
            "short": "",
            "max": most,
        }
    if strip["options"]:
        view["last_trick"] = None  # no trick is taken here: an earlier one would look like it
        if strip["stage"] == "ask":
            view["trick"]["best"] = None
    view["can"] = {"undo": False, "claim": False}
    view["tips"], view["help"], view["why"] = [], _NO_HELP, {"running": None, "last": None}
    view["lesson"] = strip
    return view


def asking_river(
    position: RacePosition,
    strip: LessonStrip,
    *,
    revision: int,
    answered: str | None,
    note: Note | None,
) -> RiverView:
    """Return the river below a strip; while answers stand to be chosen, no boat shows its way.

    Nothing marks what the next tide takes: lessons ask for that.
    """
    view = river_view(replace(position, revision=revision), answered=answered, note=note)
    if strip["options"]:
        view["choices"] = []
    view["can"] = {"undo": False, "hint": False}
    view["tips"], view["help"], view["danger"] = [], _NO_HELP, None
    view["lesson"] = strip
    return view


def reading_ms(text: str) -> int:
    """Return how long a slow reader looks at an explanation and reads it, in milliseconds."""
    return _LOOKING_MS + round(len(text.split()) / WORDS_A_MINUTE * 60_000)
