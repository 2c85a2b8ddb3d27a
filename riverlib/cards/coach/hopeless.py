"""What to say where a bid cannot be made: before a choice that loses it, and once it is lost."""

from riverlib.cards import Action, Bid, Phase, View
from riverlib.cards.coach.certain import certain
from riverlib.cards.coach.facts import Facts
from riverlib.cards.suits import the
from riverlib.core.counting import count, number_word


def loses_bid(view: View, action: Action) -> str:
    """Say that a choice makes the bid impossible; nothing where it does not, or all do."""
    fates = certain(view)
    if fates[view.legal.index(action)] is not False or not _is_open(fates):
        return ""
    if isinstance(action, Bid):
        return "That cannot come out!"
    return f"Then {_whose(view)} bid is gone!"


def sure_words(view: View, action: Action) -> str:
    """Say which cards take more tricks than a bid, whatever is played; nothing if none do."""
    if not isinstance(action, Bid) or view.variant.team_size > 1:
        return ""
    sure = Facts(view).sure
    if len(sure) <= action.tricks:
        return ""
    if len(sure) == 1:
        return f"T{the(sure[0])[1:]} will take a trick."
    number = len(sure)
    return f"Your {number_word(number)} highest trumps will take {count(number, 'trick')}."


def is_gone(view: View) -> bool:
    """Whether all have bid and the own side's bid cannot be made any more."""
    return view.phase is Phase.PLAY and not _is_open(certain(view))


def gone_words(view: View, avoids: bool | None) -> str:
    """Say that the bid is lost and, where the choice fits it, what one trick more does then.

    Parameters
    ----------
    avoids : bool or None
        Whether the choice advised takes fewer tricks than the other, as ``Facts.avoids`` says.
    """
    facts, gone = Facts(view), f"{_whose(view).capitalize()} bid is gone"
    now, then = facts.team_points(0), facts.team_points(1)
    if then > now and avoids is False:
        return f"{gone}, but one trick more makes it less bad."
    if then < now and avoids is True:
        return f"{gone}, and one trick more makes it worse."
    return f"{gone}."


def _is_open(fates: tuple[bool | None, ...]) -> bool:
    return any(fate is not False for fate in fates)


def _whose(view: View) -> str:
    return "your side's" if view.variant.team_size > 1 else "your"
