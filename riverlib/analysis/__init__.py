"""Scores of games, wherever they come from, and what charts and words are made from."""

from riverlib.analysis.baselines import BASELINES, Baseline
from riverlib.analysis.chances import (
    RESAMPLES,
    chances_sample,
    game_of,
    seat_names,
    win_chances,
)
from riverlib.analysis.company import Company, Gap, company_of
from riverlib.analysis.counts import (
    Estimate,
    bid_against_taken,
    made_by_hand_size,
    mean,
    share,
    streaks,
)
from riverlib.analysis.course import BoatCourse, RaceCourse, course_of
from riverlib.analysis.deals import (
    DEAL_COLUMNS,
    HAND_COLUMNS,
    bidding_place,
    count_hands,
    deals_of_games,
    deals_of_results,
    deals_of_rows,
    hands_of_rows,
    is_made,
    tricks_off,
)
from riverlib.analysis.game_scores import GameScores, from_log, from_rows
from riverlib.analysis.habits import Habit, habits_of, not_yet
from riverlib.analysis.race_story import RaceStory
from riverlib.analysis.record import (
    Record,
    Trend,
    beside_chance,
    expected,
    record_of,
    win_by_chance,
    win_share,
)
from riverlib.analysis.score_csv import from_csv, to_csv
from riverlib.analysis.score_faults import Fault, TableError
from riverlib.analysis.score_files import decoded, read_scores
from riverlib.analysis.score_json import from_json, to_json
from riverlib.analysis.score_rows import COLUMNS

__all__ = [
    "BASELINES",
    "COLUMNS",
    "DEAL_COLUMNS",
    "HAND_COLUMNS",
    "RESAMPLES",
    "Baseline",
    "BoatCourse",
    "Company",
    "Estimate",
    "Fault",
    "GameScores",
    "Gap",
    "Habit",
    "RaceCourse",
    "RaceStory",
    "Record",
    "TableError",
    "Trend",
    "beside_chance",
    "bid_against_taken",
    "bidding_place",
    "chances_sample",
    "company_of",
    "count_hands",
    "course_of",
    "deals_of_games",
    "deals_of_results",
    "deals_of_rows",
    "decoded",
    "expected",
    "from_csv",
    "from_json",
    "from_log",
    "from_rows",
    "game_of",
    "habits_of",
    "hands_of_rows",
    "is_made",
    "made_by_hand_size",
    "mean",
    "not_yet",
    "read_scores",
    "record_of",
    "seat_names",
    "share",
    "streaks",
    "to_csv",
    "to_json",
    "tricks_off",
    "win_by_chance",
    "win_chances",
    "win_share",
]
