"""The coach behind one window's table: what it is asked for, thinks about and says."""

from collections.abc import Callable
from dataclasses import dataclass

from riverlib import cards
from riverlib.boards.cards import coach_types as sent
from riverlib.boards.cards.coach_view import (
    sent_chances,
    sent_glance,
    sent_hint,
    sent_warning,
)
from riverlib.boards.session import Json
from riverlib.cards.coach import advice, worth
from riverlib.cards.coach.advice import Advice
from riverlib.cards.coach.chances import Chances, corrected
from riverlib.cards.coach.first_look import FirstLook, first_look
from riverlib.cards.coach.judging import BAD, DOUBTFUL, stake
from riverlib.cards.coach.levels import told
from riverlib.cards.coach.thinking import Thinking, Weigh
from riverlib.cards.coach.worth import Worth
from riverlib.core import CancelledError
from riverlib.core.job import Job
from riverlib.play import CardMatch

TUTORS = {"off": 1e9, "gentle": BAD, "strict": DOUBTFUL}
"""Its levels: it warns of what gives away at least so much of what making a bid is worth."""
PATIENCE_SECONDS = 0.25
"""How long a click may wait for the first answer where the tutor is to look at it."""
WORDS_SECONDS = 1.5
"""How long what looks like a slip may wait to be known well, and then for the reason: the question
is put once, with all that it will ever say."""
HINT_WORLDS = 400
"""A hint is given once so much is known: it does not change under the eyes of who reads it."""
REASON_WORLDS = 200
"""Worlds that show whether a reason matters."""


@dataclass(frozen=True, slots=True)
class Brain:
    """What weighs positions, and whether it can yet; a test may have another."""

    is_ready: Callable[[], bool] = lambda: worth.is_ready()
    prepare: Callable[[], object] = worth.prepare
    weigh: Weigh | None = None
    failure: Callable[[], str | None] = lambda: worth.READINESS.failure
    is_slow: Callable[[], bool] = lambda: worth.READINESS.is_slow
    share: Callable[[], float] = lambda: worth.READINESS.share

    def readiness(self) -> sent.Readiness:
        """Return whether it can weigh now, in seconds, in minutes, or never."""
        if self.failure() is not None:
            return "failed"
        if self.is_ready():
            return "ready"
        return "slow" if self.is_slow() else "soon"


class Coaching:
    """The coach of one window; it looks at what the seat sees, and at nothing else."""

    def __init__(self, match: CardMatch, brain: Brain) -> None:
        self._match = match
        self._brain = brain
        self._moment: tuple[int, int] | None = None  # revision and seat that all below is about
        self._thinking: Thinking | None = None
        self._wants_chances = self._wants_hint = False
        self._question: sent.Warned | None = None  # about a choice, and as it stays
        self._said: dict[cards.Action | None, Job[Advice]] = {}  # by what it is over
        self._spoken: Chances | None = None  # what is told since something was said of it
        self._shown: Chances | None = None  # what stands beside the choices until then
        self._look: FirstLook | None = None  # what is said until the hint is there

    def ask(self, seat: int, action: Json) -> None:
        """Take what a browser wants to know of this moment; it is thought about from now on."""
        self._turn_to(seat)
        self._wants_chances = action.get("chances") is True
        self._wants_hint = self._wants_hint or action.get("hint") is True
        if self._wants_chances or self._wants_hint or action.get("tutor") in ("gentle", "strict"):
            self._think(seat)

    def warns(self, seat: int, action: cards.Action, level: object) -> bool:
        """Return whether a choice should be asked about first; the view then says why.

        Parameters
        ----------
        level : object
            A key of ``TUTORS``, from a browser: anything else is as ``"off"``.
        """
        self._turn_to(seat)
        share = TUTORS.get(level) if isinstance(level, str) else None
        if share is None or level == "off" or not self.has_choice(seat):
            return False
        thinking = self._think(seat)
        if thinking is None or action not in thinking.view.legal:
            return False
        seen = thinking.wait(PATIENCE_SECONDS)
        if seen is None:
            return False
        if not _is_slip(thinking.view, seen, action, share):
            return False
        known = self._known or thinking.wait(WORDS_SECONDS, HINT_WORLDS) or seen
        if not _is_slip(thinking.view, known, action, share):
            return False
        known = self._spoken = self._known or told(thinking.view, known)
        why = self._why(thinking, known, action)
        why.wait(WORDS_SECONDS)
        self._question = sent_warning(
            thinking.view,
            known,
            action,
            why.result,
        )
        return True

    def view(self, seat: int) -> sent.Coach | None:
        """Return what the browser is to know; ``None`` where the seat has nothing to choose."""
        self._turn_to(seat)
        if not self.has_choice(seat):
            return None
        wants = self._wants_chances or self._wants_hint
        thinking = self._think(seat) if wants else None
        seen = thinking.chances if thinking else None
        brain = "failed" if thinking and thinking.failure else self._brain.readiness()
        hint = self._hint(thinking, seen) if thinking and seen and self._wants_hint else None
        is_over = thinking is not None and thinking.is_over
        more = (self._wants_hint and not hint) or (self._wants_chances and not is_over)
        return {
            "brain": brain,
            "due": brain != "failed" and more,
            "chances": sent_chances(self._beside(thinking, seen), thinking.win, is_over=is_over)
            if thinking and seen and self._wants_chances
            else None,
            "glance": self._glance(seat, seen) if self._wants_hint and not hint else None,
            "hint": hint,
            "warning": self._question,
        }

    def has_choice(self, seat: int) -> bool:
        """Whether a seat has to choose; a card on the forehead plays itself."""
        state = self._match.state
        if state.to_move != seat or (state.is_forehead and state.phase is cards.Phase.PLAY):
            return False
        return len(set(cards.legal_actions(state))) > 1

    def forget(self) -> None:
        """Say no more of the last click."""
        self._question = None

    def _turn_to(self, seat: int) -> None:
        moment = (self._match.revision, seat)
        if self._moment == moment:
            return
        if self._thinking:
            self._thinking.stop()
        for job in self._said.values():
            job.stop()
        self._moment, self._thinking, self._said = moment, None, {}
        self._spoken = self._shown = self._look = None
        self._wants_chances = self._wants_hint = False
        self._question = None

    def _think(self, seat: int) -> Thinking | None:
        """Return what thinks about this moment, begun if need be; ``None`` before the kernels."""
        if not self.has_choice(seat):
            return None
        if self._thinking is None:
            if not self._brain.is_ready():
                self._brain.prepare()
                return None
            seen = cards.view(self._match.state, seat)
            self._thinking = Thinking(seen, self._brain.weigh)
        return self._thinking

    @property
    def _known(self) -> Chances | None:
        """What is told already and known well enough: who then asks hears the same numbers."""
        is_enough = self._shown is not None and self._shown.worth.worlds >= HINT_WORLDS
        return self._spoken or (self._shown if is_enough else None)

    def _beside(self, thinking: Thinking, seen: Chances) -> Chances:
        """Return what stands beside the choices, told as a hint tells it."""
        self._shown = self._spoken or told(thinking.view, seen)
        return self._shown

    def _glance(self, seat: int, seen: Chances | None) -> sent.Glance:
        """Return what a look at the cards tells at once, and how much of the hint is worked out."""
        if self._look is None:
            self._look = first_look(cards.view(self._match.state, seat))
        share = seen.worth.worlds / HINT_WORLDS if seen else 0.0
        return sent_glance(self._look, share if self._brain.is_ready() else self._brain.share())

    def _hint(self, thinking: Thinking, seen: Chances) -> sent.Hint | None:
        """Return the hint once it is known what is best and why: it is told whole, or not yet.

        All that is said of a moment is said of the same worlds, so that no two places tell two
        numbers, and nothing changes under the eyes of who reads it.
        """
        if self._spoken is None:
            if seen.worth.worlds < HINT_WORLDS and not thinking.is_over:
                return None
            self._spoken = self._known or told(thinking.view, seen)
        why = self._why(thinking, self._spoken, None)
        if why.result is None and not why.is_over:
            return None
        together = thinking.view.variant.team_size > 1
        return sent_hint(self._spoken, why.result, together=together)

    def _why(self, thinking: Thinking, known: Chances, over: cards.Action | None) -> Job[Advice]:
        """Return what finds the reason, in the background: it weighs position after position."""
        if over not in self._said:
            names = [player.name for player in self._match.players]
            weigh = self._brain.weigh or worth.weigh

            def find(job: Job[Advice]) -> Advice:
                def weigher(view: cards.View) -> Worth:
                    if job.is_stopped:
                        raise CancelledError("the position is gone")
                    return corrected(view, weigh(view, worlds=REASON_WORLDS)).worth

                return advice.advice(thinking.view, known.worth, names, over=over, weigher=weigher)

            self._said[over] = Job(find, "card coach: why")
        return self._said[over]


def _is_slip(view: cards.View, seen: Chances, action: cards.Action, share: float) -> bool:
    """Whether a choice gives away so much of what making a bid is worth, as far as is known."""
    error = seen.worth.errors[seen.actions.index(action)]
    return seen.worth.cost(action) - error >= share * stake(view.variant, view.hand_size)
