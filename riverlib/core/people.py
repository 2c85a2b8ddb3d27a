"""The people at a table, one of whom may be the one who reads."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class People:
    """Names for sentences: the reader is "you", all others are called by their names.

    >>> People(["Anna", "Ben"], you=1).do(0, "throw", "a 4")
    'Anna throws a 4.'
    """

    names: Sequence[str]
    """One name a seat: free text, never markup."""
    you: int | None = None
    """Seat of the person who reads, if that shall be "you" whatever its name is."""

    def is_you(self, seat: int) -> bool:
        """Whether a seat is the reader's, or is simply called You."""
        return seat == self.you or self.names[seat].casefold() == "you"

    def name(self, seat: int) -> str:
        """Name a seat at the beginning of a sentence."""
        return "You" if self.is_you(seat) else self.names[seat]

    def do(self, seat: int, verb: str, rest: str) -> str:
        """Say a sentence: "Anna throws a 4.", "You throw a 4."."""
        return f"{self.doing(seat, verb)} {rest}."

    def doing(self, seat: int, verb: str) -> str:
        """Begin a sentence: "Anna throws", "You throw"."""
        return f"You {verb}" if self.is_you(seat) else f"{self.names[seat]} {verb}s"

    def whose(self, seat: int) -> str:
        """Say to whom something belongs within a sentence."""
        return "your" if self.is_you(seat) else f"{self.names[seat]}'s"

    def whose_first(self, seat: int) -> str:
        """Say to whom something belongs at the beginning of a sentence."""
        return "Your" if self.is_you(seat) else self.whose(seat)

    def together_within(self, seats: Sequence[int]) -> str:
        """Name several seats within a sentence: "you, Anna and Ben"."""
        text = self.together(seats)
        return f"y{text[1:]}" if any(map(self.is_you, seats)) else text

    def together(self, seats: Sequence[int]) -> str:
        """Name several seats, the reader first: "You, Anna and Ben"."""
        ordered = sorted(seats, key=lambda seat: not self.is_you(seat))
        names = [self.name(seat) for seat in ordered]
        return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
