"""Scores of games, wherever they come from, and what charts and words are made from."""

from riverlib.analysis.baselines import BASELINES, Baseline
from riverlib.analysis.chances import (
    RESAMPLES,
    chances_sample,
    game_of,
    seat_names,
    win_chances,
)
from riverlib.analysis.counts import (
    Estimate,
    bid_against_taken,
    made_by_hand_size,
    mean,
    off_by_hand_size,
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
from riverlib.analysis.record import Record, Trend, conclusions, expected, record_of, win_share
from riverlib.analysis.score_csv import COLUMNS, Fault, TableError, decoded, from_csv, to_csv

__all__ = [
    "BASELINES",
    "COLUMNS",
    "DEAL_COLUMNS",
    "HAND_COLUMNS",
    "RESAMPLES",
    "Baseline",
    "BoatCourse",
    "Estimate",
    "Fault",
    "GameScores",
    "RaceCourse",
    "Record",
    "TableError",
    "Trend",
    "bid_against_taken",
    "bidding_place",
    "chances_sample",
    "conclusions",
    "count_hands",
    "course_of",
    "deals_of_games",
    "deals_of_results",
    "deals_of_rows",
    "decoded",
    "expected",
    "from_csv",
    "from_log",
    "from_rows",
    "game_of",
    "hands_of_rows",
    "is_made",
    "made_by_hand_size",
    "mean",
    "off_by_hand_size",
    "record_of",
    "seat_names",
    "share",
    "streaks",
    "to_csv",
    "tricks_off",
    "win_chances",
    "win_share",
]
