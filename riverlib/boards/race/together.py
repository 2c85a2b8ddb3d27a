"""What a hint says where boats lie together, and it is the same which one is tapped."""

from riverlib.core.counting import listed
from riverlib.race import WIND
from riverlib.race.coach.next_throw import NextThrows

SAME = "These boats lie together: whichever you tap, it is the same."
"""What is true of them whatever comes."""
_TWO = 2


def equal_words(boats: int) -> str:
    """Say of boats that lie together, in as few words as a beginner needs, that all are the same.

    >>> equal_words(2), equal_words(3)
    ('They are equal: tap either.', 'They are equal: tap any.')
    """
    return f"They are equal: tap {'either' if boats == _TWO else 'any'}."


def together_words(throws: NextThrows) -> str:
    """Say that any boat will do, and which one a throw is for once they have come apart.

    >>> together_words(NextThrows(front=(4, 5), behind=(1,))).partition("put: ")[2]
    'the boat in front with 4 or 5, one behind with 1.'
    >>> together_words(NextThrows(behind=(1, 2, 3, 5)))
    'Tap any of them. Next time, if the others stay put, a boat behind is best with 1 to 3 or 5.'
    >>> together_words(NextThrows()) == SAME
    True
    """
    front, behind = (_faces(faces) for faces in (throws.front, throws.behind))
    begins = "Tap any of them. Next time, if the others stay put"
    if front and behind:
        return f"{begins}: the boat in front with {front}, one behind with {behind}."
    if front or behind:
        boat = "the boat in front" if front else "a boat behind"
        return f"{begins}, {boat} is best with {front or behind}."
    return SAME


def _faces(faces: tuple[int, ...]) -> str:
    """Name faces of the die: "1 to 3 or 5", "any number"; nothing of none."""
    if len(faces) == WIND - 1:
        return "any number"
    runs: list[list[int]] = []
    for face in faces:
        if runs and runs[-1][-1] == face - 1:
            runs[-1].append(face)
        else:
            runs.append([face])
    words = [
        f"{run[0]} to {run[-1]}" if len(run) > 2 else listed([*map(str, run)], "or") for run in runs
    ]
    return listed(words, "or") if words else ""
