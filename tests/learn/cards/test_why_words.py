"""A sentence a row: what a family reads at the card table."""

from dataclasses import replace

import pytest

from riverlib.cards import (
    SCORINGS,
    Bidding,
    JokerRanks,
    Penalty,
    Scoring,
    Suit,
    Trump,
    TrumpLead,
    Variant,
    find_variant,
    parse_card,
    view,
)
from riverlib.core import IllegalActionError
from riverlib.learn.cards.why import (
    bid_reason,
    card_reason,
    moment,
    points_reason,
    taker_reason,
)
from tests.cards.table import PLAIN, after, dealt, read_cards

NAMES = ("Anna", "Ben", "Cleo")
JOKERS = replace(PLAIN, jokers=3, joker_ranks=JokerRanks.RANKED)
EQUAL = replace(PLAIN, jokers=3, joker_ranks=JokerRanks.EQUAL)


@pytest.mark.parametrize(
    ("variant", "cards", "trump", "kind", "text"),
    [
        (PLAIN, "Kd", "h", "alone",
         "So far it is yours: the king of diamonds is the only card yet."),
        (PLAIN, "Kd 2h Ad", "h", "only-trump",
         "Ben takes it: the 2 of hearts is the only trump, and a trump beats every other suit."),
        (PLAIN, "2h Kd Ad", "h", "only-trump",
         "You take it: the 2 of hearts is the only trump, and nobody else has followed."),
        (PLAIN, "Kd 2h 3h", "h", "highest-trump",
         "Cleo takes it: the 3 of hearts is the highest trump."),
        (PLAIN, "Kd Qd As", "h", "highest-of-suit",
         "You take it: the king of diamonds is the highest diamond, and diamonds were led."
         " So the ace of spades is no help."),
        (PLAIN, "2d As Kc", "h", "only-of-suit",
         "You take it: the 2 of diamonds is the only diamond, and diamonds were led."
         " So cards of other suits are no help."),
        (PLAIN, "2d 3d 2c", None, "highest-of-suit",
         "Ben takes it: the 3 of diamonds is the highest diamond, and diamonds were led."
         " This deal has no trumps."),
        (PLAIN, "Qd 2c Qd", "h", "later-of-equal",
         "Cleo takes it: of equal cards the later one takes the trick, here the last queen of"
         " diamonds."),
        (JOKERS, "Ah *3 2h", "h", "joker",
         "Ben takes it: the small joker is a trump, higher than even the ace of hearts."),
        (JOKERS, "Ah *1 *2", "h", "highest-joker",
         "Ben takes it: the big joker is the highest joker, and jokers are the highest trumps."),
        (JOKERS, "Ad *3 2d", "h", "only-trump",
         "Ben takes it: the small joker is the only trump (jokers count as hearts), and a trump"
         " beats every other suit."),
        (JOKERS, "Ad *3 *2", "*", "highest-trump",
         "Cleo takes it: the middle joker is the highest trump."),
        (EQUAL, "*1 2h *3", "h", "later-of-equal",
         "Cleo takes it: all jokers are equal, and of equal cards the later one takes the trick."),
    ],
)  # fmt: skip
def test_why_a_card_takes_the_trick(
    variant: Variant, cards: str, trump: str | None, kind: str, text: str
) -> None:
    suit = None if trump is None else Suit(trump)
    reason = taker_reason(variant, read_cards(cards), leader=0, trump=suit, names=NAMES, you=0)
    assert (reason.kind.value, reason.text) == (kind, text)


def test_a_trick_that_has_gone_is_told_as_one_that_has() -> None:
    def told(cards: str, trump: str | None) -> str:
        suit = None if trump is None else Suit(trump)
        cards_ = read_cards(cards)
        return taker_reason(PLAIN, cards_, leader=0, trump=suit, names=NAMES, you=0, past=True).text

    beats = "a trump beats every other suit"
    assert told("Td 2h 4d", "h") == f"Ben took it: the 2 of hearts was the only trump, and {beats}."
    assert told("Td 9d Kc", "h") == (
        "You took it: the 10 of diamonds was the highest diamond, and diamonds were led."
        " So the king of clubs was no help."
    )


def test_a_trick_without_a_card_belongs_to_nobody() -> None:
    with pytest.raises(IllegalActionError, match="no card in it"):
        taker_reason(PLAIN, (), leader=0, trump=None, names=NAMES)


BROKEN = replace(PLAIN, trump_lead=TrumpLead.BROKEN)
LATER = replace(PLAIN, trump_lead=TrumpLead.NOT_FIRST_TRICK)
MUST = replace(PLAIN, must_trump=True)
HANDS = ("4d 2c Kh", "5d 3c 7h", "Td 9d 4h")
"""Of Anna, who deals, Ben, who leads, and Cleo; hearts are trumps."""


@pytest.mark.parametrize(
    ("variant", "line", "seat", "card", "kind", "text"),
    [
        (PLAIN, "", 1, "5d", "bidding-first",
         "First everybody bids, then the cards are played."),
        (PLAIN, "0 0 0", 2, "Td", "not-your-turn", "It is not your turn yet."),
        (PLAIN, "0 0 0", 1, "As", "not-held", "You do not hold the ace of spades."),
        (PLAIN, "0 0 0", 1, "7h", "leads", "You lead, so you may play any card."),
        (BROKEN, "0 0 0", 1, "7h", "not-broken",
         "Hearts are trumps: nobody may lead one before a trump has been played."),
        (BROKEN, "0 0 0", 1, "5d", "leads-plain", "You lead, and this is not a trump."),
        (LATER, "0 0 0", 1, "7h", "not-to-first-trick",
         "No trump may be led to the first trick."),
        (LATER, "0 0 0 5d Td 4d", 2, "4h", "trumps-open",
         "The first trick is over, so now you may lead a trump."),
        (PLAIN, "0 0 0 5d", 2, "Td", "follows", "Diamonds were led, and this is a diamond."),
        (PLAIN, "0 0 0 5d", 2, "4h", "must-follow",
         "You have a diamond: you must follow diamonds."),
        (PLAIN, "0 0 0 3c", 2, "Td", "cannot-follow",
         "You have no clubs, so you may play any card."),
        (PLAIN, "0 0 0 3c", 2, "4h", "trumps-in",
         "You have no clubs, so you may play any card, even a trump."),
        (MUST, "0 0 0 3c", 2, "4h", "must-trump-open",
         "You have no clubs, so you must play a trump: this is one."),
        (MUST, "0 0 0 3c", 2, "Td", "must-trump",
         "You cannot follow and hold a heart: you must play a trump."),
        (BROKEN, "0 0 0 3c 4h 2c", 2, "Td", "leads", "You lead, so you may play any card."),
    ],
)  # fmt: skip
def test_why_a_card_may_be_played_or_not(
    variant: Variant, line: str, seat: int, card: str, kind: str, text: str
) -> None:
    state = after(dealt(variant, *HANDS, turn_up="2h"), line)
    reason = card_reason(view(state, seat), parse_card(card))
    assert (reason.kind.value, reason.text) == (kind, text)


def test_a_led_joker_is_told_what_it_counts_as() -> None:
    state = after(dealt(JOKERS, "4d 2c Kh", "*1 3c 7h", "Td *2 4s", turn_up="2h"), "0 0 0 *1")
    reason = card_reason(view(state, 2), parse_card("Td"))
    assert reason.text == (
        "The joker that was led counts as a heart. Your joker counts as a heart: you must follow"
        " with it."
    )
    assert card_reason(view(state, 2), parse_card("*2")).text == (
        "Hearts were led, and your joker counts as one."
    )
    assert moment(view(state, 2), NAMES).text == (
        "Play the middle joker: the big joker was led, and it counts as hearts, and jokers belong"
        " to the hearts."
    )


FISTS = replace(PLAIN, hook=False, bidding=Bidding.SIMULTANEOUS)


@pytest.mark.parametrize(
    ("variant", "line", "seat", "tricks", "kind", "text"),
    [
        (PLAIN, "", 1, 2, "open",
         "Any number is open to you: only the last bidder has one closed."),
        (PLAIN, "", 0, 2, "not-your-turn", "It is not your turn to bid yet."),
        (PLAIN, "1", 1, 2, "bid-already", "You have bid already, and a bid stays."),
        (PLAIN, "1 1", 0, 1, "hooked",
         "1 is closed: 2 + 1 would be just the 3 tricks there are. The last bidder may not let"
         " that happen."),
        (PLAIN, "1 1", 0, 2, "open-uneven",
         "2 is open: 2 + 2 makes 4, and there are 3 tricks. Somebody must miss."),
        (PLAIN, "2 2", 0, 0, "open-over",
         "No number is closed: 4 are bid already, and there are 3 tricks."),
        (PLAIN, "", 1, 4, "too-many", "There are 3 tricks in this deal: bid 0 to 3."),
        (FISTS, "1 1", 0, 1, "open-secret",
         "All bids are shown at once, so no number is closed."),
        (PLAIN, "1 1 0", 0, 1, "no-bidding", "The bidding is over."),
    ],
)  # fmt: skip
def test_why_a_bid_is_open_or_closed(
    variant: Variant, line: str, seat: int, tricks: int, kind: str, text: str
) -> None:
    state = after(dealt(variant, *HANDS, turn_up="2h"), line)
    reason = bid_reason(view(state, seat), tricks)
    assert (reason.kind.value, reason.text) == (kind, text)


@pytest.mark.parametrize(
    ("rules", "bid", "taken", "text"),
    [
        ("prediction", 4, 4,
         "Bid 4, took 4: just right. 10 for being right, 4 for the tricks: 10 + 4 = +14."),
        ("family-night", 0, 0, "Bid 0, took 0: just right. 5 for taking none, as bid: +5."),
        ("family-night", 1, 0, "Bid 1, took 0: one trick too few. Minus 1 for the bid: -1."),
        ("family-night", 0, 2, "Bid 0, took 2: two tricks too many. 2 for the tricks: +2."),
        ("family-night", 3, 1,
         "Bid 3, took 1: two tricks too few. 1 for the trick, minus 3 for the bid: 1 - 3 = -2."),
        ("ile-fourchue-partners", 3, 5,
         "Together bid 3, took 5: two tricks too many. Minus 10 for two wrong tricks: -5*2 = -10."),
        ("oh-hell", 3, 2,
         "Bid 3, took 2: one trick too few. Tricks count only when the bid is right: 0."),
    ],
)  # fmt: skip
def test_why_these_points(rules: str, bid: int, taken: int, text: str) -> None:
    reason = points_reason(find_variant(rules), bid=bid, taken=taken, hand_size=8)
    signs = {"\N{MINUS SIGN}": "-", "\N{MULTIPLICATION SIGN}": "*"}
    assert reason.text.translate(str.maketrans(signs)) == text


@pytest.mark.parametrize(
    ("scoring", "taken", "text"),
    [
        ("Triangle", 1, "Bid 2, took 1: one trick too few. Minus 5 for one wrong trick: -5."),
        ("Triangle", 4,
         "Bid 2, took 4: two tricks too many. Minus 15 for two wrong tricks (5+10): -15."),
        ("Triangle", 8,
         "Bid 2, took 8: six tricks too many. Minus 105 for six wrong tricks (5+10+...+30):"
         " -105."),
        ("Square", 5, "Bid 2, took 5: three tricks too many. Minus 9 for three wrong tricks (3*3):"
         " -9."),
    ],
)  # fmt: skip
def test_a_price_that_grows_says_how(scoring: str, taken: int, text: str) -> None:
    rules = replace(PLAIN, scoring=SCORINGS[scoring])
    reason = points_reason(rules, bid=2, taken=taken, hand_size=8)
    signs = {
        "\N{MINUS SIGN}": "-",
        "\N{MULTIPLICATION SIGN}": "*",
        "\N{HORIZONTAL ELLIPSIS}": "...",
    }
    assert reason.text.translate(str.maketrans(signs)) == text


def test_a_team_is_named() -> None:
    rules = replace(PLAIN, team_size=2)
    reason = points_reason(rules, bid=1, taken=1, hand_size=3, team="You and Heron")
    assert reason.text.startswith("You and Heron together bid 1, took 1: just right. ")


def test_no_points_are_said_to_be_none() -> None:
    nothing = replace(PLAIN, scoring=Scoring(bonus=0, per_trick=0, penalty=Penalty.NONE))
    reason = points_reason(nothing, bid=1, taken=1, hand_size=3)
    assert reason.text == "Bid 1, took 1: just right. That brings no points: 0."


FOREHEAD = replace(PLAIN, hand_sizes=(1,), forehead=True)


@pytest.mark.parametrize(
    ("variant", "line", "seat", "kind", "text"),
    [
        (PLAIN, "", 1, "bid", "Say 0, 1, 2 or 3: how many tricks will you take?"),
        (PLAIN, "1 1", 0, "last-bid",
         "Say 0, 2 or 3, not 1: 2 + 1 would be just the 3 tricks there are."),
        (FISTS, "", 1, "bid",
         "Say 0, 1, 2 or 3, how many tricks you will take. All bids are shown at once."),
        (PLAIN, "", 0, "wait", "Ben bids now. Then it goes on round the table."),
        (PLAIN, "0 0 0", 1, "lead",
         "Play any card: you lead, and whoever has its suit must follow."),
        (BROKEN, "0 0 0", 1, "lead-no-trump",
         "Play any card but a heart: hearts are trumps, and no trump has been played yet."),
        (LATER, "0 0 0", 1, "lead-no-trump",
         "Play any card but a heart: hearts are trumps, and none may be led to the first trick."),
        (PLAIN, "0 0 0 5d", 2, "follow", "Play one of your two diamonds: diamonds were led."),
        (PLAIN, "0 0 0 5d Td", 0, "follow",
         "Play the 4 of diamonds: diamonds were led, and it is your only diamond."),
        (PLAIN, "0 0 0 3c", 2, "any-card", "Play any card: you have no clubs."),
        (MUST, "0 0 0 3c", 2, "must-trump",
         "Play a trump: you have no clubs, and then you must."),
        (PLAIN, "0 0 0 3c 4h 2c Td 4d 5d", 2, "last-card",
         "Play the 9 of diamonds: it is your last card."),
    ],
)  # fmt: skip
def test_what_a_seat_may_do_now(
    variant: Variant, line: str, seat: int, kind: str, text: str
) -> None:
    state = after(dealt(variant, *HANDS, turn_up="2h"), line)
    reason = moment(view(state, seat), NAMES)
    assert (reason.kind.value, reason.text) == (kind, text)


def test_the_one_card_that_may_be_led_is_named() -> None:
    state = after(dealt(BROKEN, "4d 2c Kh", "5d 3h 7h", "Td 9d 4h", turn_up="2h"), "0 0 0")
    assert moment(view(state, 1), NAMES).text == (
        "Play the 5 of diamonds: hearts are trumps, and no trump has been played yet."
    )


@pytest.mark.parametrize(
    ("sizes", "text"),
    [((1, 5), "Deal 1 is over. Next come 5 cards each."),
     ((1, 1), "Deal 1 is over. Next comes one card each.")],
)  # fmt: skip
def test_between_two_deals_it_says_what_comes(sizes: tuple[int, ...], text: str) -> None:
    rules = replace(PLAIN, hand_sizes=sizes)
    state = after(dealt(rules, "Ah", "Kd", "2c", turn_up="2h"), "0 0 0 Kd 2c Ah")
    for seat in (0, None):
        assert moment(view(state, seat), NAMES).text == text


def test_the_forehead_bids_on_what_it_sees() -> None:
    state = dealt(FOREHEAD, "Ah", "Kd", "2c", turn_up="2h")
    assert moment(view(state, 1), NAMES).text == (
        "You see every card but your own. Say 0 or 1: how many tricks will you take?"
    )


def test_in_two_packs_a_hand_of_equal_cards_counts_them_both() -> None:
    two = replace(PLAIN, packs=2, trump=Trump.NONE)
    state = after(dealt(two, "2c 3c 4c", "5d 6d 7d", "9d 9d Kh"), "0 0 0 5d")
    assert moment(view(state, 2), NAMES).text == (
        "Play one of your two diamonds: diamonds were led."
    )
