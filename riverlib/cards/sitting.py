"""Who won how many of the games that a company has played, in a sentence."""

from collections import Counter
from collections.abc import Mapping, Sequence

from riverlib.cards.standings import sides
from riverlib.cards.variant import Variant
from riverlib.core.counting import counted, listed, number_word
from riverlib.core.fact import Fact
from riverlib.core.people import People

Side = tuple[int, ...]


def sitting(variant: Variant, won: Sequence[frozenset[str]], *, people: People) -> Fact | None:
    """Return how often who won where a company has played out more than one game.

    Parameters
    ----------
    won : sequence of frozenset of str
        The names of those who won each of the games.
    """
    if len(won) < 2:
        return None
    every = sides(variant, len(people.names))
    winners = [tuple(side for side in every if people.names[side[0]] in names) for names in won]
    alone = {side: winners.count((side,)) for side in every}
    shared = Counter(who for who in winners if len(who) > 1)
    text = _shared(alone, shared, people) if shared else _alone(alone, people)
    together = "" if shared else f", of {counted(len(won), 'game')} together"
    return Fact("Games won", f"{text[0].upper()}{text[1:]}{together}.")


def _alone(alone: Mapping[Side, int], people: People) -> str:
    """Tell who won how many: the winners, and the reader in any case."""
    told = [side for side in alone if alone[side] or _is_yours(side, people)]
    told.sort(key=lambda side: -alone[side])
    return listed([f"{people.together_within(side)} {alone[side]}" for side in told])


def _shared(
    alone: Mapping[Side, int], shared: Mapping[tuple[Side, ...], int], people: People
) -> str:
    """Tell who won how many alone, then who shared how many: a game that is shared counts once."""
    sharers = {side for who in shared for side in who}
    told = [
        side for side in alone if alone[side] or (_is_yours(side, people) and side not in sharers)
    ]
    told.sort(key=lambda side: -alone[side])
    parts = []
    for no, side in enumerate(told):
        many = number_word(alone[side]) if alone[side] else "none"
        parts.append(f"{people.together_within(side)} {'' if no else 'won '}{many}")
    clauses = [listed(parts)] if parts else []
    is_told = len(alone) == 2 and any(not _is_yours(side, people) for side in told)
    for who, times in shared.items():
        is_yours = any(_is_yours(side, people) for side in who)
        names = "you" if is_told and is_yours else _together(who, people)  # the other is told
        clauses.append(f"{names} shared {number_word(times) if parts else _of_all(times, shared)}")
    *first, last = clauses
    return f"{', '.join(first)}, and {last}" if first else last


def _of_all(times: int, shared: Mapping[tuple[Side, ...], int]) -> str:
    """Say "both" or "all three" where nobody won a game alone and the same shared every one."""
    word = number_word(times)
    if len(shared) > 1:
        return word
    return "both" if times == 2 else f"all {word}"


def _together(who: Sequence[Side], people: People) -> str:
    """Name those who shared a win, the reader first; of partners each side as one."""
    if all(len(side) == 1 for side in who):
        return people.together_within([side[0] for side in who])
    first, *others = sorted(who, key=lambda side: not _is_yours(side, people))
    names = listed([people.together(side) for side in others])
    return f"{people.together_within(first)}, level with {names},"


def _is_yours(side: Side, people: People) -> bool:
    return any(map(people.is_you, side))
