"""Whole card games in which seat 0 has habits in its bids: made to be compiled.

The seat plays as its bot does; its bid is changed after the bot has chosen it, as often as
``habit`` says, where the rules allow the other bid.
"""

# mypy: disable-error-code="no-any-return"

from typing import Any

from riverlib.cards.kernels.bits import drawn, stream_of
from riverlib.cards.kernels.kernel import (
    begin_deal,
    choice_of,
    deal_out,
    legal_bids,
    play_tricks,
    score,
    shuffle,
)
from riverlib.cards.kernels.records import BID

HOPEFUL, TIMID, FLUSTERED, TILTED, SHY, LEARNING = range(6)
"""One more with 7 or more cards; one less with 3 or fewer; one more or less as the first to bid;
one more after a miss; one for zero; one more or less, ever less often from game to game."""
HABITS = 6
_SHUFFLES, _MOODS = 0, 99  # streams of a deal
_PARTS = 1 << 20


def happens(share: float, stream: Any, draw: int) -> bool:
    """Return whether something happens that happens so often."""
    return drawn(stream, draw, _PARTS) < share * _PARTS


def changed(
    rules: Any, deal: Any, habit: Any, stream: Any, bid: int, missed: bool, fresh: float
) -> int:
    """Return the bid that the habits make of a bid; ``fresh`` falls from 1 to 0 over a record."""
    wish = 0
    if bid < deal.size and deal.size >= 7 and happens(habit[HOPEFUL], stream, 0):
        wish += 1
    if bid > 0 and deal.size <= 3 and happens(habit[TIMID], stream, 1):
        wish -= 1
    if deal.bidders == 0 and happens(habit[FLUSTERED], stream, 2):
        wish += 2 * drawn(stream, 3, 2) - 1
    if missed and bid < deal.size and happens(habit[TILTED], stream, 4):
        wish += 1
    if bid == 0 and happens(habit[SHY], stream, 5):
        wish += 1
    if happens(habit[LEARNING] * fresh, stream, 6):
        wish += 2 * drawn(stream, 7, 2) - 1
    if not 0 <= bid + wish <= deal.size:
        wish = -wish  # one off all the same
    return max(0, min(deal.size, bid + wish))


def bid_all_but_so(
    rules: Any, light: Any, deal: Any, hand: Any, points: Any, script: Any,
    habit: Any, stream: Any, missed: bool, fresh: float,
) -> None:  # fmt: skip
    """Let every seat bid, left of the dealer first; seat 0 with its habits."""
    seat = deal.dealer
    for _ in range(rules.players):
        seat = seat + 1 if seat + 1 < rules.players else 0
        legal = legal_bids(rules, deal)
        bid = choice_of(rules, light, deal, hand, points, script, seat, legal, BID)
        if seat == 0:
            other = changed(rules, deal, habit, stream, bid, missed, fresh)
            if legal & (1 << other):
                bid = other
        deal.bids[seat] = bid
        deal.has_bid[seat] = True
        deal.bidders += 1


def play_habits(
    rules: Any, light: Any, points: Any, deal: Any, hand: Any, script: Any, habit: Any, key: Any,
    record: int, first_game: int, bids: Any, taken: Any, scores: Any,
) -> None:  # fmt: skip
    """Play games as ``kernel.play_games`` does, seat 0 with habits.

    Parameters
    ----------
    habit : ndarray(float64), shape (HABITS,)
        How often each habit shows, in [0, 1].
    record : int
        Games of one record.
    """
    deal.watched = True
    for game in range(len(bids)):
        stream, missed = stream_of(key, first_game + game), False
        fresh = 1.0 - ((first_game + game) % record) / max(1, record - 1)
        for deal_no in range(rules.deals):
            deal.deal_no, deal.size = deal_no, rules.hand_sizes[deal_no]
            deal.dealer = (first_game + game + deal_no) % rules.players
            begin_deal(rules, deal)
            chance = stream_of(stream, deal_no)
            for seat in range(rules.players):
                deal.streams[seat] = stream_of(chance, 1 + seat)
            needed = min(rules.cards, rules.players * deal.size + 1)
            shuffle(rules, deal, needed, stream_of(chance, _SHUFFLES))
            deal_out(rules, deal)
            mood = stream_of(chance, _MOODS)
            bid_all_but_so(rules, light, deal, hand, points, script, habit, mood, missed, fresh)
            play_tricks(rules, light, deal, hand, points, script)
            score(
                rules, deal, points,
                bids[game, deal_no], taken[game, deal_no], scores[game, deal_no],
            )  # fmt: skip
            missed = bids[game, deal_no, 0] != taken[game, deal_no, 0]
