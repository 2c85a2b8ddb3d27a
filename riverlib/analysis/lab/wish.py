"""What may matter to a family in its rules, and by which measures it is judged."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Wish:
    """Something that may matter to a family."""

    name: str
    parts: Mapping[str, float]
    """Measures, and how much each counts; below 0 where less is better."""
    how: str
    """What it is judged by, in a sentence."""
    said: Mapping[str, str] = field(default_factory=dict)
    """By measure how a family says its number; what is turned has words of its own."""
    turned: Mapping[str, str] = field(default_factory=dict)
    """By share that is better when low: what the rest of 100 is called, so that more is better."""
    is_mixed: bool = False
    """Whether it shows where those who think meet those who do not, and not among equals."""


_LOST = {"lost_share": "{} of 100 boats go over the waterfall"}
_SKILL = Wish(
    "Skill counts",
    {"luck": -1.0},
    "How little luck decides where players who think (Steady) meet as many who play anything"
    " (Random).",
    said={"luck": "luck is {} percent of what sets the players apart"},
    is_mixed=True,
)
CARDS: Mapping[str, Wish] = {
    "short": Wish(
        "A short evening",
        {"minutes": -1.0},
        "How few minutes a game takes.",
        said={"minutes": "a game takes about {} minutes"},
    ),
    "close": Wish(
        "Close finishes",
        {"half": -1.0, "upset": 1.0},
        "How often whoever leads at half-time is still overtaken, and how often the last deal"
        " changes who wins.",
        said={"upset": "in {} of 100 games the last deal changes who wins"},
        turned={"half": "whoever leads at half-time is still overtaken in {} of 100 games"},
    ),
    "skill": _SKILL,
    "kind": Wish(
        "Kind to beginners",
        {"empty": -1.0},
        "How seldom a player gets no points in a deal, where half of the players are beginners.",
        said={"empty": "a player gets no points in {} of 100 deals"},
        is_mixed=True,
    ),
}
"""Up and Down the River."""
RACE: Mapping[str, Wish] = {
    "short": Wish(
        "A short race",
        {"minutes": -1.0},
        "How few minutes a race takes.",
        said={"minutes": "a race takes about {} minutes"},
    ),
    "close": Wish(
        "Close finishes",
        {"margin": -1.0},
        "How few points lie between the winner and the next.",
        said={"margin": "the winner is {} points ahead in the end"},
    ),
    "skill": _SKILL,
    "kind": Wish(
        "Kind to beginners",
        {"wins:random": 1.0},
        "How often those who move any boat (Random) win against as many who think (Steady).",
        said={"wins:random": "those who move any boat still win {} of 100 races"},
        is_mixed=True,
    ),
    "dry": Wish(
        "A gentle river",
        {"lost_share": -1.0},
        "How few of the boats go over the waterfall.",
        said=_LOST,
    ),
    "wild": Wish(
        "A wild river",
        {"lost_share": 1.0},
        "How many of the boats go over the waterfall.",
        said=_LOST,
    ),
}
"""Race to the Harbour."""
