"""Steps that ask: on the board, where a move does it, or with answers to choose from."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from riverlib.learn.position import RacePosition
from riverlib.learn.race.telling import (
    FEW_WORDS,
    MOST_WORDS,
    Judge,
    Move,
    all_moves,
    card,
    moved,
    moves,
    refused,
    spot,
    told,
)
from riverlib.learn.scene import Answer, Hint, Option, SceneError, Step
from riverlib.race import (
    HARBOUR,
    Action,
    Choice,
    IllWind,
    LoseTurn,
    RaceState,
    Roll,
    Sail,
    legal_actions,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Task:
    """What a move on the board must do, and what there is to say about those that do not."""

    fits: Judge
    """Accepts every move that does it."""
    missed: Callable[[Move], str] = lambda _: ""
    """What a wrong move missed, in at most ten words."""
    praised: Callable[[Move], str] = lambda _: ""
    """What a right move shows, in at most ten words."""
    hint: str = ""


def on_board(
    position: RacePosition,
    task: Task,
    *,
    ask: str,
    say: str = "",
    face: int | None = None,
    ask_then: str = "",
    marks: tuple[str, ...] = (),
    marks_after: tuple[str, ...] = (),
) -> Step:
    """Ask for a move; with a ``face`` the learner throws the die first, and ``ask_then`` is asked.

    Raises
    ------
    SceneError
        If no move does what is asked.
    """
    thrown = position.after(Roll(face)) if face else position
    right = [move for move in moves(thrown) if task.fits(move)]
    if not right:
        raise SceneError(f"no move does what is asked: {ask}")
    best = right[0].choice
    mark = _mark(thrown.state, best)
    ghost_marks = (mark,) if mark else ()
    hints = [Hint(task.hint)] if task.hint else []
    if mark:
        hints.append(Hint("Look at the boat in the light.", marks=ghost_marks))
    hints.append(Hint("This does it.", marks=ghost_marks, ghost=best))
    helps = tuple(hints)
    throw = Hint("Throw the die first.", marks=("die",), ghost=Roll(face)) if face else None
    return Step(
        say=say,
        position=position,
        marks=("die",) if face else marks,
        marks_after=marks_after,
        ask=ask,
        face=face,
        ask_then=ask_then,
        judge=_judge(task),
        refuse=refused,
        hints=(throw,) if throw else helps,
        guide=(lambda _: helps) if throw else None,
    )


def _judge(task: Task) -> Callable[[RacePosition, Action, RacePosition], Answer | None]:
    def judge(before: RacePosition, action: Action, _: RacePosition) -> Answer | None:
        if isinstance(action, Roll):
            return None
        move = moved(before, action)
        fits = task.fits(move)
        more = task.praised(move) if fits else task.missed(move)
        return Answer(fits, told(move, more, most=FEW_WORDS if fits else MOST_WORDS))

    return judge


def _mark(state: RaceState, choice: Choice) -> str:
    if isinstance(choice, LoseTurn):
        return ""
    seat = choice.seat if isinstance(choice, IllWind) else state.turn
    return f"boat:{seat}:{state.boats[seat].index(choice.origin)}"


def with_answers(
    position: RacePosition,
    answers: Mapping[str, str],
    right: str,
    *,
    ask: str,
    say: str = "",
    plays: Sequence[Action] = (),
    hint: Hint,
    marks: tuple[str, ...] = (),
) -> Step:
    """Ask a question with answers to choose from.

    Parameters
    ----------
    answers : mapping
        From each answer to what there is to say about it, true whichever was chosen.
    right : str
        The one that is right.
    """
    options = tuple(Option(text, Answer(text == right, reason)) for text, reason in answers.items())
    return Step(
        say=say,
        position=position,
        marks=marks,
        plays=tuple(plays),
        ask=ask,
        options=options,
        hints=(hint, Hint(answers[right])),
    )


def landing(position: RacePosition, *, ask: str, say: str = "", hint: str, count: int = 3) -> Step:
    """Ask where the only move takes its boat; for rivers on which nothing is left to choose."""
    state = position.state
    (choice,) = legal_actions(state)
    assert isinstance(choice, Sail)
    move = moved(position, choice)
    target, face = move.target, state.face
    assert target is not None
    assert face is not None
    guesses = _guesses(state, choice.origin, face, target)[:count]
    answers = {
        opened_spot(place): told(move) if place == target else _miss(move, place)
        for place in sorted({target, *guesses})
    }
    boat = _mark(state, choice)
    return with_answers(
        position,
        answers,
        opened_spot(target),
        ask=ask,
        say=say,
        hint=Hint(hint, marks=(boat,)),
        marks=(boat,),
    )


def pointed(state: RaceState, fits: Judge) -> str:
    """Say what would have done it: the move of the nearest such boat."""
    right = min(filter(fits, all_moves(state)), key=lambda move: move.gain)
    if right.target == HARBOUR:
        return f"Better: sail home from {card(right.origin)}."
    assert right.target is not None
    return f"Better: sail from {card(right.origin)} to {card(right.target)}."


def opened_spot(place: int) -> str:
    """Name a place as an answer: "Card 4", "The harbour"."""
    name = spot(place)
    return name[:1].upper() + name[1:]


def _guesses(state: RaceState, origin: int, face: int, target: int) -> list[int]:
    """Return where the boat would come under mix-ups of the rules, the likeliest first."""
    last = state.layout.cards - 1
    plain = origin + face
    ways = [plain if plain <= last else HARBOUR, plain + 3, state.sandbank, last, plain - 1, origin]
    ways += [origin + 1, HARBOUR]
    seen = []
    for way in ways:
        place = way if way <= last else HARBOUR
        if place != target and place >= 0 and place not in seen:
            seen.append(place)
    return seen


def _miss(move: Move, place: int) -> str:
    return f"Not {spot(place)}. {told(move)}"
