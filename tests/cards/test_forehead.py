"""The card on the forehead and what else a view shows: docs/rules/cards.md 3.3 and 1.1."""

from dataclasses import replace

import pytest

from riverlib.cards import Bidding, FirstLead, Phase, TrumpLead, find_variant, new_game, view
from riverlib.cards.events import CardPlayed, DealScored, GameEnded, LeadGiven, TrickTaken
from riverlib.core import IllegalActionError
from tests.cards.table import PLAIN, after, dealt, read_cards, take

FOREHEAD = replace(PLAIN, hand_sizes=(1,), forehead=True)
HANDS = ("7s", "Ah", "Kh")
BLIND = dealt(FOREHEAD, *HANDS, turn_up="2s")


class TestForehead:
    """3.3: everybody sees all the cards but their own, and the card plays itself."""

    def test_a_seat_sees_the_others_and_not_itself(self) -> None:
        seen = view(BLIND, 1)
        assert seen.hand == ()
        assert seen.shown == (read_cards("7s"), (), read_cards("Kh"))
        assert seen.is_forehead
        assert seen.hand_sizes_left == (1, 1, 1)

    def test_an_onlooker_sees_no_card(self) -> None:
        seen = view(BLIND, None)
        assert (seen.hand, seen.shown) == ((), ((), (), ()))

    def test_the_last_bid_plays_the_cards_from_the_leader_on(self) -> None:
        state, events = take(BLIND, "1 0 1")
        assert events[3:] == (
            LeadGiven(1),
            *(CardPlayed(seat, *read_cards(HANDS[seat])) for seat in (1, 2, 0)),
            TrickTaken(0, 1, read_cards("Ah Kh 7s")),
            DealScored((11, 0, 10), (11, 0, 10)),
            GameEnded((0,)),
        )
        assert state.is_over

    def test_the_highest_bidder_leads_there_too(self) -> None:
        start = dealt(replace(FOREHEAD, first_lead=FirstLead.HIGHEST_BIDDER), *HANDS, turn_up="2c")
        state, events = take(start, "0 1 1")
        assert LeadGiven(2) in events
        assert [trick.leader for trick in state.tricks] == [2]
        assert [trick.taker for trick in state.tricks] == [1]

    def test_a_lone_trump_leads_itself_before_trumps_are_broken(self) -> None:
        start = dealt(replace(FOREHEAD, trump_lead=TrumpLead.BROKEN), *HANDS, turn_up="2h")
        assert after(start, "0 0 0").tricks[0].cards == read_cards("Ah Kh 7s")

    def test_bids_all_at_once_play_it_too(self) -> None:
        fists = replace(FOREHEAD, bidding=Bidding.SIMULTANEOUS, hook=False)
        assert after(dealt(fists, *HANDS, turn_up="2s"), "1 0 0").is_over

    def test_larger_hands_are_held_as_ever(self) -> None:
        state = dealt(replace(FOREHEAD, hand_sizes=(2, 1)), "7s 8s", "Ah 2h", "Kh 3h", turn_up="2s")
        seen = view(state, 1)
        assert not seen.is_forehead
        assert seen.hand == read_cards("Ah 2h")
        assert seen.shown == ((), (), ())
        assert after(state, "0 0 0").phase is Phase.PLAY

    def test_without_the_option_one_card_is_held_and_played_by_hand(self) -> None:
        state = after(dealt(replace(PLAIN, hand_sizes=(1,)), *HANDS, turn_up="2s"), "0 0 0")
        assert view(state, 1).hand == read_cards("Ah")
        assert (state.phase, state.to_move) == (Phase.PLAY, 1)

    def test_the_built_in_one_asks_for_it_in_its_one_card_deal_only(self) -> None:
        variant = find_variant("family-night-forehead")
        assert variant.forehead
        assert variant.hand_sizes.count(1) == 1


class TestView:
    """A seat sees what is public and its own hand."""

    def test_before_the_first_deal_there_is_nothing_to_see(self) -> None:
        seen = view(new_game(PLAIN, players=3), 0)
        assert (seen.hand, seen.turn_up, seen.trump, seen.to_move) == ((), None, None, None)
        assert seen.bids == (None, None, None)
        assert seen.has_bid == (False, False, False)
        assert seen.hand_sizes_left == seen.taken == (0, 0, 0)
        assert seen.legal == ()

    def test_the_turn_up_and_the_size_of_the_stock_are_public(self) -> None:
        seen = view(dealt(PLAIN, players=3, turn_up="7h"), None)
        assert (str(seen.turn_up), seen.trump, seen.stock_size) == ("7h", "h", 52 - 9 - 1)

    def test_the_seat_to_move_has_its_legal_actions_and_nobody_else(self) -> None:
        state = dealt(PLAIN, players=3)
        assert [len(view(state, seat).legal) for seat in (0, 1, 2, None)] == [0, 4, 0, 0]

    def test_played_cards_are_public(self) -> None:
        state = after(dealt(PLAIN, "Qd 6d 7s", "Ah 2h 3s", "Kh 4c 5s", turn_up="2s"), "0 0 0 Ah Kh")
        for seat in (0, 1, 2, None):
            assert view(state, seat).trick == read_cards("Ah Kh")
            assert view(state, seat).hand_sizes_left == (3, 2, 2)

    @pytest.mark.parametrize("seat", [-1, 3])
    def test_a_view_needs_a_seat(self, seat: int) -> None:
        with pytest.raises(IllegalActionError, match=f"there is no seat {seat}: the seats are 0"):
            view(BLIND, seat)
