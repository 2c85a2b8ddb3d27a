"""How fast card games are played in bulk, beside the random bots of open_spiel where installed."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from statistics import median
from time import perf_counter, thread_time

from riverlib.cards import SCORINGS, Variant
from riverlib.cards.kernels.games import play_games, warm
from riverlib.cards.schedule import down_and_up
from riverlib.core.bulk import Workers, results_of, split

PLAYERS, CARDS = 4, 10
_TEN_CARDS = Variant(
    key="bench-deal", name="One deal of 10", hand_sizes=(CARDS,), scoring=SCORINGS["Basic"]
)
_EVENING = Variant(
    key="bench-game", name="10-1-10", hand_sizes=down_and_up(CARDS), scoring=SCORINGS["Basic"]
)
_RANDOM_DEALS, _SPIEL_DEALS, _STEADY_GAMES = 200_000, 10_000, 2_000
_RANDOM_GAMES = 150_000  # for several workers, as the next
_MORE_STEADY_GAMES = 9_000
_BATCHES = {"random": 5_000, "steady": 500}
"""Games of a batch: a good quarter of a second."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Speed:
    """Medians of several rounds; one core's figures are of its processor time.

    The gains compare the best rounds by the clock: what else the machine does only slows.
    """

    random_deals: float
    """Deals of 10 cards that 4 random bots play in a second on one core."""
    spiel_deals: float | None
    """The same by open_spiel's C++ bots and evaluator; ``None`` where it is not installed."""
    steady_games: float
    """Games of 19 deals that 4 steady bots play in a second on one core."""
    random_gain: float | None
    """How many times faster all workers play random games than one; ``None`` for one worker."""
    steady_gain: float | None

    @property
    def times_spiel(self) -> float | None:
        """How many times open_spiel's deals."""
        return None if self.spiel_deals is None else self.random_deals / self.spiel_deals


def measure(
    *, rounds: int = 5, workers: Workers = 1, on_progress: Callable[[float], None] | None = None
) -> Speed:
    """Measure in turns, so that what else the machine does hits all figures alike.

    Parameters
    ----------
    workers : int or str
        As for ``play_games``; with 1 the gains are left out.
    on_progress
        Called with the share that is done, 0 to 1.
    """
    warm()
    spiel = _spiel()
    pairs = [] if workers == 1 else [("random", _RANDOM_GAMES), ("steady", _MORE_STEADY_GAMES)]
    for bot, _ in pairs:  # start the processes and load the kernel there
        _seconds(bot, 5_000, 0, workers)
    random, referee, steady = [], [], []
    alone: dict[str, list[float]] = {"random": [], "steady": []}
    together: dict[str, list[float]] = {"random": [], "steady": []}
    for turn in range(rounds):
        random.append(_RANDOM_DEALS / _processor_seconds(_play_random_deals, turn))
        steady.append(_STEADY_GAMES / _processor_seconds(_play_steady_games, turn))
        if spiel:
            referee.append(_SPIEL_DEALS / _processor_seconds(spiel, turn))
        for bot, games in pairs:
            alone[bot].append(_seconds(bot, games, turn, 1))
            together[bot].append(_seconds(bot, games, turn, workers))
        if on_progress:
            on_progress((turn + 1) / rounds)
    return Speed(
        random_deals=median(random),
        spiel_deals=median(referee) if referee else None,
        steady_games=median(steady),
        random_gain=min(alone["random"]) / min(together["random"]) if pairs else None,
        steady_gain=min(alone["steady"]) / min(together["steady"]) if pairs else None,
    )


def _processor_seconds(play: Callable[[int], object], seed: int) -> float:
    start = thread_time()
    play(seed)
    return thread_time() - start


def _seconds(bot: str, games: int, seed: int, workers: Workers) -> float:
    start = perf_counter()
    batches = split(games, _BATCHES[bot])
    sum(points for _, points in results_of(partial(_points, bot, seed), batches, workers=workers))
    return perf_counter() - start


def _points(bot: str, seed: int, batch: range) -> int:
    """Play a batch, wherever this runs, and return all its points: nothing to send back."""
    results = play_games(_EVENING, PLAYERS, len(batch), seed, bot, first_game=batch.start)
    return int(results.scores.sum())


def _play_random_deals(seed: int) -> None:
    play_games(_TEN_CARDS, PLAYERS, _RANDOM_DEALS, seed, "random")


def _play_steady_games(seed: int) -> None:
    play_games(_EVENING, PLAYERS, _STEADY_GAMES, seed, "steady")


def _spiel() -> Callable[[int], None] | None:
    """Return what plays open_spiel's deals, if it is installed."""
    try:
        pyspiel = import_module("pyspiel")
    except ImportError:
        return None
    game = pyspiel.load_game("oh_hell", {"players": PLAYERS, "num_tricks_fixed": CARDS})
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(PLAYERS)]

    def play(seed: int) -> None:
        for deal in range(_SPIEL_DEALS):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed * _SPIEL_DEALS + deal)

    return play
