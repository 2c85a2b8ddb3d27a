"""Laws that hold in every game of every rule set (docs/rules/cards.md 1 to 4)."""

from collections import Counter
from dataclasses import fields
from itertools import product

import pytest
from hypothesis import given

from riverlib.cards import (
    Action,
    Bid,
    Bidding,
    Card,
    GameState,
    Phase,
    Play,
    Scoring,
    Shuffle,
    Variant,
    apply,
    legal_actions,
    replay,
    start_log,
    view,
    with_action,
)
from riverlib.cards.events import BidMade, BidPlaced, BidsRevealed, DealScored, GameEnded
from riverlib.cards.variant import cards_in_play
from riverlib.core import GameLog, IllegalActionError
from tests.cards.hidden import (
    bid_otherwise,
    bids_known_to,
    cards_in,
    cards_known_to,
    public_cards,
    redealt,
)
from tests.cards.random_rules import AXES, SCORING_AXES, TABLES, Table


def whole_pack(state: GameState) -> tuple[Card, ...]:
    return cards_in_play(state.variant, state.variant.packs or 1)


def test_random_rule_sets_vary_every_rule() -> None:
    """What they leave out is held to nothing: neither to these laws nor to the kernel."""
    assert set(AXES) == {field.name for field in fields(Variant)}
    assert set(SCORING_AXES) == {field.name for field in fields(Scoring)}


@given(table=TABLES)
def test_cards_are_conserved(table: Table) -> None:
    for _, _, state, _ in table.moves():
        counted = Counter(card for hand in state.hands for card in hand)
        counted.update(state.stock)
        counted.update(state.trick)
        counted.update(card for trick in state.tricks for card in trick.cards)
        counted.update([state.turn_up] if state.turn_up else [])
        assert counted == Counter(whole_pack(state))


@given(table=TABLES)
def test_tricks_sum_to_the_hand_size_and_totals_to_the_results(table: Table) -> None:
    for before, _, state, events in table.moves():
        if state.phase is Phase.PLAY:
            assert sum(state.taken) == len(state.tricks)
        if len(state.results) == len(before.results):
            assert state.totals == before.totals
            continue
        result = state.results[-1]
        assert (result.dealer, result.hand_size) == (before.dealer, before.hand_size)
        assert sum(result.taken) == result.hand_size == len(state.tricks)
        sums = tuple(map(sum, zip(*(each.points for each in state.results), strict=True)))
        assert state.totals == result.totals == sums
        assert DealScored(result.points, result.totals) in events
        assert (GameEnded(state.winners) in events) is state.is_over
        step = 0 if state.is_over else 1  # after the last deal nothing moves on
        assert state.deal_no == before.deal_no + step
        assert state.dealer == (before.dealer + step) % table.players
    assert [result.hand_size for result in state.results] == list(state.variant.hand_sizes)


def every_action(state: GameState) -> set[Action]:
    """Return every bid and card there is, sensible or not."""
    bids = (Bid(tricks) for tricks in range(-1, state.hand_size + 3))
    return {*bids, *map(Play, whole_pack(state))}


@given(table=TABLES)
def test_every_legal_action_applies_and_every_other_is_refused(table: Table) -> None:
    for before, action, _, _ in table.moves():
        legal = legal_actions(before)
        assert len(set(legal)) == len(legal)
        for each in legal:
            apply(before, each)
        wrong = every_action(before) - set(legal)
        if before.phase is not Phase.SHUFFLE:
            wrong.add(Shuffle(whole_pack(before)))
        copy, text = hash(before), repr(before)
        for each in wrong:
            with pytest.raises(IllegalActionError):
                apply(before, each)
        assert (hash(before), repr(before)) == (copy, text)
        assert action in legal or isinstance(action, Shuffle)


@given(table=TABLES)
def test_nothing_is_legal_exactly_when_chance_or_nobody_moves(table: Table) -> None:
    for before, _, state, _ in table.moves():
        for each in (before, state):
            waits = each.phase in (Phase.SHUFFLE, Phase.OVER)
            assert (legal_actions(each) == ()) is waits
            assert (each.to_move is None) is waits
            assert each.is_over is (each.phase is Phase.OVER)
    for wrong in (*every_action(state), Shuffle(whole_pack(state))):
        with pytest.raises(IllegalActionError, match="the game is over"):
            apply(state, wrong)


@given(table=TABLES)
def test_a_log_replays_to_the_same_state(table: Table) -> None:
    log = start_log(table.variant, players=table.players, first_dealer=table.first_dealer)
    moves = list(table.moves())
    for _, action, _, _ in moves:
        log = with_action(log, action)
    assert replay(GameLog.from_json(log.to_json())) == moves[-1][2]


@given(table=TABLES)
def test_no_view_holds_what_its_seat_may_not_know(table: Table) -> None:
    moves = list(table.moves())
    states = [moves[0][0], *(state for _, _, state, _ in moves)]
    for each, seat in product(states, (*range(table.players), None)):
        seen = view(each, seat)
        surplus = Counter(cards_in(seen)) - cards_known_to(each, seat)
        assert not surplus, f"seat {seat} sees {surplus} at {each.phase}"
        known = bids_known_to(each, seat)
        assert seen.bids == known
        assert seen.legal == (legal_actions(each) if seat == each.to_move else ())
        if each.phase is Phase.PLAY and seat is not None:
            assert seen.hand == each.hands[seat]


@given(table=TABLES)
def test_a_view_does_not_change_with_cards_its_seat_cannot_see(table: Table) -> None:
    for _, _, state, _ in table.moves():
        if state.phase is Phase.BID or (state.phase is Phase.PLAY and not state.is_forehead):
            for seat in range(table.players):
                assert view(redealt(state, seat), seat) == view(state, seat)


@given(table=TABLES)
def test_a_view_does_not_change_with_bids_its_seat_cannot_see(table: Table) -> None:
    for _, _, state, _ in table.moves():
        for seat in range(table.players):
            assert view(bid_otherwise(state, seat), seat) == view(state, seat)


@given(table=TABLES)
def test_events_hold_public_cards_and_open_bids_only(table: Table) -> None:
    secret = table.variant.bidding is Bidding.SIMULTANEOUS
    for before, action, state, events in table.moves():
        seat = -1 if before.to_move is None else before.to_move
        cards = {card for event in events for card in cards_in(event)}
        assert cards <= set(public_cards(state))
        if isinstance(action, Bid) and secret:
            assert events[0] == BidPlaced(seat)
            assert not any(isinstance(event, BidMade) for event in events)
            shown = any(isinstance(event, BidsRevealed) for event in events)
            assert shown is (len(before.bids) - sum(bid is not None for bid in before.bids) == 1)
        elif isinstance(action, Bid):
            assert events[0] == BidMade(seat, action.tricks)


@given(table=TABLES)
def test_partners_hold_the_same_points(table: Table) -> None:
    for _, _, state, _ in table.moves():
        teams = table.players // table.variant.team_size
        for seat in range(table.players):
            assert state.totals[seat] == state.totals[seat % teams]


@given(table=TABLES)
def test_somebody_misses_where_the_hook_holds(table: Table) -> None:
    *_, (_, _, over, _) = table.moves()
    for result in over.results:
        if table.variant.hook:
            assert sum(result.bids) != result.hand_size
            assert result.bids != result.taken
