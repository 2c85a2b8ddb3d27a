"""A review of deals adds up: costs are against the best, luck is the rest; hidden is hidden."""

import re
from dataclasses import replace
from functools import cache
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given

from riverlib import cards
from riverlib.cards.bots.steady import good_actions
from riverlib.cards.coach import judging
from riverlib.cards.coach.dealt import finished_deals
from riverlib.cards.coach.judging import Mark, judge, mark_of, stake
from riverlib.cards.coach.likely_tricks import counted_words
from riverlib.cards.coach.review import Decision, GameReview, SeatDeal, review_deal, skill
from riverlib.cards.coach.review_words import parts_of
from riverlib.cards.coach.story import line_words, verdict_words
from riverlib.cards.coach.told_points import told_points, whole_points
from riverlib.core import GameLog, IllegalActionError
from riverlib.core.people import People
from tests.cards.coach.played import SMALL, by_lot, even, played_log, random_log
from tests.cards.random_rules import TABLES, Table


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "weigh", by_lot)


def reviewed(log: GameLog, seats: tuple[int, ...] = (0, 1, 2)) -> GameReview:
    deals = finished_deals(log)
    return GameReview(tuple(review_deal(deal, even, seats=seats) for deal in deals))


@cache
def game_of(seed: int) -> GameReview:
    """Review a random game for all its seats, once for all that is said of it here."""
    return reviewed(random_log(seed=seed))


def test_points_add_up_exactly() -> None:
    end = cards.replay(random_log(seed=3))
    seen = game_of(3)
    for deal in seen.deals:
        for seat in deal.seats:
            total = seat.even + seat.cards + seat.play + seat.skill
            assert total == pytest.approx(seat.points, abs=1e-9)
            assert seat.worth + seat.play + seat.skill == pytest.approx(seat.points, abs=1e-9)
            assert seat.luck == pytest.approx(seat.points - seat.skill - seat.even, abs=1e-9)
            assert seat.points == end.results[deal.deal_no].points[seat.seat]
    assert tuple(seat.points for seat in seen.seats) == end.totals


def test_a_game_is_the_sum_of_its_deals() -> None:
    seen = game_of(5)
    for seat in seen.seats:
        mine = [each for deal in seen.deals for each in deal.seats if each.seat == seat.seat]
        assert seat.cost == pytest.approx(sum(each.cost for each in mine))
        assert seat.skill == pytest.approx(sum(each.skill for each in mine))
        assert seat.luck == pytest.approx(sum(each.luck for each in mine))
        assert sum(seat.marks) == seat.decisions == sum(each.decisions for each in mine)
        assert seat.deals == len(seen.deals)


def steadily(view: cards.View, rng: Random) -> cards.Action:
    """Choose as the bot ``steady`` does; it looks at nothing but the view."""
    return rng.choice(good_actions(view))


@given(table=TABLES)
def test_who_chooses_as_steady_does_has_no_skill_but_what_lots_bring(table: Table) -> None:
    """The law: where ``steady`` knows one choice it is worth 0, and its lots bring 0 on average."""
    log = played_log(table.variant, steadily, players=table.players, seed=table.seed, deals=1)
    for each in reviewed(log, tuple(range(table.players))).decisions:
        good = good_actions(each.view)
        assert each.chosen in good
        brought = [skill(judge(each.view, choice)) for choice in good]
        assert sum(brought) == pytest.approx(0, abs=1e-9)
        assert each.skill == brought[good.index(each.chosen)]


def test_choices_are_measured_beside_those_of_steady_not_beside_the_best() -> None:
    """A new user's find: of eleven lines in six games ten were lucky, the losers' too.

    What a hand promised was measured beside the best choices, but an even deal is played with the
    mistakes of ``steady``: nearly everybody was lucky by what ``steady`` gives away.
    """
    deal = game_of(4).deals[-1]
    for seat in deal.seats:
        mine = [each for each in deal.decisions if each.seat == seat.seat]
        assert seat.skill == pytest.approx(sum(each.skill for each in mine))
        assert seat.cost == sum(each.cost for each in mine)
        bid = next(each for each in mine if each.is_bid)
        assert bid.worth is not None
        chosen = bid.worth.points[bid.worth.actions.index(bid.chosen)]
        assert seat.worth == pytest.approx(chosen - bid.skill)  # with the usual bid
    forced = [each for each in deal.decisions if each.verdict.is_forced]
    assert forced
    assert [each.skill for each in forced] == [0.0 for _ in forced]


def test_every_choice_of_the_seats_asked_for_is_weighed_and_no_other() -> None:
    log = random_log(seed=2)
    seen = reviewed(log, (1,))
    own = [each for deal in seen.deals for each in deal.decisions]
    assert {each.seat for each in own} == {1}
    sizes = [size + 1 for size in cards.replay(log).variant.hand_sizes]
    assert len(own) == sum(sizes)  # a bid and every card
    for each in own:
        assert cards.action_text(each.chosen) == log.actions[each.action_no]
    assert seen.deals[0].first == 0
    assert seen.deals[-1].last == len(log.actions) - 1


def test_no_choice_costs_less_than_nothing_and_the_best_costs_nothing() -> None:
    for each in game_of(4).decisions:
        assert each.cost >= 0
        assert (each.cost == 0) == (each.best == each.chosen)
        assert each.worth is not None
        if each.best != each.chosen:
            assert each.cost == pytest.approx(each.worth.cost(each.chosen))


def test_what_lies_within_the_error_is_let_off(monkeypatch: pytest.MonkeyPatch) -> None:
    def unsure(view: cards.View, **wanted: int) -> object:
        return replace(by_lot(view, **wanted), errors=tuple(99.0 for _ in view.legal))

    monkeypatch.setattr(judging, "weigh", unsure)
    seen = reviewed(random_log(seed=4))
    assert sum(each.cost for each in seen.decisions) == 0
    assert seen.worst((0, 1, 2)) == ()


def test_the_second_look_is_over_other_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    def heard(view: cards.View, *, worlds: int, seed: int) -> object:
        seeds.append(seed)
        return by_lot(view)

    monkeypatch.setattr(judging, "weigh", heard)
    view = a_view()
    worst = min(view.legal, key=lambda each: -by_lot(view).cost(each))
    assert judge(view, worst, seed=7).cost > 0
    assert len(set(seeds)) == 2


def test_only_a_finished_deal_can_be_looked_at() -> None:
    log = random_log(seed=2)
    third = len(finished_deals(random_log(seed=2, deals=3)))
    assert third == 3
    cut = replace(log, actions=log.actions[: finished_deals(log)[3].first + 4])
    assert len(finished_deals(cut)) == 3


def test_the_worst_come_first_and_are_those_of_the_people() -> None:
    seen = game_of(6)
    worst = seen.worst((2,))
    assert 0 < len(worst) <= 3
    assert {each.seat for each in worst} == {2}
    costs = [told_points(each.cost) for each in worst]
    assert costs == sorted(costs, reverse=True)
    assert costs[0] == max(told_points(each.cost) for each in seen.decisions if each.seat == 2)


def test_what_is_told_to_have_cost_the_same_stands_as_it_was_played() -> None:
    alike = 0
    for seed in range(2, 7):
        worst = game_of(seed).worst((0, 1, 2), most=99)
        for one, other in pairwise(worst):
            if told_points(one.cost) == told_points(other.cost):
                alike += one.cost < other.cost
                assert one.action_no < other.action_no
    assert alike


def test_what_nobody_could_choose_is_refused() -> None:
    with pytest.raises(IllegalActionError, match="could not choose"):
        judge(a_view(), cards.Bid(99))


@given(table=TABLES)
def test_hidden_cards_change_no_verdict(table: Table) -> None:
    log = random_log(table.variant, players=table.players, seed=table.seed, deals=1)
    rng = Random(table.seed)
    for _, state, action in finished_deals(log)[0].choices():
        mover = state.to_move
        assert mover is not None
        other = shuffled_away(state, mover, rng)
        seen = cards.view(state, mover)
        assert cards.view(other, mover) == seen
        one, two = judge(seen, action), judge(cards.view(other, mover), action)
        assert (one.cost, one.best, one.mark) == (two.cost, two.best, two.mark)


def shuffled_away(state: cards.GameState, seat: int, rng: Random) -> cards.GameState:
    """Deal what a seat does not see anew; in a forehead deal that is its own card."""
    moved = [seat] if state.is_forehead else [no for no in range(state.players) if no != seat]
    unseen = [card for no in moved for card in state.hands[no]] + list(state.stock)
    rng.shuffle(unseen)
    hands = list(state.hands)
    for no in moved:
        size = len(hands[no])
        hands[no], unseen = tuple(unseen[:size]), unseen[size:]
    return replace(state, hands=tuple(hands), stock=tuple(unseen))


@pytest.mark.parametrize("key", cards.SCORINGS)
def test_a_miss_by_one_is_what_choices_are_measured_by(key: str) -> None:
    variant = replace(SMALL, scoring=cards.SCORINGS[key])
    assert stake(variant, 5) >= 1
    assert mark_of(0.0, variant, 5) is Mark.FINE
    assert mark_of(stake(variant, 5), variant, 5) is Mark.BAD


def test_half_a_point_is_doubtful_and_one_and_a_half_bad_where_a_bid_brings_ten() -> None:
    plain = replace(SMALL, scoring=cards.Scoring())
    marks = [mark_of(cost, plain, 7) for cost in (0.45, 0.55, 1.45, 1.55)]
    assert marks == [Mark.FINE, Mark.DOUBTFUL, Mark.DOUBTFUL, Mark.BAD]


def test_seats_add_up_with_their_names_kept() -> None:
    one = SeatDeal(2, 11, 8.0, 7.0, 0.5, 1.0, 4, (2, 1, 1))
    both = one + SeatDeal(2, 3, 5.0, 7.0, -1.5, 0.0, 2, (2, 0, 0))
    assert (both.seat, both.points, both.marks, both.deals) == (2, 14, (4, 1, 1), 2)
    assert both.luck == pytest.approx(14 + 1 - 14)
    assert both.skill == -1


def a_view() -> cards.View:
    state = cards.new_game(SMALL, players=3)
    state, _ = cards.apply(state, cards.shuffle(state, Random(1)))
    return cards.view(state, state.to_move)


def choices_of(seed: int) -> list[Decision]:
    """Return all choices of a random game, reviewed."""
    return [each for deal in game_of(seed).deals for each in deal.decisions]


def test_each_trick_that_a_choice_ends_says_who_took_it() -> None:
    people = People(("Anna", "Ben", "Cleo"), 0)
    seen = game_of(4)
    choices = [each for deal in seen.deals for each in deal.decisions if not each.is_bid]
    assert any(len(each.view.trick) == 2 for each in choices)
    for each in choices:
        ends_it = len(each.view.trick) == 2
        assert ("took the trick" in verdict_words(each, people)) is ends_it


def test_why_another_choice_was_better_is_said_to_the_one_who_chose() -> None:
    costly = [each for each in choices_of(4) if each.mark is not Mark.FINE and each.why]
    names = ("Anna", "Ben", "Cleo")
    for each in costly:
        own = verdict_words(each, People(names, each.seat), each.why)
        theirs = verdict_words(each, People(names, None), each.why)
        assert f". {each.why} It cost" in own
        assert f"To {names[each.seat]}: \u201c{each.why}\u201d It cost" in theirs
    assert costly


def test_every_bid_is_told_with_what_its_hand_was_likely_to_take_and_what_the_coach_would_say() -> (
    None
):
    names = ("Anna", "Ben", "Cleo")
    bids = [each for seed in (4, 5, 6) for each in choices_of(seed) if each.is_bid]
    for each in bids:
        assert isinstance(each.best, cards.Bid)
        if each.verdict.is_forced:
            assert verdict_words(each, People(names, None)).endswith("No other bid was open.")
            continue
        hand = counted_words(each.view, each.best.tricks)
        own = verdict_words(each, People(names, each.seat), each.why)
        theirs = verdict_words(each, People(names, None), each.why)
        if each.mark is Mark.FINE:
            assert hand in own
            assert "The coach would have bid" in own
            assert not re.search(r"\byours?\b", theirs, re.IGNORECASE), theirs
        else:
            assert each.why, "a bid that cost something says why"
    assert {each.mark for each in bids} >= {Mark.FINE}


def test_no_reason_tells_another_number_of_points_than_the_cost() -> None:
    costly = [each for seed in (4, 5, 6) for each in choices_of(seed) if each.mark is not Mark.FINE]
    assert not [each.why for each in costly if "in the long run" in each.why]
    assert any(each.why for each in costly)


def test_of_no_choice_that_cost_something_it_is_said_that_it_was_as_good() -> None:
    costly = [each for each in choices_of(4) if each.mark is not Mark.FINE]
    assert costly
    for each in costly:
        words = verdict_words(each, People(("Anna", "Ben", "Cleo", "Dan"), None), each.why)
        assert "is about as good as" not in words
        assert "hardly any difference" not in words


def test_a_costly_choice_of_a_bid_that_was_made_all_the_same_says_so() -> None:
    people = People(("Anna", "Ben", "Cleo"), 0)
    told = set()
    for deal in game_of(4).deals + game_of(5).deals:
        for each in deal.decisions:
            made = deal.result.taken[each.seat] == deal.result.bids[each.seat]
            costly = each.mark is not Mark.FINE
            words = verdict_words(each, people)
            said = made and costly
            assert ("This time it came true." in words) is (said and each.is_bid)
            assert ("The bid was made all the same." in words) is (said and not each.is_bid)
            told.add((each.is_bid, costly, made))
    assert {(is_bid, True, made) for is_bid in (True, False) for made in (True, False)} <= told


def test_a_line_says_when_what_and_by_how_much_another_was_better() -> None:
    people = People(("Anna", "Ben", "Cleo"), 0)
    costly = [each for each in choices_of(4) if each.verdict.is_costly]
    lines = [line_words(each, people) for each in costly]
    form = (
        r"Deal \d+, (bidding|trick \d+): (you|Ben|Cleo) (bid \d+|(led|played) the .+), about .+"
        r" points? worse than (a bid of \d+|the .+)"
    )
    assert lines
    assert all(re.fullmatch(form, each) for each in lines), lines


def test_what_a_family_reads_adds_up_with_the_costs_of_the_choices() -> None:
    for seed in (3, 4, 5):
        seen = game_of(seed)
        for deal in seen.deals:
            for seat in deal.seats:
                mine = [each for each in deal.decisions if each.seat == seat.seat]
                assert seat.dearest == max(each.cost for each in mine)
                assert seat.cost == pytest.approx(sum(each.cost for each in mine))
                assert seat.par + seat.luck - seat.cost == pytest.approx(seat.points, abs=1e-9)
        for seat in seen.seats:
            parts = parts_of(seat)
            assert parts.par + parts.luck + parts.choices == pytest.approx(seat.points)
            assert parts.choices == -whole_points(seat.cost)
