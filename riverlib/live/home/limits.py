"""How much one caller may ask for, and all together; docs/security.md says every number."""

import ipaddress
import time
from collections.abc import Callable
from dataclasses import dataclass

Clock = Callable[[], float]
"""Tells seconds that only ever go on."""
_FORGOTTEN_ABOVE = 1000  # callers; then those who have all their allowance again are forgotten


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """What the doors at home put up with.

    Ten phones may stand behind one router and look like one caller: each takes a dozen files.
    """

    requests_at_once: int = 240
    """A caller's requests that need no pause; opening a line is one, too."""
    requests_a_second: float = 20.0
    lines_of_one: int = 24
    """WebSockets of one caller at a time: when all ten come back from a dead router, their old
    lines are not yet known to be dead."""
    lines_of_all: int = 96
    """Eight tables of ten phones and a watcher each."""
    messages_at_once: int = 60
    """On one line; then there is a pace to keep."""
    messages_a_second: float = 30.0
    longest_message: int = 16_384
    """Bytes; the channel itself reads no more than 10,000 characters."""
    longest_code: int = 200
    """Bytes of what is sent with a typed code."""
    codes_a_minute: int = 10
    """Typed by one caller."""
    connections_of_one: int = 80
    """Open at a time, lines among them; a browser opens six for a page."""
    connections_of_all: int = 256
    first_request: float = 10.0
    """Seconds in which a connection has to ask for something."""
    longest_visit: float = 60.0
    """Seconds after which a connection that is no line ends, whatever it is doing."""
    longest_silence: float = 15.0
    """Seconds in which a line must take what it is sent, or answer whether it still hears."""
    bytes_at_once: int = 131_072
    """Received on one line, in whatever shape; a click has about 200."""
    bytes_a_second: float = 65_536.0


LIMITS = Limits()


class Allowance:
    """What is left of something that grows again at a steady pace (a token bucket).

    Parameters
    ----------
    at_once : float
        Most that can be taken without a pause.
    a_second : float
        How fast it grows again.
    """

    def __init__(self, at_once: float, a_second: float, clock: Clock = time.monotonic) -> None:
        self._most, self._pace, self._clock = at_once, a_second, clock
        self._left, self._seen = at_once, clock()

    def take(self, amount: float = 1) -> bool:
        """Take some, if there is as much; say whether there was."""
        self._grow()
        if amount > self._left:
            return False
        self._left -= amount
        return True

    @property
    def is_whole(self) -> bool:
        """Whether nothing was taken lately."""
        self._grow()
        return self._left >= self._most

    def _grow(self) -> None:
        now = self._clock()
        self._left = min(self._most, self._left + (now - self._seen) * self._pace)
        self._seen = now


class Allowances:
    """One allowance for each caller, forgotten when it is whole again."""

    def __init__(self, at_once: float, a_second: float, clock: Clock = time.monotonic) -> None:
        self._at_once, self._pace, self._clock = at_once, a_second, clock
        self._by_caller: dict[str, Allowance] = {}

    def take(self, caller: str) -> bool:
        """Take one of a caller's, if there is one; say whether there was."""
        if caller not in self._by_caller:
            if len(self._by_caller) >= _FORGOTTEN_ABOVE:
                self._forget()
            self._by_caller[caller] = Allowance(self._at_once, self._pace, self._clock)
        return self._by_caller[caller].take()

    def _forget(self) -> None:
        self._by_caller = {
            caller: left for caller, left in self._by_caller.items() if not left.is_whole
        }


def caller_at(address: str) -> str:
    """Return who is counted as one: an IPv4 address, or the 64 bits that a home has of IPv6.

    A device gives itself as many IPv6 addresses within these as it likes.

    >>> caller_at("::ffff:192.168.1.5"), caller_at("fd00::1:2:3:4")
    ('192.168.1.5', 'fd00::/64')
    """
    try:
        number = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(number, ipaddress.IPv4Address):
        return str(number)
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return str(ipaddress.ip_network((number, 64), strict=False))
