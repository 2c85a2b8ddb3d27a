"""Cards judged by the trick on the table and by nothing else, as people do who do not count."""

from riverlib.cards import Card, View
from riverlib.cards.bots.judging import Judgement, needed, prize
from riverlib.cards.rules import suit_in_play, trick_taker

TRICK = 1.0
"""Share of a made bid that it seems worth when the trick goes where it is wanted."""
_LOST_TRICK = 0.05  # the same once the bid cannot be made any more
_SPENT = 0.002  # the same for each step between a low card and a high one
_TRUMP = 16  # ranks by which a trump is higher than a plain card


def judge_plays(
    view: View, *, wants: bool | None = None, alike: int = 1, keeps_high: bool = False
) -> Judgement:
    """Judge the cards that may be played: whether they take the trick, and what they use up.

    Parameters
    ----------
    wants : bool, optional
        Whether the trick is wanted; if not given, the bid says it.
    alike : int
        So many ranks look like one.
    keeps_high : bool
        Whether the low cards go first where no trick is wanted, so that the high ones stay.
    """
    short = needed(view)
    worth = TRICK if 0 <= short <= len(view.hand) else _LOST_TRICK
    wanted = short > 0 if wants is None else wants
    unit = prize(view)
    plays, points = [], []
    for action in view.legal:
        card = getattr(action, "card", None)
        assert card is not None, "cards are played, not bids"
        value = _value(view, card, wanted=wanted, keeps_high=keeps_high, worth=worth, alike=alike)
        plays.append(action)
        points.append(unit * value)
    return Judgement(tuple(plays), tuple(points))


def _value(
    view: View, card: Card, *, wanted: bool, keeps_high: bool, worth: float, alike: int
) -> float:
    height = _SPENT * (_height(view, card) // alike * alike)
    if not view.trick:  # a high card is led for a trick, a low one to be rid of the lead
        return height if wanted else -height
    wins = takes(view, card)
    is_last = len(view.trick) == view.players - 1
    if wanted:
        uses_high = wins and not is_last
        return worth * wins + (height if uses_high else -height)
    sheds_high = not keeps_high and (not wins or is_last)  # the last one loses nothing by it
    return worth * (not wins) + (height if sheds_high else -height)


def takes(view: View, card: Card) -> bool:
    """Return whether a card would be the best of the trick so far."""
    return trick_taker(view.variant, (*view.trick, card), view.trump) == len(view.trick)


def is_trump(view: View, card: Card) -> bool:
    """Return whether a card is a trump of the running deal."""
    return view.trump is not None and suit_in_play(card, view.trump) is view.trump


def _height(view: View, card: Card) -> int:
    return card.rank + _TRUMP * is_trump(view, card)
