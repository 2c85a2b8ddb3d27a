"""A finished deal once more, card by card, on its own table with all hands open."""

from collections.abc import Callable, Sequence
from functools import cached_property
from itertools import count
from typing import Literal

from riverlib import cards
from riverlib.boards.cards.view import fan_place, table_view
from riverlib.boards.cards.view_types import (
    CardView,
    Choice,
    LastTrick,
    Looking,
    Stretch,
    Trick,
)
from riverlib.boards.session import ComponentSession, Json
from riverlib.boards.view_types import LessonStrip
from riverlib.cards.coach.deal_verdict import deal_verdict
from riverlib.cards.coach.dealt import Dealt
from riverlib.cards.coach.judging import Mark
from riverlib.cards.coach.review import DealReview, Decision
from riverlib.cards.coach.story import done_words, verdict_words
from riverlib.cards.events import Event
from riverlib.core import IllegalActionError
from riverlib.core.people import People
from riverlib.learn.cards.first_game import is_first_game
from riverlib.learn.position import CardPosition, Seated
from riverlib.play import CardMatch

Reviewed = Callable[[int], DealReview | None]
"""Returns the review of a deal by its number from 0, as far as there is one by now."""
_STEPS = ("next", "show", "back", "out", "to", "mistake", "on")
_OPENINGS = count(1)
_BEGINNING = "This is how the cards were dealt."
"""Said until a verdict takes its place: two lines of a phone hold no more."""
_WEIGHING = "The coach is still weighing this deal."
_BIDDING = "Bids"


class LookingBack(ComponentSession):
    """One window that goes through the finished deals of a game, one action at a time.

    Parameters
    ----------
    match : CardMatch
        The game; it may go on, for only finished deals are shown.
    deals : sequence of Dealt
        Its finished deals.
    reviewed : callable
        What is known of each deal by now; marks come as they are ready.
    deal_no : int
        The deal to begin with, from 0.
    at : int
        How many of its actions, the shuffle the first, have been taken.
    me : int, optional
        The seat at the bottom; the first person's without it.
    out : str
        What the button says that leads away from here.
    can_play_on : bool
        Whether a person's choice may be the beginning of a new game.
    is_judging : callable, optional
        Whether the choices of a deal are being weighed just now.
    """

    def __init__(
        self,
        match: CardMatch,
        deals: Sequence[Dealt],
        reviewed: Reviewed,
        *,
        deal_no: int,
        at: int = 1,
        out: str = "Back to the table",
        me: int | None = None,
        can_play_on: bool = True,
        is_judging: Callable[[int], bool] = lambda _: False,
    ) -> None:
        super().__init__()
        self.game_id = match.game_id
        """The game that is looked at."""
        self.deals = tuple(deals)
        self._reviewed, self._judges = reviewed, is_judging
        self._out, self._can_play_on = out, can_play_on
        self._players = tuple(
            Seated(each.name, each.kind, each.face, each.colour) for each in match.players
        )
        self._people = People([each.name for each in match.players])
        self._of_people = frozenset(match.people)
        self._is_of_one_deal = not match.state.is_over
        self._is_first = is_first_game(match.state.variant)
        self._me = match.people[0] if me is None else me
        self._clicks = 0
        self.go_to(deal_no, at)

    @property
    def deal_no(self) -> int:
        """The deal on show, from 0."""
        return self._deal.deal_no

    @property
    def decision(self) -> Decision | None:
        """The choice that is told, if it was weighed."""
        return self._decision(self._told)

    @property
    def _told(self) -> int:
        """The action that is told: the last one taken; all of the table shows what it brought."""
        return self._at - 1

    def go_to(self, deal_no: int, at: int = 1) -> None:
        """Show a deal as it stood after so many actions; its board comes into sight."""
        self._deal = self.deals[max(0, min(deal_no, len(self.deals) - 1))]
        self._opening = next(_OPENINGS)
        self.__dict__.pop("_events", None)
        self._step_to(at)

    def _step_to(self, at: int) -> None:
        self._at = max(1, min(at, len(self._deal.actions)))
        self._clicks += 1

    @property
    def _turn(self) -> int:
        return self._clicks

    def _act(self, action: Json) -> None:
        if action.get("kind") in ("shown", "why"):
            return
        step, to = str(action.get("step")), action.get("option")
        if action.get("kind") != "lesson" or step not in _STEPS:
            raise IllegalActionError("This deal is over: you are only looking back.")
        if step == "on":
            self.wish = "on" if self._plays_on else None
        elif step == "to":
            self._step_to(to if type(to) is int else self._at)
        elif step == "mistake":
            if deal := self._next_deal:
                self.go_to(deal - 1, self._mistakes(deal - 1)[0])
        elif step == "back":
            self._step_to(self._at - 1)
        elif step == "out" or self._is_last_deal_over:
            self.wish = "out"
        elif self._is_over:
            self.go_to(self.deal_no + 1)
        else:
            self._step_to(self._at + 1)

    @property
    def _is_over(self) -> bool:
        return self._at == len(self._deal.actions)

    @property
    def _is_last_deal_over(self) -> bool:
        return self._is_over and self.deal_no == self.deals[-1].deal_no

    def view(self) -> CardView:
        """Return the table as it stood, all hands open, below what happened."""
        before, state = self._deal.states[self._told], self._deal.states[self._at]
        position = CardPosition(
            state=state,
            players=self._players,
            events=self._events_so_far,
            game_id=f"{self.game_id} deal {self.deal_no} {self._opening}",
            revision=self._clicks,
        )
        view = table_view(
            position, me=self._me, covered=False, answered=self._answered, note=self._note
        )
        hands = [_open_hand(hand, state.trump) for hand in state.hands or ((),) * state.players]
        view["hand"] = [{"card": card, "reason": None} for card in hands[self._me]]
        view["hidden_hand"], view["reasons"], view["turn_words"] = 0, [], ""
        view["bids"], view["forced"], view["summary"] = None, None, None
        view["to_move"] = before.to_move
        if state.trick or len(state.tricks) == len(before.tricks):
            view["last_trick"] = None  # only the card that fills a trick leaves it on the table
        for seat, shown in enumerate(view["seats"]):
            shown["shown"] = hands[seat] if state.is_forehead and state.hands else []
        view["can"] = {"undo": False, "claim": False}
        view["tips"], view["help"] = [], {"now": "", "rules": view["help"]["rules"]}
        view["lesson"] = self._strip()
        view["looking"] = self._looking(hands)
        return view

    def _strip(self) -> LessonStrip:
        go = "Next"
        if self._is_over:
            go = "Done" if self._is_last_deal_over else f"Deal {self.deal_no + 2}"
        return {
            "title": f"Looking back: deal {self.deal_no + 1}",
            "step": self._told,
            "steps": len(self._deal.actions),
            "stage": "look",
            "say": self._words(),
            "ask": "",
            "answer": None,
            "hint": "",
            "options": [],
            "marks": [],
            "ghost": None,
            "go": go,
            "out": self._out,
            "can_hint": False,
            "can_back": True,  # greyed at the beginning, so that nothing beside it moves
            "wait": 0,
            "hides": [],
        }

    def _words(self) -> str:
        decision = self.decision
        if decision is not None:
            why = decision.why if decision.verdict.is_costly else ""
            return verdict_words(decision, self._people, why, kindly=self._is_first)
        before, action = self._deal.states[self._told], self._deal.actions[self._told]
        if before.to_move is None:
            return self._beginning()
        did = done_words(before.to_move, action, self._people, cards.view(before, None))
        waits = self.is_judging and before.to_move in self._of_people
        return f"{did} {_WEIGHING}" if waits else did

    def _beginning(self) -> str:
        """Say whether the deal was the person's own doing or luck, once that is known."""
        known = self._reviewed(self.deal_no)
        verdict = deal_verdict(known, self._people, kindly=self._is_first) if known else ""
        return verdict or (f"{_BEGINNING} {_WEIGHING}" if self.is_judging else _BEGINNING)

    def _looking(self, hands: list[list[str]]) -> Looking:
        shown = self.decision
        weighed = shown is not None and not shown.verdict.is_forced
        return {
            "hands": hands,
            "stretches": self._stretches(),
            "mark": self._mark(shown) if shown is not None and weighed else "",
            "choice": _choice(shown) if shown is not None and shown.verdict.is_costly else None,
            "plays_on": self._plays_on,
            "mistakes": self._mistakes(self.deal_no),
            "next_deal": self._next_deal,
            "judging": self.is_judging,
            "kindly": self._is_first,
        }

    def _stretches(self) -> list[Stretch]:
        """Return the bidding and each trick; a click goes to the worst choice there is in one."""
        found: dict[str, list[int]] = {}
        for no, state in enumerate(self._deal.states[:-1]):
            plays = state.phase is cards.Phase.PLAY
            found.setdefault(str(len(state.tricks) + 1) if plays else _BIDDING, []).append(no)
        return [
            Stretch(
                title=title,
                at=self._goal(steps) + 1,
                now=self._told in steps,
                marks=[self._mark(each) for each in self._weighed(steps)],
                forced=self._is_forced(steps),
            )
            for title, steps in found.items()
        ]

    def _mark(self, decision: Decision) -> Literal["fine", "doubtful", "bad"]:
        """Return how a choice is marked: in a first game nothing is crossed that was let pass."""
        if self._is_first and decision.mark is Mark.BAD:
            return Mark.DOUBTFUL.value
        return decision.mark.value

    def _mistakes(self, deal_no: int) -> list[int]:
        """Return by how many actions each costly choice of a person is told, in order."""
        known = self._reviewed(deal_no)
        costly = [
            each.action_no - self.deals[deal_no].first + 1
            for each in (known.decisions if known else ())
            if each.seat in self._of_people and each.verdict.is_costly
        ]
        return sorted(costly)

    @property
    def _next_deal(self) -> int | None:
        """The deal, from 1, with the next mistake after this one; 0 none, ``None`` not known yet.

        A game that goes on is looked at deal by deal, and only what is asked for is weighed.
        """
        if self._is_of_one_deal:
            return 0
        for deal_no in range(self.deal_no + 1, len(self.deals)):
            if self._mistakes(deal_no):
                return deal_no + 1
            if self._reviewed(deal_no) is None and self._judges(deal_no):
                return None
        return 0

    def _goal(self, steps: Sequence[int]) -> int:
        """Return the action that is told first of a stretch: the costliest, else its beginning."""
        costly = [each for each in self._weighed(steps) if each.verdict.is_costly]
        if not costly:
            return steps[0]
        return max(costly, key=lambda each: each.cost).action_no - self._deal.first

    def _weighed(self, steps: Sequence[int]) -> list[Decision]:
        decisions = [self._decision(no) for no in steps]
        return [each for each in decisions if each is not None and not each.verdict.is_forced]

    def _is_forced(self, steps: Sequence[int]) -> bool:
        """Whether the people had something to do there, and never a choice."""
        made = [each for each in map(self._decision, steps) if each is not None]
        return bool(made) and all(each.verdict.is_forced for each in made)

    @property
    def is_judging(self) -> bool:
        """Whether the marks of this deal are still to come."""
        return self._reviewed(self.deal_no) is None and self._judges(self.deal_no)

    @property
    def _plays_on(self) -> bool:
        """Whether a person made the choice that is told, who may play on from it in a new game."""
        if not self._can_play_on or self.decision is None:
            return False
        return self.decision.seat in self._of_people

    def _decision(self, at: int) -> Decision | None:
        """Return the choice made by an action of this deal, if it was weighed."""
        known = self._reviewed(self.deal_no)
        return known.by_action.get(self._deal.first + at) if known else None

    @property
    def _events_so_far(self) -> tuple[Event, ...]:
        return tuple(event for events in self._events[: self._at] for event in events)

    @cached_property
    def _events(self) -> list[tuple[Event, ...]]:
        """What happened at each action of the deal on show."""
        pairs = zip(self._deal.states, self._deal.actions, strict=False)
        return [tuple(cards.apply(state, action)[1]) for state, action in pairs]


def choice_view(
    match: CardMatch, deals: Sequence[Dealt], reviewed: Reviewed, decision: Decision, words: str
) -> CardView:
    """Return the table right after a costly choice, as the one who chose saw it.

    Parameters
    ----------
    words : str
        What is said of the choice, for who does not see the picture.
    """
    at = decision.action_no - deals[decision.deal_no].first + 1
    past = LookingBack(match, deals, reviewed, deal_no=decision.deal_no, at=at, me=decision.seat)
    view = past.view()
    if (full := view["last_trick"]) is not None:
        past.go_to(decision.deal_no, at - 1)
        view = _before_it_is_taken(past.view(), view, full)
    assert view["looking"] is not None  # a deal is looked at again
    view["looking"]["hands"] = [[] for _ in view["seats"]]
    view["help"], view["lesson"] = {"now": words, "rules": []}, None
    return view


def _before_it_is_taken(before: CardView, after: CardView, full: LastTrick) -> CardView:
    """Return the table with a trick that its last card has filled, and nobody has taken yet."""
    best = (full["taker"] - full["leader"]) % len(before["seats"])
    trick: Trick = {"leader": full["leader"], "cards": full["cards"], "best": best}
    return {**before, "trick": trick, "hand": after["hand"], "looking": after["looking"]}


def _open_hand(hand: Sequence[cards.Card], trump: cards.Suit | None) -> list[str]:
    return [str(card) for card in sorted(hand, key=lambda card: fan_place(card, trump))]


def _choice(decision: Decision) -> Choice:
    return {
        "seat": decision.seat,
        "played": cards.action_text(decision.chosen),
        "better": cards.action_text(decision.best),
    }
