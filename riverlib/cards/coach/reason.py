"""A reason for one choice rather than another: a sentence, and the position without its fact."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from riverlib.cards import Action, Bid, Card, Play, View


class Kind(StrEnum):
    """Which fact of the position a reason names."""

    # cards: this trick
    TAKES_LAST = "takes-last"
    TAKES_SURE = "takes-sure"
    TRUMPS_IN = "trumps-in"
    TRUMPS_LOW = "trumps-low"
    BEATS_SO_FAR = "beats-so-far"
    UNDER = "under"
    OFF_SUIT = "off-suit"
    ENOUGH = "enough"
    MORE_THAN_ENOUGH = "more-than-enough"
    MATE_HAS_IT = "mate-has-it"
    # cards: later tricks
    KEEPS_SURE = "keeps-sure"
    HIGHEST_UNDER = "highest-under"
    THROWN = "thrown"
    KEPT = "kept"
    KEPT_BACK = "kept-back"
    KEEPS_TRUMP = "keeps-trump"
    MAKES_SHORT = "makes-short"
    GETS_RID = "gets-rid"
    # cards: what is still out
    BOSS = "boss"
    FEW_ABOVE = "few-above"
    MANY_ABOVE = "many-above"
    BEATEN_BY = "beaten-by"
    OUT_OF_SUIT = "out-of-suit"
    TRUMPS_OUT = "trumps-out"
    # who needs tricks
    NEEDS_NONE = "needs-none"
    NEEDS_ALL = "needs-all"
    NEEDS_SOME = "needs-some"
    OTHER_NEEDS = "other-needs"
    OTHER_IS_DONE = "other-is-done"
    WANTED = "wanted"
    TRICKS_COUNT = "tricks-count"
    MISS_COSTS = "miss-costs"
    # bids
    SURE_TRUMPS = "sure-trumps"
    LIKELY = "likely"
    HIGH_TRUMP = "high-trump"
    NO_HIGHER = "no-higher"
    GUARDED = "guarded"
    BARE = "bare"
    CAN_TRUMP = "can-trump"
    MANY_TRUMPS = "many-trumps"
    NO_TRUMP = "no-trump"
    ALL_BEATABLE = "all-beatable"
    BEATABLE = "beatable"
    HOOKED = "hooked"
    BID_SO_FAR = "bid-so-far"
    MATE_BID = "mate-bid"
    MADE_PAYS = "made-pays"
    BID_COSTS = "bid-costs"
    LEADS = "leads"
    FOREHEAD = "forehead"
    SEES_YOURS = "sees-yours"
    # nothing of the kind
    CHANCE = "chance"
    POINTS = "points"


OF_THE_HAND = frozenset(
    {
        Kind.SURE_TRUMPS,
        Kind.LIKELY,
        Kind.HIGH_TRUMP,
        Kind.NO_HIGHER,
        Kind.GUARDED,
        Kind.BARE,
        Kind.CAN_TRUMP,
        Kind.MANY_TRUMPS,
        Kind.NO_TRUMP,
        Kind.ALL_BEATABLE,
        Kind.BEATABLE,
    }
)
"""Reasons for a bid that speak of the own cards."""

COUNTS = frozenset({Kind.SURE_TRUMPS, Kind.LIKELY, Kind.HIGH_TRUMP, Kind.CAN_TRUMP})
"""Those of them that say where its tricks come from."""


PRAISES_TRICKS = frozenset(
    {
        Kind.TAKES_LAST,
        Kind.TAKES_SURE,
        Kind.TRUMPS_IN,
        Kind.TRUMPS_LOW,
        Kind.BEATS_SO_FAR,
        Kind.ENOUGH,
        Kind.KEEPS_SURE,
        Kind.KEPT,
        Kind.KEPT_BACK,
        Kind.KEEPS_TRUMP,
        Kind.MAKES_SHORT,
        Kind.BOSS,
        Kind.FEW_ABOVE,
        Kind.BEATEN_BY,
        Kind.TRUMPS_OUT,
        Kind.OTHER_IS_DONE,
    }
)
"""Reasons for a card that call it good to take a trick, now or later."""

PRAISES_LOSING = frozenset(
    {
        Kind.UNDER,
        Kind.OFF_SUIT,
        Kind.MORE_THAN_ENOUGH,
        Kind.HIGHEST_UNDER,
        Kind.THROWN,
        Kind.MANY_ABOVE,
        Kind.OTHER_NEEDS,
    }
)
"""Reasons for a card that call it good to take no trick, now or later."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A fact that speaks for one choice over another, in a sentence."""

    kind: Kind
    text: str
    """Words for people: plain text, never markup."""
    without: View
    """The position without that fact; the two choices alone are legal in it."""
    best: Action
    """The one choice there."""
    rival: Action
    """The other one there."""


@dataclass(frozen=True, slots=True)
class Pair:
    """Two choices of a position; makes the reasons for the first."""

    view: View
    best: Action
    rival: Action

    def reason(
        self,
        kind: Kind,
        text: str,
        without: View | None,
        *,
        best: Card | int | None = None,
        rival: Card | int | None = None,
    ) -> Iterator[Reason]:
        """Yield the reason, if there is a position without its fact in which both choices exist.

        Parameters
        ----------
        best, rival : Card or int, optional
            The same choices there, where they are other cards or bids.
        """
        one = self.best if best is None else _action(best)
        other = self.rival if rival is None else _action(rival)
        if without is None or one == other:
            return
        is_play = isinstance(one, Play)
        if is_play and not {one, other} <= set(without.legal):
            return
        hooked = without.hooked if without.variant.hook else None
        changed = replace(without, legal=(one, other), hooked=hooked)
        yield Reason(kind, f"{text[0].upper()}{text[1:]}", changed, one, other)


def _action(choice: Card | int) -> Action:
    return Play(choice) if isinstance(choice, Card) else Bid(choice)
