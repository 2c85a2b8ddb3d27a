"""The typed way in, for whose camera reads no picture: six consonants, for ten minutes."""

import hmac
import secrets
import time
from collections.abc import Iterable
from threading import Lock
from typing import TypeVar

from riverlib.core import RiverError
from riverlib.live.home.limits import LIMITS, Allowances, Clock, caller_at

LETTERS = "BCDFHJKMPRTWX"
"""Consonants, so that no word comes about, without G (like C), L (like I), N (like M), Q (like O),
S (like 5), V (like W), Y (half a vowel) and Z (like 2)."""
LENGTH = 6
MINUTES = 10
WRONG_TRIES = 5
"""Then a code is dead, whoever typed them."""
_NO_TABLE = "No table has these letters. Look again: they change every ten minutes."
_PLACES_WITHOUT_MEANING = str.maketrans("", "", " -.\t\n\r\u00a0")

Way = TypeVar("Way")


class WrongCodeError(RiverError):
    """A typed code that lets nobody in; the message is for whoever typed it."""


class Codes:
    """The code of one table. Whoever has the code comes in until its minutes are over.

    There are 13^6 = 4,826,809 codes, and five wrong ones kill it: whoever guesses, from however
    many addresses, finds it once in 965,362 codes. Where the host gives a new code every ten
    minutes of a whole evening (six hours, 36 codes) and all are guessed at, somebody gets in once
    in 26,800 such evenings. A guess is one at every table: eight of them make it eight times as
    likely that one is found.

    Parameters
    ----------
    clock : callable, optional
        Tells seconds.
    """

    def __init__(self, clock: Clock = time.monotonic) -> None:
        self._clock = clock
        self._lock = Lock()
        self.renew()

    def renew(self) -> str:
        """Draw another code and return it; the old one lets nobody in any more."""
        with self._lock:
            self._text = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
            self._ends = self._clock() + 60 * MINUTES
            self._wrong = 0
            return self._text

    def keep_good(self) -> None:
        """Draw another code where the minutes of this one are over."""
        with self._lock:
            is_over = self._clock() >= self._ends
        if is_over:
            self.renew()

    def end(self) -> None:
        """Have the code let nobody in any more, without another in its place."""
        with self._lock:
            self._ends = self._clock()

    @property
    def text(self) -> str | None:
        """The code that lets in now, ``None`` if its minutes are over or it was guessed at."""
        with self._lock:
            return self._text if self._is_good() else None

    @property
    def seconds_left(self) -> float:
        """How long the code still lets in."""
        with self._lock:
            return self._ends - self._clock() if self._is_good() else 0.0

    @property
    def is_guessed_at(self) -> bool:
        """Whether too many wrong codes were typed, so that there has to be a new one."""
        with self._lock:
            return self._wrong >= WRONG_TRIES

    def fits(self, typed: str) -> bool:
        """Whether a code, as ``as_typed`` returns it, lets in now; a wrong one takes as long."""
        with self._lock:
            is_same = hmac.compare_digest(self._text.encode(), typed.encode())
            return is_same and self._is_good()

    def miss(self) -> None:
        """Count a code that was no table's against the one that lets in now."""
        with self._lock:
            self._wrong += self._is_good()

    def _is_good(self) -> bool:
        return self._wrong < WRONG_TRIES and self._clock() < self._ends


class CodeDoor:
    """Where codes are typed; one for all tables of a server, for a guess is a guess at each.

    Parameters
    ----------
    clock : callable, optional
        Tells seconds.
    """

    def __init__(self, clock: Clock = time.monotonic) -> None:
        most = LIMITS.codes_a_minute
        self._allowed = Allowances(most, most / 60, clock)
        self._lock = Lock()

    def find(self, typed: str, address: str, tables: Iterable[tuple[Codes, Way]]) -> Way:
        """Return what stands beside the code that was typed.

        Parameters
        ----------
        typed : str
            As it was typed: small letters, spaces and dashes do not matter.
        address : str
            From which it came.
        tables : iterable of (Codes, anything)
            All that a code may lead to.

        Raises
        ------
        WrongCodeError
            With words for whoever typed it. What cannot be a code at all counts as no wrong try.
        """
        with self._lock:
            if not self._allowed.take(caller_at(address)):
                raise WrongCodeError("That was a lot of letters. Wait a minute, then try again.")
            code = as_typed(typed)
            if code is None:
                raise WrongCodeError(_NO_TABLE)
            tables = list(tables)
            fitting = [way for codes, way in tables if codes.fits(code)]
            if fitting:
                return fitting[0]
            for codes, _ in tables:
                codes.miss()
        raise WrongCodeError(_NO_TABLE)


def as_typed(text: str) -> str | None:
    """Return what was typed as a code is written; ``None`` if no code is written like that.

    >>> as_typed(" bdf-hkm"), as_typed("BDFHK0")
    ('BDFHKM', None)
    """
    code = text.translate(_PLACES_WITHOUT_MEANING).upper()
    return code if len(code) == LENGTH and set(code) <= set(LETTERS) else None
