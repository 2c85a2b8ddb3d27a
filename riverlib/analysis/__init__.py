"""Scores of games, wherever they come from, and what charts and words are made from."""

from riverlib.analysis.baselines import BASELINES, Baseline
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
from riverlib.analysis.parts import Parts, deal_points, parts
from riverlib.analysis.reading import from_log
from riverlib.analysis.record import Record, Trend, conclusions, expected, record_of, win_share
from riverlib.analysis.records import DealScores, DealTable, GameScores, Tally
from riverlib.analysis.simulating import (
    RESAMPLES,
    Simulated,
    chances_sample,
    from_simulation,
    win_chances,
)
from riverlib.analysis.tables import COLUMNS, Fault, TableError, decoded, from_csv, to_csv

__all__ = [
    "BASELINES",
    "COLUMNS",
    "RESAMPLES",
    "Baseline",
    "BoatCourse",
    "DealScores",
    "DealTable",
    "Estimate",
    "Fault",
    "GameScores",
    "Parts",
    "RaceCourse",
    "Record",
    "Simulated",
    "TableError",
    "Tally",
    "Trend",
    "bid_against_taken",
    "chances_sample",
    "conclusions",
    "course_of",
    "deal_points",
    "decoded",
    "expected",
    "from_csv",
    "from_log",
    "from_simulation",
    "made_by_hand_size",
    "mean",
    "off_by_hand_size",
    "parts",
    "record_of",
    "share",
    "streaks",
    "to_csv",
    "win_chances",
    "win_share",
]
