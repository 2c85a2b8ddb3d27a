"""One position in the compiled kernels: worlds that fit what a seat sees, and deals played on."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from riverlib.cards import VARIANTS, Variant, View, fitted, new_game, shuffle
from riverlib.cards import apply as applied
from riverlib.cards import view as view_of
from riverlib.cards.kernels import compiled
from riverlib.cards.kernels.calls import VERSION, key_of
from riverlib.cards.kernels.kernel import add
from riverlib.cards.kernels.light import LIGHT
from riverlib.cards.kernels.positions import number_of, position_of
from riverlib.cards.kernels.records import DEAL, face_of, points_of, rules_of
from riverlib.cards.kernels.unseen import HAND
from riverlib.cards.kernels.worlds import SIGHT
from riverlib.core import IllegalActionError, compiler, seeds

Counts = NDArray[np.int8]
DRAWS = 8
"""Worlds drawn for each one that is chosen."""


class Played(NamedTuple):
    """Deals played to their ends, each of shape (worlds, choices)."""

    bids: Counts
    """What the seat's side has bid at the end of the deal; partners are one side."""
    tricks: Counts
    """What it has taken."""
    theirs: NDArray[np.int32]
    """Points of all others together; partners count once."""


class Search:
    """Worlds that fit a position, for playing it on.

    Parameters
    ----------
    view : View
        What the seat to move sees; nothing else is known here.
    worlds : int
        Worlds to choose, by their bids, among ``DRAWS`` times as many.
    seed : int
        The same seed and view, the same worlds and the same games.

    Raises
    ------
    IllegalActionError
        If the view's seat is not to move.
    """

    def __init__(self, view: View, *, worlds: int, seed: int) -> None:
        if not view.legal:
            raise IllegalActionError("only a seat that is to move has bids or cards to weigh")
        self.choices = np.array([number_of(action) for action in view.legal], np.int64)
        position = position_of(view)
        variant = view.variant
        self._rules = _rules(variant, view.players)
        self._points = points_of(variant.scoring, frozenset(variant.hand_sizes), variant.team_size)
        self._size = view.hand_size
        self._start = filled(DEAL, position.deal)
        self._sight = filled(SIGHT, _sight_of(view, position.rules.packs))
        self._room = np.zeros(1, DEAL)[0], np.zeros(1, HAND)[0]
        self._key = key_of(seed)
        self.drawn = np.zeros((worlds * DRAWS, view.players, position.rules.packs), np.int64)
        self.weights = np.zeros(worlds * DRAWS)
        self.chosen = np.zeros(worlds, np.int64)
        found = compiled.draw_worlds(
            self._rules, self._points, self._start, self._sight, *self._room, self._key,
            self.drawn, self.weights, self.chosen,
        )  # fmt: skip
        assert found, "no world fits what was seen"

    def played(self, choices: NDArray[np.int64], first: int, worlds: int) -> Played:
        """Play some choices on in worlds ``first``, ``first + 1``, ..."""
        bids, tricks = np.empty((2, worlds, len(choices)), np.int8)
        theirs = np.empty((worlds, len(choices)), np.int32)
        compiled.play_worlds(
            self._rules, self._points, self._start, self._sight, *self._room, self._key,
            self.drawn, self.chosen, first, choices, bids, tricks, theirs,
        )  # fmt: skip
        return Played(bids, tricks, theirs)

    def points(self, bids: Counts, tricks: Counts) -> NDArray[np.int32]:
        """Return the points of these bids and tricks, of the same shape."""
        table: NDArray[np.int32] = self._points["of"][self._size]
        return table[bids, tricks]

    def hands(self) -> NDArray[np.int64]:
        """Return the chosen worlds, shape (worlds, seats, packs): sets of faces by layer."""
        worlds: NDArray[np.int64] = self.drawn[self.chosen]
        return worlds


def filled(kind: np.dtype[np.void], plain: SimpleNamespace) -> Any:
    """Return a numpy record of a kind, filled from the plain form of it."""
    record = np.zeros(1, kind)[0]
    for name, value in vars(plain).items():
        if isinstance(value, dict):
            field = record[name]
            for place, number in value.items():
                field[place] = number
        elif isinstance(value, list):
            record[name][: len(value)] = value
        else:
            record[name] = value
    return record


def _sight_of(view: View, packs: int) -> SimpleNamespace:
    """Return a plain record of ``SIGHT`` with the seat and the cards that each seat has laid."""
    laid = {(seat, layer): 0 for seat in range(view.players) for layer in range(packs)}
    for trick in view.tricks:
        _lay(laid, trick.leader, trick.cards, view.players)
    if view.leader is not None:
        _lay(laid, view.leader, view.trick, view.players)
    return SimpleNamespace(seat=view.seat, laid=laid)


def _lay(laid: Any, leader: int, cards: Sequence[Any], players: int) -> None:
    for place, card in enumerate(cards):
        add(laid, (leader + place) % players, 1 << face_of(card))


@lru_cache(maxsize=64)
def _rules(fit: Variant, players: int) -> Any:
    return rules_of(
        fit, players, ("expert-light",) * players, (LIGHT.plain, LIGHT.trumps), LIGHT.manner
    )


def is_compiled() -> bool:
    """Return whether the kernels are ready or lie compiled on disk, so that no long wait is due."""
    return all(map(compiler.is_compiled, (compiled.draw_worlds, compiled.play_worlds)))


def warm(on_compile: Callable[[], None] | None = None) -> int:
    """Load the kernels, so that later calls come at once, and return their version.

    Where they are not compiled yet they are first, which can take a minute; ``on_compile`` is
    called before that.
    """
    if on_compile and not is_compiled():
        on_compile()
    variant = VARIANTS[0]
    state = new_game(fitted(variant, 2), players=2)
    state, _ = applied(state, shuffle(state, seeds.generator(0)))
    search = Search(view_of(state, state.to_move), worlds=1, seed=0)
    search.played(search.choices, 0, 1)
    return VERSION
