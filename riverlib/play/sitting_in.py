"""Who sits in for a bot that plays out what may come, until its compiled kernels are ready.

Where that is decided for a deal it stays so until the deal's end, whichever window asks: a game
never changes players in the middle of a deal.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from threading import Lock

from riverlib.cards.bots import EVERY_BOT, CardBot, find_bot, key_of, parts_of
from riverlib.cards.coach import worth
from riverlib.play.players import Player

STAND_IN = "steady"
"""Key of the level that sits in: the strongest of those that need no compiler."""
_KEPT = 512  # deals that are remembered


class SittingIn:
    """Which deals began before the bots that play out were ready.

    Parameters
    ----------
    is_ready : callable
        Whether those bots answer at once.
    """

    def __init__(self, is_ready: Callable[[], bool]) -> None:
        self._is_ready = is_ready
        self._lock = Lock()
        self._begun: OrderedDict[Hashable, bool] = OrderedDict()

    def is_on(self, deal: Hashable) -> bool:
        """Return whether others sit in for the whole of a deal; asked first, it is decided."""
        with self._lock:
            if deal not in self._begun:
                if self._is_ready():
                    return False  # and stays ready: nothing to remember
                self._begun[deal] = True
                if len(self._begun) > _KEPT:
                    self._begun.popitem(last=False)
            return True

    def bot(self, kind: str, deal: Hashable) -> CardBot:
        """Return the bot that plays a seat of this kind in a deal."""
        bot = find_bot(kind)
        return stand_in_for(kind) if bot.plays_out and self.is_on(deal) else bot

    def sentence(self, players: Sequence[Player], deal: Hashable) -> str:
        """Say who sits in for whom in a deal; empty where nobody does."""
        absent = [player for player in players if is_playing_out(player.kind)]
        if not absent or not self.is_on(deal):
            return ""
        level = find_bot(parts_of(absent[0].kind)[0]).name
        whom = "it" if len(absent) == 1 else "them"
        stand_in = find_bot(STAND_IN).name
        return f"{level} is still warming up: {stand_in} plays this deal for {whom}."


def is_playing_out(kind: str) -> bool:
    """Return whether a seat's kind is a bot that plays out what may come."""
    return kind in EVERY_BOT and EVERY_BOT[kind].plays_out


def stand_in_for(kind: str) -> CardBot:
    """Return who sits in for a kind of bot: with the same manner, if it has one."""
    return find_bot(key_of(STAND_IN, parts_of(kind)[1]))


def _is_ready() -> bool:
    return worth.is_ready()


SITTING_IN = SittingIn(_is_ready)
"""For all games of this process."""
