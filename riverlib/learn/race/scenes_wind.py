"""Scenes about the wind: good, ill, let pass, and of no use."""

from riverlib.learn.race.asking import Task, on_board
from riverlib.learn.race.laying import search
from riverlib.learn.race.telling import Move, all_moves, card, cards, whose
from riverlib.learn.scene import Scene, Step
from riverlib.race import WIND, Choice, GoodWind, IllWind, Layout, LoseTurn, RaceState

_GOOD, _ILL_FAR, _PASS, _NO_USE = range(30, 34)
_THREW = "You threw the wind."


def _goods(state: RaceState) -> list[Move]:
    return [move for move in all_moves(state) if isinstance(move.choice, GoodWind)]


def _ills(state: RaceState) -> list[Move]:
    return [move for move in all_moves(state) if isinstance(move.choice, IllWind)]


def _good_wind(layout: Layout, seed: int) -> tuple[Step, ...]:
    position = search(
        layout,
        seed,
        _GOOD,
        lambda state: bool(_goods(state)),
        lambda state: len({move.gain for move in _goods(state)}) > 1 or layout.boats == 2,
        lambda state: not any(move.ran_aground for move in _goods(state)),
        lambda state: bool(_ills(state)),
        faces=(WIND,),
    )
    return (
        on_board(
            position,
            _farthest_up(position.state),
            say="A good wind moves one of your boats up to your next boat ahead.",
            ask=f"{_THREW} Move the boat up that gains most.",
        ),
    )


def _farthest_up(state: RaceState) -> Task:
    best = max(_goods(state), key=lambda move: move.gain)
    better = f"Better: yours on {card(best.origin)} gains {cards(best.gain)}."
    return Task(
        fits=lambda move: isinstance(move.choice, GoodWind) and move.gain == best.gain,
        missed=lambda move: _not_the_wind(move, IllWind) + better,
        hint="Look for the widest gap between two of your boats.",
    )


def _not_the_wind(move: Move, other: type[Choice]) -> str:
    """Say whose boat was blown where the other wind was asked for."""
    if not isinstance(move.choice, other):
        return ""
    return f"That was {'yours' if isinstance(move.choice, GoodWind) else 'not yours'}. "


def _ill_wind(layout: Layout, seed: int) -> tuple[Step, ...]:
    then = search(
        layout,
        seed,
        _ILL_FAR,
        lambda state: bool(_ills(state)),
        lambda state: len({move.gain for move in _ills(state)}) > 1,
        lambda state: bool(_goods(state)),
        faces=(WIND,),
    )
    return (
        on_board(
            then,
            _farthest_back(then.state),
            say="Or an ill wind for a rival: one of their boats goes back to their next one.",
            ask=f"{_THREW} Blow a rival's boat back as far as you can.",
        ),
    )


def _farthest_back(state: RaceState) -> Task:
    best = min(_ills(state), key=lambda move: move.gain)
    assert isinstance(best.choice, IllWind)
    owner = whose(best.choice.seat)
    better = f"Better: {owner} on {card(best.origin)} goes back {cards(-best.gain)}."
    return Task(
        fits=lambda move: isinstance(move.choice, IllWind) and move.gain == best.gain,
        missed=lambda move: _not_the_wind(move, GoodWind) + better,
        hint="Look for the widest gap between two boats of one colour.",
    )


def _let_pass(layout: Layout, seed: int) -> tuple[Step, ...]:
    position = search(
        layout,
        seed,
        _PASS,
        lambda state: bool(_goods(state) or _ills(state)),
        faces=(WIND,),
    )
    task = Task(
        fits=lambda move: isinstance(move.choice, LoseTurn),
        missed=lambda _: "You could have let the wind pass.",
        hint="Choose no boat, but to let the wind pass.",
    )
    return (
        on_board(
            position,
            task,
            say="Here you may also let the wind pass.",
            ask=f"{_THREW} Let it pass, and move no boat.",
        ),
    )


def _no_use(layout: Layout, seed: int) -> tuple[Step, ...]:
    position = search(layout, seed, _NO_USE, lambda _: True, faces=(None,), lowest=1)
    return (
        on_board(
            position,
            Task(fits=lambda _: True),
            say="The wind needs two boats of one colour. Here everybody has one.",
            ask="Your turn: throw the die, and see.",
            face=WIND,
        ),
    )


SCENES: tuple[Scene[Layout], ...] = (
    Scene(
        key="good-wind",
        title="A good wind",
        idea=lambda _: "A good wind moves one of your boats up to your next boat ahead of it.",
        belongs=lambda layout: layout.boats > 1,
        steps=_good_wind,
    ),
    Scene(
        key="ill-wind",
        title="An ill wind",
        idea=lambda _: "An ill wind blows a rival's boat back to the next boat of its colour.",
        belongs=lambda layout: layout.boats > 1,
        steps=_ill_wind,
    ),
    Scene(
        key="let-pass",
        title="Let the wind pass",
        idea=lambda _: "You may let the wind pass, and no boat moves.",
        belongs=lambda layout: layout.boats > 1 and layout.decline_wind,
        steps=_let_pass,
    ),
    Scene(
        key="no-wind",
        title="The wind",
        idea=lambda _: "With one boat each the wind is of no use, and the turn is lost.",
        belongs=lambda layout: layout.boats == 1,
        steps=_no_use,
    ),
)
