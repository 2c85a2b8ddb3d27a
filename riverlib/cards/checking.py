"""Check a finished game: each deal's order from the seed once more, and the code that was shown."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from riverlib.cards.actions import action_text
from riverlib.cards.log import opening_state, replay, steps
from riverlib.cards.seals import (
    OPEN_FROM,
    SEALED_FROM,
    code_of,
    kept_seals,
    planned_shuffle,
    sealed_text,
    whole_number,
)
from riverlib.cards.state import GameState
from riverlib.core import GameLog, RiverError


class StillHiddenError(RiverError):
    """A game whose cards may not be opened yet, or can never be."""


class Verdict(StrEnum):
    """What the check of a deal, or of a game, has found."""

    MATCHES = "matches"
    """The deal was dealt as the code said, and the order follows from the seed."""
    DIFFERS = "differs"
    """The order does not follow from the seed, or the code is another."""
    NO_CODE = "no code"
    """The order follows from the seed, but no code was shown: an older game."""
    ELSEWHERE = "elsewhere"
    """Dealt before the game came here in a file: its seed stayed where it came from."""


@dataclass(frozen=True, slots=True)
class DealCheck:
    """One deal, compared with what was fixed before anybody bid."""

    deal: int
    """From 1."""
    hand_size: int
    verdict: Verdict
    shown: str | None
    """The code that stood at the table, ``None`` where there was none."""
    code: str | None
    """The code computed now from the seed, ``None`` where the seed is another game's."""
    text: str | None
    """The exact text that ``code`` is the SHA-256 of."""


@dataclass(frozen=True, slots=True)
class GameCheck:
    """All deals of a finished game."""

    seed: int
    deals: tuple[DealCheck, ...]
    open_from: int | None
    """The first deal, from 1, whose cards could be known; ``None`` if there is none."""

    @property
    def differing(self) -> tuple[int, ...]:
        """Deals, from 1, that do not match."""
        return self._deals(Verdict.DIFFERS)

    @property
    def elsewhere(self) -> tuple[int, ...]:
        """Deals, from 1, that were dealt before the game came here."""
        return self._deals(Verdict.ELSEWHERE)

    @property
    def without_code(self) -> tuple[int, ...]:
        """Deals, from 1, that follow from the seed without a code having been shown."""
        return self._deals(Verdict.NO_CODE)

    @property
    def matching(self) -> tuple[int, ...]:
        """Deals, from 1, that lay as their code said."""
        return self._deals(Verdict.MATCHES)

    def _deals(self, verdict: Verdict) -> tuple[int, ...]:
        return tuple(each.deal for each in self.deals if each.verdict is verdict)

    def with_code(self, beginning: str) -> tuple[DealCheck, ...]:
        """Return the deals whose code begins so; spaces and capitals make no difference."""
        wanted = "".join(beginning.split()).lower()
        codes = ((each, each.code or each.shown or "") for each in self.deals)
        return tuple(each for each, code in codes if wanted and code.startswith(wanted))


def check(log: GameLog) -> GameCheck:
    """Recompute every deal of a finished game from its seed and compare.

    Raises
    ------
    StillHiddenError
        If the game is not over, or its seed is not in the log.
    LogError
        If the log cannot be replayed.
    """
    if not replay(log).is_over:
        raise StillHiddenError(
            "this game is not over: its seed and its cards are opened when it is"
        )
    seed = log.setup.get("seed")
    if type(seed) is not int or seed < 0:
        raise StillHiddenError("this game holds no seed, so nothing can be computed from it")
    shown, first = kept_seals(log), whole_number(log, SEALED_FROM, 0)
    deals = tuple(
        _elsewhere(state, shown) if state.deal_no < first else _checked(state, text, seed, shown)
        for state, text in _shuffles(log)
    )
    known = max(0, whole_number(log, OPEN_FROM, len(deals)))
    return GameCheck(seed, deals, open_from=known + 1 if known < len(deals) else None)


def _shuffles(log: GameLog) -> Iterator[tuple[GameState, str]]:
    """Yield the state before each shuffle, and the shuffle as the log has it."""
    before = opening_state(log)
    for text, (after, _) in zip(log.actions, steps(log), strict=True):
        if text.startswith("shuffle "):
            yield before, text
        before = after


def _elsewhere(state: GameState, shown: tuple[str | None, ...]) -> DealCheck:
    code = _at(shown, state.deal_no)
    return DealCheck(
        state.deal_no + 1, state.hand_size, Verdict.ELSEWHERE, shown=code, code=None, text=None
    )


def _checked(state: GameState, dealt: str, seed: int, shown: tuple[str | None, ...]) -> DealCheck:
    planned = planned_shuffle(state, seed, state.deal_no)
    text = sealed_text(seed, state.deal_no, planned.order)
    code, kept = code_of(text), _at(shown, state.deal_no)
    verdict = Verdict.NO_CODE if kept is None else Verdict.MATCHES
    if action_text(planned) != dealt or kept not in (None, code):
        verdict = Verdict.DIFFERS
    return DealCheck(state.deal_no + 1, state.hand_size, verdict, shown=kept, code=code, text=text)


def _at(codes: tuple[str | None, ...], deal_no: int) -> str | None:
    return codes[deal_no] if deal_no < len(codes) else None
