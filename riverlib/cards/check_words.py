"""What the check of a finished game has found, in a family's words."""

from collections.abc import Sequence
from itertools import pairwise

from riverlib.cards.checking import GameCheck
from riverlib.core.counting import listed


def check_words(found: GameCheck) -> tuple[str, ...]:
    """Say what was found, the most important sentence first."""
    told = [
        found.differing and _differing(found.differing),
        found.matching and _matching(found),
        found.without_code and _without_code(found),
        found.elsewhere
        and f"{_deals(found.elsewhere)} {_were(found.elsewhere)} dealt before the game came here"
        " as a file. The seed stayed with that game: they can be checked there, when it is over.",
        found.open_from and _open(found.open_from, len(found.deals)),
    ]
    return tuple(sentence for sentence in told if sentence)


def _differing(deals: Sequence[int]) -> str:
    does = "does" if len(deals) == 1 else "do"
    return (
        f"{_deals(deals)} {does} not match: the cards were not dealt as the seed and the code"
        " say. The game was changed, or another version of the app has dealt."
    )


def _matching(found: GameCheck) -> str:
    number = len(found.matching)
    if number == 1:
        which = "The one deal" if len(found.deals) == 1 else _deals(found.matching)
        return f"{which} matches: the cards lay as they were fixed before anybody bid."
    which = f"All {number} deals" if number == len(found.deals) else _deals(found.matching)
    return f"{which} match: the cards lay as they were fixed before anybody bid."


def _without_code(found: GameCheck) -> str:
    number = len(found.without_code)
    which = _deals(found.without_code)
    if number == len(found.deals):
        which = f"All {number} deals" if number > 1 else "The one deal"
    follows = "follow" if number > 1 else "follows"
    return (
        f"{which} {follows} from the seed. But no code was shown when this game was played: it"
        " comes from an older app, so nobody could note one beforehand."
    )


def _open(first: int, last: int) -> str:
    known = range(first, last + 1)
    return (
        f"{_deals(known)} {_were(known)} played on from an open game: whoever had looked could"
        " know the cards."
    )


def _were(deals: Sequence[int]) -> str:
    return "was" if len(deals) == 1 else "were"


def _deals(numbers: Sequence[int]) -> str:
    """Name deals by number, neighbours together: "Deals 1 to 4, 6 and 8"."""
    runs: list[list[int]] = [[numbers[0]]]
    for before, number in pairwise(numbers):
        if number == before + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    told = [part for run in runs for part in _told(run)]
    return f"Deal{'' if len(numbers) == 1 else 's'} {listed(told)}"


def _told(run: Sequence[int]) -> list[str]:
    return [f"{run[0]} to {run[-1]}"] if len(run) > 2 else [str(number) for number in run]
