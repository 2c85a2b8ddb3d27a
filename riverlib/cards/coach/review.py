"""What a finished deal or game looks like afterwards: every choice weighed, luck apart from skill.

For each seat whose choices were weighed, a deal is::

    points = worth of the hand + skill of the own choices + luck of the play

The skill of a choice is what it brings beside the one that the bot ``steady`` makes there, by what
the seat sees; the worth of the hand is what it promised with the bid of ``steady``. An even deal is
what such a deal brings on average where ``steady`` plays every seat, and the luck of the cards is
the worth beside that. The luck of the play is the rest: where the cards lay and what the others
did. So, over a deal, a game, or all games::

    points = even deals + luck of the cards + luck of the play + skill of the own choices

Told to a family it is the same sum with the best choices in it, so that what the choices cost is
the number that stands beside each of them::

    points = par + luck of the cards + luck of the play - cost of the own choices

where par is what the best choices bring with average luck.

Luck is measured beside one player: a sum of advantages, as DIVAT and AIVAT make it for poker. So
luck is zero on average for whoever plays among ``steady``, as far as the worlds in which choices
are weighed are true. Beside the best choices, with which no even deal is played, nearly everybody
would be called lucky by what ``steady`` gives away. What a choice cost beside the best is told
apart from that, and marks the choices.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import cached_property
from statistics import fmean

from riverlib.cards import Action, DealResult, Phase, Play, View, view
from riverlib.cards.bots.steady import good_actions
from riverlib.cards.coach.advice import advice
from riverlib.cards.coach.compared import oftener_words
from riverlib.cards.coach.dealt import Dealt
from riverlib.cards.coach.judging import WORLDS, Mark, Verdict, judge, stake
from riverlib.cards.coach.levels import Level
from riverlib.cards.coach.likely_tricks import first_words
from riverlib.cards.coach.reason import Kind
from riverlib.cards.coach.told_points import told_points
from riverlib.cards.coach.worth import Worth
from riverlib.cards.standings import is_made, sides

Even = Callable[[int, int], float]
"""Expected points of an even deal: by the number of the deal, and the places behind its dealer."""


@dataclass(frozen=True, slots=True)
class Decision:
    """One bid or card of a game, and what it was worth."""

    action_no: int
    """Index of the choice among the log's actions; keep so many to choose once more."""
    deal_no: int
    verdict: Verdict
    why: str = ""
    """Sentences why the best choice is better, to the one who chose; of costly choices alone."""
    came_true: bool = False
    """Whether the seat made its bid all the same, whatever this choice was worth."""

    @property
    def seat(self) -> int:
        """Who chose."""
        assert self.view.seat is not None  # somebody did
        return self.view.seat

    @property
    def view(self) -> View:
        """What the seat saw when it chose."""
        return self.verdict.view

    @property
    def chosen(self) -> Action:
        """What was bid or played."""
        return self.verdict.chosen

    @property
    def best(self) -> Action:
        """What was worth most."""
        return self.verdict.best

    @property
    def worth(self) -> Worth | None:
        """What each choice was worth; ``None`` for the only card there was."""
        return self.verdict.worth

    @property
    def cost(self) -> float:
        """Points given away beside the best choice."""
        return self.verdict.cost

    @property
    def skill(self) -> float:
        """Points that it brought beside the choice of ``steady``; of a forced one 0."""
        return skill(self.verdict)

    @property
    def mark(self) -> Mark:
        """Whether it was fine, doubtful or bad."""
        return self.verdict.mark

    @property
    def is_bid(self) -> bool:
        """Whether it was a bid."""
        return self.view.phase is Phase.BID


@dataclass(frozen=True, slots=True)
class SeatDeal:
    """A deal as it went for one seat; all in points."""

    seat: int
    points: int
    """What was written down."""
    worth: float
    """What the hand promised before the seat bid, with the bid of ``steady``."""
    even: float
    """What an even deal brings to who sits there."""
    skill: float
    """Sum of what the seat's own choices brought beside those of ``steady``."""
    cost: float
    """Sum of what they gave away beside the best."""
    decisions: int
    """How often the seat had a choice."""
    marks: tuple[int, int, int] = (0, 0, 0)
    """How many choices were fine, doubtful and bad."""
    stake: float = 10.0
    """What it is worth to make a bid and not to miss it by one."""
    deals: int = 1
    dearest: float = 0.0
    """What the costliest of the choices gave away."""

    @property
    def par(self) -> float:
        """What the best choices would have brought with average luck."""
        return self.even + self.skill + self.cost

    @property
    def cards(self) -> float:
        """Luck of the cards: the hand's worth beside an even deal."""
        return self.worth - self.even

    @property
    def play(self) -> float:
        """Luck of the play: where the cards lay, and what the others did."""
        return self.points - self.worth - self.skill

    @property
    def luck(self) -> float:
        """All luck: the points beside an even deal that the own choices did not bring."""
        return self.cards + self.play

    def __add__(self, other: "SeatDeal") -> "SeatDeal":
        """Return two deals of a seat, or two games, as one."""
        mine, more = self.marks, other.marks
        return SeatDeal(
            seat=self.seat,
            points=self.points + other.points,
            worth=self.worth + other.worth,
            even=self.even + other.even,
            skill=self.skill + other.skill,
            cost=self.cost + other.cost,
            decisions=self.decisions + other.decisions,
            marks=(mine[0] + more[0], mine[1] + more[1], mine[2] + more[2]),
            stake=self.stake + other.stake,
            deals=self.deals + other.deals,
            dearest=max(self.dearest, other.dearest),
        )


@dataclass(frozen=True)
class DealReview:
    """One finished deal looked at again."""

    deal_no: int
    first: int
    """Index of the deal's shuffle among the log's actions."""
    last: int
    """Index of its last action."""
    result: DealResult
    decisions: tuple[Decision, ...]
    """Those of the seats that were weighed, in order; forced ones too."""
    seats: tuple[SeatDeal, ...]
    """One for each seat that was weighed."""

    @cached_property
    def by_action(self) -> dict[int, Decision]:
        """The decisions by the index of their action."""
        return {each.action_no: each for each in self.decisions}


@dataclass(frozen=True)
class GameReview:
    """The deals of a game looked at again: all of it, or those that are ready."""

    deals: tuple[DealReview, ...] = ()

    @cached_property
    def decisions(self) -> tuple[Decision, ...]:
        """Every choice between two things or more."""
        return tuple(
            each for deal in self.deals for each in deal.decisions if not each.verdict.is_forced
        )

    @cached_property
    def seats(self) -> tuple[SeatDeal, ...]:
        """The game as it went for each seat that was weighed."""
        if not self.deals:
            return ()
        first, *others = (deal.seats for deal in self.deals)
        sums = list(first)
        for seats in others:
            sums = [one + other for one, other in zip(sums, seats, strict=True)]
        return tuple(sums)

    def seat(self, seat: int) -> SeatDeal:
        """Return the game as it went for one seat that was weighed."""
        return next(each for each in self.seats if each.seat == seat)

    def deals_of(self, seat: int) -> dict[int, SeatDeal]:
        """Return every deal as it went for one seat that was weighed, by its number from 1."""
        return {
            deal.deal_no + 1: next(each for each in deal.seats if each.seat == seat)
            for deal in self.deals
        }

    def worst(self, people: Collection[int], most: int = 3) -> tuple[Decision, ...]:
        """Return the costliest decisions of these seats, the worst first; none if none is costly.

        What is told to have cost the same stands as it was played.

        Parameters
        ----------
        people : collection of int
            The seats to look at: those of people, who want to learn from it.
        """
        costly = [each for each in self.decisions if each.seat in people and each.verdict.is_costly]
        return tuple(sorted(costly, key=_by_told_cost)[:most])


def _by_told_cost(decision: Decision) -> tuple[float, int]:
    return -told_points(decision.cost), decision.action_no


def review_deal(
    deal: Dealt,
    even: Even,
    *,
    seats: Collection[int],
    names: Sequence[str] | None = None,
    worlds: int = WORLDS,
    seed: int = 0,
    told: Callable[[Decision], None] | None = None,
) -> DealReview:
    """Look at the choices of some seats in a finished deal again.

    Parameters
    ----------
    deal : Dealt
        The deal with every position in it.
    even : callable
        Expected points of an even deal.
    seats : collection of int
        Whose choices are weighed.
    names : sequence of str, optional
        The players' names by seat, for the reasons.
    worlds, seed : int
        Of the estimates: the same deal and seed give the same review.
    told : callable, optional
        Told each choice as soon as it is weighed, in the calling thread.
    """
    decisions: list[Decision] = []
    for action_no, state, action in deal.choices():
        if state.to_move not in seats:
            continue
        seen = view(state, state.to_move)
        verdict = judge(seen, action, worlds=worlds, seed=_seed(seed, action_no))
        decisions.append(_decision(deal, action_no, verdict, names))
        if told:
            told(decisions[-1])
    return DealReview(
        deal_no=deal.deal_no,
        first=deal.first,
        last=deal.first + len(deal.actions) - 1,
        result=deal.result,
        decisions=tuple(decisions),
        seats=tuple(_seat_deal(seat, deal, decisions, even) for seat in sorted(seats)),
    )


def _decision(
    deal: Dealt, action_no: int, verdict: Verdict, names: Sequence[str] | None
) -> Decision:
    why = ""
    if verdict.is_costly and verdict.worth is not None:
        told = advice(verdict.view, verdict.worth, names, over=verdict.chosen)
        # points, where nothing else can be said, are said once: by the cost
        said = told.sentences[:-1] if Kind.POINTS in told.kinds else told.sentences
        said = () if told.level is Level.SAME else said  # "about as good" explains no cost
        if Kind.CHANCE in told.kinds and isinstance(verdict.best, Play):
            said = (*said[:-1], oftener_words(verdict.worth, verdict.best, verdict.chosen))
        hand = first_words(verdict.view, verdict.best, told.kinds)  # of a bid, as its hint begins
        why = " ".join(filter(None, (hand, *said)))
    came_true = _came_true(verdict.view, deal.result)
    return Decision(action_no, deal.deal_no, verdict, why, came_true)


def _came_true(seen: View, result: DealResult) -> bool:
    assert seen.seat is not None  # somebody chose
    seat = seen.seat  # of partners the sums count: neither alone is enough
    side = next(each for each in sides(seen.variant, seen.players) if seat in each)
    return is_made(result, side) and is_made(result, (seat,))


def _seat_deal(seat: int, deal: Dealt, decisions: Sequence[Decision], even: Even) -> SeatDeal:
    mine = [each for each in decisions if each.seat == seat]
    chosen = [each for each in mine if not each.verdict.is_forced]
    result, place = deal.result, _place(deal.states[0].dealer, seat, len(deal.result.points))
    bid = next(each for each in mine if each.is_bid)
    marks = [each.mark for each in chosen]
    return SeatDeal(
        seat=seat,
        points=result.points[seat],
        worth=_promised(bid),
        even=even(deal.deal_no, place),
        skill=sum(each.skill for each in mine),
        cost=sum(each.cost for each in mine),
        decisions=len(chosen),
        marks=(marks.count(Mark.FINE), marks.count(Mark.DOUBTFUL), marks.count(Mark.BAD)),
        stake=stake(bid.view.variant, result.hand_size),
        dearest=max(each.cost for each in mine),
    )


def _promised(bid: Decision) -> float:
    """Return what the hand promised with the bid of ``steady``."""
    assert bid.worth is not None  # every bid is weighed, a forced one too
    return bid.worth.points[bid.worth.actions.index(bid.chosen)] - bid.skill


def skill(verdict: Verdict) -> float:
    """Return what a choice brought beside that of ``steady``, in points.

    Between choices as good to it ``steady`` draws lots: they count by their mean.
    """
    if verdict.worth is None or verdict.is_forced:
        return 0.0
    points = dict(zip(verdict.worth.actions, verdict.worth.points, strict=True))
    return points[verdict.chosen] - fmean(points[each] for each in good_actions(verdict.view))


def _place(dealer: int, seat: int, players: int) -> int:
    """Return how many places behind the dealer a seat sits, from 1; the dealer is the last."""
    return (seat - dealer - 1) % players + 1


def _seed(seed: int, action_no: int) -> int:
    """Return the seed for one choice."""
    return seed * 100_000 + action_no
