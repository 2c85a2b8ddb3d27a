"""Steps made of a position: what is asked on the board, what is asked in words, and the hints."""

from collections.abc import Callable, Sequence

from riverlib.cards import Bid, Play, Shuffle, card_name, legal_actions
from riverlib.cards.suits import the
from riverlib.learn.cards import says
from riverlib.learn.cards.laying import NAMES
from riverlib.learn.position import CardPosition
from riverlib.learn.scene import Answer, Hint, Option, Step

Action = Bid | Play | Shuffle
Judge = Callable[[CardPosition, Action, CardPosition], Answer | None]
Reply = Callable[[CardPosition], CardPosition]


def board(
    position: CardPosition,
    *,
    say: str = "",
    ask: str,
    judge: Judge,
    plays: Sequence[Action] = (),
    hint: str,
    marks: Sequence[str] = (),
    look: Sequence[str] = (),
    reply: Reply | None = None,
) -> Step:
    """Ask for a move on the board; the hints lead to a right one.

    Parameters
    ----------
    hint : str
        The first hint; ``look`` is what it points at.
    """
    asked = position.after(*plays)
    right = right_moves(asked, judge, reply)
    hints = [Hint(hint, tuple(look))]
    if right:
        hints += [_pointing(right), _ghost(right[0])]
    return Step(
        say=say,
        position=position,
        plays=tuple(plays),
        ask=ask,
        judge=judge,
        refuse=refuse,
        reply=reply,
        marks=tuple(marks),
        hints=tuple(hints),
    )


def right_moves(asked: CardPosition, judge: Judge, reply: Reply | None = None) -> list[Action]:
    """Return the moves that are right, in the order in which the engine names them."""
    right: list[Action] = []
    for action in legal_actions(asked.state):
        after = asked.after(action)
        answer = judge(asked, action, reply(after) if reply else after)
        if answer is not None and answer.right:
            right.append(action)
    return right


def _pointing(right: Sequence[Action]) -> Hint:
    marks = tuple(mark for action in right if (mark := mark_of(action)))
    if isinstance(right[0], Bid):
        return Hint("This number is right." if len(right) == 1 else "These are right.", marks)
    return Hint("This card is right." if len(right) == 1 else "Each of these is right.", marks)


def _ghost(action: Action) -> Hint:
    mark = mark_of(action)
    word = f"say {action.tricks}" if isinstance(action, Bid) else ""
    if isinstance(action, Play):
        word = f"play the {card_name(action.card)}"
    return Hint(f"You can {word}.", (mark,) if mark else (), ghost=action)


def mark_of(action: Action) -> str:
    """Return the mark of what is touched for an action: a card or a number."""
    match action:
        case Bid(tricks):
            return f"bid:{tricks}"
        case Play(card):
            return f"card:{card}"
    return ""


def refuse(position: CardPosition, action: Action) -> str:
    """Say why the rules do not let the learner do this."""
    assert not isinstance(action, Shuffle)  # no board lets a learner shuffle
    return says.refused(position.state, action)


def right_if_taken(_before: CardPosition, _action: Action, after: CardPosition) -> Answer:
    """Judge whether you took the trick that your card completed."""
    taker = says.last_trick(after.state).taker
    return Answer(taker == 0, says.taken_by(after.state))


def right_if_left(_before: CardPosition, _action: Action, after: CardPosition) -> Answer:
    """Judge whether somebody else took the trick that your card completed."""
    taker = says.last_trick(after.state).taker
    return Answer(taker != 0, says.taken_by(after.state))


def question(
    position: CardPosition,
    *,
    say: str = "",
    ask: str,
    options: Sequence[tuple[str, bool, str]],
    plays: Sequence[Action] = (),
    marks: Sequence[str] = (),
    hint: str,
    look: Sequence[str] = (),
) -> Step:
    """Ask in words; an option is its text, whether it is right, and what to say then."""
    chosen = tuple(Option(text, Answer(right, why)) for text, right, why in options)
    return Step(
        say=say,
        position=position,
        plays=tuple(plays),
        ask=ask,
        options=chosen,
        marks=tuple(marks),
        hints=(Hint(hint, tuple(look)),),
    )


def who_takes(
    position: CardPosition, *, say: str = "", hint: str, marks: Sequence[str] = ()
) -> Step:
    """Ask who takes the trick to which you, the last, have one card left to play."""
    state = position.state
    card = state.hands[0][0]
    after = position.after(Play(card)).state
    trick = says.last_trick(after)
    why = says.taken_by(after)
    seats = [(trick.leader + place) % state.players for place in range(state.players)]
    options = [(NAMES[seat], seat == trick.taker, why) for seat in sorted(seats)]
    return question(
        position,
        say=say,
        ask=f"You will play {the(card)}. Who takes the trick?",
        options=options,
        hint=hint,
        marks=marks,
        look=("trick",),
    )
