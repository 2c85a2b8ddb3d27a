"""Chances while one thinks: corrected without a swap, certain where they are, sharper in time."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import islice, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from riverlib.cards import Bid, FirstLead, Phase, View, view
from riverlib.cards.coach import calibration, chances
from riverlib.cards.coach.certain import side_bid
from riverlib.cards.coach.one_card import bid_points
from riverlib.cards.coach.worth import Worth, weigh
from riverlib.cards.scoring import score
from tests.cards.coach.test_worth import positions
from tests.cards.random_rules import TABLES, Table
from tests.cards.table import PLAIN, after, dealt, one_deal


@given(TABLES)
@settings(max_examples=40)
def test_every_action_has_its_chance_under_any_rules(table: Table) -> None:
    for state in positions(table, 2):
        seen = view(state, state.to_move)
        found = chances.chances(seen, worlds=30, seed=1)
        assert found.actions == seen.legal
        assert points_by(seen, found, found.tricks) == pytest.approx(found.points)
        assert points_by(seen, found, found.worth.tricks) == pytest.approx(found.worth.points)
        for share, error, sure in zip(found.made, found.errors, found.is_certain, strict=True):
            assert share in (0, 1) if sure else 0 < share < 1
            assert error == 0 if sure else error > 0
        for row in found.tricks:
            assert sum(row) == pytest.approx(1)
            assert min(row) >= 0
        assert found.still in found.made


def points_by(seen: View, found: chances.Chances, tricks: Sequence[Sequence[float]]) -> list[float]:
    """What each choice brings by chances of 0, 1, ... tricks; of partners to bid as it was said."""
    expected = []
    for action, row, said in zip(found.actions, tricks, found.points, strict=True):
        bid = action.tricks if isinstance(action, Bid) else side_bid(seen)
        if isinstance(action, Bid) and seen.variant.team_size > 1:
            expected.append(said)
            continue
        of = partial(score, seen.variant.scoring, bid=bid, hand_size=seen.hand_size)
        expected.append(sum(share * of(taken=no).points for no, share in enumerate(row)))
    return expected


def test_points_are_never_less_than_the_chance_beside_them_leaves() -> None:
    """A hint once said "15%" of a bid of 2 beside -0.2 points, where no miss costs more than 2."""
    state = dealt(one_deal(PLAIN, 3), "Ah Kc 3d", "2h 5c 9d", "Qs 4h 8c", turn_up="2s")
    seen = view(state, state.to_move)
    found = chances.chances(seen)
    for action, share, points in zip(found.actions, found.made, found.points, strict=True):
        assert isinstance(action, Bid)
        of = partial(score, seen.variant.scoring, bid=action.tricks, hand_size=3)
        each = [of(taken=no).points for no in range(4)]
        least = min(each[: action.tricks] + each[action.tricks + 1 :])
        assert points >= share * each[action.tricks] + (1 - share) * least - 1e-9


@given(TABLES)
@settings(max_examples=40)
def test_with_one_card_the_chances_of_both_bids_make_a_hundred(table: Table) -> None:
    rules = replace(table.variant, hand_sizes=(1,), team_size=1, hook=False)
    for state in positions(replace(table, variant=rules), 2):
        seen = view(state, state.to_move)
        if seen.phase is not Phase.BID or rules.first_lead is FirstLead.HIGHEST_BIDDER:
            continue  # who bids higher leads, and may take another trick
        found = chances.chances(seen, worlds=200, seed=1)
        assert [each.tricks for each in found.actions if isinstance(each, Bid)] == [0, 1]
        assert sum(found.made) == pytest.approx(1)
        said = [chances.words(share) for share in found.made if 0.01 <= share <= 0.99]
        assert sum(int(text.removesuffix("%")) for text in said) in (0, 100)


def test_one_card_is_counted_as_it_is() -> None:
    state = dealt(one_deal(PLAIN, 1), "6d", "2c", "3c", "4c", turn_up="8h")
    seen = view(state, state.to_move)
    found = chances.chances(seen, worlds=2_000)
    assert found.made[1] == pytest.approx(bid_points(seen).chance, abs=0.04)


def test_the_chance_of_a_bid_is_that_of_as_many_tricks() -> None:
    state = dealt(one_deal(PLAIN, 3), "Ah Kc 3d", "2h 5c 9d", "Qs 4h 8c", turn_up="2s")
    seen = view(state, state.to_move)
    found = chances.chances(seen)
    for action, share, row in zip(found.actions, found.made, found.tricks, strict=True):
        assert isinstance(action, Bid)
        assert row[action.tricks] == pytest.approx(share)


def test_partners_chances_of_tricks_are_left_as_they_are() -> None:
    partners = replace(one_deal(PLAIN, 3), team_size=2)
    state = dealt(partners, "Ah Kc 3d", "2h 5c 9d", turn_up="2s", players=4)
    found = chances.chances(view(state, state.to_move))
    assert found.tricks == found.worth.tricks


def test_in_play_the_chance_is_that_of_the_tricks_bid() -> None:
    start = dealt(one_deal(PLAIN, 3), "Ah Kc 3d", "2h 5c 9d", "Qs 4h 8c", turn_up="2s")
    state = after(start, "1 0 1")
    assert state.phase is Phase.PLAY
    seat = state.to_move
    assert seat is not None
    found = chances.chances(view(state, seat))
    for share, row in zip(found.made, found.tricks, strict=True):
        assert row[state.bids[seat] or 0] == pytest.approx(share)


def test_chances_grow_more_exact() -> None:
    state = dealt(one_deal(PLAIN, 3), "Ah Kc 3d", "2h 5c 9d", "Qs 4h 8c", turn_up="2s")
    seen = view(state, state.to_move)
    answers = list(chances.growing(seen, first=50, most=400))
    assert [each.worth.worlds for each in answers] == [50, 100, 200, 400]
    for first, second in pairwise(answers):
        assert max(second.errors) < max(first.errors)
    assert next(islice(chances.growing(seen, first=50), 1)) == answers[0]


def test_another_position_is_refused() -> None:
    state = dealt(one_deal(PLAIN, 3), "Ah Kc 3d", "2h 5c 9d", turn_up="2s")
    worth = weigh(view(state, state.to_move), worlds=10)
    bid = after(state, "1")
    other = replace(worth, actions=worth.actions[1:])
    assert isinstance(other, Worth)
    with pytest.raises(AssertionError):
        chances.corrected(view(bid, bid.to_move), other)


@given(
    st.lists(st.floats(0, 1), min_size=2, max_size=8),
    st.booleans(),
    st.integers(1, 26),
    st.integers(2, 10),
)
def test_the_correction_never_swaps_two_chances(
    raw: list[float], bidding: bool, count: int, players: int
) -> None:
    ordered = [
        calibration.corrected(share, 200, bidding=bidding, cards=count, players=players)
        for share in sorted(raw)
    ]
    assert ordered == sorted(ordered)
    assert all(0 < share < 1 for share in ordered)


def test_a_chance_in_words_is_certain_only_where_it_is() -> None:
    said = [chances.words(share) for share in (0.0, 0.004, 0.01, 0.5, 0.99, 0.999, 1.0)]
    assert said == ["under 1%", "under 1%", "1%", "50%", "99%", "over 99%", "over 99%"]
    assert chances.words(0.0, is_certain=True) == "impossible"


def test_a_row_of_chances_keeps_its_sum() -> None:
    assert chances.with_share((0.5, 0.3, 0.2), 0, 0.4) == pytest.approx((0.4, 0.36, 0.24))
    assert chances.with_share((1.0, 0.0), 0, 0.75) == (0.75, 0.25)
    assert chances.with_share((0.5, 0.5), 2, 0.9) == (0.5, 0.5)
    assert chances.with_share((0.5, 0.5), None, 0.9) == (0.5, 0.5)
