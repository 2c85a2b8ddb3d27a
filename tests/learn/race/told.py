"""What an answer claims, read from its words and held against the referee, who knows no engine."""

import re
from collections.abc import Callable
from copy import deepcopy

from riverlib.race import DOCKS, Choice, GoodWind, IllWind, RaceState, Sail, apply
from tests.race.judge import laid_out, translated
from tests.race.referee import Card, Kind, Referee

SEATS = {"your": 0, "yours": 0, "otter's": 1, "heron's": 2}


class Table:
    """The referee's table before and after a move."""

    def __init__(self, state: RaceState, choice: Choice | None) -> None:
        self.state = state
        self.before = set_up(state)
        self.after = set_up(state)
        self.choice = choice
        if choice is not None:
            assert state.face is not None
            wanted = translated(state.turn, choice)
            assert wanted in self.before.choices(state.turn, state.face)
            self.after.do(wanted, state.face)

    def moved(self, whose: str, origin: int, target: int) -> bool:
        """Whether a boat went from one card to another, counted from 1."""
        seat = SEATS[whose.casefold()]
        return (
            self.count(self.before, seat, origin) - self.count(self.after, seat, origin) == 1
            and self.count(self.after, seat, target) - self.count(self.before, seat, target) == 1
        )

    @staticmethod
    def count(table: Referee, seat: int, card: int) -> int:
        return table.river[card - 1].boats.count(seat)

    def came_to(self, whose: str, target: int) -> bool:
        """Whether one more boat is on a card, counted from 1."""
        seat = SEATS[whose.casefold()]
        return self.count(self.after, seat, target) - self.count(self.before, seat, target) == 1

    def docked(self, whose: str, dock: int) -> bool:
        """Whether a boat of a seat came home to a dock."""
        came = self.after.harbour[len(self.before.harbour) :]
        return came == [SEATS[whose.casefold()]] and DOCKS - len(self.before.harbour) == dock

    def is_kind(self, card: int, kind: Kind) -> bool:
        """Whether a card, counted from 1, is the sandbank or the high tide."""
        return self.before.river[card - 1].kind is kind

    def aground(self, card: int) -> bool:
        """Whether the learner's boat came to the sandbank, and that is this card."""
        return self.came_to("your", card) and self.is_kind(card, Kind.SANDBANK)

    def gain(self, card: int) -> int:
        """Return how far a card is from where the boat was."""
        assert isinstance(self.choice, Sail)
        return card - 1 - self.choice.origin

    def stays(self) -> bool:
        """Whether no boat moved."""
        return [card.boats for card in self.before.river] == [
            card.boats for card in self.after.river
        ]

    def ends_on_tide(self, origin: int) -> bool:
        """Whether the throw takes a boat from a card right to the high tide."""
        assert self.state.face is not None
        end = self.before.walk(origin - 1, self.state.face)
        return end < len(self.before.river) and self.is_kind(end + 1, Kind.HIGH_TIDE)

    def turns_and_takes(self, seats: list[int]) -> bool:
        """Whether a tide follows the move and takes a boat of each of these seats, no other."""
        assert self.choice is not None
        state, _ = apply(self.state, self.choice)
        table = deepcopy(self.after)
        table.turn_the_tide()
        lies = [sorted(card.boats) for card in set_up(state).river]
        return (
            state.tides == self.state.tides + 1
            and table.waterfall == [*self.after.waterfall, *seats]
            and lies == [sorted(card.boats) for card in table.river]
        )

    def blown(self, whose: str, origin: str, cards: str, wind: str) -> bool:
        """Whether a wind can blow a boat from a card so far."""
        seat, start = SEATS[whose.casefold()], int(origin)
        table = deepcopy(self.before)
        table.do((wind, seat, start - 1), 6)
        end = start + int(cards) * (1 if wind == "good" else -1)
        return self.count(table, seat, end) - self.count(self.before, seat, end) == 1

    def comes(self, origin: int, target: int) -> bool:
        """Whether the throw takes a boat from one card to another, with or without a ride."""
        assert self.state.face is not None
        end = self.before.walk(origin - 1, self.state.face)
        ends = {end}
        if end < len(self.before.river) and self.before.river[end].kind is Kind.HIGH_TIDE:
            ends.add(self.before.walk(end, 3))
        return target - 1 in ends

    def is_mine(self, card: int) -> bool:
        """Whether a boat of the learner was on a card, counted from 1."""
        return self.count(self.before, 0, card) > 0

    def comes_home(self, origin: int) -> bool:
        """Whether the throw takes a boat from a card into the harbour."""
        return self.comes(origin, len(self.before.river) + 1)


def set_up(state: RaceState) -> Referee:
    """Lay a state on the referee's table."""
    table = laid_out(state.layout, state.players)
    kinds = [table.river[no].kind for no in state.order]
    table.river = [
        Card(kind, [seat for seat, fleet in enumerate(state.boats) for at in fleet if at == place])
        for place, kind in enumerate(kinds)
    ]
    table.harbour = [seat for seat, _ in state.docked]
    return table


_CLAIMS: dict[str, Callable[..., bool]] = {
    r"From card (\d+) it is (\d|one) cards? to card (\d+)\.": (
        lambda t, a, n, b: (
            t.moved("your", int(a), int(b))
            and int(b) - int(a) == int(n.replace("one", "1")) == t.state.face
        )
    ),
    r"The sandbank stops every boat: this one waits on card (\d+) until a later turn\.": (
        lambda t, b: t.aground(int(b)) and t.gain(int(b)) < t.state.face
    ),
    r"The throw ends on the sandbank: this one waits on card (\d+) until a later turn\.": (
        lambda t, b: t.aground(int(b)) and t.gain(int(b)) == t.state.face
    ),
    r"The throw ends on the high tide, card (\d+), and the boat stays there\.": (
        lambda t, b: t.came_to("your", int(b)) and t.is_kind(int(b), Kind.HIGH_TIDE)
    ),
    r"The throw ends on the high tide, card (\d+)\.": (
        lambda t, b: t.is_kind(int(b), Kind.HIGH_TIDE) and t.gain(int(b)) == t.state.face
    ),
    r"It carries the boat 3 cards further, to card (\d+)\.": (
        lambda t, b: t.came_to("your", int(b)) and t.gain(int(b)) == t.state.face + 3
    ),
    r"It carries the boat on, but the sandbank stops it on card (\d+)\.": (
        lambda t, b: t.aground(int(b)) and t.choice.ride
    ),
    r"It carries the boat into the harbour, dock (\d+)\.": (
        lambda t, dock: t.docked("your", int(dock)) and t.choice.ride
    ),
    r"The harbour needs no exact throw: (\d) would be enough\.": (
        lambda t, n: t.choice.origin + int(n) == len(t.before.river) and int(n) < t.state.face
    ),
    r"Home, to dock (\d+)\.": lambda t, dock: t.docked("your", int(dock)),
    r"(\d|One) cards? to go, and a (\d): home, to dock (\d+)\.": (
        lambda t, n, face, dock: (
            t.docked("your", int(dock))
            and t.choice.origin + int(face) == len(t.before.river)
            and n.replace("One", "1") == face == str(t.state.face)
        )
    ),
    r"Your boat (?:sails|rides the high tide on) (?:from card \d+ )?to card (\d+)\.": (
        lambda t, b: t.came_to("your", int(b))
    ),
    r"Your boat (?:sails|rides the high tide on) (?:from card \d+ )?to the harbour\.": (
        lambda t: len(t.after.harbour) == len(t.before.harbour) + 1
    ),
    r"A good wind blows your boat from card (\d+) up to (?:your next one, on )?card (\d+)\.": (
        lambda t, a, b: t.moved("your", int(a), int(b))
    ),
    r"A good wind blows your boat from card (\d+) towards your next one,"
    r" but the sandbank stops it on card (\d+)\.": (
        lambda t, a, b: t.moved("your", int(a), int(b)) and t.is_kind(int(b), Kind.SANDBANK)
    ),
    r"An ill wind blows (\w+'s) boat from card (\d+) back to the next boat behind it of the same"
    r" colour, on card (\d+)\.": lambda t, whose, a, b: t.moved(whose, int(a), int(b)),
    r"Your ill wind blows (\w+'s) boat from card (\d+) back to card (\d+)\.": (
        lambda t, whose, a, b: t.moved(whose, int(a), int(b))
    ),
    r"You let the wind pass: no boat moves\.": lambda t: t.stays() and t.state.layout.decline_wind,
    r"Your turn is lost: nobody has boats on two cards of the river\.": (
        lambda t: t.stays() and not any(len(t.before.cards_of(seat)) > 1 for seat in range(3))
    ),
    r"You could have let the wind pass\.": (
        lambda t: t.state.layout.decline_wind and not t.stays()
    ),
    r"Better: sail from card (\d+) to card (\d+)\.": (
        lambda t, a, b: (
            t.is_mine(int(a)) and not t.came_to("your", int(b)) and t.comes(int(a), int(b))
        )
    ),
    r"Better: sail home from card (\d+)\.": (
        lambda t, a: (
            t.is_mine(int(a))
            and t.comes_home(int(a))
            and len(t.after.harbour) == len(t.before.harbour)
        )
    ),
    r"Better: the boat on card (\d+) ends right on the high tide\.": (
        lambda t, a: t.is_mine(int(a)) and t.ends_on_tide(int(a)) and not t.choice.ride
    ),
    r"It could have ridden on\.": (
        lambda t: t.ends_on_tide(t.choice.origin + 1) and not t.choice.ride
    ),
    r"The sandbank does not stop it\.": (
        lambda t: (
            not any(
                t.came_to("your", no)
                for no, card in enumerate(t.before.river, 1)
                if card.kind is Kind.SANDBANK
            )
        )
    ),
    r"Then the tide: every boat drifts one card back\.": lambda t: t.turns_and_takes([]),
    r"Then the tide took yours from card 1; all others drift one card back\.": (
        lambda t: t.turns_and_takes([0])
    ),
    r"Better: yours on card (\d+) gains (\d+) cards?\.": (
        lambda t, a, n: t.blown("your", a, n, "good")
    ),
    r"Better: (\w+'s) on card (\d+) goes back (\d+) cards?\.": (
        lambda t, who, a, n: t.blown(who, a, n, "ill")
    ),
    r"That was not yours\.": lambda t: isinstance(t.choice, IllWind) and t.choice.seat != 0,
    r"That was yours\.": lambda t: isinstance(t.choice, GoodWind),
}
"""Each sentence that an answer can say, with how the referee sees it."""


def check_told(text: str, state: RaceState, choice: Choice | None) -> None:
    """Fail unless the referee agrees with each sentence, and knows it."""
    table = Table(state, choice)
    for sentence in re.findall(r"[^.]+\.", text):
        claims = [
            (claim, found)
            for pattern, claim in _CLAIMS.items()
            if (found := re.fullmatch(pattern, sentence.strip()))
        ]
        assert claims, f"nobody checks {sentence!r}"
        for claim, found in claims:
            assert claim(table, *found.groups()), f"{sentence!r} is not true of {state}, {choice}"
