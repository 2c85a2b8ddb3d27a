"""Who takes the trick, and what the trump is: docs/rules/cards.md 1.5, 2, 3.4, 3.5 and 4."""

from dataclasses import replace

import pytest

from riverlib.cards import JokerRanks, Suit, Trump, Variant, apply, fitted, new_game, parse_card
from riverlib.cards.rules import trick_taker, trump_of
from riverlib.core import IllegalActionError
from tests.cards.table import PLAIN, after, dealt, read_cards, stacked, take

JOKERS = replace(PLAIN, jokers=3)
EQUAL = replace(JOKERS, joker_ranks=JokerRanks.EQUAL)
TWO_PACKS = replace(JOKERS, packs=2)
H, S, J = Suit.HEARTS, Suit.SPADES, Suit.JOKERS

# fmt: off
TAKERS = {  #                                            variant    trick          trump  takes
    "the highest of the led suit":                      (PLAIN,     "Th Kh 2h",    S,     "Kh"),
    "the ace is high":                                  (PLAIN,     "Kh Ah Qh",    S,     "Ah"),
    "ten is above nine":                                (PLAIN,     "9h Th 8h",    S,     "Th"),
    "the lead holds against higher discards":           (PLAIN,     "2h Ac Ad",    S,     "2h"),
    "the lowest trump beats the led suit":              (PLAIN,     "Ah 2s Kh",    S,     "2s"),
    "the highest trump of several":                     (PLAIN,     "Ah 2s 9s",    S,     "9s"),
    "an earlier higher trump holds":                    (PLAIN,     "Ah 9s 2s",    S,     "9s"),
    "a trump led: the highest":                         (PLAIN,     "9s Ah Ks",    S,     "Ks"),
    "without trump the led suit alone counts":          (PLAIN,     "2h As Ac",    None,  "2h"),
    "a joker beats the ace of trump":                   (JOKERS,    "Ah As *3",    S,     "*3"),
    "the ace of trump after a joker loses":             (JOKERS,    "*3 As Ks",    S,     "*3"),
    "the big joker beats the middle one":               (JOKERS,    "Ah *1 *2",    S,     "*1"),
    "the middle joker beats the small one":             (JOKERS,    "*3 *2 As",    S,     "*2"),
    "joker turned up: a joker beats the led suit":      (JOKERS,    "Ah *3 As",    J,     "*3"),
    "joker turned up: spades are plain":                (JOKERS,    "2h As Ks",    J,     "2h"),
    "joker turned up: the bigger joker":                (JOKERS,    "*3 As *1",    J,     "*1"),
    "equal jokers in one pack: the later":              (EQUAL,     "*1 *3 As",    S,     "*3"),
    "equal jokers are above the ace":                   (EQUAL,     "As *2 Ks",    S,     "*2"),
    "several packs: equal jokers, the later":           (TWO_PACKS, "*1 *3 As",    S,     "*3"),
}
LATER = {  # several packs: the index of the card that takes the trick
    "of two equal cards of the led suit the later":     ("Ah Kh Ah",    S, 2),
    "of three equal cards the last":                    ("Ah Ah Ah",    S, 2),
    "of two equal trumps the later":                    ("2h Ks Ks",    S, 2),
    "a lower card between changes nothing":             ("Ks 2s Ks",    S, 2),
    "equal cards below the best change nothing":        ("Kh Ah Kh",    S, 1),
    "equal discards take nothing":                      ("2h Ac Ac",    S, 0),
    "of two same jokers the later":                     ("*1 *1 As",    S, 1),
    "of two same jokers as a suit the later":           ("*2 Ah *2",    J, 2),
    "without trump the later as well":                  ("Ah As Ah",    None, 2),
}
# fmt: on


@pytest.mark.parametrize(("variant", "trick", "trump", "takes"), TAKERS.values(), ids=TAKERS)
def test_trick_taker(variant: Variant, trick: str, trump: Suit | None, takes: str) -> None:
    taker = trick_taker(fitted(variant, 3), read_cards(trick), trump)
    assert trick.split()[taker] == takes


@pytest.mark.parametrize(("trick", "trump", "taker"), LATER.values(), ids=LATER)
def test_the_later_of_equal_cards(trick: str, trump: Suit | None, taker: int) -> None:
    assert trick_taker(fitted(TWO_PACKS, 3), read_cards(trick), trump) == taker


def test_the_winner_of_a_trick_leads_the_next() -> None:
    state = dealt(PLAIN, "Qd 6d 7s", "Ah 2h 3s", "Kh 4c 5s", turn_up="2s")
    for line, leader in (("0 0 0", 1), ("2h Kh Qd", 2), ("5s 7s 3s", 0)):
        state = after(state, line)
        assert state.leader == state.to_move == leader
    assert state.taken == (1, 0, 1)
    assert [trick.taker for trick in state.tricks] == [2, 0]


# fmt: off
TRUMPS = {  #                                     trump source     deal  turn-up  trump
    "the turn-up's suit":                        (Trump.TURN_UP,   0,    "7h",    H),
    "a joker turned up: jokers":                 (Trump.TURN_UP,   0,    "*2",    J),
    "nothing turned up: none":                   (Trump.TURN_UP,   0,    "",      None),
    "rotation starts with spades":               (Trump.ROTATION,  0,    "",      S),
    "then hearts":                               (Trump.ROTATION,  1,    "",      H),
    "then diamonds":                             (Trump.ROTATION,  2,    "",      Suit.DIAMONDS),
    "then clubs":                                (Trump.ROTATION,  3,    "",      Suit.CLUBS),
    "then no trump":                             (Trump.ROTATION,  4,    "",      None),
    "and spades again":                          (Trump.ROTATION,  5,    "",      S),
    "always spades":                             (Trump.SPADES,    3,    "",      S),
    "never":                                     (Trump.NONE,      3,    "",      None),
}
# fmt: on


@pytest.mark.parametrize(("source", "deal_no", "turn_up", "trump"), TRUMPS.values(), ids=TRUMPS)
def test_trump_of(source: Trump, deal_no: int, turn_up: str, trump: Suit | None) -> None:
    card = parse_card(turn_up) if turn_up else None
    assert trump_of(replace(PLAIN, trump=source), deal_no, card) is trump


@pytest.mark.parametrize("source", [Trump.ROTATION, Trump.SPADES, Trump.NONE])
def test_no_card_is_turned_up_where_the_trump_is_fixed(source: Trump) -> None:
    state = dealt(replace(PLAIN, trump=source), players=3)
    assert state.turn_up is None
    assert len(state.stock) == 52 - 9


class TestDealing:
    """1.1: one at a time from the left of the dealer, the next card is turned up."""

    def test_cards_go_round_one_by_one(self) -> None:
        state = new_game(replace(PLAIN, hand_sizes=(2,)), players=3, first_dealer=1)
        top = "2c 3c 4c 5c 6c 7c 8d 9d"
        order = read_cards(top) + tuple(
            card for card in stacked(state, ()).order if card not in read_cards(top)
        )
        state, _ = apply(state, replace(stacked(state, ()), order=order))
        assert [" ".join(map(str, hand)) for hand in state.hands] == ["3c 6c", "4c 7c", "2c 5c"]
        assert str(state.turn_up) == "8d"
        assert state.trump is Suit.DIAMONDS
        assert str(state.stock[0]) == "9d"
        assert len(state.stock) == 52 - 7

    def test_the_deal_passes_clockwise(self) -> None:
        state = new_game(replace(PLAIN, hand_sizes=(1,) * 4), players=3, first_dealer=1)
        dealers = []
        while not state.is_over:
            dealers.append(state.dealer)
            state, _ = apply(state, stacked(state, ("Ah", "Kh", "Qh"), "2s"))
            state, _ = take(state, "0 0 0")
            while state.to_move is not None:
                state, _ = take(state, str(state.hands[state.to_move][0]))
        assert dealers == [1, 2, 0, 1]
        assert [result.dealer for result in state.results] == dealers

    @pytest.mark.parametrize("change", ["a card short", "a card twice", "a foreign joker", "none"])
    def test_a_shuffle_holds_the_whole_pack(self, change: str) -> None:
        state = new_game(PLAIN, players=3)
        order = stacked(state, ()).order
        wrong = {
            "a card short": order[1:],
            "a card twice": (order[1], *order[1:]),
            "a foreign joker": (parse_card("*1"), *order[1:]),
            "none": (),
        }[change]
        with pytest.raises(IllegalActionError, match="each of the 52 cards in play exactly once"):
            apply(state, replace(stacked(state, ()), order=wrong))

    @pytest.mark.parametrize("dealer", [-1, 3])
    def test_a_dealer_sits_at_the_table(self, dealer: int) -> None:
        with pytest.raises(IllegalActionError, match=f"seat {dealer} cannot deal"):
            new_game(PLAIN, players=3, first_dealer=dealer)
