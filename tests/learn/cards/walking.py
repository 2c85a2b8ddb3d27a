"""Going through every answer that a step can get, right, wrong and refused."""

from collections.abc import Iterator

from riverlib.cards import Action, Bid, Phase, Play, Variant, legal_actions
from riverlib.core import IllegalActionError
from riverlib.learn.cards.course import course
from riverlib.learn.position import CardPosition
from riverlib.learn.scene import Hint, Scene, Step
from tests.learn.cards.truth import Said, agrees, check


def steps_of(variant: Variant, seed: int) -> Iterator[tuple[Scene[Variant], Step]]:
    """Yield every step of a rule set's course with its scene."""
    for scene in course(variant).scenes:
        steps = scene.steps(variant, seed)
        assert steps, scene.key
        assert steps[-1].asks, f"{scene.key} ends without anything to do"
        for step in steps:
            yield scene, step


def walk(step: Step) -> None:
    """Give every answer to a step; fail if one of them gets no true sentence."""
    for said in (step.say, step.told, step.ask, *(hint.text for hint in step.hints)):
        assert len(said.split()) <= 25, said
    asked = step.position.after(*step.plays)
    if step.told:
        check(step.told, Said(step.position, None, step.position))
    if step.options:
        _walk_options(step, asked)
    if step.judge:
        _walk_board(step, asked)


def _walk_options(step: Step, asked: CardPosition) -> None:
    texts = [option.text for option in step.options]
    assert len(texts) == len(set(texts)) >= 2, texts
    assert any(option.answer.right for option in step.options)
    for option in step.options:
        check(option.answer.text, Said(asked, None, asked))
        assert option.answer.right == agrees(option.text, option.answer.text), option


def _walk_board(step: Step, asked: CardPosition) -> None:
    assert asked.state.to_move == 0, "it is the learner's turn"
    guided = []
    right, ways = [], [[action] for action in legal_actions(asked.state)]
    while ways:  # a step that goes on takes several moves
        way = ways.pop()
        before, after = asked, asked
        for action in way:
            before, after = after, after.after(action)
            after = step.reply(after) if step.reply else after
        answer = step.judge(before, way[-1], after)
        if answer is None:
            assert after.state.to_move == 0
            guided.append((way, step.guide(after)))
            ways += [[*way, action] for action in legal_actions(after.state)]
            continue
        check(answer.text, Said(before, way[-1], after))
        right += [way] if answer.right else []
        _check_refusals(step, before)
    _check_refusals(step, asked)
    assert right, f"nothing is right: {step.ask}"
    ghost = step.hints[-1].ghost
    assert ghost in [way[0] for way in right], "the last hint shows something right"
    for way, hints in guided:
        _check_guide(way, hints[-1], right)


def _check_guide(way: list[Action], hint: Hint, right: list[list[Action]]) -> None:
    """A ghost on the way is one that a right way goes on with; where none is, the hint says so."""
    ahead = [other[len(way)] for other in right if other[: len(way)] == way]
    assert ("cannot come out" in hint.text) == (not ahead)
    assert hint.ghost in ahead if ahead else hint.ghost is not None


def _check_refusals(step: Step, before: CardPosition) -> None:
    for action in refusable(before):
        try:
            before.after(action)
        except IllegalActionError:
            check(step.refuse(before, action), Said(before, action, before))


def refusable(position: CardPosition) -> list[Action]:
    """Return what a board could send and the rules refuse."""
    state = position.state
    tries: list[Action] = []
    if state.phase is Phase.BID:
        tries = [Bid(tricks) for tricks in range(state.hand_size + 1)]
    elif state.phase is Phase.PLAY:
        tries = [Play(card) for card in state.hands[0]]
    return [action for action in tries if action not in legal_actions(state)]
