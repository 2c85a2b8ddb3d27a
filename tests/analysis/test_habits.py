"""Habits are found where they are, told as they are, and nobody is accused of what all do."""

import numpy as np
import pytest

from riverlib.analysis import company_of, habits_of, not_yet
from riverlib.analysis.company import Company, Gap, _gap_of
from riverlib.analysis.example_record import GAMES, example
from riverlib.analysis.habits import _sentence
from riverlib.analysis.looks import LOOKS, Found, found_in, steps, worth_saying
from tests.analysis.habits import company


def sentences(table: Company) -> list[str]:
    return [each.sentence for each in habits_of(table)]


def test_bidding_too_high_is_told_with_its_size() -> None:
    said = sentences(company(50, hopeful=0.5))
    assert (
        "At 7 or more cards you bid half a trick too high; the others at your tables did not."
        in (said)
    )
    assert not any("1 to 3" in each or "4 to 6" in each for each in said)


def test_what_all_at_the_table_do_is_not_told() -> None:
    assert sentences(company(50, all_hopeful=0.5)) == []


def test_who_does_what_the_others_do_not_is_told_even_if_right() -> None:
    """Three of four bid too high: the one who does not is told that."""
    table = company(50, all_hopeful=0.5).table
    table = table[table["own"] == 0].copy()
    right = company(50, seed=2).table
    mine = right[right["own"] == 1]
    import pandas as pd

    both = pd.concat([table, mine]).sort_values(["game", "deal", "seat"]).reset_index(drop=True)
    said = sentences(Company(both))
    assert any(
        each.startswith("At 7 or more cards the others at your tables bid ")
        and each.endswith(" too high; you did not.")
        for each in said
    )


def test_nobody_without_habits_is_told_much() -> None:
    told = sum(bool(sentences(company(20, seed=seed))) for seed in range(60))
    assert told <= 8  # 5 % of 60, with room


def test_three_games_tell_nothing_of_nobody() -> None:
    assert sum(bool(sentences(company(3, seed=seed))) for seed in range(60)) <= 2


def test_holms_steps_are_the_published_ones() -> None:
    # the four of Holm's procedure as usually taught: 0.01, 0.04, 0.03, 0.005 at 5%
    assert steps([0.01, 0.04, 0.03, 0.005]) == [True, False, False, True]
    assert steps([1.0] * 5) == [False] * 5


def test_the_list_of_looks_is_the_same_for_every_record() -> None:
    few = found_in(company(1))
    assert [each.look for each in few] == list(LOOKS)
    assert not any(each.is_sure for each in few)
    assert len({look.key for look in LOOKS}) == len(LOOKS)


def test_sentences_come_by_size_and_say_nothing_twice() -> None:
    table = company(80, hopeful=0.7)
    said = worth_saying(found_in(table), table)
    sizes = [each.size for each in said]
    assert sizes == sorted(sizes, reverse=True)
    keys = {each.look.key for each in said}
    assert {"off-7", "made-7"} <= keys
    assert not {"off", "made"} & keys  # all there is to them happens at 7 or more cards


def gap(own: float, others: float) -> Gap:
    return _gap_of(own, others, 0.01, 40, 400)


@pytest.mark.parametrize(
    ("key", "own", "others", "said"),
    [
        ("off-7", -0.52, -0.02,
         "At 7 or more cards you bid half a trick too high; the others at your tables did not."),
        ("off-4", 0.35, 0.1,
         "At 4 to 6 cards you bid a third of a trick too low; the others at your tables a tenth of"
         " a trick too low."),
        ("off-1", 0.01, 0.2,
         "At 1 to 3 cards the others at your tables bid a fifth of a trick too low; you did not."),
        ("off", -0.06, 0.06,
         "All in all you bid a tenth of a trick too high; the others at your tables a tenth of a"
         " trick too low."),
        ("off", -0.42, -0.31,
         "All in all you bid half a trick too high; the others at your tables a third of a trick"
         " too high."),
        ("off", -0.41, -0.30,
         "All in all you bid 0.41 tricks too high; the others at your tables 0.30 tricks too"
         " high."),
        ("place-0", 0.51, 0.63,
         "As the first after the dealer you make fewer of your bids than the others at your"
         " tables: 51%, they 63%."),
        ("made", 0.7, 0.6,
         "All in all you make more of your bids than the others at your tables: 70%, they 60%."),
        ("zero", 0.34, 0.26,
         "You bid zero more often than the others at your tables: in 34 deals of 100, they in 26."),
        ("zero-made", 0.7, 0.85,
         "When you bid zero you make it less often than the others at your tables do: 70%, they"
         " 85%."),
        ("points", -1.2, 3.4,
         "A deal brings you 4.6 points fewer than the others at your tables: \N{MINUS SIGN}1.2,"
         " they 3.4."),
        ("miss-made", -0.12, 0.004,
         "After a miss you make 12 fewer bids of 100 than after a bid made; the others at your"
         " tables as many."),
        ("miss-off", -0.5, 0.0,
         "After a miss you bid half a trick higher than after a bid made, for the tricks that"
         " follow; the others at your tables do not."),
        ("time", 0.12, -0.01,
         "From your first game to your last you came to make 12 more bids of 100; the others at"
         " your tables 1 fewer."),
    ],
)  # fmt: skip
def test_sentences(key: str, own: float, others: float, said: str) -> None:
    look = next(each for each in LOOKS if each.key == key)
    assert _sentence(Found(look, gap(own, others), True)) == said


def test_every_look_has_words_for_every_way() -> None:
    rng = np.random.default_rng(4)
    for look in LOOKS:
        for own, others in rng.normal(0, 0.4, (60, 2)):
            said = _sentence(Found(look, gap(own, others), True))
            assert said.endswith(".")
            assert "  " not in said
            assert "too ;" not in said
            assert "too ." not in said


def test_where_nothing_is_found_it_says_what_would_show() -> None:
    few = not_yet(company(3))
    assert few.startswith(
        "After 3 games nothing about your bids is sure yet. If you bid one trick too many or too"
        " few in every second deal with 7 or more cards, about "
    )
    many = not_yet(company(60))
    assert "nothing sets your bids apart" in many
    assert " in every fourth deal with 7 or more cards, it would show by now." in many
    between = not_yet(company(12))
    assert between.partition("tables. ")[2] == (
        "If you bid one trick too many or too few in every second deal with 7 or more cards, it"
        " would show by now. If in every fourth, about 4 more games should show it."
    )
    hinted = not_yet(company(60), has_hints=True)
    assert "nothing surely sets your bids apart" in hinted
    assert "what you see below are hints." in hinted
    assert not_yet(company(1)).startswith("After 1 game nothing about your bids is sure yet.")


def test_a_game_among_oneself_alone_compares_with_nobody() -> None:
    rows = [(0, 2, deal, seat, 3, 0, 1, 1, 11, 1) for deal in range(9) for seat in range(2)]
    table = company_of(rows)
    assert table.is_alone
    assert habits_of(table) == ()


def test_an_empty_table_has_no_habits() -> None:
    assert habits_of(company_of([])) == ()


def test_the_dealer_is_unknown_in_games_from_paper() -> None:
    table = company(20).table.assign(dealer=-1)
    assert not any(each.is_sure for each in found_in(Company(table)) if each.look.figure == "place")


def test_a_last_bid_is_that_of_the_same_seat_in_the_same_game() -> None:
    table = company(3, hopeful=0.3)
    rows = table.table
    made = (rows["bid"] == rows["taken"]).to_numpy()
    for at in range(len(rows)):
        row = rows.iloc[at]
        before = table.last_made[at]
        assert before == (-1 if row["deal"] == 0 else made[at - 4])


def test_the_example_shows_what_it_says_of_itself() -> None:
    table = example()
    assert table.games == GAMES
    assert any(
        "7 or more cards you bid" in each and "too high" in each for each in sentences(table)
    )
    basic = table.table["taken"] + 10 * (table.table["bid"] == table.table["taken"])
    assert (basic == table.table["points"]).all()
    deals = table.table.groupby(["game", "deal"])
    assert (deals["taken"].sum() == deals["hand_size"].first()).all()
    assert (deals["bid"].sum() != deals["hand_size"].first()).all()  # the hook


def test_a_habit_says_what_it_costs_once() -> None:
    """The points of the hands of 7 or more cards, by a loop."""
    table = company(80, hopeful=0.7)
    said = [each for each in habits_of(table) if each.key in ("off-7", "made-7")]
    assert len(said) == 2
    costs = [each.cost for each in said if each.cost]
    rows = table.table[table.table["hand_size"] >= 7]
    own, theirs = (rows[rows["own"] == mine]["points"] for mine in (1, 0))
    fewer = (theirs.sum() / 3 - own.sum()) / 80
    assert costs == [f"In those deals you get about {fewer:.0f} points a game fewer than they do."]


def test_a_habit_that_costs_no_more_than_luck_does_says_nothing_of_points() -> None:
    table = company(80, hopeful=0.7)
    rows = table.table.assign(points=np.random.default_rng(1).integers(0, 20, len(table.table)))
    assert any(each.key == "off-7" for each in habits_of(Company(rows)))
    assert not any(each.cost for each in habits_of(Company(rows)))
