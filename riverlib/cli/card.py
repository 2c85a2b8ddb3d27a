"""``card``: a picture of a game for a family chat."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from riverlib import analysis, store
from riverlib.cards.bots import BOTS as CARD_BOTS
from riverlib.cards.log import GAME as CARDS
from riverlib.cli import command, saved
from riverlib.core import GameLog, LogError, StoreError
from riverlib.core.faces import looks
from riverlib.play.players import Player, seated
from riverlib.race.bots import BOTS as RACE_BOTS

if TYPE_CHECKING:
    from riverlib.figures.share import ShareCard


class NothingToDrawError(LogError):
    """A game in which nothing has happened yet."""


@click.command
@click.argument("game")
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    default="game.png",
    show_default=True,
    help="The file that the picture goes into.",
)
@click.option("--dark", is_flag=True, help="Light letters on dark paper.")
@click.option("--upright", is_flag=True, help="1080 x 1350 pixels, as a phone is held.")
@click.option(
    "--pick",
    type=click.IntRange(1),
    default=1,
    show_default=True,
    help="Which game of a file of scores.",
)
@command.as_json
def card(game: str, out: Path, dark: bool, upright: bool, pick: int, as_json: bool) -> None:
    """Draw GAME as one picture: who won and how, the names, the totals and the day.

    GAME is the id of a saved game as it stands in the address, a game file, or a file of scores
    (CSV or JSON). The picture is drawn here; nothing goes over the network.
    """
    from riverlib.figures import share  # plotly's colours and Pillow: only here

    drawn = _card_of(game, pick)
    try:
        out.write_bytes(share.png(drawn, dark=dark, upright=upright))
    except OSError as error:
        raise StoreError(f"{out.name} cannot be written: {error.strerror}") from error
    if as_json:
        frame = share.UPRIGHT if upright else share.LYING
        facts: dict[str, object] = {"file": str(out.resolve()), "headline": drawn.headline}
        facts |= {"width": frame.width, "height": frame.height}
        command.print_facts(facts, as_json=True)
    else:
        click.echo(f"{drawn.headline}\nA picture of it is in {out.resolve()}")


def _card_of(name: str, pick: int) -> "ShareCard":
    content = saved.content_of(name)
    if content is None:
        stored = saved.load(name)
        return _card_of_log(stored.log, stored.created)
    if saved.is_log(content):
        return _card_of_log(store.import_game(content), None)
    games = analysis.read_scores(analysis.decoded(content))
    if pick > len(games):
        raise NothingToDrawError(f"there is no game {pick} in this file: it holds {len(games)}")
    return _card_of_game(games[pick - 1])


def _card_of_log(log: GameLog, began: datetime | None) -> "ShareCard":
    from riverlib.figures import share

    day = _day(began)
    if log.game == CARDS:
        players = seated(log, CARD_BOTS)
        game = analysis.from_log(log, [player.name for player in players])
        return _card_of_game(replace(game, day=day, colours=_worn(players)))
    players = seated(log, RACE_BOTS)
    names = [player.name for player in players]
    course = analysis.course_of(log, names, colours=_worn(players))
    if not course.turns:
        raise NothingToDrawError("nobody has thrown the die yet, so there is nothing to draw")
    return share.card_of_race(course, day)


def _card_of_game(game: analysis.GameScores) -> "ShareCard":
    from riverlib.figures import share

    if not game.deals:
        raise NothingToDrawError("no deal of this game is finished yet: there is nothing to draw")
    return share.card_of_game(game)


def _worn(players: Sequence[Player]) -> tuple[int, ...]:
    return tuple(look.colour for look in looks(players))


def _day(began: datetime | None) -> date | None:
    return None if began is None else began.astimezone().date()
