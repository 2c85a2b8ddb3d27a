"""Contradictions and tables that do not fit: docs/rules/cards.md 3.7, and the catalogue."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from riverlib.cards import (
    CATALOGUE,
    SUITS,
    VARIANTS,
    Bidding,
    Card,
    FirstDealer,
    FirstLead,
    JokerRanks,
    Trump,
    TrumpLead,
    Variant,
    draw_for_deal,
    find_variant,
    fitted,
    new_game,
)
from riverlib.cards.schedule import EVENS_UP_ODDS_DOWN, down_and_up
from riverlib.core import VariantError
from tests.cards.table import PLAIN, after, any_game, dealt, packs_of

FISTS = Bidding.SIMULTANEOUS
# fmt: off
REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "hook and all at once": ({"bidding": FISTS},
        "the hook needs a last bidder: bid in turn, or play without the hook"),
    "ranked jokers in several packs": (
        {"jokers": 3, "packs": 2, "joker_ranks": JokerRanks.RANKED},
        "jokers are ranked in one pack only: play one pack, or equal jokers"),
    "jokers and rotation": ({"jokers": 2, "trump": Trump.ROTATION},
        "take a turn-up or spades as trump, or no jokers"),
    "jokers and no trump": ({"jokers": 1, "trump": Trump.NONE},
        "take a turn-up or spades as trump, or no jokers"),
    "jokers and the whole pack": ({"jokers": 3, "whole_pack_no_trump": True},
        "leave a card to turn up, or play without jokers"),
    "the whole pack and always spades": ({"whole_pack_no_trump": True, "trump": Trump.SPADES},
        "take the turn-up as trump"),
    "the whole pack and rotation": ({"whole_pack_no_trump": True, "trump": Trump.ROTATION},
        "take the turn-up as trump"),
    "the whole pack and no trump": ({"whole_pack_no_trump": True, "trump": Trump.NONE},
        "take the turn-up as trump"),
    "no trump but broken": ({"trump": Trump.NONE, "trump_lead": TrumpLead.BROKEN},
        "allow any lead, or play with trumps"),
    "no trump but not first": ({"trump": Trump.NONE, "trump_lead": TrumpLead.NOT_FIRST_TRICK},
        "allow any lead, or play with trumps"),
    "no trump but must trump": ({"trump": Trump.NONE, "must_trump": True},
        "drop that rule, or play with trumps"),
    "forehead without a one-card deal": ({"forehead": True},
        "a card on the forehead needs a one-card deal: add a hand size of 1"),
    "no deals": ({"hand_sizes": ()}, "a game needs at least one deal"),
    "too many deals": ({"hand_sizes": (1,) * 61}, "61 deals are too many, at most 60"),
    "a hand of nothing": ({"hand_sizes": (2, 0)}, "a hand holds 1 to 26 cards, 0 does not fit"),
    "a hand of 27": ({"hand_sizes": (27,)}, "a hand holds 1 to 26 cards, 27 does not fit"),
    "half a card": ({"hand_sizes": (1.5,)}, "a hand holds 1 to 26 cards, 1.5 does not fit"),
    "no pack": ({"packs": 0}, "1 to 5 packs can be shuffled together, not 0"),
    "six packs": ({"packs": 6}, "1 to 5 packs can be shuffled together, not 6"),
    "four jokers": ({"jokers": 4}, "a pack has 0 to 3 jokers, not 4"),
    "fewer than no jokers": ({"jokers": -1}, "a pack has 0 to 3 jokers, not -1"),
    "a team of nobody": ({"team_size": 0}, "a team has 1 to 5 partners, not 0"),
    "a team of six": ({"team_size": 6}, "a team has 1 to 5 partners, not 6"),
}
ALLOWED: dict[str, dict[str, Any]] = {
    "all at once without the hook":       {"bidding": FISTS, "hook": False},
    "jokers and always spades":           {"jokers": 3, "trump": Trump.SPADES},
    "equal jokers in one pack":           {"jokers": 3, "joker_ranks": JokerRanks.EQUAL},
    "equal jokers in two packs":         {"jokers": 1, "packs": 2, "joker_ranks": JokerRanks.EQUAL},
    "rotation, broken and must trump":    {"trump": Trump.ROTATION, "must_trump": True,
                                           "trump_lead": TrumpLead.BROKEN},
    "forehead with a one-card deal":      {"forehead": True, "hand_sizes": (2, 1)},
    "two whole packs":                    {"whole_pack_no_trump": True, "packs": 2},
}
TABLES: dict[str, tuple[dict[str, Any], int, str]] = {
    "one player":                        ({}, 1, "2 to 10 can play, not 1"),
    "eleven players":                    ({}, 11, "2 to 10 can play, not 11"),
    "partners and an odd number":        ({"team_size": 2}, 5, "5 players cannot make equal teams"
                                          " of 2; 4 or 6 or 8 or 10 players can"),
    "a single team":                     ({"team_size": 2}, 2, "2 players cannot make equal teams"
                                          " of 2; 4 or 6 or 8 or 10 players can"),
    "teams of three":                    ({"team_size": 3}, 8, "6 or 9 players can"),
    "teams of five":                     ({"team_size": 5}, 5, "teams of 5; 10 players can"),
    "ranked jokers, two packs needed":   ({"packs": None, "jokers": 3, "hand_sizes": (13,),
                                           "joker_ranks": JokerRanks.RANKED}, 5,
                                          "5 players need 2 packs for 13 cards each, and jokers are"
                                          " ranked in one pack only"),
}
# fmt: on


@pytest.mark.parametrize(("axes", "words"), REFUSED.values(), ids=REFUSED)
def test_contradictions_are_refused_saying_what_would_fit(axes: dict[str, Any], words: str) -> None:
    with pytest.raises(VariantError) as refusal:
        replace(PLAIN, **axes)
    assert str(refusal.value).startswith("Plain: ")
    assert words in str(refusal.value)


@pytest.mark.parametrize("axes", ALLOWED.values(), ids=ALLOWED)
def test_what_goes_together_is_played(axes: dict[str, Any]) -> None:
    assert any_game(replace(PLAIN, **axes), players=4, seed=1).is_over


@pytest.mark.parametrize(("axes", "players", "words"), TABLES.values(), ids=TABLES)
def test_tables_that_do_not_fit_are_refused(axes: dict[str, Any], players: int, words: str) -> None:
    variant = replace(PLAIN, **axes)
    with pytest.raises(VariantError) as refusal:
        new_game(variant, players=players)
    assert words in str(refusal.value)


# fmt: off
RANKS = {  #                          packs  asked              played
    "one pack ranks its jokers":     (1,     JokerRanks.AUTO,   JokerRanks.RANKED),
    "several packs make them equal": (2,     JokerRanks.AUTO,   JokerRanks.EQUAL),
    "one pack may call them equal":  (1,     JokerRanks.EQUAL,  JokerRanks.EQUAL),
}
# fmt: on


@pytest.mark.parametrize(("packs", "asked", "played"), RANKS.values(), ids=RANKS)
def test_how_jokers_rank(packs: int, asked: JokerRanks, played: JokerRanks) -> None:
    variant = replace(PLAIN, jokers=3, packs=packs, joker_ranks=asked)
    assert fitted(variant, 4).joker_ranks is played


class TestCatalogue:
    """Section 2: what the three rule sets are made of."""

    def test_keys_and_names_are_there_once(self) -> None:
        assert len({variant.key for variant in VARIANTS}) == len(VARIANTS)
        assert len({variant.name for variant in VARIANTS}) == len(VARIANTS)
        assert all(entry.line and entry.special for entry in CATALOGUE)
        assert all(find_variant(variant.key) is variant for variant in VARIANTS)

    def test_an_unknown_key_lists_those_there_are(self) -> None:
        with pytest.raises(VariantError, match="no rule set has the key 'whist'; there are family"):
            find_variant("whist")

    @pytest.mark.parametrize("players", range(2, 11))
    def test_every_rule_set_fits_every_table_or_says_why(self, players: int) -> None:
        for variant in VARIANTS:
            if variant.team_size == 2 and (players % 2 or players == 2):
                continue
            assert fitted(variant, players).hand_sizes

    def test_family_night(self) -> None:
        variant = find_variant("family-night")
        assert variant == Variant(
            key="family-night", name="Family night", hand_sizes=down_and_up(10), hook=True,
            trump_lead=TrumpLead.BROKEN, packs=1, jokers=0, trump=Trump.TURN_UP,
            first_lead=FirstLead.LEFT_OF_DEALER, first_dealer=FirstDealer.ANY,
            usual_players=(4, 6), scoring=variant.scoring,
        )  # fmt: skip

    def test_prediction(self) -> None:
        variant = find_variant("prediction")
        assert variant == Variant(
            key="prediction", name="Prediction", hand_sizes=down_and_up(8), hook=True, packs=1,
            trump_lead=TrumpLead.ANY, first_dealer=FirstDealer.LEFT_OF_SCOREKEEPER,
            usual_players=(4, 8), scoring=variant.scoring,
        )  # fmt: skip
        fists = find_variant("prediction-fists")
        assert (fists.bidding, fists.hook) == (FISTS, False)

    def test_ile_fourchue(self) -> None:
        variant = find_variant("ile-fourchue")
        assert variant == Variant(
            key="ile-fourchue", name="Ile Fourchue", hand_sizes=EVENS_UP_ODDS_DOWN, hook=True,
            packs=None, jokers=3, first_lead=FirstLead.HIGHEST_BIDDER,
            first_dealer=FirstDealer.DRAW, usual_players=(4, 6), scoring=variant.scoring,
        )  # fmt: skip
        assert [packs_of(variant, players) for players in (2, 4, 5, 6)] == [1, 1, 2, 2]
        assert find_variant("ile-fourchue-partners").team_size == 2


class TestEndOfTheGame:
    """1.7: the highest total wins, equal totals share."""

    HANDS = ("7s", "Ah", "Kh")

    def test_the_highest_total_wins(self) -> None:
        state = dealt(replace(PLAIN, hand_sizes=(1,)), *self.HANDS, turn_up="2s")
        over = after(state, "1 0 1 Ah Kh 7s")
        assert (over.totals, over.winners) == ((11, 0, 10), (0,))

    def test_equal_totals_share_the_win(self) -> None:
        state = dealt(replace(PLAIN, hand_sizes=(1,)), *self.HANDS, turn_up="2s")
        over = after(state, "0 0 0 Ah Kh 7s")
        assert (over.totals, over.winners) == ((1, 10, 10), (1, 2))

    def test_nobody_has_won_before_the_end(self) -> None:
        state = dealt(replace(PLAIN, hand_sizes=(1, 1)), *self.HANDS, turn_up="2s")
        running = after(state, "0 0 0 Ah Kh 7s")
        assert not running.is_over
        assert (running.deal_no, running.dealer, running.winners) == (1, 1, ())


class OneOrder:
    """A shuffler that puts given ranks of hearts and spades on top, order after order."""

    def __init__(self, *tops: tuple[int, ...]) -> None:
        self.tops = list(tops)

    def shuffle(self, x: Any, /) -> None:
        top = [Card(SUITS[no % 4], rank) for no, rank in enumerate(self.tops.pop(0))]
        x[:] = top + [card for card in x if card not in top]


class TestDrawForDeal:
    """2: the highest card drawn deals; equal highest draw again."""

    def test_the_highest_card_deals(self) -> None:
        dealer, drawn = draw_for_deal(3, OneOrder((5, 13, 5)))
        assert dealer == 1
        assert [card.rank for card in drawn] == [5, 13, 5]

    def test_equal_highest_draw_again(self) -> None:
        dealer, drawn = draw_for_deal(3, OneOrder((14, 14, 5), (2, 3, 4)))
        assert dealer == 2
        assert [card.rank for card in drawn] == [2, 3, 4]

    def test_every_seat_can_become_dealer(self) -> None:
        rng = Random(1)
        assert {draw_for_deal(4, rng)[0] for _ in range(60)} == {0, 1, 2, 3}
