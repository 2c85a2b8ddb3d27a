"""Measures of real games: beside a direct count, with sentences that tell them."""

from dataclasses import replace
from math import isfinite

import numpy as np
import pytest

from riverlib import cards
from riverlib.analysis.lab.comparison import Comparison
from riverlib.analysis.lab.measures import Unit
from riverlib.analysis.lab.pace import Pace, card_minutes
from riverlib.analysis.lab.plan import Plan
from riverlib.analysis.lab.ranking import plan_for, rank
from riverlib.analysis.lab.wish import CARDS as WISHES
from riverlib.cards.kernels import games as card_games
from riverlib.race.kernels import races
from tests.analysis.lab.samples import CARDS, MIXED, RACE, played


def results(plan: Plan, no: int) -> card_games.GameResults:
    variant = plan.rules[no]
    assert isinstance(variant, cards.Variant)
    return card_games.play_games(variant, plan.players, plan.games, plan.seed, plan.seats(no))


def value(plan: Plan, key: str, no: int) -> float:
    return told(plan).measure(key, no).value


def told(plan: Plan) -> Comparison:
    return Comparison(plan, played(plan))


@pytest.mark.parametrize("no", [0, 1, 2])
def test_card_measures_are_what_the_games_say(no: int) -> None:
    found = results(CARDS, no)
    made, zero = found.made, found.bids == 0
    totals = np.sort(found.totals, axis=1)
    running = found.running
    leads = running == running.max(axis=2, keepdims=True)
    half = leads[:, leads.shape[1] // 2 - 1]
    dealt = np.array(found.variant.hand_sizes) == 3
    is_dealer = found.dealers[:, :, None] == np.arange(4)
    first_bidder = (found.dealers[:, :, None] + 1) % 4 == np.arange(4)
    won = (leads[:, -1] / leads[:, -1].sum(axis=1, keepdims=True))[:, :]
    expected = {
        "made": made.mean(),
        "made_size:3": made[:, dealt].mean(),
        "made_bid:2": made[found.bids == 2].mean(),
        "points_bid:2": found.scores[found.bids == 2].mean(),
        "zero_share": zero.mean(),
        "zero_points": found.scores[zero].mean(),
        "made_dealer": made[is_dealer].mean(),
        "made_place:1": made[first_bidder].mean(),
        "win_place:4": won[is_dealer[:, 0]].mean(),
        "points": found.scores.mean(),
        "over": (found.taken > found.bids).mean(),
        "off": abs(found.taken.astype(int) - found.bids).mean(),
        "margin": (totals[:, -1] - totals[:, -2]).mean(),
        "spread": found.totals.std(axis=1, ddof=1).mean(),
        "half": leads[:, -1][half].mean(),
        "upset": 1 - (leads[:, -2] & leads[:, -1]).any(axis=1).mean(),
        "tricks": sum(found.variant.hand_sizes),
    }
    for key, number in expected.items():
        assert value(CARDS, key, no) == pytest.approx(number), key


def test_everybody_together_wins_every_game() -> None:
    for plan in (CARDS, RACE):
        wins = told(plan).family("win_place", 0)
        assert sum(each.value for each in wins.values()) == pytest.approx(1)


def test_the_last_leader_wins() -> None:
    leaders = told(CARDS).family("leader_after", 0)
    assert leaders[max(leaders)].value == 1
    assert leaders[1].value < leaders[max(leaders) - 1].value


def test_race_measures_count_boats() -> None:
    for no, layout in enumerate(RACE.rules):
        boats = 3 * layout.boats  # type: ignore[union-attr]
        lost, docked = value(RACE, "lost", no), value(RACE, "docked", no)
        assert lost + docked == pytest.approx(boats)
        assert value(RACE, "lost_share", no) == pytest.approx(lost / boats)
    alone = replace(RACE, rules=RACE.rules[:1], games=240)  # type: ignore[arg-type]
    assert value(alone, "rounds", 0) == pytest.approx(_block(alone).rounds.mean())


def _block(plan: Plan) -> races.RaceResults:
    from riverlib.analysis.lab.race import block_seed

    layout = plan.rules[0]
    assert not isinstance(layout, cards.Variant)
    return races.play_races(layout, plan.players, 240, block_seed(plan.seed, 0), plan.seats(0))


def test_equals_differ_by_luck_alone_and_others_do_not() -> None:
    equal = told(CARDS).measure("luck", 0)
    assert equal.value == pytest.approx(1)
    assert equal.error == 0
    assert "luck alone" in equal.sentence
    mixed = told(MIXED).measure("luck", 0)
    assert mixed.value + mixed.error < 1
    assert value(MIXED, "wins:steady", 0) > 0.7


@pytest.mark.parametrize("plan", [CARDS, MIXED, RACE], ids=["cards", "mixed", "race"])
def test_every_measure_has_an_interval_and_a_sentence(plan: Plan) -> None:
    for no, name in enumerate(plan.names):
        measures = told(plan).measures(no)
        assert {each.key for each in measures} == set(plan.offered())
        for each in measures:
            assert isfinite(each.value), each.key
            assert isfinite(each.error), each.key
            assert each.sentence.startswith(f"{name}: ")
            assert each.sentence.endswith(".")
            assert not set("{}@") & set(each.sentence + each.name)


def test_differences_are_told_with_their_direction() -> None:
    comparison = told(CARDS)
    less = comparison.difference("points", 2, 0)
    assert less.is_clear
    assert "points less than Prediction (between" in less.sentence
    same = comparison.difference("points", 0, 0)
    assert same.sentence == "That is no clear difference from Prediction."
    minutes = comparison.difference("minutes", 1, 0)
    assert minutes.error == 0
    assert "minutes less than Prediction." in minutes.sentence


def test_what_is_paired_is_said() -> None:
    family = cards.find_variant("family-night")
    other = replace(family, key="free", name="Free", hook=False)
    plan = replace(CARDS, rules=(family, other))
    assert told(replace(plan, games=1)).pairing(1, 0).endswith("the same cards in every deal.")
    assert "share their shuffles" in told(CARDS).pairing(1, 0)
    assert "not played with the same pack" in told(CARDS).pairing(2, 0)
    assert "same throws" in told(RACE).pairing(1, 0)


def test_the_same_cards_are_dealt_where_it_is_said() -> None:
    """With the same hands and bots that draw lots, a rule for scoring changes no bid."""
    family = cards.find_variant("family-night")
    strict = replace(family, key="strict", name="Strict", scoring=cards.SCORINGS["Strict"])
    plan = replace(CARDS, rules=(family, strict), games=50)
    made = told(plan).difference("made", 1, 0)
    assert made.value == 0
    assert made.error == pytest.approx(0, abs=1e-12)


def test_minutes_follow_the_pace() -> None:
    variant = CARDS.rules[0]
    assert isinstance(variant, cards.Variant)
    fit = cards.fitted(variant, 4)
    assert card_minutes(fit, 4, Pace(card=8)) - card_minutes(fit, 4, Pace(card=4)) == (
        pytest.approx(sum(fit.hand_sizes) * 4 * 4 / 60)
    )


def test_the_catalogue_is_ranked_with_reasons() -> None:
    plan, refusals = plan_for("cards", cards.VARIANTS, 5, 20, 1)
    assert any("partners" in refusal for refusal in refusals)
    ranked = rank(told(plan), ["short"])
    minutes = [card_minutes(cards.fitted(each.rules, 5), 5, Pace()) for each in ranked]
    assert minutes == sorted(minutes)
    assert ranked[0].score == 1
    assert ranked[-1].score == 0
    assert "(elsewhere " in ranked[0].reasons[0]
    every = rank(told(plan), list(WISHES))
    assert [each.score for each in every] == sorted((each.score for each in every), reverse=True)
    assert all(len(each.reasons) == len(WISHES) for each in every)
    assert len(every) == len(plan.rules) // 2


@pytest.mark.parametrize("games", [2, 5, 12])
@pytest.mark.parametrize("plan", [CARDS, MIXED, RACE], ids=["cards", "mixed", "race"])
def test_an_interval_holds_only_what_is_possible(plan: Plan, games: int) -> None:
    """Of few games little is known; that is no reason to say "20 of 100, give or take 23"."""
    few = replace(plan, games=games)
    for no in range(len(few.rules)):
        for each in told(few).all_numbers(no):
            least = few.kind(each.key).least
            assert least <= each.low <= each.value <= each.high, each.sentence
            if each.unit is Unit.SHARE:
                assert each.high <= 1, each.sentence


def test_ends_that_are_not_alike_are_told() -> None:
    sentences = [each.sentence for each in told(replace(CARDS, games=5)).all_numbers(0)]
    lopsided = [each for each in sentences if "most likely between 0 and" in each]
    assert lopsided
    assert not any("give or take" in each for each in lopsided)
