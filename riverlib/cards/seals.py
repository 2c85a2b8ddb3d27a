"""Each deal is fixed before anybody bids: its seal, a SHA-256 code over the order of the cards.

The order of a deal follows from the game's seed and the number of the deal, so all of them are
fixed when the game begins. What is shown is a code from which nobody can read the order, and which
fits no other order (a commitment). When the game is over the seed is open, and everybody can
compute order and code again.

The code is taken over the order and a **salt**, which follows from the seed, too. Without it the
code could be searched: whoever can list the orders that are still possible hashes each of them, and
the one that has the shown code tells every hand. How many are left depends on the rules and on how
much has been played; with the salt, 128 bits that nobody knows while the seed is secret, the code
says nothing however few they are. What can still be tried are the seeds themselves, 2**53 of them,
and that is no easier with the code than it is from the cards one has seen in a few deals.
"""

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from riverlib.cards.actions import Shuffle
from riverlib.cards.card import Card
from riverlib.cards.engine import shuffle
from riverlib.cards.log import opening_state
from riverlib.cards.state import GameState, Phase
from riverlib.core import GameLog, generator

SHUFFLES = 0
"""What of the game's seed the shuffles are drawn from, so that no stream serves two purposes."""
SEALS = "seals"
"""In a log's setup: the codes of all deals, written when the game began, one a deal."""
SEALED_FROM = "sealed_from"
"""In a log's setup: the first deal (from 0) that was dealt here; those before came in a file."""
OPEN_FROM = "open_from"
"""In a log's setup: the first deal (from 0) whose cards somebody may have seen before it began,
because the game goes on from one whose seed was open."""

_SALT_CHARACTERS = 32
_CODE = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class Seal:
    """What was fixed of one deal before anybody bid."""

    code: str
    """64 hexadecimal digits."""
    is_secret: bool
    """Whether nobody could know the cards: else the game goes on from one whose seed was open."""


def planned_shuffle(state: GameState, seed: int, deal_no: int) -> Shuffle:
    """Return the order of the cards that deal ``deal_no``, from 0, of a game has.

    The same deal of the same game always holds the same cards, taken back or not.
    """
    return shuffle(state, generator(seed, SHUFFLES, deal_no))


def sealed_text(seed: int, deal_no: int, order: Sequence[Card]) -> str:
    """Return the exact text that a deal's code is taken over; anybody may hash it elsewhere."""
    salt = hashlib.sha256(f"river salt 1 {seed} {deal_no + 1}".encode()).hexdigest()
    cards = "".join(map(str, order))
    return f"river seal 1, deal {deal_no + 1}, {salt[:_SALT_CHARACTERS]}, {cards}"


def code_of(text: str) -> str:
    """Return the SHA-256 of a text as 64 hexadecimal digits."""
    return hashlib.sha256(text.encode()).hexdigest()


def seals(log: GameLog) -> tuple[str, ...]:
    """Compute the codes of all deals of a game from its seed.

    Raises
    ------
    LogError
        If the log's setup cannot be played.
    """
    state, seed = opening_state(log), log.setup["seed"]
    deals = range(len(state.variant.hand_sizes))
    orders = (planned_shuffle(state, seed, deal_no).order for deal_no in deals)
    return tuple(code_of(sealed_text(seed, deal_no, order)) for deal_no, order in enumerate(orders))


def kept_seals(log: GameLog) -> tuple[str | None, ...]:
    """Return the codes that stand in a log, deal by deal; none for a deal that has no code."""
    kept = log.setup.get(SEALS)
    codes = kept if isinstance(kept, list) else []
    return tuple(
        code if isinstance(code, str) and _CODE.fullmatch(code) else None for code in codes
    )


def seal_of(log: GameLog, deal_no: int) -> Seal | None:
    """Return the seal of a deal, from 0; ``None`` for a deal that has none.

    Games from before there were seals have none, and neither have deals that came in a file.
    """
    kept = kept_seals(log)
    code = kept[deal_no] if deal_no < len(kept) else None
    if code is None or deal_no < whole_number(log, SEALED_FROM, 0):
        return None
    return Seal(code, is_secret=deal_no < whole_number(log, OPEN_FROM, len(kept)))


def whole_number(log: GameLog, name: str, otherwise: int) -> int:
    """Return a number of a log's setup, ``otherwise`` where there is none."""
    number = log.setup.get(name)
    return number if type(number) is int else otherwise


def with_seals(log: GameLog, state: GameState, *, is_new_seed: bool) -> GameLog:
    """Return the log of a game that is being opened with its codes, and with what they can show.

    Parameters
    ----------
    log : GameLog
        With its seed.
    state : GameState
        Where the log leads.
    is_new_seed : bool
        Whether the seed was drawn just now because the log had none: a game that came in a file
        before it was over. The deals that it holds were dealt elsewhere.
    """
    if log.actions and not is_new_seed:  # from an open game: its codes stay what they were
        return replace(log, setup=_played_on(log.setup, state))
    stale = (SEALED_FROM, OPEN_FROM)
    setup = {name: value for name, value in log.setup.items() if name not in stale}
    codes: list[str | None] = list(seals(log))
    if dealt := _dealt(state):
        setup[SEALED_FROM] = dealt
        codes[:dealt] = (*kept_seals(log), *(None,) * dealt)[:dealt]
    return replace(log, setup=setup | {SEALS: codes})


def _dealt(state: GameState) -> int:
    """Count the deals that have begun."""
    return state.deal_no + (state.phase is not Phase.SHUFFLE)


def _played_on(setup: dict[str, Any], state: GameState) -> dict[str, Any]:
    if state.is_over:
        return setup
    before = setup.get(OPEN_FROM)
    known = min(before, state.deal_no) if type(before) is int else state.deal_no
    return setup | {OPEN_FROM: known}
