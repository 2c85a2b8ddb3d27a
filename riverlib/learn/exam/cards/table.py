"""Card positions to ask about: deals of the rules in force, played at random by the engine."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from random import Random

from riverlib import cards
from riverlib.cards.variant import MAX_PLAYERS, MIN_PLAYERS
from riverlib.core import VariantError
from riverlib.learn.position import CardPosition, seated

NAMES = (
    "You",
    "Otter",
    "Heron",
    "Beaver",
    "Swan",
    "Frog",
    "Robin",
    "Badger",
    "Newt",
    "Wren",
)
"""Who sits at the table: the learner's seat is 0."""
ME = 0
SizeTest = Callable[[int], bool]
_MANY = 5
"""More people than that make a position hard to read."""
_LARGE_HAND = 8
_OFTEN = 0.8


@lru_cache(maxsize=256)
def players_of(variant: cards.Variant) -> tuple[int, ...]:
    """Return how many may sit down in a question: those the rules are meant for, not too many."""
    fits = tuple(n for n in range(MIN_PLAYERS, MAX_PLAYERS + 1) if fitted_for(variant, n))
    low, high = variant.usual_players
    usual = tuple(n for n in fits if low <= n <= high) or fits
    return tuple(n for n in usual if n <= _MANY) or usual[:1]


@lru_cache(maxsize=1024)
def fitted_for(variant: cards.Variant, players: int) -> cards.Variant | None:
    """Return the rules fitted to so many players; ``None`` if they cannot play."""
    try:
        return cards.fitted(variant, players)
    except VariantError:
        return None


def sizes(variant: cards.Variant) -> frozenset[int]:
    """Return every size of hand that may come up in a question."""
    fits = (fitted_for(variant, players) for players in players_of(variant))
    return frozenset(size for fit in fits if fit for size in fit.hand_sizes)


def has_play(variant: cards.Variant, size: int = 1) -> bool:
    """Whether a deal of so many cards or more is played card by card."""
    return any(each >= size and not (variant.forehead and each == 1) for each in sizes(variant))


def opening(
    variant: cards.Variant,
    rng: Random,
    *,
    fits: SizeTest = bool,
    dealer: int | None = None,
    at_most: int = _LARGE_HAND,
) -> cards.GameState | None:
    """Return a game before the shuffle of one of its deals.

    Nobody has points yet: what is asked is about one deal. ``fits`` says of a hand's size whether
    it will do; ``None`` if no deal has one. Hands of more than ``at_most`` cards come up where
    there are no others.
    """
    players = rng.choice(players_of(variant))
    fit = fitted_for(variant, players)
    assert fit is not None  # players_of lists who fits
    deals = [no for no, size in enumerate(fit.hand_sizes) if fits(size)]
    small = [no for no in deals if fit.hand_sizes[no] <= at_most]
    if not deals:
        return None
    seat = rng.randrange(players) if dealer is None else dealer
    state = cards.new_game(fit, players=players, first_dealer=seat)
    return replace(state, deal_no=rng.choice(small or deals))


def position(state: cards.GameState, game_id: str) -> CardPosition:
    """Seat the learner and the others at a game."""
    return CardPosition(state=state, players=seated(NAMES[: state.players], ME), game_id=game_id)


def dealt(state: cards.GameState, rng: Random, favoured: Sequence[cards.Card] = ()) -> CardPosition:
    """Deal; cards that are favoured go to hands, as many as there is room for."""
    order = list(cards.shuffle(state, rng).order)
    room = state.hand_size * state.players
    places = rng.sample(range(room), min(room, len(favoured)))
    for no, (place, card) in enumerate(zip(places, favoured, strict=False)):
        taken = places[:no]
        at = next(at for at, each in enumerate(order) if each == card and at not in taken)
        order[place], order[at] = order[at], order[place]
    table = position(state, f"exam {rng.getrandbits(48)}")
    return table.after(cards.Shuffle(tuple(order)))


def bidding(at: CardPosition, rng: Random, *, until: int) -> CardPosition:
    """Bid for everybody until it is a seat's turn, or until all have bid (``until`` -1)."""
    while at.state.phase is cards.Phase.BID and at.state.to_move != until:
        at = at.after(rng.choice(_sensible(at.state)))
    return at


def _sensible(state: cards.GameState) -> Sequence[cards.Action]:
    """Return bids as people make them: not much more than their share."""
    share = state.hand_size // state.players + 2
    legal = cards.legal_actions(state)
    return [bid for bid in legal if isinstance(bid, cards.Bid) and bid.tricks <= share] or legal


def my_turns(
    at: CardPosition, rng: Random, favoured: Sequence[cards.Card] = ()
) -> Iterator[CardPosition]:
    """Play a deal to its end, and yield every position in which the learner is to play."""
    deal_no = at.state.deal_no
    while at.state.phase is cards.Phase.PLAY and at.state.deal_no == deal_no:
        if at.state.to_move == ME:
            yield at
        legal = cards.legal_actions(at.state)
        loved = [play for play in legal if isinstance(play, cards.Play) and play.card in favoured]
        choose = loved if loved and rng.random() < _OFTEN else legal
        at = at.after(rng.choice(choose))


def shuffled(positions: Iterator[CardPosition], rng: Random) -> list[CardPosition]:
    """Return positions in random order."""
    found = list(positions)
    rng.shuffle(found)
    return found
