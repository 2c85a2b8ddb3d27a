"""The rule sets that are built in: three families' and some of the wider Oh Hell family."""

from dataclasses import dataclass, replace

from riverlib.cards.schedule import EVENS_UP_ODDS_DOWN, down_and_up, up_and_down
from riverlib.cards.scoring import Penalty, Scoring, TrickPoints
from riverlib.cards.variant import (
    Bidding,
    FirstDealer,
    FirstLead,
    Trump,
    TrumpLead,
    Variant,
)
from riverlib.core import VariantError

SCORINGS: dict[str, Scoring] = {
    "Basic": Scoring(),
    "Family night": Scoring(zero_bonus=5, penalty=Penalty.BID),
    "Ile Fourchue": Scoring(
        trick_points=TrickPoints.NEVER, penalty=Penalty.TRICKS_OFF, penalty_points=5
    ),
    "Strict": Scoring(trick_points=TrickPoints.WHEN_MADE),
    "Square": Scoring(
        trick_points=TrickPoints.WHEN_MADE, squared=True, penalty=Penalty.TRICKS_OFF_SQUARED
    ),
    "Triangle": Scoring(
        trick_points=TrickPoints.WHEN_MADE,
        squared=True,
        penalty=Penalty.TRICKS_OFF_TRIANGLE,
        penalty_points=5,
    ),
    "La Podrida": Scoring(
        trick_points=TrickPoints.WHEN_MADE,
        per_trick=3,
        penalty=Penalty.TRICKS_OFF,
        penalty_points=3,
    ),
    "Boerenbridge": Scoring(
        trick_points=TrickPoints.WHEN_MADE,
        per_trick=2,
        penalty=Penalty.TRICKS_OFF,
        penalty_points=2,
    ),
    "Twenty and ten": Scoring(
        bonus=20,
        trick_points=TrickPoints.WHEN_MADE,
        per_trick=10,
        penalty=Penalty.TRICKS_OFF,
        penalty_points=10,
    ),
    "Reduced zero": Scoring(zero_bonus=5),
    "Minus the bid": Scoring(trick_points=TrickPoints.WHEN_MADE, penalty=Penalty.BID),
    "Zero by hand size": Scoring(zero_bonus=5, zero_per_card=1),
}
"""The scorings of docs/rules/cards.md sections 2 and 4, by the name the app shows."""

FAMILY_NIGHT = Variant(
    key="family-night",
    name="Family night",
    hand_sizes=down_and_up(10),
    trump_lead=TrumpLead.BROKEN,
    scoring=SCORINGS["Family night"],
)
PREDICTION = Variant(
    key="prediction",
    name="Prediction",
    hand_sizes=down_and_up(8),
    first_dealer=FirstDealer.LEFT_OF_SCOREKEEPER,
    usual_players=(4, 8),
    scoring=SCORINGS["Basic"],
)
ILE_FOURCHUE = Variant(
    key="ile-fourchue",
    name="Ile Fourchue",
    hand_sizes=EVENS_UP_ODDS_DOWN,
    packs=None,
    jokers=3,
    first_lead=FirstLead.HIGHEST_BIDDER,
    first_dealer=FirstDealer.DRAW,
    scoring=SCORINGS["Ile Fourchue"],
)


@dataclass(frozen=True, slots=True)
class Entry:
    """A rule set with the words that introduce it."""

    variant: Variant
    line: str
    """What it is, in one line."""
    special: str
    """What is special in it, for people who know another rule set."""


CATALOGUE: tuple[Entry, ...] = (
    Entry(
        FAMILY_NIGHT,
        "Ten cards down to one and back up. No trump is led until one has been played.",
        "Trumps may not be led until one has been played. Zero made counts only 5, and whoever"
        " misses gets the tricks taken minus the bid.",
    ),
    Entry(
        PREDICTION,
        "The kind one: a trick is a point, an exact bid 10 more. Nothing is taken away.",
        "Nothing is ever taken away. Bids can also be shown all at once with fists.",
    ),
    Entry(
        ILE_FOURCHUE,
        "Three jokers beat every trump, the highest bidder leads, each trick off costs 5.",
        "The highest bidder leads. Ten points for an exact bid, five lost for every trick off.",
    ),
    Entry(
        replace(
            PREDICTION,
            key="prediction-fists",
            name="Prediction with fists",
            bidding=Bidding.SIMULTANEOUS,
            hook=False,
        ),
        "Prediction with all bids shown at the same moment.",
        "Nobody knows another bid, and the bids may come out even: everybody can be right.",
    ),
    Entry(
        replace(
            FAMILY_NIGHT,
            key="family-night-forehead",
            name="Family night, card on the forehead",
            forehead=True,
        ),
        "Family night, and the one-card deal is played with the card on the forehead.",
        "With one card you see everybody's card but your own, bid on that, and it plays itself.",
    ),
    Entry(
        replace(
            ILE_FOURCHUE, key="ile-fourchue-partners", name="Ile Fourchue partners", team_size=2
        ),
        "Ile Fourchue in teams of two sitting opposite each other.",
        "Partners add up their bids and their tricks, and score as one.",
    ),
    Entry(
        Variant(
            key="oh-hell",
            name="Oh Hell",
            hand_sizes=up_and_down(7),
            scoring=SCORINGS["Strict"],
        ),
        "One card up to seven and back down: the club game, 13 deals.",
        "Only an exact bid scores: 10 and the bid. Everything else is nothing.",
    ),
    Entry(
        Variant(
            key="la-podrida",
            name="La Podrida",
            hand_sizes=up_and_down(8),
            scoring=SCORINGS["La Podrida"],
        ),
        "The Spanish-speaking world's game: three points a trick, won or lost.",
        "An exact bid is 10 and 3 for each trick; each trick off costs 3.",
    ),
    Entry(
        Variant(
            key="boerenbridge",
            name="Boerenbridge",
            hand_sizes=up_and_down(10),
            trump=Trump.ROTATION,
            scoring=SCORINGS["Boerenbridge"],
        ),
        "The Dutch evening: trump goes round, spades, hearts, diamonds, clubs, none.",
        "No card is turned up. An exact bid is 10 and 2 a trick; each trick off costs 2.",
    ),
    Entry(
        Variant(
            key="romanian-whist",
            name="Romanian whist",
            hand_sizes=up_and_down(8),
            must_trump=True,
            scoring=SCORINGS["Minus the bid"],
        ),
        "Whoever cannot follow must trump.",
        "Holding a trump and none of the led suit, you have to play it, like it or not.",
    ),
)
"""Every built-in rule set in the order in which the app offers them."""

VARIANTS: tuple[Variant, ...] = tuple(entry.variant for entry in CATALOGUE)
"""The built-in rule sets alone."""


def find_variant(key: str) -> Variant:
    """Return the built-in rule set with this key.

    Raises
    ------
    VariantError
        If there is none; the message lists those there are.
    """
    for variant in VARIANTS:
        if variant.key == key:
            return variant
    keys = ", ".join(variant.key for variant in VARIANTS)
    raise VariantError(f"no rule set has the key {key!r}; there are {keys}")
