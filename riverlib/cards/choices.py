"""What the rules and their choices are called wherever they are chosen: in forms, in figures."""

from collections.abc import Callable, Mapping
from enum import StrEnum

from riverlib import cards
from riverlib.cards import schedule

LABELS: Mapping[str, str] = {
    "packs": "Packs (0: as many as needed)",
    "jokers": "Jokers in each pack",
    "joker_ranks": "Jokers among themselves",
    "team_size": "Partners in a team (1: none)",
    "trump": "Trump",
    "trump_lead": "Trumps may be led",
    "must_trump": "Must trump when void",
    "whole_pack_no_trump": "A deal may use the whole pack, without trump",
    "bidding": "Bids are said",
    "hook": "The bids may not come out even",
    "forehead": "One card: on the forehead",
    "first_lead": "First lead",
    "first_dealer": "The first deal is for",
    "largest": "Largest hand",
    "zero_bonus": "Points for zero made",
    "bonus": "Points for an exact bid",
    "zero_per_card": "… and for each card",
    "trick_points": "Tricks count",
    "per_trick": "Points for each trick",
    "squared": "The square of the tricks counts",
    "penalty": "A miss costs",
    "penalty_points": "How many points a miss costs",
    "hand_sizes": "Hand sizes",
    "scoring": "Scoring",
}
"""By field of ``Variant`` or ``Scoring``."""
YES_NO: Mapping[str, tuple[str, str]] = {
    "hook": ("the bids may not come out even", "the bids may come out even"),
    "forehead": ("one card is held on the forehead", "one card is held in the hand"),
    "must_trump": ("you must trump when void", "you need not trump when void"),
    "whole_pack_no_trump": (
        "the whole pack may be used, without trump",
        "a card is always left to turn up",
    ),
    "squared": ("the square of the tricks counts", "the tricks themselves count"),
}
"""What is said where a rule of ``LABELS`` that is switched on or off holds, and where not."""
SCHEDULES: Mapping[str, Callable[[int], tuple[int, ...]]] = {
    "Down and up again": schedule.down_and_up,
    "Down only": schedule.down_only,
    "Up and down again": schedule.up_and_down,
    "Evens up, odds down": lambda largest: schedule.lowered(schedule.EVENS_UP_ODDS_DOWN, largest),
    "By threes": lambda largest: schedule.lowered(schedule.BY_THREES, largest),
    "One pack for six": lambda largest: schedule.lowered(schedule.SIX_PLAYERS_ONE_PACK, largest),
}
"""From the largest hand to the hands of each deal."""
WORDS: Mapping[type[StrEnum], Mapping[StrEnum, str]] = {
    cards.Trump: {
        cards.Trump.TURN_UP: "the card turned up",
        cards.Trump.ROTATION: "each suit in turn, then none",
        cards.Trump.SPADES: "always spades",
        cards.Trump.NONE: "no trumps at all",
    },
    cards.TrumpLead: {
        cards.TrumpLead.ANY: "at any time",
        cards.TrumpLead.BROKEN: "once a trump has been played",
        cards.TrumpLead.NOT_FIRST_TRICK: "not to the first trick",
    },
    cards.FirstLead: {
        cards.FirstLead.LEFT_OF_DEALER: "left of the dealer",
        cards.FirstLead.HIGHEST_BIDDER: "the highest bidder",
    },
    cards.FirstDealer: {
        cards.FirstDealer.ANY: "anybody",
        cards.FirstDealer.LEFT_OF_SCOREKEEPER: "left of whoever keeps score",
        cards.FirstDealer.DRAW: "whoever draws the highest card",
    },
    cards.JokerRanks: {
        cards.JokerRanks.AUTO: "ranked in one pack, equal in several",
        cards.JokerRanks.RANKED: "big, middle, small",
        cards.JokerRanks.EQUAL: "all equal",
    },
    cards.Bidding: {
        cards.Bidding.IN_TURN: "one after another",
        cards.Bidding.SIMULTANEOUS: "all at once",
    },
    cards.TrickPoints: {
        cards.TrickPoints.ALWAYS: "always",
        cards.TrickPoints.WHEN_MADE: "only with an exact bid",
        cards.TrickPoints.NEVER: "never",
    },
    cards.Penalty: {
        cards.Penalty.NONE: "nothing",
        cards.Penalty.TRICKS_OFF: "points for each trick off",
        cards.Penalty.TRICKS_OFF_SQUARED: "points for the square of the tricks off",
        cards.Penalty.TRICKS_OFF_TRIANGLE: "points times 1, 3, 6… if off by 1, 2, 3…",
        cards.Penalty.BID: "points for each trick bid",
    },
}
"""The choices of a rule, by rule: the same text may stand for choices of several rules."""
