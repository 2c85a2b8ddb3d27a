"""A review adds up: luck is fair, costs are against the best, and they explain the result."""

from dataclasses import replace

import pytest

from riverlib import race
from riverlib.core import GameLog, LogError
from riverlib.race.coach import odds as chances
from riverlib.race.coach.review import Decision, RaceReview, Throw, review
from tests.race.coach.logs import SMALL, random_log

SEEDS = range(8)


@pytest.fixture(params=SEEDS)
def log(request: pytest.FixtureRequest) -> GameLog:
    return random_log(seed=request.param)


@pytest.mark.usefixtures("solved")
class TestExact:
    """Laws of the table of a small river."""

    def test_luck_and_choices_explain_the_result(self, log: GameLog) -> None:
        seats = review(log).seats
        for mine, other in (seats, seats[::-1]):
            gained = mine.luck - mine.cost + other.cost
            assert mine.result - mine.start == pytest.approx(gained, abs=1e-6)

    def test_luck_is_nothing_on_average(self, log: GameLog) -> None:
        states = states_of(log)
        for throw in review(log).throws:
            state = states[throw.action_no]
            after = [
                chances.odds(race.apply(state, race.Roll(face))[0]).shares[throw.seat]
                for face in range(1, 7)
            ]
            assert sum(after) / 6 == pytest.approx(throw.before[throw.seat], abs=1e-6)

    def test_the_luck_of_one_is_the_bad_luck_of_the_other(self, log: GameLog) -> None:
        first, second = review(log).seats
        assert first.luck == pytest.approx(-second.luck)
        assert first.luck == pytest.approx(first.own_luck - second.own_luck)

    def test_no_choice_is_better_than_the_best(self, log: GameLog) -> None:
        for each in review(log).decisions:
            assert each.cost >= 0
            assert each.cost == pytest.approx(
                max(each.chances.values()) - each.chances[each.chosen]
            )
            assert (each.cost == 0) == (each.best == each.chosen)

    def test_luck_and_choices_explain_the_whole_result(self, log: GameLog) -> None:
        mine, other = review(log).seats
        explained = mine.start + mine.luck - mine.cost + other.cost
        assert mine.result == pytest.approx(explained, abs=1e-6)

    def test_the_end_is_the_result(self, log: GameLog) -> None:
        end = race.replay(log)
        seen = review(log)
        assert [seat.result for seat in seen.seats] == [
            (seat in end.winners) / len(end.winners) for seat in range(2)
        ]
        assert [seat.points for seat in seen.seats] == list(end.scores)

    def test_best_play_costs_nothing(self) -> None:
        log = best_log(seed=3)
        seen = review(log)
        assert sum(seat.cost for seat in seen.seats) == 0
        assert seen.worst((0, 1)) == ()


def test_every_action_has_its_moment_and_its_chances(solved: None, log: GameLog) -> None:
    seen = review(log)
    assert seen.exact
    assert [moment.action_no for moment in seen.moments] == list(range(len(log.actions)))
    assert len(seen.chances) == len(seen.errors) == len(log.actions) + 1
    assert all(sum(row) == pytest.approx(1) for row in seen.chances)


def test_the_worst_are_the_costliest_of_people(solved: None, log: GameLog) -> None:
    seen = review(log)
    worst = seen.worst((0,))
    assert all(each.seat == 0 and each.is_costly for each in worst)
    costs = sorted((each.cost for each in seen.decisions if each.seat == 0), reverse=True)
    assert [each.cost for each in worst] == [cost for cost in costs[:3] if cost > 0.005]


def test_going_back_leads_to_the_choice_itself(solved: None) -> None:
    log = random_log(seed=2)
    (worst, *_) = review(log).worst((0, 1))
    again = race.replay(replace(log, actions=log.actions[: worst.action_no]))
    assert again == worst.state
    assert again.to_move == worst.seat
    assert worst.best in race.legal_actions(again)


def test_rounds_begin_with_the_tide(solved: None) -> None:
    log = random_log(seed=4)
    seen, states = review(log), states_of(log)
    for throw in seen.throws:
        assert seen.round_of(throw.action_no) == states[throw.action_no].tides + 1


def test_an_unfinished_race_ends_with_its_chances(solved: None) -> None:
    log = random_log(seed=5)
    seen = review(replace(log, actions=log.actions[:7]))
    assert 0 < seen.seats[0].result < 1


def test_a_log_without_actions_is_all_chances(solved: None) -> None:
    seen = review(race.start_log(SMALL, players=2, first=0))
    assert seen.moments == ()
    assert len(seen.chances) == 1


def test_what_is_known_by_now_is_the_beginning_of_the_review(solved: None) -> None:
    heard: list[Decision | RaceReview] = []
    whole = review(random_log(), told=heard.append)
    judged = [each for each in heard if isinstance(each, Decision)]
    assert judged == [each for each in whole.moments if isinstance(each, Decision)]
    told = [each for each in heard[len(judged) :] if isinstance(each, RaceReview)]
    assert [len(each.moments) for each in told] == [*range(len(whole.moments))]
    for each in told:
        assert each.moments == whole.moments[: len(each.moments)]
        assert each.chances == whole.chances[: len(each.moments) + 1]


def test_a_log_that_cannot_be_replayed_is_refused() -> None:
    log = race.start_log(SMALL, players=2, first=0)
    with pytest.raises(LogError, match=r"actions\[0\]"):
        review(replace(log, actions=("sail 3",)))


@pytest.fixture(scope="module")
def three() -> RaceReview:
    return review(random_log(race.find_layout("short-river"), players=3), rollouts=100)


def test_three_players_are_estimated_and_say_so(three: RaceReview) -> None:
    assert not three.exact
    assert all(0 < error < 0.2 for error in three.errors[0])
    assert all(seat.luck_error > 0 for seat in three.seats)


def test_estimated_luck_is_fair_too(three: RaceReview) -> None:
    """The chances before a throw are the mean over its faces, so the luck of all sums to 0."""
    assert sum(seat.luck for seat in three.seats) == pytest.approx(0)
    throws = [moment for moment in three.moments if isinstance(moment, Throw)]
    assert all(sum(throw.before) == pytest.approx(1) for throw in throws)


def test_an_estimated_cost_within_its_error_is_let_off(three: RaceReview) -> None:
    for each in three.decisions:
        assert each.cost == 0 or each.cost > each.error > 0
        assert (each.cost == 0) == (each.best == each.chosen)


def test_nobody_is_blamed_for_what_hint_and_tutor_let_pass(three: RaceReview) -> None:
    costly = [each for each in three.decisions if each.is_costly]
    assert costly
    for each in costly:
        seen = chances.choice_odds(each.state)
        assert seen.is_worse(each.chosen), "every slip is warned of"
        assert each.cost >= chances.WORSE


def test_a_choice_that_the_hint_calls_as_good_costs_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    log = random_log(race.find_layout("short-river"), players=3)
    monkeypatch.setattr(chances.ChoiceOdds, "is_worse", lambda *_: False)
    assert not review(log, rollouts=100).worst((0, 1, 2))


def test_the_same_seed_gives_the_same_review() -> None:
    log = random_log(race.find_layout("short-river"), players=3, seed=2)
    assert review(log, rollouts=20) == review(log, rollouts=20)


@pytest.mark.usefixtures("unsolved")
def test_two_players_on_an_unsolved_river_are_estimated() -> None:
    seen = review(random_log(seed=6), rollouts=50)
    assert not seen.exact
    assert seen.chances[-1] in {(1.0, 0.0), (0.0, 1.0), (0.5, 0.5)}


@pytest.mark.usefixtures("solved")
def test_estimates_come_near_the_exact_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    log = best_log(seed=7)
    exact = review(log)
    monkeypatch.setattr("riverlib.race.solver.kept", lambda _layout: None)
    estimated = review(log, rollouts=1_000)
    assert estimated.seats[0].luck == pytest.approx(exact.seats[0].luck, abs=0.25)
    assert estimated.seats[0].cost < 0.1


def states_of(log: GameLog) -> list[race.RaceState]:
    return [race.opening_state(log), *(state for state, _ in race.steps(log))]


def best_log(seed: int) -> GameLog:
    """The throws of a random race, used as well as can be."""
    throws = iter([text for text in random_log(seed=seed).actions if text.startswith("roll")] * 9)
    log = race.start_log(SMALL, players=2, first=0)
    state = race.opening_state(log)
    while not state.is_over:
        action: race.Action = (
            chances.choice_odds(state).best
            if race.legal_actions(state)
            else race.parse_action(next(throws))
        )
        state, _ = race.apply(state, action)
        log = race.with_action(log, action)
    return log
