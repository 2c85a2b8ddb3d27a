"""What ``steady`` bids and plays, one line of cards a sentence, and the complaints it answers."""

from dataclasses import replace

import numpy as np
import pytest

from riverlib.cards import (
    SCORINGS,
    Bidding,
    FirstLead,
    GameState,
    Play,
    Trump,
    TrumpLead,
    Variant,
    view,
)
from riverlib.cards.bots.steady import choose
from tests.cards.table import PLAIN, after, dealt, one_deal

FAMILY = replace(PLAIN, scoring=SCORINGS["Family night"])
OFF_COSTS = replace(PLAIN, scoring=SCORINGS["Ile Fourchue"])
STRICT = replace(PLAIN, scoring=SCORINGS["Strict"])
NO_TRUMP = replace(PLAIN, trump=Trump.NONE)
JOKERS = replace(PLAIN, jokers=3)
TWO_PACKS = replace(PLAIN, packs=2)
BROKEN = replace(PLAIN, trump_lead=TrumpLead.BROKEN)
MUST_TRUMP = replace(PLAIN, must_trump=True)
HIGH_LEADS = replace(PLAIN, first_lead=FirstLead.HIGHEST_BIDDER, trump=Trump.NONE)
FISTS = replace(PLAIN, bidding=Bidding.SIMULTANEOUS, hook=False)
FOREHEAD = replace(PLAIN, hand_sizes=(1,), forehead=True)
PARTNERS = replace(PLAIN, team_size=2)


def position(variant: Variant, hands: str, turn_up: str, line: str) -> GameState:
    """Deal hands parted by ``|`` from seat 0, who bids and leads first, and take a line."""
    split = hands.split("|")
    size = len(split[0].split())
    deal = dealt(one_deal(variant, size), *split, turn_up=turn_up, dealer=len(split) - 1)
    return after(deal, line)


def chosen(state: GameState) -> set[str]:
    """Return what the bot chooses with several generators, in notation."""
    assert state.to_move is not None
    seen = view(state, state.to_move)
    actions = {choose(seen, np.random.default_rng(seed)) for seed in range(8)}
    assert actions <= set(seen.legal)
    return {str(action.card if isinstance(action, Play) else getattr(action, "tricks", ""))
            for action in actions}  # fmt: skip


# fmt: off
BIDS = {  # hands of seats 0, 1, ...; the bids so far; what the next may bid
    "the three top trumps are three tricks":
        (PLAIN, "As Ks Qs|2d 3d 4d|2c 3c 4c|2h 3h 4h", "5s", "", "3"),
    "low cards in long suits are no trick":
        (PLAIN, "2d 3d 4d 2c|5d 6d 7d 9d|Td Jd Qd 8d|2h 3h 4h 5h", "5s", "", "0"),
    "complaint: not zero with the ace of trump when one is hooked":
        (PLAIN, "2h 3h 4h|2d 3d 4d|5h 6h 7h|As 2c 5c", "5s", "1 1 0", "2"),
    "the ace of trump alone is one trick":
        (PLAIN, "2h|2d|5h|As", "5s", "0 0 1", "1"),
    "the ace of trump, and only zero is legal":
        (PLAIN, "2h|2d|5h|As", "5s", "0 0 0", "0"),
    "a single plain card that is not led does not win":
        (PLAIN, "2h|Kd|5h|6h", "5s", "0", "0"),
    "the leader's plain ace wins most one-card deals without trump":
        (NO_TRUMP, "Ah|Kd|5h|6h", "", "", "1"),
    "without trump a plain king wins nothing when another suit is led":
        (NO_TRUMP, "Ah|Kd|5h|6h", "", "1", "0"),
    "three jokers are three tricks":
        (JOKERS, "*1 *2 *3|2d 3d 4d|2c 3c 4c|2h 3h 4h", "5s", "", "3"),
    "a joker turned up: jokers are sure, aces of a short hand are not":
        (JOKERS, "*1 2d 3d|4d 5d 6d|2c 3c 4c|2h 3h 4h", "*2", "", "1"),
    "the forehead: low cards all round, so the own card is likely to win":
        (FOREHEAD, "Ah|2h|2d|3d", "2s", "", "0 1"),
    "the forehead: another shows the ace of trump":
        (FOREHEAD, "Ah|As|2d|3d", "5s", "", "0"),
    "the forehead: the leader sees nothing above a two":
        (FOREHEAD, "Ah|2h|2d|2c", "5s", "", "1"),
    "bids at once: the top trumps still count":
        (FISTS, "As Ks Qs|2d 3d 4d|2c 3c 4c|2h 3h 4h", "5s", "", "3"),
    "the highest bidder leads: a suit headed by the three top cards runs":
        (HIGH_LEADS, "Ah Kh Qh|2d 3d 4d|2c 3c 4c|4s 5s 6s", "", "", "3"),
    "the highest bidder leads: outbidding the others brings that suit the lead":
        (HIGH_LEADS, "2d Ad Kd|Ah Kh Qh|2c 3c 4c|4s 5s 6s", "", "2", "3"),
    "the highest bidder leads: who said it first does, and the same suit is one trick":
        (HIGH_LEADS, "2d Ad Kd|Ah Kh Qh|2c 3c 4c|4s 5s 6s", "", "3", "1"),
}
PLAYS = {  # hands; turn-up; bids and cards so far; the cards it may choose
    "complaint: needs every trick, so leads the top trump and not a low one":
        (PLAIN, "As 3s Ks|2d 3d 4d|2c 3c 4c", "5s", "3 0 1", "As Ks"),
    "complaint: needs every trick, and a plain ace is no reason to lead the low trump":
        (PLAIN, "As 3s Ad|2d 3d 4d|2c 3c 4c", "5s", "3 0 1", "As Ad"),
    "complaint: two cards left, one trick needed: no ruff at once":
        (PLAIN, "Kh 3h|As 2d|4h 2c", "5s", "1 1 1 Kh", "2d"),
    "one trick needed: keeps the boss trump back and throws a danger away":
        (PLAIN, "Kh 3h 4c|As Jc 3d|7c 8d Qh", "5s", "1 1 0 Kh", "Jc"),
    "one trick needed and on lead: keeps the boss trump back":
        (PLAIN, "As Tc 3d|4c 5d Kh|7c 8d Qh", "5s", "1 1 0", "3d"),
    "complaint: needing none it does not play the highest first":
        (PLAIN, "2c Kd Qh|4c 5d Kh|7c 8d 6h", "5s", "0 1 1", "2c"),
    "the bid is made: the highest card under the winner goes":
        (PLAIN, "Kh 9c 8c|2h 5c 6c|Jh 3h 2c", "5s", "1 1 0 Kh 2h", "Jh"),
    "the bid is made and void: an ace is thrown away, no ruff":
        (PLAIN, "Kh 9c 8c|2h 5c 6c|Ac 2c 6s", "5s", "1 1 0 Kh 2h", "Ac"),
    "last to play: the cheapest card that wins":
        (PLAIN, "9h 9c 8c|Th 5c 6c|Ah Jh 2c", "5s", "0 0 2 9h Th", "Jh"),
    "last to play and void: the lower trump ruffs as well":
        (PLAIN, "9h 9c 8c|Th 5c 6c|As 3s 2c", "5s", "1 1 2 9h Th", "3s"),
    "last to play, needs all: wins with what it must":
        (PLAIN, "Qh 9c|Th 5c|Kh As", "5s", "0 1 2 Qh Th", "Kh"),
    "cannot win: the lowest card goes when tricks are needed":
        (PLAIN, "Ah 9c 8c|Th 5c 6c|Qh 2h As", "5s", "1 0 3 Ah Th", "2h"),
    "over its bid, a trick is still a point: it takes it":
        (PLAIN, "3h 9c 8c|2h 5c 6c|Ad 4h 2c", "5s", "1 1 0 3h 2h 4h", "Ad"),
    "no trump: needs all, cashes the ace first":
        (NO_TRUMP, "Ad Kd|2c 3c|4d 5d", "", "2 0 1", "Ad Kd"),
    "jokers: needs all, the joker is led":
        (JOKERS, "*1 As|2c 3c|4d 5d", "7s", "2 0 1", "*1"),
    "two packs: last, the equal card wins and is played":
        (TWO_PACKS, "Ah 2c|3h 4c|Ah As", "5s", "0 1 2 Ah 3h", "Ah"),
    "trumps not broken: a plain card is led though every trick is needed":
        (BROKEN, "As Ks Ad|2d 3d 4d|2c 3c 4c", "5s", "3 0 1", "Ad"),
    "made to trump: it wins with the low one and keeps the ace":
        (MUST_TRUMP, "9h 9c 8c|Th 5c 6c|As 3s 2c", "5s", "0 0 2 9h Th", "3s"),
    "no card can lose the trick and more will cost: the most dangerous one goes":
        (OFF_COSTS, "3h 9c 8c|2h 5c 6c|Ah 4h 5h", "5s", "1 1 0 3h 2h", "Ah"),
    "no card can lose the trick and more will count: the ace is kept":
        (PLAIN, "3h 9c 8c|2h 5c 6c|Ah 4h 5h", "5s", "1 1 0 3h 2h", "4h 5h"),
    "over its bid where each trick off costs: it leads low":
        (OFF_COSTS, "3h 9c 8c|2h 5c 6c|Ad 4h 2c", "5s", "1 1 0 3h 2h 4h", "2c"),
    "over its bid where nothing counts any more: it takes what the others need":
        (STRICT, "3h 9c 8c|2h 5c 6c|Ad 4h 2c", "5s", "2 2 0 3h 2h 4h", "Ad"),
    "partners: the partner has the trick and needs it, so no overtaking":
        (PARTNERS, "Ah 2c|3h 4c|As Kd|5h 6c", "5s", "1 0 1 1 Ah 3h", "Kd"),
}
# fmt: on


@pytest.mark.parametrize(
    ("variant", "hands", "turn_up", "line", "expected"), BIDS.values(), ids=BIDS
)
def test_bid(variant: Variant, hands: str, turn_up: str, line: str, expected: str) -> None:
    assert chosen(position(variant, hands, turn_up, line)) <= set(expected.split())


@pytest.mark.parametrize(
    ("variant", "hands", "turn_up", "line", "expected"), PLAYS.values(), ids=PLAYS
)
def test_play(variant: Variant, hands: str, turn_up: str, line: str, expected: str) -> None:
    assert chosen(position(variant, hands, turn_up, line)) <= set(expected.split())
