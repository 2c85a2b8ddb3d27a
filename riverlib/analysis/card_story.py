"""What happened in a card game, in words: a headline, and the few deals worth a look.

Everything is read off the totals. To lead is to have more points than anybody else; whoever has as
many as somebody else is level, and does not lead.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from riverlib.analysis import leading
from riverlib.analysis.comeback import comeback, near_comeback
from riverlib.analysis.game_lines import number
from riverlib.analysis.game_scores import GameScores
from riverlib.cards import signed
from riverlib.cards.near_comeback import CLOSE
from riverlib.cards.standings import is_made
from riverlib.core.counting import counted, number_word

MOST_MOMENTS = 4
_LEAST_STREAK = 4
_LEAST_CHANGES = 5
_MOST_NAMED = 3
_STAYED = "stayed there"
_DEAR = 0.25
"""Part of the best deal's points, that a deal has to cost to be told."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A deal that is worth a look."""

    deal: int
    """From 1."""
    side: int
    """Whose deal it was: a key of ``GameScores.sides``."""
    sentence: str
    """What happened; holds names, which are text."""
    short: str
    """The same in two or three words, without a name."""


@dataclass(frozen=True, slots=True)
class Story:
    """What a game's figure is called, and the deals that are marked in it."""

    headline: str
    moments: tuple[Moment, ...] = ()
    """At most four, in the order of the deals, each of another deal."""


def story_of(game: GameScores) -> Story:
    """Tell a game, finished or not, from its totals."""
    if not game.deals:
        return Story("No deal is finished yet")
    return _Teller(game).story()


class _Teller:
    """One game, with who was in front after each of its deals."""

    def __init__(self, game: GameScores) -> None:
        self.names = game.sides
        self.game = game
        self.deals = len(game.deals)
        self.totals = {side: [row[side] for row in game.totals] for side in game.sides}
        self.fronts = leading.fronts(game.totals[1:], game.sides)
        self.for_good = leading.taken_for_good(self.fronts)
        self.planned = len(game.variant.hand_sizes) if game.variant else None
        self.is_over = game.is_over
        winner = leading.alone(self.fronts[-1])
        self.comeback = comeback(game, winner) if self.is_over and winner is not None else None
        self.near = near_comeback(game)

    def story(self) -> Story:
        """Return headline and moments."""
        by_deal: dict[int, Moment] = {}
        if self.deals > 1:
            for moment in self._moments():
                if len(by_deal) < MOST_MOMENTS:
                    by_deal.setdefault(moment.deal, moment)
        return Story(self._headline(), tuple(by_deal[deal] for deal in sorted(by_deal)))

    # --- the headline ---------------------------------------------------------------------

    def _headline(self) -> str:
        side = leading.alone(self.fronts[-1])
        if side is None:
            return self._level()
        ends = sorted((line[-1] for line in self.totals.values()), reverse=True)
        margin = ends[0] - ends[1]
        name, by = self._first([side]), counted(margin, "point")
        if not self.is_over:
            leads = "lead" if self.game.is_several(side) else "leads"
            return f"{name} {leads} by {by} {self._so_far()}{self._way(side, margin)}"
        if self.planned == 1:
            return f"{name} won by {by} in the only deal"
        return f"{name} won by {by}{self._way(side, margin)}"

    def _level(self) -> str:
        """Return the headline where several are level in front."""
        front = sorted(self.fronts[-1])
        points = number(self.totals[front[0]][-1])
        if self.is_over:
            return f"{self._together(front)} shared the win with {points}"
        return f"{self._together(front)} are level {self._so_far()}, with {points}"

    def _together(self, front: list[int]) -> str:
        if len(front) <= _MOST_NAMED and self.game.players == len(self.names):
            return self._first(front)
        sides = "players" if self.game.players == len(self.names) else "teams"
        return f"{number_word(len(front)).capitalize()} {sides}"

    def _so_far(self) -> str:
        if self.planned is None:
            return f"after {self.deals} {'deal' if self.deals == 1 else 'deals'}"
        return f"after deal {self.deals} of {self.planned}"

    def _way(self, side: int, by: int) -> str:
        """Say how the one in front came there, as the headline goes on."""
        assert self.for_good is not None  # somebody is alone in front
        if near := self.near:
            whom, where = (
                self.game.called([near.side]),
                f"{near.behind} behind after deal {near.deal}",
            )
            return f"; {whom}, {where}, came within {near.within}"
        if self.for_good == 1:
            return ", ahead from the first deal on" if self.deals > 1 else ""
        if self.comeback:
            points, deal = self.comeback
            return f", from {points} points behind after deal {deal}"
        if narrow := self._narrow(side):
            if narrow == by:
                return ", the same lead as before the last deal"
            return f", {counted(narrow, 'point')} ahead before the last deal"
        if self.for_good < self.deals:
            low = self._last_place(side)
            if low:
                return f", from last place after deal {low}"
            changes = len(leading.lead_changes(self.fronts))
            if changes >= max(_LEAST_CHANGES, self.deals / 3):
                return f"; the lead changed {changes} times"
        return f"; {self._before(side)}"

    def _narrow(self, winner: int) -> int:
        """Return by how many points a winner led before the last deal, where they were few; or 0.

        "Few" is what the last deal could easily have turned round.
        """
        if not self.is_over or self.for_good is None or self.for_good == self.deals:
            return 0
        before = {side: line[self.deals - 1] for side, line in self.totals.items()}
        mine = before.pop(winner)
        ahead = mine - max(before.values())
        return ahead if ahead <= CLOSE * self._most() else 0

    def _most(self) -> int:
        return max(deal.points[side] for deal in self.game.deals for side in self.names)

    def _last_place(self, side: int) -> int | None:
        """Return the last deal of the second half after which a side was alone in the last place.

        Of two, whoever does not lead is last: that is no news, and ``None``.
        """
        if len(self.names) < 3:
            return None
        for deal in range(self.deals - 1, (self.deals - 1) // 2, -1):
            others = [line[deal] for other, line in self.totals.items() if other != side]
            if self.totals[side][deal] < min(others):
                return deal
        return None

    def _before(self, side: int) -> str:
        """Say who was in front before the lead was taken for good."""
        assert self.for_good is not None
        deal = self.for_good - 1
        front = self.fronts[deal - 1]
        if side in front:
            return f"still level with {self._others(front - {side})} after deal {deal}"
        if (other := leading.alone(front)) is None:
            return f"{self._others(front)} were in front after deal {deal}"
        if deal == 1 or leading.run_until(self.fronts, deal) < deal:
            return f"{self.game.called([other])} still led after deal {deal}"
        until = "the last deal" if self.is_over and self.for_good == self.deals else f"deal {deal}"
        return f"{self.game.called([other])} led until {until}"

    # --- moments, the most telling first ----------------------------------------------------

    def _moments(self) -> Iterator[Moment]:
        yield from self._nearly_back()
        yield from self._taken_for_good()
        yield from self._close_end()
        yield from self._came_back()
        lost = sorted(leading.leads_lost(self.fronts), key=lambda each: (-each.run, each.deal))
        turned = [each for each in lost[:1] if each.run > 1]
        yield from map(self._lost, turned)
        yield from self._longest_streak()
        yield from self._extremes()
        yield from map(self._lost, lost[len(turned) :])

    def _lost(self, lost: leading.LeadLost) -> Moment:
        """Tell a deal with which somebody's lead ended, by whoever did it."""
        had = f", who had led after {lost.run} deals in a row" if lost.run > 1 else ""
        front, of = self.fronts[lost.deal - 1], self.game.called([lost.of])
        new = front - {lost.of}
        by = max(new, key=lambda side: (self.game.deals[lost.deal - 1].points[side], -side))
        who = self._who(new)
        if len(new) == len(front) == 1:
            return Moment(lost.deal, by, f"{who} took the lead from {of}{had}.", "took the lead")
        if lost.of in front:
            return Moment(lost.deal, by, f"{who} caught up with {of}{had}.", "caught up")
        return Moment(lost.deal, by, f"{who} went ahead of {of}{had}.", "went ahead")

    def _others(self, sides: Collection[int]) -> str:
        """Name sides within a sentence, if they are few."""
        if len(sides) > _MOST_NAMED:
            return f"{number_word(len(sides))} others"
        return self.game.called(sorted(sides))

    def _who(self, sides: Collection[int]) -> str:
        """Name sides at the beginning of a sentence."""
        few = len(sides) <= _MOST_NAMED
        return self._first(sorted(sides)) if few else self._others(sides).capitalize()

    def _first(self, sides: Sequence[int]) -> str:
        return self.game.called(sides, starts=True)

    def _taken_for_good(self) -> Iterator[Moment]:
        """Tell the deal since which the same have been in front: who won, or who drew level.

        Only the last deal decided for certain: what was kept to the end could still be lost.
        """
        deal = self.deals + 1 - leading.run_until(self.fronts, self.deals)
        if deal == 1:
            return
        front, before = self.fronts[deal - 1], self.fronts[deal - 2]
        if (side := leading.alone(front)) is None:
            yield self._level_from(deal)
            return
        is_last = self.is_over and deal == self.deals
        who = self.game.called([side], starts=not is_last)
        took, kept = f"{who} went ahead of {self._others(before - front)}", _STAYED
        if (last := leading.alone(before)) is not None:
            took, kept = f"{who} took the lead from {self.game.called([last])}", "kept it"
        short = "decided the game" if is_last else "took the lead"
        decided = "This deal decided: " if is_last else ""
        yield Moment(deal, side, f"{decided}{took}{self._since(deal, kept)}.", short)

    def _close_end(self) -> Iterator[Moment]:
        """Tell a last deal before which the lead was a narrow one."""
        side = leading.alone(self.fronts[-1])
        if side is None or not (narrow := self._narrow(side)):
            return
        line = {each: totals[self.deals - 1] for each, totals in self.totals.items()}
        next_to = {each for each, points in line.items() if points == line[side] - narrow}
        name, was = self.game.called([side]), "were" if self.game.is_several(side) else "was"
        words = f"Before the last deal {name} {was} only {counted(narrow, 'point')} ahead of"
        yield Moment(self.deals, side, f"{words} {self._others(next_to)}.", f"only {narrow} ahead")

    def _level_from(self, deal: int) -> Moment:
        """Tell the deal from which on several were level in front."""
        front, before = self.fronts[deal - 1], self.fronts[deal - 2]
        new, there = front - before, front & before
        by = max(new or front, key=lambda side: (self.game.deals[deal - 1].points[side], -side))
        if not new or not there:
            words = f"{self._who(front)} went ahead of {self._others(before - front)}"
            return Moment(deal, by, f"{words}{self._since(deal, _STAYED)}.", "went ahead")
        words = f"{self._who(new)} drew level with {self._others(there)}"
        since = self._since(deal, "stayed level", "in")
        return Moment(deal, by, f"{words}{since}.", "drew level")

    def _since(self, deal: int, kept: str, how: str = "with") -> str:
        """Say of what was so from a deal on that it lasted, or that no deal came after it."""
        if deal < self.deals:
            return f" and {kept} {'to the end' if self.is_over else 'until now'}"
        return f" {how} {'the last' if self.is_over else 'this'} deal"

    def _came_back(self) -> Iterator[Moment]:
        """Tell after which deal whoever won was furthest behind, if that is news."""
        side = leading.alone(self.fronts[-1])
        if side is None or self.comeback is None:
            return
        points, deal = self.comeback
        words = f"{self._first([side])}, {points} points behind after this deal, still won."
        yield Moment(deal, side, words, f"{points} behind")

    def _nearly_back(self) -> Iterator[Moment]:
        """Tell after which deal somebody was furthest behind who all but won."""
        if near := self.near:
            where = f"{near.behind} points behind after this deal"
            words = f"{self._first([near.side])}, {where}, came within {near.within} at the end."
            yield Moment(near.deal, near.side, words, f"{near.behind} behind")

    def _longest_streak(self) -> Iterator[Moment]:
        """Tell the longest row of bids made, where nobody else has one as long."""
        runs = []
        for side in self.names:
            made = enumerate(
                (is_made(deal, self.game.side_of(side)) for deal in self.game.deals), start=1
            )
            for hit, group in groupby(made, key=lambda each: each[1]):
                numbers = [deal for deal, _ in group]
                if hit:
                    runs.append((len(numbers), numbers[-1], side))
        runs.sort(reverse=True)
        if not runs or runs[0][0] < _LEAST_STREAK or [run[0] for run in runs[1:2]] == [runs[0][0]]:
            return
        length, last, side = runs[0]
        deals = f"from deal {last - length + 1} to deal {last}"
        words = f"{self._first([side])} made every bid {deals}: {length} in a row, the longest row."
        yield Moment(last, side, words, f"{length} bids in a row")

    def _extremes(self) -> Iterator[Moment]:
        """Tell the deal that brought somebody the most, or else that which cost the most."""
        gains = sorted(
            (deal.points[side], no, side)
            for no, deal in enumerate(self.game.deals, start=1)
            for side in self.names
        )
        (most, deal, side), (second, *_) = gains[-1], gains[-2]
        if most > max(second, 0):
            whom = self.game.called([side])
            words = f"{signed(most)} for {whom}: the most that anybody got in a deal."
            yield Moment(deal, side, words, "biggest deal")
            return
        (least, deal, side), (second, *_) = gains[0], gains[1]
        if least < min(second, 0) and -least >= _DEAR * most:
            whom = self.game.called([side])
            words = f"{signed(least)} for {whom}: the most that anybody lost in a deal."
            yield Moment(deal, side, words, "dearest deal")
