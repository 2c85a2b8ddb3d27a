"""What the chances to win a card game tell: a headline, and the deals that changed them most."""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from riverlib.analysis import leading
from riverlib.analysis.card_story import MOST_MOMENTS, Moment, Story
from riverlib.analysis.game_scores import GameScores
from riverlib.cards import signed
from riverlib.cards.near_comeback import CLOSE
from riverlib.core.counting import counted, number_word
from riverlib.core.text import whole_percent

LEVEL = 0.02
"""Chances that differ by less are called level: they are estimates."""
LIKELY = 2 / 3
"""Twice as likely as not: a chance so large that came to nothing is told before all else."""
SURE = 0.95
"""A chance with which somebody is called nearly sure to win."""
LEAST_SWING = 0.1
"""What a deal has to change of a chance to be marked."""
_MOST_NAMED = 3
_SUREST = 0.99
"""What is said of a chance that came to nothing: never 100%. Of one that did not, never 0%."""


def story_of_chances(game: GameScores, shares: NDArray[np.float64]) -> Story:
    """Tell the chances of a game, finished or not: the most telling one, and what changed them.

    Parameters
    ----------
    shares : ndarray(float), shape (deals + 1, seats)
        As ``riverlib.analysis.win_chances`` returns them.
    """
    return _Teller(game, shares).story()


def side_chances(game: GameScores, shares: NDArray[np.float64]) -> NDArray[np.float64]:
    """Add up the chances of partners: one column a side."""
    teams = len(game.sides)
    return np.stack([shares[:, side::teams].sum(axis=1) for side in game.sides], axis=1)


class _Teller:
    """One game's chances, with whose was the best after each deal."""

    def __init__(self, game: GameScores, shares: NDArray[np.float64]) -> None:
        self.game, self.names = game, list(game.sides.values())
        self.chances = side_chances(game, shares)
        self.deals = len(game.deals)
        self.fronts = leading.fronts(self.chances[1:].tolist(), range(len(self.names)), level=LEVEL)
        self.best = leading.alone(self.fronts[-1])

    def story(self) -> Story:
        """Return headline and moments."""
        if self.best is None:
            return Story(self._shared() if self.game.is_over else self._open(), self._swings())
        if not self.game.is_over:
            return Story(self._since(self.best), self._swings())
        if (told := self._lost_chance(self.best)) or (told := self._nearly_sure(self.best)):
            headline, moment = told
            return Story(headline, self._swings(moment))
        return Story(self._since(self.best), self._swings())

    # --- the headline ---------------------------------------------------------------------

    def _lost_chance(self, winner: int) -> tuple[str, Moment] | None:
        """Tell the largest chance of anybody else, where it was a large one."""
        found = self._best_of_others(winner)
        if found is None or found[0] < LIKELY:
            return None
        share, side, deal = found
        was = f"{self.game.whose(side, starts=True)} chance was about {_about(share)}"
        moment = Moment(deal, side, f"{was}: the largest that came to nothing.", _about(share))
        return f"{was} after deal {deal}; {self.game.called([winner])} still won", moment

    def _nearly_sure(self, winner: int) -> tuple[str, Moment] | None:
        """Tell since when a win was nearly sure, where that was before the last deal."""
        unsure = [deal for deal in range(self.deals) if self.chances[deal, winner] < SURE]
        since = max(unsure, default=0) + 1
        if since == self.deals:
            return None
        was = "were" if self.game.is_several(winner) else "was"
        nearly = f"{was} nearly sure to win"
        totals = [self.game.totals[-1][side] for side in self.game.sides]
        by = totals.pop(winner) - max(totals)
        most = max(max(deal.points) for deal in self.game.deals)
        margin = f"{'only ' if by <= CLOSE * most else ''}{counted(by, 'point')}"
        sure = f"{self.game.called([winner])} {nearly}: {whole_percent(SURE)} or more"
        moment = Moment(since, winner, f"From this deal on {sure}.", "nearly sure")
        who = self.game.called([winner], starts=True)
        return f"{who} {nearly} from deal {since} on, and won by {margin}", moment

    def _since(self, best: int) -> str:
        """Say since when somebody has had the best chance, and how good another's had been."""
        since, within = leading.taken_for_good(self.fronts), self.game.called([best])
        name = self.game.called([best], starts=True)
        if since == 1:
            return f"{name} had the best chance after every deal"
        now = f"{name} had the best chance from deal {since} on"
        is_end = self.game.is_over and since == self.deals  # only whoever won has a chance then
        found = self._best_of_others(best)
        if found is None:
            open_ = "No chance was clearly the best before the last deal"
            return f"{open_}; {within} won" if is_end else now
        share, side, deal = found
        if is_end:
            was = f"{self.game.whose(side, starts=True)} chance was about {_about(share)}"
            return f"{was} after deal {deal}; {within} still won"
        whose = self.game.whose(side, alone=True)
        return f"{now}. After deal {deal} {whose} was about {_about(share)}"

    def _shared(self) -> str:
        """Say of a shared win who shares it, and how good one chance had been before."""
        front = sorted(self.fronts[-1])
        who = self.game.called(front, starts=True)
        if len(front) > _MOST_NAMED:
            who = f"{number_word(len(front)).capitalize()} of {len(self.names)}"
        if (found := self._best_of_others(None)) is None:
            return f"{who} shared the win; no chance was ever clearly the best"
        share, side, deal = found
        was = f"{self.game.whose(side)} chance was about {_about(share)}"
        return f"{who} shared the win; after deal {deal} {was}"

    def _open(self) -> str:
        return f"After {counted(self.deals, 'deal')} no chance is clearly the best"

    def _best_of_others(self, best: int | None) -> tuple[float, int, int] | None:
        """Return the largest chance that was clearly the best, of others: share, side, deal."""
        found = [
            (self.chances[deal, side], side, deal)
            for deal, front in enumerate(self.fronts, start=1)
            if (side := leading.alone(front)) not in (None, best)
        ]
        return max(found, default=None)

    # --- moments --------------------------------------------------------------------------

    def _swings(self, first: Moment | None = None) -> tuple[Moment, ...]:
        """Return what the headline tells and the deals that changed a chance most, in order.

        Whose chance: of whoever won, or has the best one now.
        """
        told = {} if first is None else {first.deal: first}
        for moment in self._changes() if self.deals > 1 else ():
            if len(told) < MOST_MOMENTS:
                told.setdefault(moment.deal, moment)
        return tuple(told[deal] for deal in sorted(told))

    def _changes(self) -> Iterator[Moment]:
        """Yield each large change of a chance, the largest first."""
        changes = np.diff(self.chances, axis=0)
        ordered = sorted(
            ((abs(change[side]), -deal, -side), deal, side)
            for deal, change in enumerate(changes, start=1)
            for side in self.fronts[-1]
            if abs(change[side]) >= LEAST_SWING
        )
        for _, deal, side in reversed(ordered):
            change = changes[deal - 1]
            rival = int(np.argmin(change * np.sign(change[side])))
            yield self._change(deal, side, rival)

    def _change(self, deal: int, side: int, rival: int) -> Moment:
        before, after = self.chances[deal - 1, side], self.chances[deal, side]
        is_end = self.game.is_over and deal == self.deals
        end = whole_percent(after) if is_end else _about(after)
        way = f"from {_about(before)} to {end}"
        points = self.game.deals[deal - 1].points
        rose = "rose" if after > before else "fell"
        gains = f"with {signed(points[side])} to {self.game.whose(rival)} {signed(points[rival])}"
        sentence = f"{self.game.whose(side, starts=True)} chance {rose} {way}, {gains}."
        return Moment(deal, side, sentence, f"{rose} to {end}")


def _about(share: float) -> str:
    """Write a chance that is neither certain nor none."""
    return whole_percent(min(max(share, 1 - _SUREST), _SUREST))
