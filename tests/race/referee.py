"""A second, slow race, written from the rules' text alone, to judge the engine by.

It shares no code and no data structure with the engine: the river is a row of real cards with
boats lying on them, the tide takes the first card of the row away and puts it at the end, and a
boat is moved card by card. A race is one generator that asks: it yields the seat whose throw it
wants, then the set of choices that this seat has, and goes on with what is sent.
"""

from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from enum import Enum, auto

Choice = tuple[str, int, int]
"""``("sail" | "ride" | "good" | "ill" | "lose", seat of the boat, card it lies on)``."""
NOTHING: Choice = ("lose", -1, -1)


class Kind(Enum):
    """What is printed on a river card."""

    WATER = auto()
    SANDBANK = auto()
    HIGH_TIDE = auto()


@dataclass
class Card:
    """One river card and the colours of the boats that lie on it."""

    kind: Kind
    boats: list[int] = field(default_factory=list)


@dataclass
class House:
    """What a family may settle for itself."""

    must_ride: bool = False
    may_decline: bool = False
    three_turns_alone: bool = False
    boats_break_ties: bool = False


class Referee:
    """A table with a river on it."""

    def __init__(self, kinds: list[Kind], house: House, *, start: int, players: int, boats: int):
        self.river = [Card(kind) for kind in kinds]
        self.house = house
        self.players = players
        self.harbour: list[int] = []
        self.waterfall: list[int] = []
        self.river[start].boats = [seat for seat in range(players) for _ in range(boats)]

    def race(self, first: int) -> Generator[int | set[Choice], int | Choice, None]:
        """Hold the race: yield a seat and be sent its throw, yield its choices and be sent one."""
        order = [(first + step) % self.players for step in range(self.players)]
        turns_alone = 0
        is_first_round = True
        while self.afloat():
            if not is_first_round:
                self.turn_the_tide()
            is_first_round = False
            for seat in order:
                if seat not in self.afloat():
                    continue
                turns_alone += self.afloat() == {seat}
                face = yield seat
                assert isinstance(face, int)
                choice = yield self.choices(seat, face)
                assert isinstance(choice, tuple)
                self.do(choice, face)
                if self.house.three_turns_alone and turns_alone == 3:
                    return

    def afloat(self) -> set[int]:
        """Return the seats with boats on the river."""
        return {colour for card in self.river for colour in card.boats}

    def turn_the_tide(self) -> None:
        """Take the card at the waterfall to the harbour end, without its boats."""
        card = self.river.pop(0)
        self.waterfall += card.boats
        card.boats = []
        self.river.append(card)

    def choices(self, seat: int, face: int) -> set[Choice]:
        """Return what a seat may do with its throw."""
        if face < 6:
            return {each for no in self.cards_of(seat) for each in self.sails(seat, no, face)}
        good = {("good", seat, no) for no in self.cards_of(seat)[:-1]}
        ill = {
            ("ill", other, no)
            for other in range(self.players)
            if other != seat
            for no in self.cards_of(other)[1:]
        }
        winds = good | ill
        return winds | {NOTHING} if self.house.may_decline or not winds else winds

    def cards_of(self, seat: int) -> list[int]:
        """Return the numbers of the cards with boats of a seat, from the waterfall on."""
        return [no for no, card in enumerate(self.river) if seat in card.boats]

    def sails(self, seat: int, origin: int, face: int) -> set[Choice]:
        """Return how a boat may use a number: sail, or ride where it comes to lie."""
        end = self.walk(origin, face)
        if end == len(self.river) or self.river[end].kind is not Kind.HIGH_TIDE:
            return {("sail", seat, origin)}
        if self.house.must_ride:
            return {("ride", seat, origin)}
        return {("sail", seat, origin), ("ride", seat, origin)}

    def walk(self, origin: int, steps: int) -> int:
        """Go card by card towards the harbour, until the steps, the river or the water end."""
        here = origin
        while steps and here < len(self.river):
            here += 1
            steps -= 1
            if here < len(self.river) and self.river[here].kind is Kind.SANDBANK:
                break
        return here

    def do(self, choice: Choice, face: int) -> None:
        """Move a boat."""
        what, seat, origin = choice
        if what == "sail":
            self.lay(seat, origin, self.walk(origin, face))
        elif what == "ride":
            self.lay(seat, origin, self.walk(self.walk(origin, face), 3))
        elif what == "good":
            here = origin + 1
            while seat not in self.river[here].boats and self.river[here].kind is not Kind.SANDBANK:
                here += 1
            self.lay(seat, origin, here)
        elif what == "ill":
            here = origin - 1
            while seat not in self.river[here].boats:
                here -= 1
            self.lay(seat, origin, here)

    def lay(self, seat: int, origin: int, target: int) -> None:
        """Take a boat from a card and lay it on another one or into the harbour."""
        self.river[origin].boats.remove(seat)
        place = self.river[target].boats if target < len(self.river) else self.harbour
        place.append(seat)

    def docks(self, seat: int) -> list[int]:
        """Return the docks of a seat, the best first."""
        numbers = range(12, 0, -1)
        taken = zip(numbers, self.harbour, strict=False)
        return [dock for dock, colour in taken if colour == seat]

    def winners(self) -> set[int]:
        """Return who has won when the race is over."""
        best = set(range(self.players))
        merits: list[Callable[[int], int]] = [lambda seat: sum(self.docks(seat))]
        if self.house.boats_break_ties:
            merits.append(lambda seat: len(self.docks(seat)))
            merits.append(lambda seat: max(self.docks(seat), default=0))
        for merit in merits:
            worth = {seat: merit(seat) for seat in best}
            best = {seat for seat in best if worth[seat] == max(worth.values())}
        return best
