"""What a stored game has come to, for a list of many: cards are not replayed, a race soon is."""

from dataclasses import dataclass, replace

from riverlib import cards, race
from riverlib.core import LogError, VariantError
from riverlib.play.race_match import original_of
from riverlib.race.game import GAME as RACE
from riverlib.store import Games, SeatResult, Standing


@dataclass(frozen=True, slots=True, kw_only=True)
class SoFar:
    """How far a game is, and who is ahead."""

    rules: str
    """Name of the rule set or river, as a player reads it."""
    seats: tuple[SeatResult, ...]
    finished: bool
    deal: int | None = None
    """The deal at hand, from 1; of a finished game the last. A race has none."""
    deals: int | None = None
    """How many deals the whole game has."""
    round: int | None = None
    """The round at hand, from 1, of a race that goes on."""
    boats_home: int | None = None
    copied_at: int | None = None
    """The round from which a race was played on that is a copy of another one."""


def so_far(games: Games, game_id: str, game: str, standing: Standing) -> SoFar:
    """Tell how far a game is.

    Parameters
    ----------
    games : Games
        Where the log of a race that goes on is read; it takes a millisecond or two.
    game : str
        Which game: ``"cards"`` or ``"race"``.

    Raises
    ------
    LogError
        If what is kept of it cannot be read.
    StoreError
        If the database fails.
    """
    found = SoFar(rules=standing.rules, seats=standing.seats, finished=standing.finished)
    if game != RACE.key:
        deals = _deals(standing)
        return replace(found, deal=min(standing.deals + 1, deals), deals=deals)
    original = original_of(standing.setup)
    found = replace(found, copied_at=original.round_no if original else None)
    if standing.finished:
        return found
    state = race.replay(games.load(game_id).log)
    return replace(found, round=state.tides + 1, boats_home=len(state.docked))


def copy_words(round_no: int) -> str:
    """Say in a list that a race is a copy of another one, played on from a round.

    >>> copy_words(3)
    'a copy, played on from round 3'
    """
    return f"a copy, played on from round {round_no}"


def _deals(standing: Standing) -> int:
    """Return how many deals there will be: what the players' number leaves of the rule set's."""
    try:
        variant = cards.variant_from_data(standing.setup.get("variant"))
        return len(cards.fitted(variant, len(standing.seats)).hand_sizes)
    except VariantError as error:
        raise LogError(f"setup.variant: {error}") from error
