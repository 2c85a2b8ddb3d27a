"""An evening of cards in three facts: the bids that came true, how they fell, what turned it.

Everything is read from the finished deals. The facts are the reader's own, or those of all the
people at the table when several share it, and the winner's, whoever that was.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from riverlib.cards.near_comeback import nearly_back
from riverlib.cards.scoring import signed
from riverlib.cards.standings import is_made, side_bid, sides
from riverlib.cards.state import DealResult
from riverlib.cards.variant import Variant
from riverlib.core.counting import counted, listed
from riverlib.core.fact import Fact
from riverlib.core.people import People

Side = tuple[int, ...]

_RUN = 3  # bids made one after the other that are worth a word
_CLOSE = 2  # bids missed by one trick that are


def evening(
    variant: Variant, deals: Sequence[DealResult], *, people: People, persons: Sequence[int]
) -> tuple[Fact, ...]:
    """Return the facts of a finished game, from its deals.

    Parameters
    ----------
    variant : Variant
        Fitted to the players.
    deals : sequence of DealResult
        At least one.
    people : People
        The names, and who reads.
    persons : sequence of int
        Seats whose bids and deals are told besides the winner's, such as those that people play;
        without any, all.
    """
    game = _Game(tuple(deals), sides(variant, len(deals[0].bids)), people)
    told = [side for side in game.sides if set(side) & set(persons)] or list(game.sides)
    others = [side for side in game.winners() if side not in told]
    return (game.bids(told, others), game.course(told, others), game.turn())


@dataclass(frozen=True, slots=True)
class _Game:
    deals: tuple[DealResult, ...]
    sides: tuple[Side, ...]
    people: People

    def winners(self) -> tuple[Side, ...]:
        """Return who stood in front at the end."""
        return self._leaders(len(self.deals) - 1)

    def bids(self, told: Sequence[Side], others: Sequence[Side]) -> Fact:
        """Count the bids that came true; ``others`` are winners who are not among those told."""
        made = {side: sum(is_made(deal, side) for deal in self.deals) for side in self.sides}
        count = len(self.deals)
        if len(told) > 1:
            ordered = sorted([*told, *others], key=lambda side: -made[side])
            parts = [f"{self.people.together(side)} {made[side]}" for side in ordered]
            return Fact("Bids made", f"{listed(parts)}, of {counted(count, 'deal')}.")
        [mine] = told
        text = f"{self.people.together(mine)} made {_of(made[mine], count)}"
        if not 0 < made[mine] < count or made[mine] < max(made.values()):  # nobody can beat all
            return Fact("Bids made", f"{text}.{self._also(others, made)}")
        level = [side for side in self.sides if side != mine and made[side] == made[mine]]
        if not others:
            return Fact("Bids made", f"{text}. Nobody made more.")
        if level and len(mine) == 1:
            text = f"{self._names([mine, *level])} made {_of(made[mine], count)} each"
            others = [side for side in others if side not in level]
        return Fact("Bids made", f"{text}, the most.{self._also(others, made, level)}")

    def _also(
        self, others: Sequence[Side], made: Mapping[Side, int], level: Sequence[Side] = ()
    ) -> str:
        """Tell how many bids others made, of whom some may be ``level`` with who was told of."""
        parts = [
            f"{self.people.together(side)} made {made[side] or 'none'}"
            f"{' too' if side in level else ''}"
            for side in others
        ]
        return f" {listed(parts)}." if parts else ""

    def course(self, told: Sequence[Side], others: Sequence[Side]) -> Fact:
        """Tell the longest run of made bids; without one the near misses, or the best deal."""
        every = told if len(told) == 1 else [*told, *others]
        return self._in_a_row(every) or self._close(told) or self._best_deal(every)

    def _in_a_row(self, told: Sequence[Side]) -> Fact | None:
        """Tell who made most bids one after the other; that all were made is told already."""
        runs = {side: self._run(side) for side in self.sides}
        side = max(told, key=lambda each: runs[each][0])
        length, end = runs[side]
        if not _RUN <= length < len(self.deals):
            return None
        text = (
            f"{self.people.together(side)} made {counted(length, 'bid')} in a row,"
            f" deals {end - length + 1} to {end}."
        )
        equal = [other for other in told if other != side and runs[other][0] == length]
        if equal:
            text = f"{text} {self._names(equal)} had such a run too."
        elif length == max(run for run, _ in runs.values()):
            text = f"{text} Nobody had a longer run."
        return Fact("A good run", text)

    def _run(self, side: Side) -> tuple[int, int]:
        """Return the longest run of made bids, and the deal, from 1, that ended the first such."""
        best, end, run = 0, 0, 0
        for number, deal in enumerate(self.deals, start=1):
            run = run + 1 if is_made(deal, side) else 0
            if run > best:
                best, end = run, number
        return best, end

    def _close(self, told: Sequence[Side]) -> Fact | None:
        """Tell who missed most bids by one trick."""
        missed = {side: sum(_is_close(deal, side) for deal in self.deals) for side in told}
        most = max(missed.values())
        if most < _CLOSE:
            return None
        first, *equal = (side for side in told if missed[side] == most)
        text = f"{self.people.together(first)} missed {counted(most, 'bid')} by a single trick."
        also = f" {self._names(equal)} did too." if equal else ""
        return Fact("So close", f"{text}{also}")

    def _best_deal(self, told: Sequence[Side]) -> Fact:
        """Tell the deal that brought most; of equal ones that with the highest bid, the first."""
        every = [(side, no) for side in told for no in range(len(self.deals))]
        side, no = max(every, key=lambda each: (*self._worth(*each), -each[1]))
        deal = self.deals[no]
        bid, taken = side_bid(deal, side)
        points = deal.points[side[0]]
        cards = counted(deal.hand_size, "card")
        text = f"deal {no + 1}, {cards}: bid {bid}, took {taken}, {signed(points)}."
        equal = {other for other, each in every if self._worth(other, each)[0] == points} - {side}
        if len(told) == 1 and any(map(self.people.is_you, side)):
            return Fact("Your best deal", f"{text[0].upper()}{text[1:]}")
        who = self.people.together(side)
        also = f" {self._names(sorted(equal))} had a {signed(points)} too." if equal else ""
        return Fact("Best deal", f"{who} in {text}{also}")

    def turn(self) -> Fact:
        """Tell the deal from which on the winners stood in front, and who did before."""
        leaders = [self._leaders(no) for no in range(len(self.deals))]
        won = leaders[-1]
        since = len(leaders) - 1
        while since and leaders[since - 1] == won:
            since -= 1
        if not since:
            return Fact("The lead", self._from_the_start(won))
        return Fact("What turned it", self._turned(since, leaders[since - 1], won))

    def _from_the_start(self, won: Sequence[Side]) -> str:
        if len(won) == len(self.sides):
            return "Nobody was ever ahead."
        who = self._names(won)
        if len(self.deals) == 1:
            return f"{who} won the only deal."
        if len(won) > 1:
            return f"{who} were level in front after every deal."
        if near := self._nearly_back():
            return f"{who} led after every deal. {near}"
        margins = [self._margin(no, won[0]) for no in range(len(self.deals))]
        closest = min(range(len(margins)), key=margins.__getitem__)
        ahead = counted(margins[closest], "point")
        if margins[-1] == margins[closest]:
            return f"{who} led after every deal, never by less than {ahead}."
        return (
            f"{who} led after every deal. It was closest after deal {closest + 1}: {ahead} ahead."
        )

    def _turned(self, deal_no: int, before: Sequence[Side], won: Sequence[Side]) -> str:
        last = ", the last" if deal_no == len(self.deals) - 1 else ""
        opening = f"Deal {deal_no + 1}{last}:"
        who = self._names(won)
        behind = [side for side in before if side not in won]
        if len(won) > 1:
            joined = [side for side in won if side not in before]
            if not joined:
                level = self._object([*won, *behind])
                return f"{opening} {level} were level until then; {self._object(behind)} fell back."
            if not behind:
                return f"{opening} {self._object(joined)} caught up with {self._object(before)}."
            led = self._object(before)
            return f"{opening} {who} came to the front together; {led} led until then."
        side = won[0]
        gain = signed(self._points(deal_no, side))
        if not last and not any(other in self._seconds(side) for other in before):
            return self._ahead_of_the_second(f"{opening} with {gain} {self._object(won)}", side)
        if side in before:
            level = f"{self._object([*won, *behind])} were level until then"
            theirs = signed(self._points(deal_no, behind[0]))
            other = f", {self._object(behind)} {theirs}" if len(behind) == 1 else ""
            text = f"{opening} {level}; {self._object(won)} scored {gain}{other}."
        else:
            gap = self._total(deal_no - 1, before[0]) - self._total(deal_no - 1, side)
            text = f"with {gain} {self._object(won)} went past {self._object(before)}"
            text = f"{opening} {text}{self._who_were(before)} {gap} ahead until then."
        if last:
            return text
        by = counted(self._margin(len(self.deals) - 1, side), "point")
        return f"{text} {self._nearly_back() or f'{who} stayed in front, at the end by {by}.'}"

    def _ahead_of_the_second(self, did: str, side: Side) -> str:
        """Name who came closest to winning where another was in front before and fell back."""
        text = f"{did} took the lead and kept it."
        if near := self._nearly_back():
            return f"{text} {near}"
        by = counted(self._margin(len(self.deals) - 1, side), "point")
        return f"{text} {self._names(self._seconds(side))} came next, {by} behind."

    def _nearly_back(self) -> str:
        """Tell of somebody who all but caught up with the winner, if anybody did."""
        totals = [[self._total(no, side) for side in self.sides] for no in range(len(self.deals))]
        near = nearly_back([[0] * len(self.sides), *totals])
        if near is None:
            return ""
        who = self.people.together(self.sides[near.side])
        return f"{who}, {near.behind} behind after deal {near.deal}, came within {near.within}."

    def _points(self, deal_no: int, side: Side) -> int:
        return self.deals[deal_no].points[side[0]]

    def _worth(self, side: Side, deal_no: int) -> tuple[int, int]:
        deal = self.deals[deal_no]
        return deal.points[side[0]], side_bid(deal, side)[0]

    def _total(self, deal_no: int, side: Side) -> int:
        return sum(deal.points[side[0]] for deal in self.deals[: deal_no + 1])

    def _leaders(self, deal_no: int) -> tuple[Side, ...]:
        totals = [self._total(deal_no, side) for side in self.sides]
        best = max(totals)
        return tuple(side for side, total in zip(self.sides, totals, strict=True) if total == best)

    def _seconds(self, winner: Side) -> tuple[Side, ...]:
        """Return who came next to a winner at the end."""
        last = len(self.deals) - 1
        others = [side for side in self.sides if side != winner]
        most = max(self._total(last, side) for side in others)
        return tuple(side for side in others if self._total(last, side) == most)

    def _margin(self, deal_no: int, side: Side) -> int:
        others = [self._total(deal_no, other) for other in self.sides if other != side]
        return self._total(deal_no, side) - max(others)

    def _names(self, some: Sequence[Side]) -> str:
        return self.people.together([seat for side in some for seat in side])

    def _who_were(self, some: Sequence[Side]) -> str:
        """Go on about those just named, so that nobody takes it for the others."""
        seats = [seat for side in some for seat in side]
        if any(map(self.people.is_you, seats)):
            return "; you were"
        return ", who was" if len(seats) == 1 else ", who were"

    def _object(self, some: Sequence[Side]) -> str:
        return self.people.together_within([seat for side in some for seat in side])


def _is_close(deal: DealResult, side: Side) -> bool:
    bid, taken = side_bid(deal, side)
    return abs(bid - taken) == 1


def _of(made: int, count: int) -> str:
    """Say how many of so many bids: "6 of 10 bids", "all 10 bids", "none of 10", "both bids"."""
    if count == 1:
        return "the only bid" if made else "no bid"
    if count == 2 and made != 1:
        return "both bids" if made else "neither bid"
    if made in (0, count):
        return f"{'all' if made else 'none of'} {count} bids"
    return f"{made} of {count} bids"
