"""Games for lists, made by chance: any number of players, partners, paper, unfinished ones."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from random import Random

from riverlib.analysis.game_lines import GameLine
from riverlib.store import ListedSeat, marks_of

PEOPLE = ("Anna", "Ben", "Cleo", "Zoë", "You")
BOTS = ("Otter", "Heron", "Kingfisher", "April")
NOW = datetime(2026, 11, 22, 20, 15, tzinfo=UTC)


@dataclass(frozen=True)
class Dealt:
    bids: tuple[int, ...]
    taken: tuple[int, ...]
    points: tuple[int, ...]


def line(
    *totals: int,
    names: tuple[str, ...] = ("Anna", "Ben", "Otter"),
    deals: tuple[Dealt, ...] = (),
    **fields: object,
) -> GameLine:
    """A finished game with these totals; Otter, Heron and Kingfisher are bots."""
    sides = int(str(fields.get("sides", len(totals))))
    is_over = bool(fields.get("finished", True))
    marks = marks_of(deals, len(totals), sides)
    seats = tuple(
        ListedSeat(
            name,
            "steady" if name in BOTS else "person",
            total,
            is_over and total == max(totals),
            **marks[seat].data(),
        )
        for seat, (name, total) in enumerate(zip(names, totals, strict=False))
    )
    usual = {"id": "g", "game": "cards", "title": "", "when": NOW, "rules": "Family night"}
    usual |= {"rules_id": "fn", "finished": True, "sides": sides, "deals": len(deals)}
    usual["length"] = len(deals)
    return GameLine(**(usual | fields | {"seats": seats}))  # type: ignore[arg-type]


def random_line(rng: Random, number: int) -> GameLine:
    """Any game that a list may hold."""
    sides, size = rng.randint(2, 4), rng.choice((1, 1, 1, 2))
    players = sides * size
    names = tuple(rng.sample(PEOPLE + BOTS, players)) if players < 9 else ()
    is_race = size == 1 and rng.random() < 0.2
    deals = () if is_race else tuple(_dealt(rng, players, sides) for _ in range(rng.randint(0, 12)))
    totals = [sum(deal.points[seat] for deal in deals) for seat in range(players)]
    if is_race:
        totals = [rng.randint(0, 12) for _ in range(players)]
    return line(
        *totals,
        names=names,
        deals=deals,
        id=f"game{number}",
        game="race" if is_race else "cards",
        when=NOW - timedelta(hours=rng.randint(0, 20_000)),
        rules=rng.choice(("Family night", "Prediction", "Ours")),
        finished=rng.random() < 0.85,
        sides=sides,
        is_paper=not is_race and rng.random() < 0.1,
    )


def _dealt(rng: Random, players: int, sides: int) -> Dealt:
    of_side = [rng.randint(-4, 14) for _ in range(sides)]
    numbers = [tuple(rng.randint(0, 2) for _ in range(players)) for _ in range(2)]
    return Dealt(*numbers, points=tuple(of_side[seat % sides] for seat in range(players)))


def random_lines(seed: int, games: int = 30) -> list[GameLine]:
    """Some games, the latest first."""
    rng = Random(seed)
    lines = [random_line(rng, number) for number in range(games)]
    return sorted(lines, key=lambda each: each.when, reverse=True)
