"""Following, leading, trumping and refusals: docs/rules/cards.md 1.5, 2, 2.1, 3.4 and 4."""

from dataclasses import replace

import pytest

from riverlib.cards import Bid, Play, Shuffle, Suit, TrumpLead, Variant, apply, parse_card
from riverlib.cards.rules import legal_plays
from riverlib.core import IllegalActionError
from tests.cards.table import PLAIN, after, dealt, legal_text, one_deal, read_cards, stacked

BROKEN = replace(PLAIN, trump_lead=TrumpLead.BROKEN)
NOT_FIRST = replace(PLAIN, trump_lead=TrumpLead.NOT_FIRST_TRICK)
MUST = replace(PLAIN, must_trump=True)
JOKERS = replace(PLAIN, jokers=3)
JOKERS_MUST = replace(JOKERS, must_trump=True)
JOKERS_BROKEN = replace(JOKERS, trump_lead=TrumpLead.BROKEN)
TWO_PACKS = replace(PLAIN, packs=2)
H, S, J = Suit.HEARTS, Suit.SPADES, Suit.JOKERS
FREE = "all"

# fmt: off
FOLLOW = {  #                                          variant  hand        led   trump  legal
    "follow if you hold the suit":                    (PLAIN,  "Ah 2h 3s", "Kh", S,    "2h Ah"),
    "one card of the suit must be played":            (PLAIN,  "2h As 3s", "Kh", S,    "2h"),
    "void: any card":                                 (PLAIN,  "2c As 3d", "Kh", S,    FREE),
    "void: nobody is forced to trump":                (PLAIN,  "2c As 3d", "Kh", S,    FREE),
    "follow a trump lead":                            (PLAIN,  "2c As 3d", "Ks", S,    "As"),
    "void in trumps: any card":                       (PLAIN,  "2c 4h 3d", "Ks", S,    FREE),
    "without trump follow all the same":              (PLAIN,  "2c 4h 3d", "Kh", None, "4h"),
    "without trump and void: any card":               (PLAIN,  "2c 4s 3d", "Kh", None, FREE),
    "following is free of broken trumps":             (BROKEN, "2c As 3d", "Ks", S,    "As"),
    "trumping is free of broken trumps":              (BROKEN, "2c As 3d", "Kh", S,    FREE),
    "trumping is free in the first trick":            (NOT_FIRST, "2c As", "Kh", S,    FREE),
    "must-trump: follow comes first":                 (MUST,   "2h As 3d", "Kh", S,    "2h"),
    "must-trump: void, a trump":                      (MUST,   "2c As 3s", "Kh", S,    "3s As"),
    "must-trump: void and no trump, any card":        (MUST,   "2c Ad 3d", "Kh", S,    FREE),
    "must-trump: without trump, any card":            (MUST,   "2c As 3d", "Kh", None, FREE),
    "must-trump: void in trumps led, any card":       (MUST,   "2c Ad 3d", "Ks", S,    FREE),
    "must-trump: a joker is a trump":                 (JOKERS_MUST, "2c *1 3d", "Kh", S, "*1"),
    "must-trump: jokers alone are trump":             (JOKERS_MUST, "2c *1 3d", "Kh", J, "*1"),
    "must-trump: spades are plain under a joker":     (JOKERS_MUST, "2c As 3d", "Kh", J, FREE),
    "a plain lead is not followed by a joker":        (JOKERS, "2h *1 3d", "Kh", S,    "2h"),
    "void in a plain suit: a joker may be played":    (JOKERS, "2c *1 3d", "Kh", S,    FREE),
    "a trump led: the only joker must follow":        (JOKERS, "2c *1 3d", "Ks", S,    "*1"),
    "a trump led: joker or trump":                    (JOKERS, "2s *1 3d", "Ks", S,    "*1 2s"),
    "a joker led: trump must be played":              (JOKERS, "2s 4c 3d", "*1", S,    "2s"),
    "a joker led: a joker follows too":               (JOKERS, "2c *2 3d", "*1", S,    "*2"),
    "a joker led and no trump: any card":             (JOKERS, "2c 4h 3d", "*1", S,    FREE),
    "joker turned up: a led joker asks for a joker":  (JOKERS, "2s *2 3d", "*1", J,    "*2"),
    "joker turned up: no joker, any card":            (JOKERS, "2s 4c 3d", "*1", J,    FREE),
    "joker turned up: a suit is followed by itself":  (JOKERS, "2s *2 3d", "Ks", J,    "2s"),
    "joker turned up: void, a joker may be played":   (JOKERS, "2h *2 3d", "Ks", J,    FREE),
    "two packs: an equal card is one choice":         (TWO_PACKS, "2h 2h 3d", "Kh", S, "2h"),
}
LEAD = {  #                                          variant   hand        trump first broken legal
    "any lead: a trump in the first trick":         (PLAIN,     "2s Ah",   S, True,  False, FREE),
    "not broken: no trump may be led":              (BROKEN,    "2s Ah",   S, True,  False, "Ah"),
    "not broken in a later trick either":           (BROKEN,    "2s Ah",   S, False, False, "Ah"),
    "broken: a trump may be led":                   (BROKEN,    "2s Ah",   S, False, True,  FREE),
    "nothing but trumps: one may be led":           (BROKEN,    "2s As",   S, True,  False, FREE),
    "no trump in the deal: nothing to break":       (BROKEN,    "2s Ah",   None, True, False, FREE),
    "not to the first trick":                       (NOT_FIRST, "2s Ah",   S, True,  False, "Ah"),
    "to the second trick, broken or not":           (NOT_FIRST, "2s Ah",   S, False, False, FREE),
    "first trick with nothing but trumps":          (NOT_FIRST, "2s As",   S, True,  False, FREE),
    "must-trump says nothing about leads":          (MUST,      "2s Ah",   S, True,  False, FREE),
    "a joker is a trump to lead":               (JOKERS_BROKEN, "*1 Ah",   S, True,  False, "Ah"),
    "a joker and trumps are nothing but trumps": (JOKERS_BROKEN, "*1 2s",  S, True,  False, FREE),
    "joker turned up: spades may be led":       (JOKERS_BROKEN, "*1 2s",   J, True,  False, "2s"),
    "joker turned up: jokers must be broken":   (JOKERS_BROKEN, "*1 *2",   J, True,  False, FREE),
}
# fmt: on


@pytest.mark.parametrize(("variant", "hand", "led", "trump", "legal"), FOLLOW.values(), ids=FOLLOW)
@pytest.mark.parametrize("trick", ["first trick", "later trick"])
def test_what_may_follow(
    variant: Variant, hand: str, led: str, trump: Suit | None, legal: str, trick: str
) -> None:
    first = trick == "first trick"
    cards = legal_plays(
        variant, read_cards(hand), led=parse_card(led), trump=trump,
        first_trick=first, trump_played=not first,
    )  # fmt: skip
    assert set(cards) == set(read_cards(hand if legal == FREE else legal))
    assert len(set(cards)) == len(cards)


@pytest.mark.parametrize(
    ("variant", "hand", "trump", "first", "broken", "legal"), LEAD.values(), ids=LEAD
)
def test_what_may_be_led(
    variant: Variant, hand: str, trump: Suit | None, first: bool, broken: bool, legal: str
) -> None:
    cards = legal_plays(
        variant, read_cards(hand), led=None, trump=trump, first_trick=first, trump_played=broken
    )
    assert cards == read_cards(hand if legal == FREE else legal)


# fmt: off
HANDS = ("Qd 6d 7s", "Ah 2h 3s", "Kh 4c 5s")  # of seats 0 1 2; seat 0 deals, 2s is turned up
BREAKING = {  #                                     variant    bids and cards            legal
    "the turn-up breaks nothing":                  (BROKEN,    "0 0 0",                    "2h Ah"),
    "a discard breaks nothing":                    (BROKEN,    "0 0 0 Ah Kh Qd",           "2h"),
    "the winner of a broken trick may lead trump": (BROKEN,    "0 0 0 Ah Kh 7s 6d 3s 4c",  "2h"),
    "a ruff breaks for whoever leads next":        (BROKEN,    "0 0 0 Ah Kh 7s 6d 3s 5s",  "4c"),
    "the first trick is closed":                   (NOT_FIRST, "0 0 0",                    "2h Ah"),
    "the second trick is open":                    (NOT_FIRST, "0 0 0 Ah Kh Qd",           "2h 3s"),
}
# fmt: on


@pytest.mark.parametrize(("variant", "line", "legal"), BREAKING.values(), ids=BREAKING)
def test_trumps_in_the_course_of_a_deal(variant: Variant, line: str, legal: str) -> None:
    state = after(dealt(variant, *HANDS, turn_up="2s"), line)
    assert not state.trick
    assert legal_text(state) == legal


def test_a_broken_trump_opens_the_lead_of_a_later_trick_only() -> None:
    state = after(dealt(BROKEN, *HANDS, turn_up="2s"), "0 0 0 2h Kh 7s")
    assert legal_text(state) == "6d Qd", "seat 0 has no trump left"
    state = after(state, "Qd 3s 4c")
    assert legal_text(state) == "Ah"
    ruffed = after(dealt(BROKEN, "7s 6s Qd", *HANDS[1:], turn_up="2s"), "0 0 0 2h Kh 7s")
    assert legal_text(ruffed) == "6s Qd"


def test_a_broken_trump_is_forgotten_in_the_next_deal() -> None:
    two = replace(BROKEN, hand_sizes=(1, 1))
    hands = ("7s", "Ah", "Kh")
    state = after(dealt(two, *hands, turn_up="2s"), "0 0 0 Ah Kh 7s")
    assert state.trump_played
    again, _ = apply(state, stacked(state, hands, "2s"))
    assert not again.trump_played


# fmt: off
WHY_NOT = {  #                    variant, hands of seats 0 1 2, turn-up, before, card, words
    "not in the hand": (PLAIN, ("7s", "Ah", "Kh"), "2s", "0 0 0", "Kh",
        "seat 1 does not hold the king of hearts"),
    "before the bids are in": (PLAIN, ("7s", "Ah", "Kh"), "2s", "0 0", "7s",
        "seat 0 must bid before cards are played"),
    "a heart was led": (PLAIN, ("7s 8s", "Ah 3h", "2h 2c"), "2s", "0 0 0 Ah", "2c",
        "You have a heart: you must follow hearts."),
    "a diamond was led": (PLAIN, ("7s 8s", "Ad 3d", "2d 2c"), "2s", "0 0 0 Ad", "2c",
        "You have a diamond: you must follow diamonds."),
    "a club was led": (PLAIN, ("7s 8s", "Ac 3d", "2d 2c"), "2s", "0 0 0 Ac", "2d",
        "You have a club: you must follow clubs."),
    "trumps are not broken": (BROKEN, ("7s 8s", "As Kh", "Kd 3c"), "2s", "0 0 0", "As",
        "Spades are trumps: nobody may lead one before a trump has been played."),
    "no trump to the first trick": (NOT_FIRST, ("7s 8s", "As Kh", "Kd 3c"), "2s", "0 0 0", "As",
        "No trump may be led to the first trick."),
    "must trump": (MUST, ("7s 8s", "Ah 3h", "Kc 3s"), "2s", "0 0 0 Ah", "Kc",
        "You cannot follow and hold a spade: you must play a trump."),
    "must trump with a joker": (JOKERS_MUST, ("7s 8s", "Ah 3h", "Kc *1"), "2s", "0 0 0 Ah", "Kc",
        "You cannot follow and hold a joker: you must play a trump."),
    "must trump where jokers alone are": (JOKERS_MUST, ("7s 8s", "Ah 3h", "*1 4s"), "*2",
        "0 0 0 Ah", "4s", "You cannot follow and hold a joker: you must play a trump."),
    "the joker must follow": (JOKERS, ("7s 8s", "As 3h", "Kc *1"), "2s", "0 0 0 As", "Kc",
        "Your joker counts as a spade: you must follow with it."),
    "jokers are not broken": (JOKERS_BROKEN, ("7s 8s", "*1 Kh", "Kd 3c"), "*2", "0 0 0", "*1",
        "Jokers are trumps: nobody may lead one before a trump has been played."),
    "a joker was led": (JOKERS, ("7s 8s", "*1 3h", "5s Kc"), "2s", "0 0 0 *1", "Kc",
        "You have a spade: you must follow spades."),
    "a joker was led, only a joker follows": (JOKERS, ("7s 8s", "*1 3h", "*3 Kc"), "2s",
        "0 0 0 *1", "Kc", "Your joker counts as a spade: you must follow with it."),
    "a joker was led where jokers alone are trump": (JOKERS, ("7s 8s", "*1 3h", "*3 Kc"), "*2",
        "0 0 0 *1", "Kc", "You have a joker: you must follow jokers."),
}
# fmt: on


@pytest.mark.parametrize(
    ("variant", "hands", "turn_up", "before", "card", "words"), WHY_NOT.values(), ids=WHY_NOT
)
def test_a_refused_card_explains_itself(
    variant: Variant, hands: tuple[str, ...], turn_up: str, before: str, card: str, words: str
) -> None:
    deal = one_deal(variant, len(hands[0].split()))
    state = after(dealt(deal, *hands, turn_up=turn_up), before)
    with pytest.raises(IllegalActionError) as refusal:
        apply(state, Play(parse_card(card)))
    assert str(refusal.value) == words


def test_nothing_is_shuffled_while_a_deal_runs() -> None:
    state = dealt(PLAIN, *HANDS, turn_up="2s")
    with pytest.raises(IllegalActionError, match="waits for a bid"):
        apply(state, stacked(state, HANDS, "2s"))


def test_a_finished_game_refuses_everything() -> None:
    over = after(dealt(one_deal(PLAIN, 1), "7s", "Ah", "Kh", turn_up="2s"), "0 0 0 Ah Kh 7s")
    assert over.is_over
    for action in (Play(parse_card("Ah")), Bid(0), Shuffle(())):
        with pytest.raises(IllegalActionError, match="the game is over"):
            apply(over, action)
