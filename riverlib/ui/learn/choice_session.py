"""What one browser window knows of positions to be played better: the learner's own, and others."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from riverlib import cards
from riverlib.boards.cards.view import sent_bids
from riverlib.boards.cards.view_types import CardView
from riverlib.boards.session import ComponentSession, Json
from riverlib.boards.view_types import LessonStrip
from riverlib.cards.coach.advice import advice
from riverlib.cards.coach.chances import corrected
from riverlib.cards.coach.judging import Verdict, judge
from riverlib.cards.coach.one_card import bid_points, why_not
from riverlib.cards.coach.story import THEMES, action_words
from riverlib.cards.coach.told_points import points_words
from riverlib.cards.coach.worth import weigh
from riverlib.core import IllegalActionError, NotationError
from riverlib.learn.exam.choices import Choice
from riverlib.learn.exam.memory import Outcome
from riverlib.learn.position import CardPosition, seated
from riverlib.ui.learn.boards import asking_table, reading_ms

NAMES = ("Otter", "Heron", "Kingfisher", "Pike", "Beaver", "Swan", "Frog", "Dragonfly", "Salmon")
Clock = Callable[[], datetime]


def _now() -> datetime:
    return datetime.now(UTC)


@dataclass(frozen=True, slots=True)
class Asked:
    """A position to be played, and under which key it is kept."""

    choice: Choice
    key: str
    is_own: bool = True
    """Whether the learner has met it in a game; otherwise it was made."""


class ChoiceSession(ComponentSession):
    """One learner at positions from games: what is played is weighed, and comes back if costly.

    Parameters
    ----------
    asked : sequence of Asked
        At least one.
    """

    def __init__(self, asked: Sequence[Asked], *, clock: Clock = _now) -> None:
        super().__init__()
        self.asked = tuple(asked)
        self.kept: list[tuple[str, Choice]] = []
        """What is to be stored, and under which key."""
        self.right = 0
        """How many were played well at once."""
        self.done = 0
        self._clock = clock
        self._clicks = 0
        self._no = -1
        self._open_next()

    @property
    def now(self) -> Asked:
        """The position on the table."""
        return self.asked[self._no]

    @property
    def _turn(self) -> int:
        return self._clicks

    def _open_next(self) -> None:
        self._no += 1
        self._tries, self._hinted = 0, False
        self._verdict: Verdict | None = None
        if self._no >= len(self.asked):
            self._no = len(self.asked) - 1
            self.wish = "over"
            return
        state = self.now.choice.state
        assert state.to_move is not None  # a choice was made there
        self._me = state.to_move
        self._seen = cards.view(state, self._me)
        self._reason: str | None = None
        names = list(NAMES[: state.players - 1])
        names.insert(self._me, "You")
        self._names = names
        self._position = CardPosition(
            state=state, players=seated(names, self._me), game_id=f"choice {self.now.key}"
        )

    def _act(self, action: Json) -> None:
        kind, step = action.get("kind"), str(action.get("step"))
        if kind == "shown":
            return
        if kind == "lesson":
            self._step(step)
        elif self._stage == "ask":
            self._answer(self._move(str(kind), action))
        else:
            raise IllegalActionError("Go on to the next one.")
        self._clicks += 1

    def _step(self, step: str) -> None:
        match step:
            case "out":
                self.wish = "out"
            case "hint" if self._stage == "ask" and not self._hinted:
                self._hinted = True
            case "again" if self._stage == "wrong":
                self._verdict = None
            case "next" if self._stage == "wrong":
                self._show_best()
            case "next":
                self._open_next()
            case _:
                raise IllegalActionError("That was a moment too late.")

    def _move(self, kind: str, action: Json) -> cards.Action:
        if kind == "bid" and type(tricks := action.get("tricks")) is int:
            move: cards.Action = cards.Bid(tricks)
        elif kind == "play":
            try:
                move = cards.Play(cards.parse_card(str(action.get("card"))))
            except NotationError as error:
                raise IllegalActionError("That is no card of this game.") from error
        else:
            raise self._no_such_button(kind)
        if move not in self._seen.legal:
            cards.apply(self._position.state, move)  # says why not
        return move

    def _answer(self, move: cards.Action) -> None:
        self._verdict = self._judged(move)
        self._tries += 1
        if self._tries > 1:
            return
        self.done += 1
        good = not self._verdict.is_costly
        self.right += good
        outcome = Outcome.WRONG if not good else Outcome.HINTED if self._hinted else Outcome.RIGHT
        if self.now.is_own or not good:  # what went wrong comes back, wherever it is from
            self.kept.append((self.now.key, self.now.choice.answered(outcome, self._clock())))

    def _judged(self, move: cards.Action) -> Verdict:
        """Judge a choice: exactly where the deal can be reckoned out."""
        verdict = judge(self._seen, move)
        one_card = self._seen.hand_size == 1 and self._seen.phase is cards.Phase.BID
        if not one_card or why_not(self._seen.variant) or not isinstance(move, cards.Bid):
            return verdict
        exact = bid_points(self._seen)
        best = cards.Bid(exact.best) if exact.cost(move.tricks) else move
        return replace(verdict, best=best, cost=exact.cost(move.tricks), error=0.0)

    def _show_best(self) -> None:
        assert self._verdict is not None  # an answer was given
        self._tries += 1
        self._verdict = self._judged(self._verdict.best)

    @property
    def _stage(self) -> str:
        if self._verdict is None:
            return "ask"
        return "wrong" if self._verdict.is_costly else "right"

    def _strip(self) -> LessonStrip:
        stage, verdict = self._stage, self._verdict
        text = self._said(verdict) if verdict else ""
        about = THEMES[self.now.choice.theme]
        ask = "What do you bid?" if self._seen.phase is cards.Phase.BID else "What do you play?"
        refused = self._note["text"] if self._note and stage == "ask" else ""
        answer = {"right": stage == "right", "text": text or refused} if text or refused else None
        best = verdict.best if verdict and stage == "right" else None
        return {
            "title": f"{about}: {'from your game' if self.now.is_own else 'a new one'}",
            "step": self._no,
            "steps": len(self.asked),
            "stage": stage,  # type: ignore[typeddict-item]
            "say": "",
            "ask": ask,
            "answer": answer,  # type: ignore[typeddict-item]
            "hint": f"{ask} {self._why()}" if self._hinted and stage == "ask" else "",
            "options": [],
            "marks": [f"card:{best.card}"] if isinstance(best, cards.Play) else [],
            "ghost": None,
            "go": {"ask": "", "wrong": "Try again"}.get(stage, "Next"),
            "out": "Stop",
            "can_hint": stage == "ask" and not self._hinted and bool(self._why()),
            "can_back": False,
            "wait": reading_ms(text),
            "hides": [],
        }

    def _said(self, verdict: Verdict) -> str:
        """Say what a choice is worth; the better one only once it was found or shown."""
        what = action_words(verdict.chosen)
        if verdict.is_costly:
            return f"{what[0].upper()}{what[1:]} gives away about {points_words(verdict.cost)}."
        choice = self.now.choice
        before = "" if cards.action_text(verdict.chosen) == choice.chosen else self._before()
        found = f"{what[0].upper()}{what[1:]}: nothing is clearly better."
        return " ".join(filter(None, (found, self._why(), before)))

    def _before(self) -> str:
        choice = self.now.choice
        if not choice.cost:
            return ""
        then = action_words(cards.parse_action(choice.chosen))
        cost = points_words(choice.cost)
        if not self.now.is_own:
            return f"Many choose {then}: that costs about {cost}."
        did = "bid" if self._seen.phase is cards.Phase.BID else "played"
        return f"In your game you {did} {then}; that cost about {cost}."

    def _why(self) -> str:
        """Say why the best choice is better than what was chosen in the game."""
        if self._reason is None:
            then = cards.parse_action(self.now.choice.chosen)
            worth = corrected(self._seen, weigh(self._seen)).worth
            self._reason = " ".join(advice(self._seen, worth, self._names, over=then).sentences)
        return self._reason

    def view(self) -> CardView:
        """Return the table of the position; every card may be tried, and every bid that is open."""
        view = asking_table(
            self._position,
            self._strip(),
            revision=self._clicks,
            me=self._me,
            answered=self._answered,
            note=None,
        )
        view["bids"] = sent_bids(self._seen) if self._stage == "ask" else None
        return view
