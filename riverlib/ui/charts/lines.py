"""The games of the database and of kept files as lines of one list."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, tzinfo
from itertools import groupby

import streamlit as st

from riverlib import analysis
from riverlib.analysis.game_lines import GameLine
from riverlib.analysis.game_search import (
    answering,
    found,
    level_words,
    meant,
    told_of,
    unknown,
)
from riverlib.analysis.search_days import day_in
from riverlib.analysis.worth_opening import Highlight, worth_opening
from riverlib.core import StoreError
from riverlib.games import GAMES
from riverlib.play.players import PERSON
from riverlib.store import KeptFile, ListedGame, ListedSeat, marks_of
from riverlib.store.results import Stamp
from riverlib.ui.shared.clock import local
from riverlib.ui.shared.database import Storage

PAPER = "paper"
"""What a paper game's rules are called in addresses: nobody wrote them down."""
_ON_PAPER = "paper-"
_MOST_FILES = 50

LinesStamp = tuple[Stamp, str, tuple[str, ...]]
"""The stamp of the results, the reader's time zone, the kept files."""


@dataclass(frozen=True, slots=True)
class PaperGame:
    """A game of a kept file."""

    file_id: str
    number: int
    """Its place in the file, from 1."""
    scores: analysis.GameScores
    day: datetime
    """When it was played, if that is told, else when the file was brought."""
    has_day: bool
    """Whether it is told when it was played."""

    @property
    def id(self) -> str:
        """What addresses call it."""
        return f"{_ON_PAPER}{self.file_id}-{self.number}"


def all_lines(storage: Storage) -> list[GameLine]:
    """Return every game, the latest first; a paper game that is also played here counts once."""
    return _all(storage, stamp_of(storage))


def stamp_of(storage: Storage) -> LinesStamp:
    """Return what changes whenever any line does."""
    kept = tuple(file_id for file_id, _ in storage.files.recent(_MOST_FILES))
    return storage.results.stamp(), st.context.timezone or "", kept


@st.cache_resource(show_spinner=False, max_entries=4)
def _all(_storage: Storage, stamp: LinesStamp) -> list[GameLine]:
    played = _played(_storage)
    paper = [_paper_line(each) for each in _new(_storage, played)]
    return sorted([*played, *paper], key=lambda line: line.when, reverse=True)


def found_lines(storage: Storage, wish: str) -> tuple[list[GameLine], tuple[Highlight, ...]]:
    """Return the games to which a wish fits, and which of them are worth opening first."""
    return _found(storage, stamp_of(storage), wish, _today())


@st.cache_resource(show_spinner=False, max_entries=8)
def _found(
    _storage: Storage, stamp: LinesStamp, wish: str, today: date
) -> tuple[list[GameLine], tuple[Highlight, ...]]:
    lines = _all(_storage, stamp)
    if not wish:
        return lines, worth_opening(lines)
    best = _found(_storage, stamp, "", today)[1]
    listed = found(lines, wish, told_of(best), today)
    ids = {line.id for line in listed}
    of_all = tuple(each for each in best if each.game_id in ids)
    asked = answering(wish, of_all)
    if asked is not None:
        return listed, asked
    # of a few games nothing is the most: then what they are among all of them
    return listed, worth_opening(listed) or of_all


def level_told(storage: Storage, wish: str) -> str:
    """Return of which games none is the longest, where a wish asks for that; mostly nothing."""
    lines, best = found_lines(storage, "")
    return level_words(lines, wish, told_of(best), _today())


def unknown_words(storage: Storage, wish: str) -> list[str]:
    """Return the words of a wish to which no game fits."""
    lines, best = found_lines(storage, "")
    return unknown(lines, wish, told_of(best), _today())


def meant_wish(storage: Storage, wish: str) -> str:
    """Return the wish that may have been meant by one to which no game fits, if there is one."""
    lines, best = found_lines(storage, "")
    return meant(lines, wish, told_of(best), _today())


def _today() -> date:
    return local(datetime.now(UTC)).date()


def recent_lines(storage: Storage, limit: int) -> list[GameLine]:
    """Return the latest games; without files that is quick however many games there are."""
    if storage.files.recent(1):
        return all_lines(storage)[:limit]
    return lines_of(storage, storage.listing.recent(limit))


def lines_by_id(storage: Storage, game_id: str) -> list[GameLine]:
    """Return the game with this id, if there is one."""
    if game_id.startswith(_ON_PAPER):
        return [_paper_line(each) for each in paper_games(storage) if each.id == game_id]
    return lines_of(storage, storage.listing.of([game_id]))


def _played(storage: Storage) -> list[GameLine]:
    return _stored(storage, storage.results.stamp(), st.context.timezone or "")


@st.cache_resource(show_spinner=False, max_entries=4)
def _stored(_storage: Storage, stamp: Stamp, zone: str) -> list[GameLine]:
    return lines_of(_storage, _storage.listing.recent())


def lines_of(storage: Storage, games: Iterable[ListedGame]) -> list[GameLine]:
    """Return games of the store as lines, under the names that their rules have in every list."""
    called, zone = storage.results.rule_names(), local(datetime.now(UTC)).tzinfo
    return [
        _line(game, called.get((game.game, game.rules_id), game.rules), zone)
        for game in games
        if game.game in GAMES
    ]


def _line(game: ListedGame, rules: str, zone: tzinfo | None) -> GameLine:
    return GameLine(
        id=game.id,
        game=game.game,
        title=game.title,
        when=game.updated.astimezone(zone),
        rules=GAMES[game.game].title.format(rules) if rules else "",
        rules_id=game.rules_id,
        finished=game.finished,
        sides=game.sides,
        deals=game.deals,
        length=game.deals if game.game == "cards" else game.length,
        has_begun=game.finished or bool(game.deals if game.game == "cards" else game.length),
        seats=game.seats,
    )


# --- paper ----------------------------------------------------------------------------------


def new_paper_games(storage: Storage) -> list[PaperGame]:
    """Return the games of the kept files, but for those that are among the played ones."""
    return _new(storage, _played(storage)) if storage.files.recent(1) else []


def paper_game(storage: Storage, game_id: str) -> analysis.GameScores:
    """Return the scores of a paper game that is there."""
    return next(each.scores for each in paper_games(storage) if each.id == game_id)


def _new(storage: Storage, played: Sequence[GameLine]) -> list[PaperGame]:
    """Return the games of several files once, and none that was downloaded here and came back."""
    games = paper_games(storage)
    known = {_signature(line) for line in played if line.game == "cards"} if games else set()
    new = []
    for _, of_file in groupby(games, key=lambda paper: paper.file_id):
        told = [(paper, _signature(_paper_line(paper))) for paper in of_file]
        new += [paper for paper, signature in told if signature not in known]
        known |= {signature for _, signature in told}
    return new


def _signature(line: GameLine) -> tuple[object, ...]:
    """Return what a game and its copy from a file share."""
    return line.deals, tuple(sorted((seat.name, seat.total) for seat in line.seats))


def paper_games(storage: Storage) -> list[PaperGame]:
    """Return the games of the kept files, those of the newest file first."""
    try:
        kept = storage.files.dated(_MOST_FILES)
    except StoreError:
        return []  # the page says so where the files are
    return [
        game
        for file_id, created in kept
        for game in _games_of(file_id, _read(storage, file_id), local(created))
        if game.scores.deals
    ]


def lines_of_file(file_id: str, games: Iterable[analysis.GameScores]) -> list[GameLine]:
    """Return the games of a file as lines, in its order; those without a day are of today."""
    return [_paper_line(each) for each in _games_of(file_id, games, local(datetime.now(UTC)))]


def _games_of(
    file_id: str, games: Iterable[analysis.GameScores], brought: datetime
) -> Iterator[PaperGame]:
    for number, scores in enumerate(games, start=1):
        day = _day(scores, brought)
        yield PaperGame(file_id, number, scores, day or brought, has_day=day is not None)


@st.cache_resource(show_spinner=False, max_entries=_MOST_FILES)
def _read(_storage: Storage, file_id: str) -> tuple[analysis.GameScores, ...]:
    try:
        kept: KeptFile = _storage.files.load(file_id)
        return analysis.read_scores(kept.text)
    except (analysis.TableError, StoreError):
        return ()  # forgotten just now, or kept by an app that read other files


def _day(scores: analysis.GameScores, brought: datetime) -> datetime | None:
    day = scores.day
    found = (day.year, day.month, day.day) if day else day_in(scores.title)
    return brought.replace(year=found[0], month=found[1], day=found[2]) if found else None


def _paper_line(paper: PaperGame) -> GameLine:
    scores = paper.scores
    sides = len(scores.sides)
    totals, marks = scores.totals[-1], marks_of(scores.deals, scores.players, sides)
    is_over = scores.is_over or scores.variant is None  # without rules nobody knows of more deals
    return GameLine(
        id=paper.id,
        game="cards",
        title=scores.title,
        when=paper.day,
        rules=_rules(scores),
        rules_id=PAPER,
        finished=is_over,
        sides=sides,
        deals=len(scores.deals),
        length=len(scores.deals),
        is_paper=True,
        has_day=paper.has_day,
        seats=tuple(
            ListedSeat(name, PERSON, total, is_over and total == max(totals), **marks[seat].data())
            for seat, (name, total) in enumerate(zip(scores.names, totals, strict=True))
        ),
    )


def _rules(scores: analysis.GameScores) -> str:
    """Return what somebody called a game; its rules where it is only numbered, as we write it."""
    name = scores.variant.name if scores.variant else ""
    is_numbered = name and re.fullmatch(rf"{re.escape(name)}( \d+)?", scores.title)
    return name if is_numbered else scores.title
