"""Hand sizes and what the pack can serve: docs/rules/cards.md 1.6, 3.1 and 3.5."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from riverlib.cards import Phase, Trump, Variant, find_variant, fitted, fitting_notes
from riverlib.cards.schedule import (
    BY_THREES,
    EVENS_UP_ODDS_DOWN,
    SIX_PLAYERS_ONE_PACK,
    down_and_up,
    down_only,
    lowered,
    up_and_down,
)
from riverlib.core import VariantError
from tests.cards.table import PLAIN, dealt, one_deal

Sizes = tuple[int, ...]
FAMILY = find_variant("family-night")
ILE = find_variant("ile-fourchue")
WHOLE_PACK = replace(PLAIN, hand_sizes=(13,), whole_pack_no_trump=True)

# fmt: off
NAMED = {
    "down and up":                  (down_and_up(4), (4, 3, 2, 1, 2, 3, 4)),
    "down and up from one":         (down_and_up(1), (1,)),
    "down only":                    (down_only(4), (4, 3, 2, 1)),
    "up and down":                  (up_and_down(4), (1, 2, 3, 4, 3, 2, 1)),
    "up and down to one":           (up_and_down(1), (1,)),
    "evens up then odds down":      (EVENS_UP_ODDS_DOWN, (2, 4, 6, 8, 10, 12, 13, 11, 9, 7, 5, 3)),
    "by threes":                    (BY_THREES, (2, 5, 8, 11, 13, 9, 6, 3)),
    "six players of one pack":      (SIX_PLAYERS_ONE_PACK, (2, 4, 6, 8, 9, 7, 5, 3, 1)),
    "family night is 19 deals":     (FAMILY.hand_sizes, down_and_up(10)),
    "Ile Fourchue is evens, odds":  (ILE.hand_sizes, EVENS_UP_ODDS_DOWN),
}
LOWERED = {  #                                   asked, cap, played
    "everything fits":                          (up_and_down(5), 5, up_and_down(5)),
    "a cut-off peak stays once":                (up_and_down(5), 3, (1, 2, 3, 2, 1)),
    "down and up loses both ends":              (down_and_up(10), 8, down_and_up(8)),
    "down only loses its start":                (down_only(10), 8, down_only(8)),
    "evens and odds keep both sides":           (EVENS_UP_ODDS_DOWN, 9, (2, 4, 6, 8, 9, 7, 5, 3)),
    "by threes keeps what is left":             (BY_THREES, 10, (2, 5, 8, 9, 6, 3)),
    "equal hands without a cut stay":           ((3, 3, 3), 3, (3, 3, 3)),
    "equal hands away from the cut stay":       ((3, 3, 9, 2, 2), 5, (3, 3, 2, 2)),
    "nothing fits":                             ((9, 8), 5, ()),
}
# fmt: on


@pytest.mark.parametrize(("made", "expected"), NAMED.values(), ids=NAMED)
def test_named_schedules(made: Sizes, expected: Sizes) -> None:
    assert made == expected


@pytest.mark.parametrize("named", [down_and_up, down_only, up_and_down])
@given(largest=st.integers(2, 26), cap=st.integers(1, 26))
def test_lowering_a_named_schedule_gives_the_smaller_one(
    named: Callable[[int], Sizes], largest: int, cap: int
) -> None:
    assert lowered(named(largest), cap) == named(min(largest, cap))


@pytest.mark.parametrize(("asked", "cap", "expected"), LOWERED.values(), ids=LOWERED)
def test_lowered(asked: Sizes, cap: int, expected: Sizes) -> None:
    assert lowered(asked, cap) == expected


ROTATING = replace(FAMILY, trump=Trump.ROTATION)
TWO_PACKS = replace(FAMILY, packs=2)
ILE_ONE = replace(ILE, packs=1)
# fmt: off
FITS = {  #                                                variant  players packs sizes
    "five of one pack reach ten":                         (FAMILY,    5, 1, down_and_up(10)),
    "six of one pack reach eight":                        (FAMILY,    6, 1, down_and_up(8)),
    "seven of one pack reach seven":                      (FAMILY,    7, 1, down_and_up(7)),
    "ten of one pack reach five":                         (FAMILY,   10, 1, down_and_up(5)),
    "a second pack serves ten":                           (TWO_PACKS, 10, 2, down_and_up(10)),
    "with nothing turned up 52 cards can be dealt":       (ROTATING,  6, 1, down_and_up(8)),
    "two can take 17":                   (one_deal(PLAIN, 17),        2, 1, (17,)),
    "two can take 25 of one pack":       (one_deal(PLAIN, 25),        2, 1, (25,)),
    "two can take all without a turn-up":
        (replace(PLAIN, trump=Trump.SPADES, hand_sizes=(26,)),        2, 1, (26,)),
    "four of Ile Fourchue take one pack":                 (ILE,       4, 1, EVENS_UP_ODDS_DOWN),
    "five of Ile Fourchue take two packs":                (ILE,       5, 2, EVENS_UP_ODDS_DOWN),
    "eight of Ile Fourchue still take two":               (ILE,       8, 2, EVENS_UP_ODDS_DOWN),
    "nine of Ile Fourchue take three":                    (ILE,       9, 3, EVENS_UP_ODDS_DOWN),
    "ten of Ile Fourchue take three":                     (ILE,      10, 3, EVENS_UP_ODDS_DOWN),
    "four with no joker need two packs for 13": (replace(ILE, jokers=0), 4, 2, EVENS_UP_ODDS_DOWN),
    "six of Ile Fourchue can stay with one pack":  (ILE_ONE,      6, 1, (2, 4, 6, 8, 9, 7, 5, 3)),
    "the six-player list fits one pack": (
        replace(ILE_ONE, hand_sizes=SIX_PLAYERS_ONE_PACK),            6, 1, SIX_PLAYERS_ONE_PACK),
    "the whole pack serves four with 13":                 (WHOLE_PACK, 4, 1, (13,)),
}
# fmt: on


@pytest.mark.parametrize(("variant", "players", "packs", "sizes"), FITS.values(), ids=FITS)
def test_what_the_pack_serves(variant: Variant, players: int, packs: int, sizes: Sizes) -> None:
    fit = fitted(variant, players)
    assert (fit.packs, fit.hand_sizes) == (packs, sizes)
    assert fitted(fit, players) == fit


def custom(*sizes: int, **axes: object) -> Variant:
    return replace(PLAIN, hand_sizes=sizes, lower_to_fit=False, **axes)  # type: ignore[arg-type]


# fmt: off
TOO_LARGE = {
    "ten cards for six of one pack": (custom(3, 10), 6,
        "10 cards for each of 6 players do not fit into one pack; at most 8 each do"),
    "13 cards for four, and one must be turned up": (custom(13), 4,
        "13 cards for each of 4 players do not fit into one pack; at most 12 each do"),
    "11 cards for ten of two packs": (custom(11, packs=2), 10,
        "11 cards for each of 10 players do not fit into 2 packs; at most 10 each do"),
    "14 cards for four even of the whole pack": (custom(14, whole_pack_no_trump=True), 4,
        "at most 13 each do"),
    "nothing is left to lower": (one_deal(PLAIN, 9), 6,
        "9 cards for each of 6 players do not fit into one pack; at most 8 each do"),
}
# fmt: on


@pytest.mark.parametrize(("variant", "players", "words"), TOO_LARGE.values(), ids=TOO_LARGE)
def test_hands_that_do_not_fit_are_refused(variant: Variant, players: int, words: str) -> None:
    with pytest.raises(VariantError) as refusal:
        fitted(variant, players)
    assert words in str(refusal.value)


def test_a_custom_list_that_just_fits_is_played() -> None:
    assert fitted(custom(8, 2, 8), 6).hand_sizes == (8, 2, 8)


# fmt: off
NOTES = {
    "the usual game needs no word": (FAMILY, 4, ()),
    "a lowered schedule is announced": (FAMILY, 6,
        ("With 6 players the pack serves at most 8 cards each, so larger hands are left out:"
         " 15 deals.",)),
    "the largest hand served is named, not the largest played":
        (replace(PLAIN, hand_sizes=BY_THREES), 5,
         ("With 5 players the pack serves at most 10 cards each, so larger hands are left out:"
          " 6 deals.",)),
    "several packs serve together": (replace(PLAIN, packs=2, hand_sizes=(2, 26)), 5,
        ("With 5 players the packs serve at most 20 cards each, so larger hands are left out:"
         " 1 deal.",)),
    "a second pack is announced with equal jokers": (ILE, 5,
        ("5 players need 2 packs. Of two equal cards in a trick the later one wins, and all"
         " jokers are equal.",)),
    "without jokers nothing is said of them": (replace(ILE, jokers=0), 5,
        ("5 players need 2 packs. Of two equal cards in a trick the later one wins.",)),
    "three play what is meant for four to eight": (find_variant("prediction"), 3,
        ("Usually 4 to 8 play it; 3 can.",)),
}
# fmt: on


@pytest.mark.parametrize(("variant", "players", "notes"), NOTES.values(), ids=NOTES)
def test_the_players_are_told(variant: Variant, players: int, notes: tuple[str, ...]) -> None:
    assert fitting_notes(variant, players) == notes


def test_a_whole_pack_has_no_turn_up_and_no_trump() -> None:
    state = dealt(WHOLE_PACK, players=4)
    assert (state.turn_up, state.trump, state.stock) == (None, None, ())
    assert state.phase is Phase.BID


def test_a_variant_for_the_whole_pack_still_turns_up_where_a_card_is_left() -> None:
    state = dealt(replace(WHOLE_PACK, hand_sizes=(12,)), players=4, turn_up="2h")
    assert str(state.turn_up) == "2h"
    assert state.trump == "h"
    assert len(state.stock) == 3
