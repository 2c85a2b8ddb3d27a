"""Why: a reason for everything that happens at the card table, computed from the position.

A reason is true under the rules in force, whatever they are; nothing here decides anything.
"""

from riverlib.learn.cards.bidding import BidAnswer, BidReason, bid_reason
from riverlib.learn.cards.moment import Moment, MomentReason, moment
from riverlib.learn.cards.playing import CardAnswer, CardReason, card_reason
from riverlib.learn.cards.points import Points, PointsReason, points_reason
from riverlib.learn.cards.taking import Taker, TakerReason, taker_reason
from riverlib.learn.cards.turn_words import closed_bid_words, turn_words

__all__ = [
    "BidAnswer",
    "BidReason",
    "CardAnswer",
    "CardReason",
    "Moment",
    "MomentReason",
    "Points",
    "PointsReason",
    "Taker",
    "TakerReason",
    "bid_reason",
    "card_reason",
    "closed_bid_words",
    "moment",
    "points_reason",
    "taker_reason",
    "turn_words",
]
