"""Titles of many games: true of the numbers, and silent where luck may be all."""

import re

import numpy as np
import pandas as pd
import pytest

from riverlib.analysis import hands_of_rows
from riverlib.analysis.gathered import bids_say, ends_say, sizes_say

RNG = np.random.default_rng(5)


def ends(*means: float, games: int = 40, spread: float = 20.0) -> dict[str, np.ndarray]:
    names = ("Anna", "Ben", "Otter", "Heron")
    return {
        name: np.round(RNG.normal(mean, spread, games)).astype(np.int64)
        for name, mean in zip(names, means, strict=False)
    }


def same_games(of: dict[str, np.ndarray]) -> dict[str, np.ndarray]:
    return {name: np.arange(len(totals)) for name, totals in of.items()}


@pytest.mark.parametrize("together", [True, False])
def test_the_better_is_named_with_the_difference(together: bool) -> None:
    for _ in range(20):
        of = ends(120, 80, 70)
        said = ends_say(of, same_games(of) if together else None)
        match = re.fullmatch(
            r"Anna ends highest, with (\d+) points a game: (\d+) more than (\w+)", said
        )
        assert match, said
        mean, by, second = match.groups()
        assert int(mean) == round(of["Anna"].mean())
        assert int(by) == round(of["Anna"].mean() - of[second].mean())
        assert of[second].mean() == max(of["Ben"].mean(), of["Otter"].mean())


def test_equals_are_seldom_ranked() -> None:
    said = [ends_say(of, same_games(of)) for of in (ends(90, 90, 90, 90) for _ in range(300))]
    ranked = sum(each.startswith(("Anna", "Ben", "Otter", "Heron")) for each in said)
    assert ranked <= 24  # 5% of 300, and what luck adds to that
    assert all("oo early to say" in each for each in said if "ends highest, with" not in each)


def test_those_who_met_are_compared_where_they_met() -> None:
    games = np.round(RNG.normal(90, 60, 30)).astype(np.int64)  # very unlike, but alike for both
    of = {"Anna": games + RNG.integers(2, 7, 30), "Ben": games}
    assert "early" in ends_say(of)
    assert "ends highest" in ends_say(of, same_games(of))


def test_few_games_and_one_name() -> None:
    assert ends_say({}) == ends_say({"Anna": np.array([], np.int64)}) == ""
    assert ends_say(ends(120, 10, games=3)) == "Too early to say who ends highest: only 3 games"
    uneven = ends(120, 90) | {"Cleo": np.array([100])}
    assert re.fullmatch(
        r"Anna \(\d+ points a game\) ends higher than Ben; too early to say of Cleo",
        ends_say(uneven),
    )
    alone = {"Anna": np.arange(9), "Cleo": np.array([100])}
    assert ends_say(alone) == "Too early to say who ends highest: only 1 game of Cleo"
    said = ends_say({"Anna": np.arange(101)})
    assert said == "Every second game ends with 25 to 75 points"
    assert ends_say({"Anna": np.arange(3)}) == "3 games: too few to say where they end"


def test_whoever_is_surely_behind_is_named_beside_two_that_are_level() -> None:
    same = np.round(RNG.normal(120, 20, 40)).astype(np.int64)
    of = {"Anna": same, "Otter": same[::-1].copy(), "Ben": same - 50 + RNG.integers(0, 5, 40)}
    of["Anna"][0] += 1
    said = ends_say(of, same_games(of))
    mean = round(of["Anna"].mean())
    assert said == (f"Anna ({mean} points a game) ends higher than Ben; too early to say of Otter")


def test_two_that_are_surely_apart_are_named_though_the_first_is_not_known() -> None:
    base = np.round(RNG.normal(120, 20, 40)).astype(np.int64)
    wild = base + np.where(np.arange(40) % 2, 400, -390)  # first by 5, and wholly by luck
    of = {"Anna": base, "Ben": base - 30 + RNG.integers(0, 2, 40), "Otter": wild}
    by = round((base - of["Ben"]).mean())
    assert ends_say(of, same_games(of)) == (
        f"Anna ends higher than Ben, by {by} points a game; too early to say who ends highest"
    )


def test_people_are_told_of_first_and_in_order_then_the_bots() -> None:
    """What the eyes found: one bot set beside one of the people, and nothing of the others."""
    base = np.round(RNG.normal(120, 20, 40)).astype(np.int64)
    of = {"Anna": base, "Ben": base[::-1].copy() - 1, "Otter": base - 60, "Heron": base - 70}
    means = {name: round(float(totals.mean())) for name, totals in of.items()}
    assert ends_say(of, same_games(of), {"Anna", "Ben"}) == (
        f"Of the people Anna {means['Anna']} and Ben {means['Ben']} points a game; too early to"
        f" say who ends highest. Of the bots Otter has most, {means['Otter']}"
    )
    of["Ben"] = base - 30
    assert ends_say(of, same_games(of), {"Anna", "Ben"}) == (
        f"Anna ends highest of the people, with {means['Anna']} points a game: 30 more than Ben."
        f" Of the bots Otter has most, {means['Otter']}"
    )
    alone = {name: of[name] for name in ("Anna", "Otter")}
    assert ends_say(alone, same_games(alone), {"Anna"}) == ends_say(alone, same_games(alone))


def test_the_fall_begins_where_it_does() -> None:
    shares = {size: 0.65 if size < 7 else 0.5 for size in range(1, 11)}
    rows = [
        row
        for size, share in shares.items()
        for row in [(size, 0, 0, round(80 * share)), (size, 0, 1, 80 - round(80 * share))]
    ]
    assert sizes_say({"Anna": hands_of_rows(rows)}) == (
        "Anna: 65% of the bids made with 1 to 6 cards, 50% with 7 to 10 cards"
    )


def test_a_gap_of_the_games_of_both_says_so() -> None:
    base = np.round(RNG.normal(120, 20, 40)).astype(np.int64)
    level = np.concatenate((base[:20] - 30 + RNG.integers(0, 2, 20), base[20:] + 35))
    of = {"Anna": base, "Otter": base + RNG.integers(-3, 4, 40), "Ben": level}
    games = same_games(of)
    games["Ben"] = np.concatenate((np.arange(20), np.arange(100, 120)))
    assert ends_say(of, games).endswith(
        " a game where both played; too early to say who ends highest"
    )


def test_a_gap_that_is_the_same_in_every_game() -> None:
    of = {"Anna": np.array([5] * 6), "Ben": np.array([4] * 6)}
    assert ends_say(of, same_games(of)).endswith("1 more than Ben")
    level = {"Anna": np.array([5] * 6), "Ben": np.array([5] * 6)}
    assert "early" in ends_say(level, same_games(level))


def hands(shares: dict[int, float], *, each: int = 200, by: str = "bid") -> pd.DataFrame:
    rows = []
    for key, share in shares.items():
        made = int(RNG.binomial(each, share))
        size, bid = (9, key) if by == "bid" else (key, 0)
        rows += [(size, bid, bid, made), (size, bid, bid + 1, each - made)]
    return hands_of_rows(rows)


def test_which_bids_come_true() -> None:
    table = hands({0: 0.9, 1: 0.6, 5: 0.3})
    said = bids_say(table)
    match = re.fullmatch(
        r"(\d+)% of the bids were made: bids of 0 come true most often \((\d+)%\),"
        r" bids of 5 least \((\d+)%\)",
        said,
    )
    assert match, said
    made = table[table["bid"] == table["taken"]]["hands"]
    assert int(match[1]) == pytest.approx(made.sum() / table["hands"].sum() * 100, abs=0.51)
    assert int(match[2]) == pytest.approx(made.iloc[0] / 2, abs=0.51)


def test_bids_that_were_made_seldom_are_not_called_better_than_the_worst() -> None:
    seldom = hands_of_rows([(9, 6, 6, 1), (9, 6, 5, 10), (9, 8, 7, 2)])  # 1 of 11, 0 of 2
    said = bids_say(pd.concat([hands({0: 0.9, 1: 0.6, 5: 0.3}), seldom]))
    assert re.fullmatch(
        r"\d+% of the bids were made; of the numbers often bid, 0 comes true most"
        r" \(\d+%\) and 5 least \(\d+%\); 6 and more were bid too seldom to say",
        said,
    ), said
    said = bids_say(pd.concat([hands({0: 0.9, 5: 0.3}), hands_of_rows([(9, 8, 7, 2)])]))
    assert said.endswith("; 8 was bid too seldom to say"), said
    few = [(9, bid, 0, 2) for bid in (3, 4, 7)]
    said = bids_say(pd.concat([hands({0: 0.9, 5: 0.3}), hands_of_rows(few)]))
    assert said.endswith("; 3, 4 and 7 were bid too seldom to say"), said


def test_bids_that_luck_may_part_are_not_parted() -> None:
    said = [bids_say(hands(dict.fromkeys(range(6), 0.5), each=60)) for _ in range(200)]
    assert sum(" least " in each for each in said) <= 16
    assert bids_say(hands({0: 1.0}, each=7)) == "7 of 7 bids were made"
    assert bids_say(hands_of_rows([])) == ""


def test_cards_that_are_easier() -> None:
    said = sizes_say({"these games": hands({1: 0.9, 9: 0.4}, by="size")})
    assert re.fullmatch(r"These games: \d+% of the bids made with 1 card, \d+% with 9 cards", said)
    few = sizes_say({"Anna": hands({1: 0.9, 9: 0.4}, each=10, by="size")})
    assert few == "Anna: too early to say with how many cards bids go best"
    assert sizes_say({}) == ""


def test_few_cards_and_many_are_told_apart_where_no_two_sizes_are() -> None:
    shares = {size: 0.65 if size < 6 else 0.5 for size in range(1, 11)}
    rows = [
        row
        for size, share in shares.items()
        for row in [(size, 0, 0, round(80 * share)), (size, 0, 1, 80 - round(80 * share))]
    ]
    assert sizes_say({"Anna": hands_of_rows(rows)}) == (
        "Anna: 65% of the bids made with 1 to 5 cards, 50% with 6 to 10 cards"
    )
    equals = [
        sizes_say({"Anna": hands(dict.fromkeys(range(1, 11), 0.6), each=40, by="size")})
        for _ in range(200)
    ]
    assert sum("too early" not in each for each in equals) <= 20
