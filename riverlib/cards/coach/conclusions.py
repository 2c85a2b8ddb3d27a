"""What follows from a reason, where its sentence does not say so itself: "…, so bid one less."."""

from riverlib.cards import Action, Bid, Play
from riverlib.cards.coach.reason import Kind
from riverlib.cards.suits import short

_MOST = 25
"""Words of a sentence: a longer one is left as it is."""
_OF_BIDS = frozenset(
    {
        Kind.HIGH_TRUMP,
        Kind.MANY_TRUMPS,
        Kind.NO_TRUMP,
        Kind.ALL_BEATABLE,
        Kind.BEATABLE,
        Kind.BARE,
        Kind.BID_SO_FAR,
    }
)


def concluded(text: str, kind: Kind, best: Action, rival: Action, *, is_chosen: bool) -> str:
    """Add to a reason what follows from it for two choices.

    Parameters
    ----------
    is_chosen : bool
        Whether somebody chose the rival: a bid is then told as more or less than that.

    >>> why = "Two hearts you have not seen beat the jack of hearts."
    >>> concluded(why, Kind.BEATABLE, Bid(1), Bid(2), is_chosen=True)
    'Two hearts you have not seen beat the jack of hearts, so bid one less.'
    """
    if ": " in text or ", so " in text:
        return text
    then = _follows(kind, best, rival, is_chosen=is_chosen)
    longer = f"{text.removesuffix('.')}, so {then}."
    return longer if then and len(longer.split()) <= _MOST else text


def _follows(kind: Kind, best: Action, rival: Action, *, is_chosen: bool) -> str:
    if isinstance(best, Bid) and isinstance(rival, Bid):
        if is_chosen:
            return _bid(best.tricks, rival.tricks) if kind in _OF_BIDS else ""
        return (
            "it should take a trick"
            if kind is Kind.HIGH_TRUMP and best.tricks > rival.tricks
            else ""
        )
    if kind is Kind.BEATEN_BY and isinstance(rival, Play):
        return f"wait with {short(rival.card)}"
    return {Kind.MANY_ABOVE: "it will hardly win", Kind.FEW_ABOVE: "it may well win"}.get(kind, "")


def _bid(best: int, chosen: int) -> str:
    if abs(best - chosen) == 1:
        return f"bid one {'more' if best > chosen else 'less'}"
    return f"bid {best}"
