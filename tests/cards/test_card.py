"""Cards, packs and notation: docs/rules/cards.md 1.2, 3.4, 3.5 and 5."""

from collections import Counter

import pytest

from riverlib.cards import (
    SUIT_NAMES,
    SUITS,
    Action,
    Bid,
    Card,
    Play,
    Shuffle,
    Suit,
    action_text,
    card_name,
    pack,
    parse_action,
    parse_card,
)
from riverlib.core import NotationError
from tests.cards.table import read_cards

# fmt: off
NAMES = {
    "Ah": (Suit.HEARTS, 14,  "ace of hearts"),
    "Kd": (Suit.DIAMONDS, 13, "king of diamonds"),
    "Qc": (Suit.CLUBS, 12,   "queen of clubs"),
    "Js": (Suit.SPADES, 11,  "jack of spades"),
    "Td": (Suit.DIAMONDS, 10, "10 of diamonds"),
    "2c": (Suit.CLUBS, 2,    "2 of clubs"),
    "*1": (Suit.JOKERS, 17,  "big joker"),
    "*2": (Suit.JOKERS, 16,  "middle joker"),
    "*3": (Suit.JOKERS, 15,  "small joker"),
}
# fmt: on


@pytest.mark.parametrize("text", NAMES)
def test_a_card_is_read_written_and_said(text: str) -> None:
    suit, rank, name = NAMES[text]
    card = parse_card(text)
    assert (card, str(card), card_name(card)) == (Card(suit, rank), text, name)
    assert card.is_joker is text.startswith("*")


@pytest.mark.parametrize("text", ["", "A", "10d", "ah", "AH", "A♥", "1c", "*0", "*4", "Ah ", "xx"])
def test_text_that_names_no_card_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="is no card: write rank"):
        parse_card(text)


def test_ranks_run_from_the_ace_down_to_the_two() -> None:
    ranks = [card.rank for card in read_cards("Ah Kh Qh Jh Th 9h 8h 7h 6h 5h 4h 3h 2h")]
    assert ranks == list(range(14, 1, -1))


def test_every_suit_has_a_name() -> None:
    assert set(SUIT_NAMES) == {*SUITS, Suit.JOKERS}


# fmt: off
PACKS = {
    "one pack has 52 cards":                        (1, 0, 52, 1, ""),
    "two jokers are the big and the middle one":    (1, 2, 54, 1, "*1 *2"),
    "three jokers are the whole family":            (1, 3, 55, 1, "*1 *2 *3"),
    "two packs hold every card twice":              (2, 0, 104, 2, ""),
    "two packs with jokers hold each joker twice":  (2, 3, 110, 2, "*1 *2 *3"),
}
# fmt: on


@pytest.mark.parametrize(("packs", "jokers", "size", "copies", "held"), PACKS.values(), ids=PACKS)
def test_pack(packs: int, jokers: int, size: int, copies: int, held: str) -> None:
    counts = Counter(pack(packs=packs, jokers=jokers))
    assert counts.total() == size
    assert set(counts.values()) == {copies}
    assert {card for card in counts if card.is_joker} == set(read_cards(held))
    assert {(card.suit, card.rank) for card in counts if not card.is_joker} == {
        (suit, rank) for suit in SUITS for rank in range(2, 15)
    }


# fmt: off
ACTIONS: dict[str, Action] = {
    "shuffle AhTd*1": Shuffle(read_cards("Ah Td *1")),
    "bid 0":          Bid(0),
    "bid 13":         Bid(13),
    "play Td":        Play(parse_card("Td")),
    "play *2":        Play(parse_card("*2")),
}
# fmt: on


@pytest.mark.parametrize(("text", "action"), ACTIONS.items(), ids=ACTIONS)
def test_an_action_is_read_and_written(text: str, action: Action) -> None:
    assert parse_action(text) == action
    assert action_text(action) == text


# fmt: off
NO_ACTIONS = (
    "", "bid", "bid ", "bid -1", "bid 1.5", "bid ٣", "bid 1000", "play", "play ", "play 10d",
    "Play Td", "shuffle AhT", "shuffle Ah Td", "roll 6", "undo",
)
# fmt: on


@pytest.mark.parametrize("text", NO_ACTIONS)
def test_text_that_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match=r"is no (action|card)"):
        parse_action(text)
