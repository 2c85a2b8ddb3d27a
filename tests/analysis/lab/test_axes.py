"""One rule changed at a time: every rule of the forms, in their words, refused where it must be."""

from dataclasses import fields, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from riverlib import cards, race
from riverlib.analysis.lab.answer import answers, sameness
from riverlib.analysis.lab.axis import Axis, changed
from riverlib.analysis.lab.comparison import Comparison
from riverlib.analysis.lab.games import LAB_GAMES
from riverlib.analysis.lab.plan import Plan
from riverlib.analysis.lab.playing import run
from riverlib.core.game import Rules

CARDS, RACE = LAB_GAMES["cards"], LAB_GAMES["race"]
EVERY = [(lab, axis) for lab in (CARDS, RACE) for axis in lab.axes.values()]


def differing(one: object, other: object) -> set[str]:
    """Name the fields in which two rule sets differ, those of the scoring one by one."""
    names = {
        each.name
        for each in fields(one)  # type: ignore[arg-type]
        if getattr(one, each.name) != getattr(other, each.name)
    } - {"name"}
    if "scoring" in names:
        inside = differing(one.scoring, other.scoring)  # type: ignore[attr-defined]
        names = names - {"scoring"} | inside
    return names


@pytest.mark.parametrize(("lab", "axis"), EVERY, ids=[axis.key for _, axis in EVERY])
@given(data=st.data())
def test_a_change_of_one_rule_changes_that_rule_alone(lab, axis: Axis, data) -> None:  # type: ignore[no-untyped-def]
    base: Rules = data.draw(st.sampled_from(lab.game.catalogue))
    values = data.draw(st.lists(st.sampled_from(list(axis.values)), min_size=1, unique=True))
    found = changed(lab.game, base, axis, values, lab.game.usual_players)
    assert len(found.rules) + len(found.refusals) == len(values)
    allowed = {axis.key, {"decline": "decline_wind"}.get(axis.key, axis.key)}
    if axis.key in ("hand_sizes", "largest"):
        allowed = {"hand_sizes", "lower_to_fit"}
    if axis.key == "scoring":
        allowed = {each.name for each in fields(cards.Scoring)}
    for value, rules in zip(found.values, found.rules, strict=True):
        assert differing(base, rules) <= allowed
        said = axis.words(value)
        assert said.lower() == axis.values[value] or said.startswith(axis.label.partition(" (")[0])
        if axis.key not in ("hand_sizes", "scoring", "players"):
            assert axis.value_of(rules) == value
    for refusal in found.refusals:
        assert " cannot be played: " in refusal
        assert base.key not in refusal


@pytest.mark.parametrize(("lab", "axis"), EVERY, ids=[axis.key for _, axis in EVERY])
def test_what_is_offered_first_is_on_offer_and_has_the_rule_as_it_is(lab, axis: Axis) -> None:  # type: ignore[no-untyped-def]
    for base in lab.game.catalogue:
        usual = axis.usual(base)
        assert 2 <= len(usual) <= 6
        assert set(usual) <= set(axis.values)
        assert axis.value_of(base) in {*usual, ""} or axis.value_of(base) not in axis.values


def test_a_rule_that_holds_or_not_is_said_in_a_clause_for_each() -> None:
    """What the eyes found: "The bids may not come out even (no)", "51 of 100 with yes"."""
    yes_no = [axis for _, axis in EVERY if set(axis.values) == {"yes", "no"}]
    assert [axis.key for axis in yes_no] == [
        *("squared", "hook", "forehead", "must_trump", "whole_pack_no_trump", "decline")
    ]
    for axis in yes_no:
        assert axis.is_clause
        assert all(said[0].islower() and len(said) <= 44 for said in axis.values.values())
        assert len(set(axis.values.values())) == 2
    hook = CARDS.axes["hook"]
    assert hook.words("yes") == hook.label == "The bids may not come out even"
    assert hook.words("no") == "The bids may come out even"


# fmt: off
SHORT = [
    ("cards", "zero_bonus", "2",     "2 points",                   "with 2 points"),
    ("cards", "bonus",      "1",     "1 point",                    "with 1 point"),
    ("cards", "packs",      "0",     "0",                          "with “Packs (0)”"),
    ("cards", "trump",      "none",  "no trumps at all",           "with “Trump no trumps at all”"),
    ("cards", "squared", "no", "the tricks themselves count", "where the tricks themselves count"),
    ("race",  "sandbank",   "3",     "card 3",                     "with the sandbank on card 3"),
    ("race",  "boats",      "2",     "2 boats",                    "with 2 boats"),
]
# fmt: on


@pytest.mark.parametrize(("game", "rule", "value", "short", "condition"), SHORT)
def test_a_value_says_what_it_counts(
    game: str, rule: str, value: str, short: str, condition: str
) -> None:
    axis = LAB_GAMES[game].axes[rule]
    assert (axis.short(value), axis.condition(value)) == (short, condition)


@pytest.mark.parametrize(("lab", "axis"), EVERY, ids=[axis.key for _, axis in EVERY])
def test_no_two_values_are_called_alike(lab, axis: Axis) -> None:  # type: ignore[no-untyped-def]
    for base in lab.game.catalogue:
        usual = axis.usual(base)
        for named in (axis.short, axis.condition):
            said = [named(value) for value in usual]
            assert len(set(said)) == len(said)
            assert not any(each.startswith("(") for each in said)


def test_every_field_that_a_form_offers_can_be_changed() -> None:
    offered = {each.name for each in fields(cards.Variant)} - {
        *("key", "name", "lower_to_fit", "usual_players")
    }
    assert offered | {each.name for each in fields(cards.Scoring)} <= set(CARDS.axes)
    rivers = {each.name for each in fields(race.Layout)} - {"key", "name", "source"}
    assert rivers - {"decline_wind"} <= set(RACE.axes)


# fmt: off
REFUSED = [
    ("cards", "prediction", "bidding", "simultaneous", "the hook needs a last bidder"),
    ("cards", "ile-fourchue", "trump", "none", "jokers belong to the trump suit"),
    ("cards", "prediction", "largest", "26", "do not fit into one pack"),
    ("cards", "prediction", "team_size", "3", "cannot make equal teams of 3"),
    ("race", "family-river", "sandbank", "5", "both would be on card 5"),
    ("race", "family-river", "start", "12", "the start would be on card 12 of only 10"),
    ("race", "long-river", "cards", "6", "the sandbank would be on card 9 of only 6"),
]
# fmt: on


@pytest.mark.parametrize(("game", "base", "axis", "value", "words"), REFUSED)
def test_what_cannot_be_is_refused_in_words(
    game: str, base: str, axis: str, value: str, words: str
) -> None:
    lab = LAB_GAMES[game]
    rules = lab.game.find_rules(base)
    found = changed(lab.game, rules, lab.axes[axis], [value], lab.game.usual_players)
    assert found.rules == ()
    assert words in found.refusals[0]


def test_a_rule_without_effect_is_known() -> None:
    base = cards.find_variant("prediction")
    same = changed(CARDS.game, base, CARDS.axes["players"], ["3", "4"], 4)
    assert same.is_idle
    assert not changed(CARDS.game, base, CARDS.axes["bonus"], ["5", "10"], 4).is_idle


def test_as_many_may_play_as_each_table_seats() -> None:
    base = cards.find_variant("prediction")
    rules = tuple(replace(base, name=f"Players ({players})") for players in (3, 5))
    plan = Plan(rules=rules, players=4, tables=(3, 5), bots=("random",), games=120, seed=2)
    told = Comparison(plan, run(plan))
    assert [len(plan.seats(no)) for no in (0, 1)] == [3, 5]
    alone = Plan(rules=rules[1:], players=5, bots=("random",), games=120, seed=2)
    assert told.measure("made", 1).value == Comparison(alone, run(alone)).measure("made", 0).value
    (only,) = answers(told, 0)
    assert "12 minutes more" in only.headline
    assert "win" not in only.headline
    assert "cannot be compared with Players (3) on the same cards" in sameness(told, 0)
    assert "not played by equally many" in told.pairing(1, 0)


def test_a_rule_about_points_shows_what_one_deal_brings_under_each_value() -> None:
    axis, base = CARDS.axes["penalty"], cards.find_variant("family-night")
    rules = {value: axis.change(base, value) for value in axis.values}
    assert list(axis.examples) == ["bid 3, take 1", "bid 1, take 3", "bid 4, take 1"]
    minus = "\N{MINUS SIGN}"
    assert {axis.values[value]: axis.example_row(each) for value, each in rules.items()} == {
        "nothing": ("+1", "+3", "+1"),
        "points for each trick off": (f"{minus}1", "+1", f"{minus}2"),
        "points for the square of the tricks off": (f"{minus}3", f"{minus}1", f"{minus}8"),
        "points times 1, 3, 6… if off by 1, 2, 3…": (f"{minus}2", "0", f"{minus}5"),
        "points for each trick bid": (f"{minus}2", "+2", f"{minus}3"),
    }
    by_hand = axis.change(base, "bid").scoring
    assert cards.score(by_hand, bid=3, taken=1, hand_size=5).points == -2
    assert not CARDS.axes["hook"].examples


SCORED = [axis for axis in CARDS.axes.values() if axis.examples]
DEALS = [(bid, taken) for bid in range(6) for taken in range(6)]


@pytest.mark.parametrize("axis", SCORED, ids=[axis.key for axis in SCORED])
def test_values_that_differ_in_any_deal_differ_in_an_example(axis: Axis) -> None:
    for base in CARDS.game.catalogue:
        told: dict[tuple[int, ...], tuple[str, ...]] = {}
        for value in list(axis.values)[:40]:
            rules = axis.change(base, value)
            deals = tuple(
                cards.score(rules.scoring, bid=bid, taken=taken, hand_size=5).points
                for bid, taken in DEALS
            )
            told[deals] = axis.example_row(rules)
        assert len(set(told.values())) == len(told), base.name
