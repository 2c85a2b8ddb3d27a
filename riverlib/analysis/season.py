"""A season of games, a month or a year: wins, points a game, medals and everybody's best deal."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from riverlib.analysis.counts import Estimate, share_of
from riverlib.analysis.game_lines import GameLine
from riverlib.core.counting import counted, listed
from riverlib.core.text import MONTHS

_PLACES = {"cards": "at cards", "race": "on the river"}
MEDALS = ("gold", "silver", "bronze")


@dataclass(frozen=True, slots=True, order=True)
class Season:
    """A month, or a whole year."""

    year: int
    month: int = 0
    """From 1; 0 for the whole year."""

    @property
    def words(self) -> str:
        """What it is called: ``"November 2026"``."""
        return f"{MONTHS[self.month - 1]} {self.year}" if self.month else str(self.year)

    @property
    def noun(self) -> str:
        """What it is: ``"month"`` or ``"year"``."""
        return "month" if self.month else "year"

    @property
    def key(self) -> str:
        """What it is called in an address: ``"2026-11"``."""
        return f"{self.year}-{self.month:02}" if self.month else str(self.year)

    def holds(self, line: GameLine) -> bool:
        """Return whether a game was played in it."""
        return month_of(line) == self or (not self.month and line.when.year == self.year)


@dataclass(frozen=True, slots=True, kw_only=True)
class SeasonRow:
    """What one person's season came to."""

    name: str
    games: int
    wins: int
    """Games won, shared wins too."""
    by_game: Mapping[str, tuple[int, int]]
    """Wins and games of each kind of game."""
    medals: tuple[int, int, int]
    """First, second and third places; nobody gets one for the last place of a game."""
    points: float
    """Mean total of a game."""
    made: Estimate
    """Share of bids made; ``count`` is 0 in races."""
    best: int | None
    """Most points in one deal, in the game ``best_game`` with the deal ``best_deal``."""
    best_game: str = ""
    best_deal: int = 0
    papers: int = 0
    """Games that were written down on paper."""


def month_of(line: GameLine) -> Season:
    """Return the month of a game."""
    return Season(line.when.year, line.when.month)


def seasons_of(lines: Sequence[GameLine]) -> tuple[Season, ...]:
    """Return the months in which games with people ended, the latest first, and then the years.

    A year with games in one month only would be the same again.
    """
    told = sorted({month_of(line) for line in lines if line.finished and _people(line)})
    years = Counter(month.year for month in told)
    several = sorted((Season(year) for year, months in years.items() if months > 1), reverse=True)
    return (*reversed(told), *several)


def season_of(lines: Sequence[GameLine]) -> tuple[SeasonRow, ...]:
    """Return the people of finished games, the one with the most wins first."""
    sat: dict[str, list[tuple[GameLine, int]]] = {}
    for line in lines:
        for seat in _people(line) if line.finished else ():
            sat.setdefault(line.names[seat], []).append((line, seat))
    rows = [_row(name, games) for name, games in sat.items()]
    return tuple(sorted(rows, key=lambda row: (-row.wins, *(-n for n in row.medals), row.name)))


def _people(line: GameLine) -> list[int]:
    return [seat for seat, each in enumerate(line.seats) if each.is_person]


def _row(name: str, games: Sequence[tuple[GameLine, int]]) -> SeasonRow:
    seats = [(line, at, line.seats[at]) for line, at in games]
    places = [_medal(line, at) for line, at in games]
    known = [(seat.best, -no) for no, (_, _, seat) in enumerate(seats) if seat.best is not None]
    best, no = max(known, default=(None, 0))
    return SeasonRow(
        name=name,
        games=len(games),
        wins=sum(seat.won for _, _, seat in seats),
        by_game={
            game: (sum(seat.won for line, _, seat in seats if line.game == game), number)
            for game, number in Counter(_games([line for line, _ in games])).items()
        },
        medals=(places.count(1), places.count(2), places.count(3)),
        points=sum(seat.total for _, _, seat in seats) / len(seats),
        made=share_of(
            sum(seat.made for _, _, seat in seats if seat.made is not None),
            sum(line.deals for line, _, seat in seats if seat.made is not None),
        ),
        best=best,
        best_game=seats[-no][0].id if best is not None else "",
        best_deal=(seats[-no][2].best_deal or 0) if best is not None else 0,
        papers=sum(line.is_paper for line, _, _ in seats),
    )


def _medal(line: GameLine, seat: int) -> int:
    """Return the place that a seat has a medal for: 1 to 3, or 0; the last place has none."""
    worth = [(line.seats[side[0]].won, line.seats[side[0]].total) for side in line.all_sides]
    mine = worth[seat % line.sides]
    place = 1 + sum(other > mine for other in worth)
    if mine[0]:
        return 1
    return place if place <= len(MEDALS) and min(worth) < mine else 0


def bots_won(lines: Sequence[GameLine]) -> tuple[int, dict[str, int]]:
    """Return how many finished games no person won, and how many of them each bot did."""
    theirs = [
        line
        for line in lines
        if line.finished
        and any(seat.won for seat in line.seats)
        and not any(seat.won and seat.is_person for seat in line.seats)
    ]
    wins = Counter(
        name for line in theirs for name in {seat.name for seat in line.seats if seat.won}
    )
    return len(theirs), dict(sorted(wins.items(), key=lambda each: (-each[1], each[0])))


def bots_row(lines: Sequence[GameLine]) -> SeasonRow | None:
    """Return what the month of all bots together came to: games that no person won.

    ``None`` where no bot sat at a finished game. Of medals, points and bids it says nothing.
    """
    sat = [
        line for line in lines if line.finished and any(not seat.is_person for seat in line.seats)
    ]
    if not sat:
        return None
    return SeasonRow(
        name="Bots together",
        games=len(sat),
        wins=bots_won(sat)[0],
        by_game={
            game: (bots_won([line for line in sat if line.game == game])[0], number)
            for game, number in Counter(_games(sat)).items()
        },
        medals=(0, 0, 0),
        points=0.0,
        made=share_of(0, 0),
        best=None,
    )


def most_of_a_bot(lines: Sequence[GameLine]) -> int:
    """Return how many finished games the bot with the most wins won, shared ones too."""
    wins = Counter(
        name
        for line in lines
        if line.finished
        for name in {seat.name for seat in line.seats if seat.won and not seat.is_person}
    )
    return max(wins.values(), default=0)


def bots_say(lines: Sequence[GameLine]) -> str:
    """Say which games the table does not show: those that bots won, beside those of people."""
    games, wins = bots_won(lines)
    if not games or games == sum(line.finished for line in lines):
        return ""  # of none there is nothing to say, and of all of them the title says it
    return f"Bots won {counted(games, 'other game')}{_won(games, wins)}."


def _won(games: int, wins: Mapping[str, int]) -> str:
    """Name the wins of some games; where they add up to more, some were shared."""
    shared = ", some shared" if sum(wins.values()) > games else ""
    return f"{shared}: {listed([f'{name} {number}' for name, number in wins.items()])}"


def season_says(rows: Sequence[SeasonRow], season: Season, lines: Sequence[GameLine]) -> str:
    """Say who won most in a season; ``lines`` are all its finished games."""
    when, games = f"In {season.words}", len(lines)
    best = max((row.wins for row in rows), default=0)
    leaders = [row for row in rows if row.wins == best]
    if not best:
        return f"{when} {_bots_won_all(lines)}"
    if games == 1:
        return f"{when} {listed([row.name for row in leaders])} won the only game"
    others = max((row.wins for row in rows if row.wins < best), default=None)
    if others is None and len(leaders) == 1:
        return f"{when} {leaders[0].name} won {_of_played(leaders[0])}"
    who = listed([row.name for row in leaders])
    most = f"{when} {who} won most"
    if most_of_a_bot(lines) >= best:
        theirs, _ = bots_won(lines)
        bots = f"bots won {theirs} of {games} games; of" if theirs else "of"
        most = f"{when} {bots} the people {who} won most"
    if len(leaders) > 1:
        return f"{most}: {_each_of(leaders)}"
    followers = [row for row in rows if row.wins == others]
    return f"{most}: {_of_played(leaders[0])}, {_after_them(followers)}"


def _bots_won_all(lines: Sequence[GameLine]) -> str:
    games, bots = bots_won(lines)
    if games == 1:
        return f"{listed(list(bots))} won the only game"
    if len(bots) == 1:
        return f"{next(iter(bots))} won all {games} games"
    return f"the bots won all {games} games{_won(games, bots)}"


def _of_played(row: SeasonRow) -> str:
    return f"{row.wins} of {counted(row.games, 'game')}"


def _each_of(leaders: Sequence[SeasonRow]) -> str:
    """Say how many games of their own each of some won, who won as many."""
    if len({row.games for row in leaders}) == 1:
        return f"{_of_played(leaders[0])} each"
    return f"{counted(leaders[0].wins, 'game')} each"


def _after_them(followers: Sequence[SeasonRow]) -> str:
    if not followers[0].wins:
        return "no other person won any"
    if len(followers) > 2:
        return f"nobody else more than {followers[0].wins}"
    return listed([f"{row.name} {row.wins} of {row.games}" for row in followers])


def games_won(lines: Sequence[GameLine]) -> dict[str, tuple[int, int]]:
    """Return for each game how many of its finished games a person won, and how many there were."""
    over = [line for line in lines if line.finished]
    by_people = Counter(
        line.game for line in over if any(seat.won and seat.is_person for seat in line.seats)
    )
    return {game: (by_people[game], all_) for game, all_ in Counter(_games(over)).items()}


def _games(lines: Sequence[GameLine]) -> list[str]:
    return sorted(line.game for line in lines)


def by_game_say(lines: Sequence[GameLine]) -> str:
    """Say how people did at cards and on the river, where a month has both."""
    won = games_won(lines)
    if len(won) < len(_PLACES):
        return ""
    told = [f"{_PLACES[game]} {_of_all(*won[game])}" for game in _PLACES]
    return f"{told[0].capitalize()}, {told[1]}."


def _of_all(people: int, games: int) -> str:
    if games == 1:
        return "a person won the only game" if people else "a bot won the only game"
    if not people:
        return f"bots won all {games} games"
    return f"people won {'all' if people == games else f'{people} of'} {games} games"


def luck_says(rows: Sequence[SeasonRow]) -> str:
    """Say whether so many games tell who is better: two shares whose intervals overlap do not."""
    shares = sorted((share_of(row.wins, row.games) for row in rows), key=lambda each: each.value)
    if len(shares) < 2 or shares[-1].low > shares[-2].high:
        return ""
    return "Luck decides much in so few games: it is too early to say who plays better."
