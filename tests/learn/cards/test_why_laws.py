"""Whatever the rules: what a reason states is what the engine does."""

import re
from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from riverlib.cards import (
    Bid,
    Card,
    GameState,
    JokerRanks,
    Phase,
    Play,
    Suit,
    TrumpLead,
    Variant,
    card_name,
    legal_actions,
    pack,
    score,
    view,
)
from riverlib.cards.events import DealScored, TrickTaken
from riverlib.learn.cards import why
from tests.cards.random_rules import TABLES, VARIANTS, Table

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Gina")


def positions(table: Table) -> Iterator[tuple[GameState, GameState, tuple[object, ...]]]:
    for before, _, state, events in table.moves():
        yield before, state, events


def counts_as(card: Card, trump: Suit | None) -> Suit:
    return trump if card.is_joker and trump else card.suit


def is_so(variant: Variant, reason: why.TakerReason, cards: list[Card], trump: Suit | None) -> bool:
    """Judge a kind by looking at the cards, not by asking the rules."""
    best = cards[reason.card_no]
    same = [card for card in cards if counts_as(card, trump) is counts_as(best, trump)]
    trumps = [card for card in cards if trump and counts_as(card, trump) is trump]
    jokers = [card for card in cards if card.is_joker]
    highest = all(card.rank < best.rank for card in same if card is not best)
    led = counts_as(best, trump) is counts_as(cards[0], trump)
    equal = [card for card in cards[: reason.card_no] if card == best]
    if best.is_joker and variant.joker_ranks is JokerRanks.EQUAL:
        equal = [card for card in cards[: reason.card_no] if card.is_joker]
    return {
        why.Taker.ALONE: len(cards) == 1,
        why.Taker.ONLY_TRUMP: trumps == [best],
        why.Taker.HIGHEST_TRUMP: best in trumps and len(trumps) > 1 and highest,
        why.Taker.JOKER: jokers == [best] and len(trumps) > 1,
        why.Taker.HIGHEST_JOKER: best.is_joker and len(jokers) > 1 and highest,
        why.Taker.ONLY_OF_SUIT: not trumps and led and same == [best],
        why.Taker.HIGHEST_OF_SUIT: not trumps and led and len(same) > 1 and highest,
        why.Taker.LATER_OF_EQUAL: bool(equal),
    }[reason.kind]


@given(table=TABLES)
def test_a_trick_goes_where_its_reason_says(table: Table) -> None:
    for before, state, events in positions(table):
        variant, trump = state.variant, before.trump
        for event in events:
            if isinstance(event, TrickTaken):
                reason = why.taker_reason(
                    variant, event.cards, leader=event.leader, trump=trump,
                    names=NAMES[: table.players],
                )  # fmt: skip
                assert (reason.seat, reason.is_complete) == (event.seat, True)
                assert is_so(variant, reason, list(event.cards), trump), reason
        if state.trick and state.leader is not None:
            so_far = why.taker_reason(
                variant, state.trick, leader=state.leader, trump=state.trump,
                names=NAMES[: table.players],
            )  # fmt: skip
            assert not so_far.is_complete
            assert is_so(variant, so_far, list(state.trick), state.trump), so_far


def card_kind_holds(state: GameState, seat: int, reason: why.CardReason) -> bool:
    """Judge the kind by looking at the hand and the trick."""
    trump, hand, card = state.trump, state.hands[seat], reason.card
    led = counts_as(state.trick[0], trump) if state.trick else None
    has_led = any(counts_as(own, trump) is led for own in hand)
    is_trump = trump is not None and counts_as(card, trump) is trump
    rule = state.variant.trump_lead
    held_back = (rule is TrumpLead.BROKEN and not state.trump_played) or (
        rule is TrumpLead.NOT_FIRST_TRICK and not state.tricks
    )
    only_trumps = trump is not None and all(counts_as(own, trump) is trump for own in hand)
    any_trump = trump is not None and any(counts_as(own, trump) is trump for own in hand)
    kinds = why.CardAnswer
    return {
        kinds.LEADS: led is None and not (is_trump and held_back),
        kinds.LEADS_PLAIN: led is None and held_back and not is_trump,
        kinds.TRUMPS_OPEN: led is None and is_trump and not held_back,
        kinds.ONLY_TRUMPS: led is None and held_back and only_trumps,
        kinds.FOLLOWS: counts_as(card, trump) is led,
        kinds.JOKER_FOLLOWS: card.is_joker and counts_as(card, trump) is led,
        kinds.CANNOT_FOLLOW: led is not None and not has_led and not is_trump,
        kinds.TRUMPS_IN: led is not None and not has_led and is_trump,
        kinds.MUST_TRUMP_OPEN: state.variant.must_trump and not has_led and is_trump,
        kinds.MUST_FOLLOW: has_led and counts_as(card, trump) is not led,
        kinds.MUST_TRUMP: state.variant.must_trump and not has_led and any_trump and not is_trump,
        kinds.NOT_BROKEN: is_trump and rule is TrumpLead.BROKEN and not state.trump_played,
        kinds.NOT_TO_FIRST_TRICK: is_trump and held_back and not state.tricks,
    }[reason.kind]


@given(table=TABLES)
def test_a_card_is_open_exactly_when_the_engine_lets_it_through(table: Table) -> None:
    for before, _, _ in positions(table):
        legal = {action.card for action in legal_actions(before) if isinstance(action, Play)}
        for seat in range(table.players):
            mine = view(before, seat)
            open_now = legal if seat == before.to_move else set()
            for card in set(before.hands[seat]) if before.hands else set():
                reason = why.card_reason(mine, card)
                assert reason.is_open == (card in open_now), reason
                assert set(reason.instead) == open_now
                if before.phase is Phase.PLAY and seat == before.to_move:
                    assert card_kind_holds(before, seat, reason), reason


@given(table=TABLES)
def test_a_bid_is_open_exactly_when_the_engine_lets_it_through(table: Table) -> None:
    for before, _, _ in positions(table):
        legal = {action.tricks for action in legal_actions(before) if isinstance(action, Bid)}
        for seat in range(table.players):
            for tricks in range(-1, before.hand_size + 2):
                reason = why.bid_reason(view(before, seat), tricks)
                is_open = seat == before.to_move and tricks in legal
                assert reason.is_open == is_open, reason
                said = sum(bid or 0 for bid in before.bids)
                if reason.said is not None:
                    assert reason.said == said
                if reason.kind is why.BidAnswer.HOOKED:
                    assert said + tricks == before.hand_size
                    assert f"{said} + {tricks}" in reason.text
                if reason.kind in (why.BidAnswer.OPEN_UNEVEN, why.BidAnswer.OPEN_OVER):
                    assert said + tricks != before.hand_size
                if reason.kind is why.BidAnswer.OPEN_SECRET:
                    assert len(legal) == before.hand_size + 1


@given(table=TABLES)
def test_a_moment_names_what_the_engine_allows_and_nothing_hidden(table: Table) -> None:
    names = NAMES[: table.players]
    for before, _, _ in positions(table):
        for seat in (*range(table.players), None):
            mine = view(before, seat)
            reason = why.moment(mine, names)
            legal = set(legal_actions(before)) if seat == before.to_move else set()
            assert {*map(Play, reason.cards), *map(Bid, reason.bids)} == legal
            assert bool(legal) == (reason.kind not in WAITING)
            if reason.kind is why.Moment.ANY_CARD or reason.kind is why.Moment.LEAD:
                assert set(reason.cards) == set(mine.hand)
            known = {*mine.hand, *mine.trick}
            assert cards_named(reason.text) <= known


WAITING = {why.Moment.WAIT, why.Moment.DEAL, why.Moment.OVER}


def cards_named(text: str) -> set[Card]:
    return {card for card in pack(jokers=3) if f"the {card_name(card)}" in text}


def worth(how: str) -> int:
    """Do the arithmetic of a score sheet again: what stands left of the sign "="."""
    left = how.split("=")[0].replace("\N{MINUS SIGN}", "-").replace("\N{MULTIPLICATION SIGN}", "*")
    assert re.fullmatch(r"[-+*0-9 ]+", left)
    return int(eval(left))


@given(variant=VARIANTS, hand_size=st.integers(1, 13), data=st.data())
def test_the_points_named_add_up_and_are_the_engines(
    variant: Variant, hand_size: int, data: st.DataObject
) -> None:
    bid = data.draw(st.integers(0, hand_size))
    taken = data.draw(st.integers(0, hand_size))
    reason = why.points_reason(variant, bid=bid, taken=taken, hand_size=hand_size)
    truth = score(variant.scoring, bid=bid, taken=taken, hand_size=hand_size)
    assert reason.points == truth.points == sum(reason.parts) == worth(reason.how)
    assert reason.off == taken - bid
    assert all(str(abs(part)) in reason.text for part in reason.parts)
    assert (variant.team_size > 1) == reason.text.startswith("Together")
    assert len(reason.text.split()) <= 25 + len(reason.how.split())


@given(table=TABLES)
def test_partners_points_are_told_from_what_they_did_together(table: Table) -> None:
    for _, state, events in positions(table):
        for event in events:
            if isinstance(event, DealScored):
                result, size = state.results[-1], state.variant.team_size
                for seat in range(table.players):
                    mates = range(seat % (table.players // size), table.players,
                                  table.players // size)  # fmt: skip
                    reason = why.points_reason(
                        state.variant,
                        bid=sum(result.bids[mate] for mate in mates),
                        taken=sum(result.taken[mate] for mate in mates),
                        hand_size=result.hand_size,
                    )
                    assert reason.points == result.points[seat]


@given(table=TABLES)
def test_every_sentence_is_short(table: Table) -> None:
    names = NAMES[: table.players]
    for before, _, _ in positions(table):
        for seat in range(table.players):
            mine = view(before, seat)
            texts = [why.moment(mine, names).text]
            texts += [why.card_reason(mine, card).text for card in mine.hand]
            texts += [why.bid_reason(mine, bid).text for bid in range(before.hand_size + 2)]
            assert max(len(text.split()) for text in texts) <= 30
            assert not any("  " in text or text[0].islower() for text in texts)
