"""Which reasons fit what a seat still needs: none praises a card for what it does not want."""

from collections.abc import Iterable, Sequence

from riverlib.cards import Action, Card, Play, View
from riverlib.cards.coach.facts import Facts
from riverlib.cards.coach.reason import PRAISES_LOSING, PRAISES_TRICKS, Kind, Reason
from riverlib.cards.suits import the

NEEDS = frozenset({Kind.NEEDS_NONE, Kind.NEEDS_SOME, Kind.NEEDS_ALL})
"""Explain no card of which nobody sees whether it takes more tricks or fewer."""
_MOST = 25  # words of a sentence


def fitting(facts: Facts, best: Card, rival: Card, reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    """Keep of the reasons for one card over another those that speak for it.

    Whoever wants no trick is not told that the better card takes one. Whoever wants some is told
    that it takes none only where few are wanted and it is seen to take fewer, and after what it
    keeps for later.
    """
    if not facts.wants_tricks:
        return tuple(each for each in reasons if each.kind not in PRAISES_TRICKS)
    found = list(reasons)
    is_fewer = facts.wants_few and facts.avoids(best, rival) is True
    losing = [each for each in found if each.kind in PRAISES_LOSING] if is_fewer else []
    return (*(each for each in found if each.kind not in PRAISES_LOSING), *losing)


def is_unclear(view: View, best: Action, rival: Action) -> bool:
    """Whether nobody sees which card takes fewer tricks: what is needed explains neither."""
    if not isinstance(best, Play) or not isinstance(rival, Play):
        return False
    return Facts(view).avoids(best.card, rival.card) is None


def is_said(kind: Kind, found: Sequence[tuple[Kind, str]]) -> bool:
    """Whether a sentence of this kind would say again what is said."""
    return kind is Kind.NEEDS_SOME and bool(dict(found).keys() & {Kind.KEEPS_SURE, Kind.GETS_RID})


def with_need(
    view: View, found: Sequence[tuple[Kind, str]], then: Sequence[Reason]
) -> list[tuple[Kind, str]]:
    """Add to a reason to take no trick that few are needed, where some are: alone it sounds wrong.

    Parameters
    ----------
    found : sequence of tuple
        The reasons that are given.
    then : sequence of Reason
        Those that speak of what is wanted, whether they matter by themselves or not.
    """
    losing = [each for each in found if each[0] in PRAISES_LOSING]
    need = [(each.kind, each.text) for each in then if each.kind is Kind.NEEDS_SOME]
    if not losing or not need or not Facts(view).wants_tricks:
        return list(found)
    return [next((each for each in found if each[0] not in NEEDS), losing[0]), need[0]]


def need_concluded(view: View, text: str, kind: Kind, best: Action, rival: Action) -> str:
    """Add to what is needed what one of two cards does for it, where nothing else is said before.

    Where what takes the tricks is named already nothing is added.
    """
    if kind not in NEEDS or not isinstance(best, Play) or not isinstance(rival, Play):
        return text
    longer = f"{text.removesuffix('.')}{_tail(Facts(view), best.card, rival.card)}."
    return text if ", and " in text or len(longer.split()) > _MOST else longer


def _tail(facts: Facts, best: Card, rival: Card) -> str:
    avoids = facts.avoids(best, rival)
    if avoids is None:
        return ""
    settled = not facts.leads_trick(best) or facts.takes(best)
    if settled and facts.leads_trick(best) == facts.leads_trick(rival):  # what stays counts
        return f": get rid of {the(best)}" if avoids else f": keep {the(rival)} for later"
    less = "less likely" if avoids else "likelier"
    return f", and {the(best)} is {less} to win than {the(rival)}"
