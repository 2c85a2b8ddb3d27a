"""The numbers of a record, worked out another way."""

import re

import numpy as np
import pytest

from riverlib.analysis import (
    BASELINES,
    Company,
    Record,
    beside_chance,
    company_of,
    deals_of_results,
    expected,
    record_of,
    win_by_chance,
    win_share,
)
from riverlib.analysis.dips import deepest_dip
from riverlib.analysis.habits import habits_of
from riverlib.analysis.record_titles import (
    FIGURES,
    HINT,
    both_off,
    in_order,
    misses_say,
    off_tile,
    shown_first,
    telling,
    title,
)
from riverlib.cards.kernels import play_games
from tests.analysis.games import SHORT
from tests.analysis.habits import company, rows_of


def test_bids_that_know_nothing_are_as_good_as_luck() -> None:
    rng = np.random.default_rng(2)
    rows = [
        (no // 20, 4, no % 20, 0, 5, 0, int(rng.integers(4)), int(rng.integers(4)), 0, 1)
        for no in range(4000)
    ]
    record = record_of(company_of(rows))
    assert record.by_luck == pytest.approx(0.25, abs=0.01)
    assert record.made.low < record.by_luck < record.made.high


def test_a_rise_over_the_games_is_a_line() -> None:
    rng = np.random.default_rng(3)
    rows = [
        (game, 2, deal, seat, 5, -1, 2, 2 if rng.random() < rise else 1, 0, 1 - seat)
        for game in range(100)
        for deal in range(10)
        for seat, rise in enumerate((0.3 + 0.5 * game / 100, 0.5))
    ]
    record = record_of(company_of(rows))
    assert record.trend is not None
    assert record.trend.change.value == pytest.approx(0.5, abs=0.12)
    assert record.trend.line[0] == pytest.approx(  # the others stay at a half
        [0.3 + 0.5 * game / 100 - 0.5 for game in record.trend.games], abs=0.1
    )
    assert len(record.trend.blocks) == len(record.trend.games) == record.trend.line.shape[1]
    assert sum(block.count for block in record.trend.blocks) == 1000


def test_streaks_cross_games() -> None:
    rows = [(no // 2, 4, no % 2, 0, 1, 0, 0, int(no == 1), 0, 1) for no in range(6)]
    record = record_of(company_of(rows))
    assert (record.longest, record.running) == (4, 4)


def test_a_gap_is_what_it_says() -> None:
    """Means of the same deals, by a loop."""
    table = company(6, hopeful=0.5)
    record = record_of(table)
    for size, gap in record.made_by_size.items():
        own, others = [], []
        for _, deal in table.table.groupby(["game", "deal"]):
            if deal["hand_size"].iloc[0] == size:
                made = deal["bid"] == deal["taken"]
                own.append(made[deal["own"] == 1].mean())
                others.append(made[deal["own"] == 0].mean())
        assert gap.own == pytest.approx(np.mean(own))
        assert gap.others == pytest.approx(np.mean(others))
        assert gap.apart.count == len(own)


def test_steady_bots_are_as_good_as_their_baseline() -> None:
    table = deals_of_results(play_games(SHORT, 4, 300, seed=3)).assign(own=1)
    beside = expected(table, BASELINES[0])
    assert beside == pytest.approx(np.mean([0.73, 0.70, 0.66]), abs=0.001)
    assert record_of(Company(table)).made.value == pytest.approx(beside, abs=0.05)


def test_a_baseline_says_nothing_of_hands_that_it_does_not_know() -> None:
    table = company_of([(0, 4, 0, 0, 13, 0, 1, 1, 11, 1)]).table
    assert expected(table, BASELINES[0]) is None


def test_wins_against_chance() -> None:
    won, by_chance = win_share([True, False, False, False], [1 / 4, 1 / 4, 1 / 2, 1 / 2])
    assert (won.value, by_chance) == (0.25, 0.375)


def test_a_shared_win_counts_as_a_win_for_chance_as_well() -> None:
    assert (win_by_chance(1, 4), win_by_chance(2, 3)) == (1 / 4, 2 / 3)


def test_an_empty_record_has_no_numbers() -> None:
    record = record_of(company_of([]))
    assert (record.longest, record.running, record.trend) == (0, 0, None)


@pytest.mark.parametrize("games", [1, 3, 12])
@pytest.mark.parametrize("hopeful", [0.0, 1.0])
def test_every_figure_has_a_title_that_is_so(games: int, hopeful: float) -> None:
    table = company(games, hopeful=hopeful)
    record = record_of(table)
    said = {figure: title(figure, record, ()) for figure in FIGURES}
    assert all(each.endswith(".") and "nan" not in each for each in said.values())
    check_misses(misses_say(record), record)
    made = record.company.made[record.company.own].mean()
    assert f"ou make {made * 100:.0f}% of your bids" in said["made"] or "With " in said["made"]


@pytest.mark.parametrize("hopeful", [0.0, 0.5, 1.0])
def test_the_tile_and_the_figure_count_the_same_tricks_the_same_way_round(hopeful: float) -> None:
    """What the eyes found: "less those that you bid: 0.06", where it was one tenth and minus."""
    record = record_of(company(40, hopeful=hopeful))
    label, value, beside, tip = off_tile(record)
    off = record.company.off[record.company.own]
    assert f"In {(off < 0).sum()} deals you took too few tricks, in {(off > 0).sum()}" in tip
    if label == "Bid too high or low":
        assert hopeful == 0.0
        assert value in ("Not sure", "Neither")
        return
    assert label == "Bid too high by"
    assert re.fullmatch(r"in 100 deals; others \d+( too low)?", beside)
    assert beside.split()[4] in title("off", record, ())
    assert value == f"{-off.mean() * 100:.0f} tricks"
    assert f"that you bid, less those that you took: {-off.mean():.2f} " in tip
    assert f"You bid {value} too many in 100 deals" in title("off", record, ())


def test_title_tile_figure_and_numbers_call_high_bids_high() -> None:
    """What the eyes found: "17 tricks too many" above a figure where high bids lay low."""
    record = record_of(company(60, hopeful=1.0))
    assert off_tile(record)[0] == "Bid too high by"
    deals = {size: gap.apart.count for size, gap in record.too_high_by_size.items()}
    drawn = sum(gap.own * deals[size] for size, gap in record.too_high_by_size.items())
    assert drawn / sum(deals.values()) == pytest.approx(-record.off.value)
    (found,) = [each for each in habits_of(record.company) if each.key == "off-7"]
    assert re.search(r"you bid .* too high;", found.sentence)
    own = re.match(r"You ([\d.]+), ", found.numbers)
    assert own, found.numbers
    large = record.company.own & record.company.sized((7, 99))
    assert float(own[1]) == pytest.approx(-record.company.off[large].mean(), abs=0.006)


@pytest.mark.parametrize(
    ("tricks", "value", "beside", "sentence"),
    [
        # 12 games of 19 deals, so many tricks off in a game: what was found, by turns
        ([-8, 3] * 6, "Not sure", "so far rather high",
         "So far you bid 13 tricks too many in 100 deals; that may be luck."),
        ([8, -3] * 6, "Not sure", "so far rather low",
         "So far you bid 13 tricks too few in 100 deals; that may be luck."),
        ([9, -9] * 6, "Not sure", "so far right",
         "So far your bids are right on average, but that is not sure yet."),
        ([1, -1] * 6, "Neither", "on average",
         "On average your bids are neither too high nor too low."),
        ([-8, -7] * 6, "39 tricks", "in 100 deals; others 0",
         "You bid 39 tricks too many in 100 deals, the others none; a hint of a habit,"
         " not yet sure."),
    ],
)  # fmt: skip
def test_what_is_not_known_is_not_called_neither(
    tricks: list[int], value: str, beside: str, sentence: str
) -> None:
    """What a new user found: "Neither" in large letters for 12 tricks too many in 100 deals."""
    rows = [
        (game, 2, deal, seat, 9, 0, 4, 4 + (deal < abs(off)) * (1 if off > 0 else -1) * (not seat),
         0, 1 - seat)
        for game, off in enumerate(tricks)
        for deal in range(19)
        for seat in range(2)
    ]  # fmt: skip
    record = record_of(company_of(rows))
    assert off_tile(record)[1:3] == (value, beside)
    assert title("off", record, ()) == sentence


@pytest.mark.parametrize("crowd", [1, 3])
def test_the_tile_says_how_the_others_are_counted_where_a_plain_count_differs(crowd: int) -> None:
    """What the eyes found: "others 9", where adding up all their deals gives 8."""
    rows = [
        (game, 1 + others, deal, seat, 9, 0, 4, 3 if not seat or others == 1 else 4, 0, not seat)
        for game, others in enumerate([1, crowd] * 6)
        for deal in range(19)
        for seat in range(1 + others)
    ]
    label, _, beside, tip = off_tile(record_of(company_of(rows)))
    assert label == "Bid too high by"
    if crowd == 1:  # all tables are of one size: the two counts are the same
        assert beside == "in 100 deals; others 100"
        assert "Others:" not in tip
        return
    assert beside == "in 100 deals; others 50"  # half of the deals, however many sat there
    assert tip.endswith(
        " Others: the average of those at your table, every deal of yours counting once, however"
        " many they were; all their deals just added up would say 25."
    )


@pytest.mark.parametrize(
    ("own", "others", "said"),
    [
        (-0.07, 0.01, "You bid 7 tricks too many in 100 deals, the others 1 too few"),
        (-0.07, -0.03, "You bid 7 tricks too many in 100 deals, the others 3 too many"),
        (0.07, -0.03, "You bid 7 tricks too few in 100 deals, the others 3 too many"),
        (0.01, 0.001, "You bid 1 trick too few in 100 deals, the others none"),
    ],
)
def test_both_sides_are_told_in_tricks(own: float, others: float, said: str) -> None:
    """What a new user could not parse: "too many in 100 deals, and not as the others do"."""
    assert both_off(own, others) == said


def test_who_bids_twice_as_high_reads_twice_as_much() -> None:
    """Once 0.06 and 0.11 were both a tenth of a trick."""
    tiles = [off_tile(record_of(company(60, hopeful=share)))[1] for share in (0.5, 1.0)]
    less, more = (int(each.split()[0]) for each in tiles)
    assert more > 1.5 * less


def test_the_deepest_dip_is_told_with_what_it_may_mean() -> None:
    """What the eyes found: a mark clear of the others, in full view, without a word."""
    dips = [deepest_dip(record_of(company(40, seed=seed))) for seed in range(12)]
    told = [each for each in dips if each is not None]
    assert 0 < len(told) < 12
    for dip in told:
        assert re.match(r"At \d+ cards? you are furthest behind: you make \d+%", dip.sentence)
        assert "Among ten sizes" in dip.sentence
        assert dip.practise in ("bids-1", "bids-4", "bids-7")
    sure = deepest_dip(record_of(company(60, hopeful=1.0)))
    assert sure is not None
    assert sure.sentence.endswith("luck alone seldom makes such a dip.")
    assert sure.practise == "bids-7"


def check_misses(said: str, record: Record) -> None:
    off = record.company.off[record.company.own]
    ways = f"You missed {(off != 0).sum()} bids", "too few tricks as often", "Whenever you missed"
    assert any(way in said for way in ways)
    if "times too few, " in said:
        assert (off < 0).sum() > (off > 0).sum()


def test_figures_that_tell_something_come_first() -> None:
    from riverlib.analysis import Habit

    habits = [Habit("miss-off", "miss", "", ""), Habit("off-7", "off", "", "")]
    assert in_order(habits)[:2] == ("miss", "off")
    assert sorted(in_order(habits)) == sorted(FIGURES)
    assert len(rows_of(1)) == 19 * 4


def test_what_only_some_hands_bring_about_is_told_of_them() -> None:
    record = record_of(company(60, hopeful=0.6))
    table, big = record.company.table, record.company.sized((7, 99))
    numbers = {
        (mine, large): table[(table["own"] == mine) & (big == large)]["points"].mean()
        for mine in (0, 1)
        for large in (False, True)
    }
    habits = [each for each in habits_of(record.company) if each.figure == "off"]
    assert title("points", record, habits) == (
        f"With 7 or more cards a deal brings you {numbers[1, True]:.1f} points, the others"
        f" {numbers[0, True]:.1f}; all other deals bring you {numbers[1, False]:.1f}, them"
        f" {numbers[0, False]:.1f}."
    )
    assert title("points", record, ()).endswith(f"; {HINT}.")  # nothing is sure of those hands
    assert title("made", record, ()).startswith("With 7 or more cards you make ")
    assert title("points", record_of(company(60)), ()).startswith("A deal brings you ")


def test_a_page_never_calls_sure_what_it_calls_luck_above() -> None:
    """What the eyes found: "nothing sets you apart" above, "luck alone seldom does that" below."""
    hinted = 0
    for seed in range(40):
        record = record_of(company(12, seed=seed, hopeful=0.15))
        habits = habits_of(record.company)
        shown = telling(record, habits)
        for figure in FIGURES:
            said = title(figure, record, habits)
            is_found = any(each.sentence == said for each in habits)
            assert "luck alone" not in said
            assert (figure in shown) == (is_found or said.endswith(f"{HINT}."))
            hinted += said.endswith(f"{HINT}.")
    assert hinted


def test_something_always_stands_in_front_and_what_tells_alone() -> None:
    bare = 0
    for seed in range(12):
        record = record_of(company(12, seed=seed))
        habits = habits_of(record.company)
        shown, first = telling(record, habits), shown_first(record, habits)
        assert first == shown if shown else len(set(first)) == 2
        bare += not shown
    assert bare


def test_games_won_are_compared_with_chance() -> None:
    few, many = [True] * 2 + [False] * 38, [True] * 20 + [False] * 20
    assert beside_chance(few, [1 / 4] * 40).endswith("and you won 2: that is more than bad luck.")
    assert beside_chance(many, [1 / 4] * 40).endswith("and you won 20: that is more than luck.")
    one = "won 0 of 1 game, and you won 1: that may still be luck."
    assert beside_chance([True], [1 / 2]).endswith(one)
