"""``check``: the deals of a finished game against what was fixed before anybody bid."""

from dataclasses import asdict
from pathlib import Path

import click

from riverlib import store
from riverlib.cards.check_words import check_words
from riverlib.cards.checking import DealCheck, GameCheck, StillHiddenError
from riverlib.cards.checking import check as checked
from riverlib.cards.log import GAME as CARDS
from riverlib.cli import command, saved
from riverlib.core import GameLog, LogError

DIFFERS = 1
"""Exit code when a deal does not match."""


class NothingToCheckError(LogError):
    """A file or a game in which no cards were dealt."""


@click.command
@click.argument("game")
@click.option("--deal", type=click.IntRange(1), help="Print the exact text behind a deal's code.")
@command.as_json
@click.pass_context
def check(ctx: click.Context, game: str, deal: int | None, as_json: bool) -> None:
    """Compute every deal of GAME again from its seed, and compare its code.

    GAME is a file, or the id of a saved game as it stands in the address. The code of a deal is
    the SHA-256 of a text, which any other program can compute too: check GAME --deal 3 | sha256sum

    Ends with 0 if nothing differs, and with 1 if a deal was not dealt as its code says.
    """
    found = checked(_cards_of(_log_of(game)))
    if deal is not None:
        click.echo(_text_of(found, deal), nl=False)
        return
    if as_json:
        facts = {"seed": found.seed, "words": list(check_words(found))}
        deals = [asdict(each) for each in found.deals]
        command.print_facts(facts | {"open_from": found.open_from, "deals": deals}, as_json=True)
    else:
        click.echo("\n".join(_lines(found)))
    ctx.exit(DIFFERS if found.differing else 0)


def _log_of(game: str) -> GameLog:
    content = saved.content_of(game)
    if content is None:
        return saved.load(game).log
    if not saved.is_log(content):
        raise NothingToCheckError(
            f"{Path(game).name} is no game that was played here: written scores hold no cards to"
            " check"
        )
    return store.import_game(content)


def _cards_of(log: GameLog) -> GameLog:
    if log.game != CARDS:
        raise NothingToCheckError("no cards are dealt in this game, so there is nothing to check")
    return log


def _text_of(found: GameCheck, deal: int) -> str:
    text = next((each.text for each in found.deals if each.deal == deal), None)
    if text is None:
        raise StillHiddenError(f"there is no text for deal {deal}: it was not dealt from this seed")
    return text


def _lines(found: GameCheck) -> list[str]:
    rows = [_row(each) for each in found.deals]
    return [*check_words(found), "", f"seed {found.seed}", *rows]


def _row(each: DealCheck) -> str:
    code = each.code or each.shown or "-"
    cards = command.counted(each.hand_size, "card")
    return f"deal {each.deal:2}  {cards:8}  {code:64}  {each.verdict}"
