"""The answer of a comparison: true to its numbers, in a family's words, silent where it must be."""

from dataclasses import replace

import numpy as np
import pytest

from riverlib import cards, race
from riverlib.analysis.lab.answer import (
    FEWEST,
    Answer,
    Finding,
    Verdict,
    answers,
    games_text,
    sameness,
)
from riverlib.analysis.lab.comparison import Comparison
from riverlib.analysis.lab.games import LAB_GAMES
from riverlib.analysis.lab.measures import Difference, Measure, Unit
from riverlib.analysis.lab.noticed import NOTICED
from riverlib.analysis.lab.plan import Plan
from riverlib.analysis.lab.telling import ALIKE, CARDS, QUESTIONS, RACE, Topic
from riverlib.cards import Penalty
from tests.analysis.lab.samples import CARDS as SAMPLE
from tests.analysis.lab.samples import RACE as RACES
from tests.analysis.lab.samples import played


def finding(value: float, error: float, key: str = "made", mine: float = 0.6) -> Finding:
    unit = Unit.POINTS if "point" in key else Unit.SHARE
    measure = Measure(key, key, mine, mine, mine, unit, "")
    return Finding(
        Difference(measure, "Ours", "Theirs", value, error),
        error,
        NOTICED["cards"][key],
        CARDS[key],
    )


def answer(*findings: Finding, games: int = 1000) -> Answer:
    return Answer(1, "Ours", "Theirs", games, findings)


_BIDS = "in 14 more of 100 deals the bids add up to too many tricks."

# fmt: off
JUDGED = [
    (0.06, 0.01, Verdict.SURE,   "all of it would be noticed"),
    (0.06, 0.05, Verdict.LIKELY, "it is there, but may be small"),
    (0.01, 0.01, Verdict.HARDLY, "all of it is small"),
    (0.00, 0.05, Verdict.OPEN,   "it may be either"),
    (0.06, 0.08, Verdict.OPEN,   "it may not be there at all"),
    (0.029, 0.005, Verdict.HARDLY, "known well enough: not worth the name"),
]
# fmt: on


@pytest.mark.parametrize(("value", "error", "verdict", "why"), JUDGED)
def test_a_difference_is_judged_by_its_interval(
    value: float, error: float, verdict: Verdict, why: str
) -> None:
    for sign in (1, -1):
        assert finding(sign * value, error).verdict is verdict, why


def test_the_largest_difference_speaks_first_and_each_topic_once() -> None:
    said = answer(
        finding(-2.1, 0.1, "points", 3.0),
        finding(0.1, 0.01, "empty"),
        finding(-0.06, 0.01, "made"),
        finding(0.001, 0.01, "win_place"),
    ).headline
    assert said == (
        "Harsher: a deal brings 2.1 points less; 6 fewer of 100 bids are made;"
        " who wins hardly changes."
    )


def test_of_one_topic_the_largest_speaks() -> None:
    points, empty = finding(-2.6, 0.1, "points", 3.0), finding(0.18, 0.01, "empty")
    said = answer(empty, points).headline
    assert said == "Harsher: 18 more of 100 times a deal brings nothing or less."


def test_how_harsh_it_is_comes_first_unless_something_else_is_far_larger() -> None:
    zeros, empty = finding(0.16, 0.01, "zero_share"), finding(-0.12, 0.01, "empty")
    assert answer(zeros, empty).headline == (
        "Kinder: 12 fewer of 100 times a deal brings nothing or less; 16 more of 100 bids are zero."
    )
    many = finding(0.4, 0.01, "zero_share")
    assert answer(many, empty).headline.startswith("More zeros: 40 more of 100 bids are zero; ")


def test_nothing_is_called_kinder_that_is_harsher_too() -> None:
    kinder, harsher = finding(-0.2, 0.01, "empty"), finding(-1.0, 0.1, "points", 3.0)
    assert answer(kinder, harsher).headline == (
        "20 fewer of 100 times a deal brings nothing or less, but a deal brings 1 point less."
    )
    elsewhere = replace(harsher, is_comparable=False)
    assert answer(kinder, elsewhere).headline == answer(kinder, harsher).headline


def test_a_river_that_spares_boats_is_kinder_and_how_harsh_it_is_does_not_hardly_change() -> None:
    lost, points = (
        Measure(key, key, 3.0, 3.0, 3.0, unit, "")
        for key, unit in (("lost", Unit.COUNT), ("points", Unit.POINTS))
    )
    found = tuple(
        Finding(
            Difference(measure, "Short", "Long", value, 0.1),
            0.1,
            NOTICED["race"][measure.key],
            RACE[measure.key],
        )
        for measure, value in ((lost, -3.9), (points, -0.2))
    )
    said = answer(*found)
    assert said.headline == "Kinder: 3.9 fewer boats go over the waterfall in a race."
    assert "harsh" not in said.rest


def test_both_games_have_one_pair_of_words_for_how_harsh_it_is() -> None:
    for lab in LAB_GAMES.values():
        of_it = [each for each in lab.telling.values() if each.topic is Topic.HARSHNESS]
        assert {head for each in of_it for head in each.heads} == {"Kinder", "Harsher"}


# fmt: off
EITHER = [
    ("made", 0.00, 0.035, "made: no difference to be seen, from 4 fewer to 4 more of 100."),
    ("made", -0.005, 0.035, "made: no difference to be seen, from 4 fewer to 3 more of 100."),
    ("made", 0.02, 0.024, "made: no difference to be seen, from 0.4 fewer to 4 more of 100."),
    ("points", 0.5, 1.5, "points: no difference to be seen, from 1 point less to 2 points more."),
    ("made", 0.004, 0.003, "made: hardly any difference, 1 more of 100 at most."),
    ("made", 0.0, 0.0, "made: no difference."),
    ("made", 0.05, 0.048, "Probably 5 more of 100 bids are made (between 0.2 and 10)."),
]
# fmt: on


@pytest.mark.parametrize(("key", "value", "error", "sentence"), EITHER)
def test_a_difference_that_may_be_either_has_both_its_ends(
    key: str, value: float, error: float, sentence: str
) -> None:
    assert finding(value, error, key, 3.0).sentence == sentence


def test_what_was_asked_is_answered_first() -> None:
    bolder = finding(0.14, 0.01, "overbid")
    asked = {"asked": Topic.HARSHNESS}
    harsher = replace(answer(bolder, finding(-0.6, 0.05, "points", 3.0)), **asked)
    assert harsher.headline == (f"Harsher: a deal brings 0.6 points less; {_BIDS}")
    alike = replace(answer(bolder, finding(-0.1, 0.05, "points", 3.0)), **asked)
    assert alike.headline == f"About as harsh; {_BIDS}"
    assert not alike.rest
    unknown = replace(answer(bolder, finding(-0.1, 3.0, "points", 3.0)), **asked)
    assert unknown.headline == (f"Too early to say how harsh it is; {_BIDS}")
    assert not unknown.rest
    assert alike.headline != replace(alike, asked=None).headline


def test_bids_that_may_come_out_even_are_not_called_careful() -> None:
    """What the eyes found: "More careful bids", where fewer totals are too high by arithmetic."""
    base = cards.find_variant("family-night")
    rules = tuple(replace(base, hook=hook) for hook in (True, False))
    plan = Plan(rules=rules, players=4, bots=("steady",), games=960, seed=1)
    told = Comparison(plan, played(plan))
    assert told.difference("overbid", 1, 0).value < -0.15
    assert abs(told.difference("bid_sum", 1, 0).value) < 0.05
    (only,) = answers(told, 0)
    assert only.headline == "Easier for the dealer: the dealer makes 10 more of 100 bids."
    assert "overbid" not in {each.difference.measure.key for each in only.findings}


@pytest.mark.parametrize("bonus", [5, 20])
def test_bids_are_called_bold_or_careful_where_they_are(bonus: int) -> None:
    base = cards.find_variant("family-night")
    rules = (base, replace(base, scoring=replace(base.scoring, bonus=bonus)))
    plan = Plan(rules=rules, players=4, bots=("steady",), games=480, seed=1)
    (only,) = answers(Comparison(plan, played(plan)), 0)
    found = {each.difference.measure.key: each for each in only.findings}
    assert found["overbid"].tends == ("Bolder bids" if bonus > 10 else "More careful bids")


def test_every_rule_that_asks_has_its_question() -> None:
    for lab in LAB_GAMES.values():
        asks = {axis.asks for axis in lab.axes.values()} - {None}
        assert asks <= set(QUESTIONS)
        assert set(QUESTIONS) == set(ALIKE)
        assert all(axis.first_look in {"", *lab.looks} for axis in lab.axes.values())


def test_no_topic_is_said_to_hardly_change_of_which_a_part_is_noticed() -> None:
    """What the eyes found: "16 more of 100 bids are zero", and below "Hardly changes: the bids"."""
    zeros = finding(0.16, 0.01, "zero_share")
    assert answer(zeros, finding(0.001, 0.01)).rest == "Hardly changes: how many bids are made."
    assert answer(zeros, finding(0.0, 0.5)).rest == "Too early to say: all else about bids."
    few = finding(0.001, 0.01, "zero_share")
    assert "Hardly changes: zeros." in answer(few, finding(0.2, 0.01)).rest
    kinder = finding(0.9, 0.1, "points", 3.0)
    assert answer(kinder, finding(0.001, 0.01)).rest == "Hardly changes: the bids."


def test_another_number_of_boats_is_said_where_it_is_not_all_that_differs() -> None:
    family, short, *_ = race.LAYOUTS
    rivers = (family, replace(family, name="Boats", boats=2), replace(short, boats=1))
    asides = [LAB_GAMES["race"].aside(each, family) for each in rivers]
    assert asides == ["", "", f"1 boat each instead of {family.boats}."]
    for each in answers(Comparison(RACES, played(RACES)), 0):
        boats = RACES.rules[each.no].boats
        said = each.rest.startswith(f"{boats} boats each instead of {RACES.rules[0].boats}.")
        assert said == (boats != RACES.rules[0].boats)


def test_where_deals_cost_it_says_cost() -> None:
    assert "a deal costs 2.1 points more" in finding(-2.1, 0.1, "points", -3.0).clause
    assert "a deal costs 1 point less" in finding(1.0, 0.1, "points", -3.0).clause


def test_no_difference_is_an_answer_and_not_knowing_another() -> None:
    assert answer(finding(0.001, 0.01)).headline == "No difference that you would notice."
    open_one = answer(finding(0.0, 0.5)).headline
    assert open_one == "Too early to say: 1,000 games show no difference for certain."
    assert "probably" in answer(finding(0.06, 0.05)).headline


def test_the_least_that_is_noticed_is_counted_as_one_or_as_several() -> None:
    assert finding(1.2, 0.1, "zero_points").reason.startswith("1 point would be noticed: ")
    assert finding(1.2, 0.1, "points").reason.startswith("0.5 points would be noticed: ")


@pytest.mark.parametrize("plan", [SAMPLE, RACES], ids=["cards", "race"])
def test_what_is_said_of_real_games_follows_from_their_numbers(plan: Plan) -> None:
    told = Comparison(plan, played(plan))
    for each in answers(told, 0):
        sizes = [found.size for found in each.findings]
        assert sizes == sorted(sizes, reverse=True)
        topics = [found.topic for found in each.told]
        assert len(topics) == len(set(topics))
        assert not set(topics) & {*each.unchanged, *each.open}
        for found in each.findings:
            measure = found.difference.measure
            other = told.measure(measure.key, 0).value
            assert found.difference.value == pytest.approx(measure.value - other, abs=1e-9)
            assert found.error >= found.difference.error
            if found.is_noticed:
                assert abs(measure.value - other) >= found.least
                words = found.telling.clauses[measure.value <= other].replace("{}", "")
                assert words.split()[-1] in found.clause or "costs" in found.clause
        assert "{}" not in each.headline
        assert "@" not in each.headline


def test_the_same_rules_twice_are_no_difference() -> None:
    base = cards.find_variant("prediction")
    plan = Plan(rules=(base, base), players=4, bots=("random",), games=200, seed=3)
    (only,) = answers(Comparison(plan, played(plan)), 0)
    assert only.headline == "No difference that you would notice."
    assert not only.open


def test_a_dearer_miss_is_harsher() -> None:
    base = cards.find_variant("prediction")
    scorings = [
        replace(base.scoring, penalty=Penalty.TRICKS_OFF, penalty_points=points)
        for points in (1, 5)
    ]
    rules = tuple(replace(base, scoring=each) for each in scorings)
    plan = Plan(rules=rules, players=4, bots=("random",), games=200, seed=3)
    (only,) = answers(Comparison(plan, played(plan)), 0)
    assert only.headline.startswith("Harsher: a deal ")
    (back,) = answers(Comparison(plan, played(plan)), 1)
    assert back.headline.startswith("Kinder: a deal ")


def test_a_few_games_say_only_what_needs_none() -> None:
    plan = replace(SAMPLE, games=FEWEST - 40)
    for each in answers(Comparison(plan, played(plan)), 0):
        assert {found.difference.measure.key for found in each.findings} == {"minutes"}
        assert "Too early to say anything else after 60 games" in each.rest


def test_noise_is_seldom_taken_for_a_difference() -> None:
    """Twenty measures at once: with every interval by itself one in two answers would be wrong."""
    base = cards.find_variant("prediction")
    wrong = 0
    for seed in range(12):
        sums = [
            played(Plan(rules=(base,), players=4, bots=("random",), games=120, seed=seed * 2 + no))
            for no in (0, 1)
        ]
        plan = Plan(rules=(base, base), players=4, bots=("random",), games=120, seed=seed)
        joined = _side_by_side(sums[0], sums[1])
        (only,) = answers(Comparison(plan, joined), 0)
        wrong += any(each.verdict is Verdict.SURE for each in only.findings)
    assert wrong <= 1


def _side_by_side(one, other):  # type: ignore[no-untyped-def]
    """Put the games of two seeds beside each other, as if under two rule sets."""
    keys = [key for key in one.keys if key in other.keys]
    mine, theirs = ([each.keys.index(key) for key in keys] for each in (one, other))
    sums = np.concatenate([one.sums[mine], other.sums[theirs]], axis=1)
    products = np.zeros((len(keys), 4, 4))
    products[:, :2, :2], products[:, 2:, 2:] = one.products[mine], other.products[theirs]
    cross = one.sums[mine][:, :, None] * other.sums[theirs][:, None, :] / one.games
    products[:, :2, 2:], products[:, 2:, :2] = cross, cross.transpose(0, 2, 1)
    finals = (*one.finals, *other.finals)
    return replace(one, keys=tuple(keys), sums=sums, products=products, finals=finals)


def test_what_was_compared_on_the_same_cards_is_said_in_one_sentence() -> None:
    told = Comparison(SAMPLE, played(SAMPLE))
    assert sameness(told, 0) == (
        "Compared on the same cards: where hands differ in size, the smaller one is part of the"
        " larger one. Ile Fourchue has other cards, so its numbers need more games."
    )
    assert "cannot be compared with Ile Fourchue on the same cards" in sameness(told, 2)
    assert sameness(Comparison(RACES, played(RACES)), 0).startswith("Compared on the same throws")


@pytest.mark.parametrize(("game", "telling"), [("cards", CARDS), ("race", RACE)])
def test_everything_that_is_told_is_measured_and_has_its_reason(game, telling) -> None:  # type: ignore[no-untyped-def]
    lab = LAB_GAMES[game]
    for key, each in telling.items():
        kind = lab.kinds.get(key) or lab.families[key]
        assert key in NOTICED[game]
        assert all(clause.count("{}") == 1 for clause in each.clauses)
        assert all(("@" in clause) == ("@" in kind.name) for clause in each.clauses)
        assert each.why


def test_points_of_another_scale_are_not_called_harsh() -> None:
    base = cards.find_variant("prediction")
    tenfold = replace(base, scoring=replace(base.scoring, bonus=100, per_trick=10))
    plan = Plan(rules=(base, tenfold), players=4, bots=("random",), games=120, seed=3)
    (only,) = answers(Comparison(plan, played(plan)), 0)
    heads = {each.head for each in only.told if each.topic is Topic.HARSHNESS}
    assert heads <= {"Higher scores"}


def test_a_river_with_fewer_boats_is_not_called_harsh_for_its_points() -> None:
    lab = LAB_GAMES["race"]
    assert lab.worth(race.find_layout("short-river")) < lab.worth(race.DEFAULT_LAYOUT)


def test_one_game_is_one() -> None:
    assert [games_text(games) for games in (1, 2, 1000)] == ["1 game", "2 games", "1,000 games"]
