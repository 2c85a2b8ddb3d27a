"""Who takes a trick: of suits and trumps, of jokers, of equal cards."""

from collections.abc import Callable, Iterator, Sequence
from random import Random

from riverlib import cards
from riverlib.cards import Card, JokerRanks, Suit, card_name
from riverlib.cards.card import pack
from riverlib.cards.events import TrickTaken
from riverlib.cards.rules import suit_in_play, trick_taker
from riverlib.learn.cards.why import taker_reason
from riverlib.learn.exam.cards import table
from riverlib.learn.exam.question import Case, Concept, Slip
from riverlib.learn.position import CardPosition

_Strength = Callable[[Card], tuple[int, int] | None]
_LOW_ACE = 1
_ACE = 14
_JOKER = 15
_PAIRS = 3
_FEW, _SOME = 4, 8


def _cases(
    variant: cards.Variant, rng: Random, favoured: Sequence[Card] = (), needs: tuple[str, ...] = ()
) -> Iterator[Case]:
    most = _FEW if favoured else _SOME  # the fewer cards, the sooner the favoured ones meet
    state = table.opening(
        variant, rng, fits=lambda size: not (variant.forehead and size == 1), at_most=most
    )
    if state is None:
        return
    at = table.bidding(table.dealt(state, rng, favoured), rng, until=-1)
    for position in table.shuffled(table.my_turns(at, rng, favoured), rng):
        now = position.state
        if len(now.trick) == now.players - 1:
            legal = cards.playable(now, table.ME)
            loved = [card for card in legal if card in favoured]
            yield _case(position, rng.choice(loved or legal), needs)


def _case(position: CardPosition, card: Card, needs: tuple[str, ...]) -> Case:
    state = position.state
    assert state.leader is not None  # a trick is running
    trick = (*state.trick, card)
    after = position.after(cards.Play(card))
    taken = [event for event in after.events if isinstance(event, TrickTaken)][-1]
    reason = taker_reason(
        state.variant,
        trick,
        leader=state.leader,
        trump=state.trump,
        names=table.NAMES[: state.players],
        you=table.ME,
    )
    leader, players = state.leader, state.players

    def seat_of(card_no: int | None) -> int | None:
        return None if card_no is None else (leader + card_no) % players

    slips = tuple(
        Slip(key, seat_of(no), changed)
        for key, no, changed in _slips(state.variant, trick, state.trump)
    )
    return Case(
        position=position,
        ask=f"You are last and play the {card_name(card)}. Who takes the trick?",
        right=taken.seat,
        why=reason.text,
        reason=reason,
        slips=slips,
        words=lambda seat: table.NAMES[seat],
        hint="Which suit was led? Is there a trump among the cards?",
        needs=needs,
        marks=("trick", f"card:{card}"),
        given=card,
    )


def _slips(
    variant: cards.Variant, trick: Sequence[Card], trump: Suit | None
) -> Iterator[tuple[str, int | None, str]]:
    has_joker = any(card.is_joker for card in trick)
    if trump is not None and not has_joker:
        yield "no-trump", trick_taker(variant, trick, None), "there were no trumps"
    if trump is not Suit.SPADES and not has_joker:
        yield "spades", trick_taker(variant, trick, Suit.SPADES), "spades were trumps"
    strength = _strength(trick, trump, equal_jokers=_are_equal(variant))
    yield (
        "any-suit",
        _highest(trick, equal_jokers=_are_equal(variant)),
        "the highest card of any suit took the trick",
    )
    yield (
        "first-of-equals",
        _best(trick, strength, later=False),
        "the first of two equal cards took the trick",
    )
    yield "low-ace", _best(trick, lambda card: _with_low_ace(card, strength)), "aces were low"
    trumps = [no for no, card in enumerate(trick) if suit_in_play(card, trump) is trump]
    yield "first-trump", trumps[0] if trumps else None, "the first trump took the trick"
    if has_joker:
        other = _strength(trick, trump, equal_jokers=not _are_equal(variant))
        yield "joker-ranks", _best(trick, other), _JOKERS[_are_equal(variant)]
        no_joker = _best(trick, lambda card: None if card.is_joker else strength(card))
        yield "joker-worth-nothing", no_joker, "a joker never took a trick"


_JOKERS = {
    True: "a bigger joker beat a smaller one",
    False: "all jokers were equal, and the later one took the trick",
}


def _are_equal(variant: cards.Variant) -> bool:
    return variant.joker_ranks is JokerRanks.EQUAL


def _strength(trick: Sequence[Card], trump: Suit | None, *, equal_jokers: bool) -> _Strength:
    led = suit_in_play(trick[0], trump)

    def strength(card: Card) -> tuple[int, int] | None:
        suit = suit_in_play(card, trump)
        return (int(suit is trump), _rank(card, equal_jokers)) if suit in (led, trump) else None

    return strength


def _rank(card: Card, equal_jokers: bool) -> int:
    return _JOKER if card.is_joker and equal_jokers else card.rank


def _with_low_ace(card: Card, strength: _Strength) -> tuple[int, int] | None:
    found = strength(card)
    return (found[0], _LOW_ACE) if found and card.rank == _ACE else found


def _best(trick: Sequence[Card], strength: _Strength, *, later: bool = True) -> int | None:
    """Return which card is the strongest; ``None`` if none counts."""
    counted = [(worth, no) for no, card in enumerate(trick) if (worth := strength(card))]
    if not counted:
        return None
    best = max(worth for worth, _ in counted)
    equals = [no for worth, no in counted if worth == best]
    return equals[-1] if later else equals[0]


def _highest(trick: Sequence[Card], *, equal_jokers: bool) -> int | None:
    """Return which card is the highest, whatever its suit; ``None`` if several are."""
    ranks = [_rank(card, equal_jokers) for card in trick]
    return ranks.index(max(ranks)) if ranks.count(max(ranks)) == 1 else None


def _joker_cases(variant: cards.Variant, rng: Random) -> Iterator[Case]:
    jokers = [card for card in pack(jokers=variant.jokers) if card.is_joker]
    yield from _cases(variant, rng, jokers, ("joker-worth-nothing", "joker-ranks"))


def _equal_cases(variant: cards.Variant, rng: Random) -> Iterator[Case]:
    faces = rng.sample(pack(), _PAIRS)
    twins = [card for card in faces for _ in range(2)]
    yield from _cases(variant, rng, twins, ("first-of-equals",))


def _several_packs(variant: cards.Variant) -> bool:
    fits = [table.fitted_for(variant, players) for players in table.players_of(variant)]
    return bool(fits) and all(fit is not None and fit.packs != 1 for fit in fits)


TAKER = Concept(
    key="taker",
    game="cards",
    title="Who takes the trick",
    belongs=table.has_play,
    cases=_cases,
)
JOKERS = Concept(
    key="jokers",
    game="cards",
    title="What jokers are worth",
    belongs=lambda variant: variant.jokers > 0 and table.has_play(variant),
    cases=_joker_cases,
)
EQUALS = Concept(
    key="equals",
    game="cards",
    title="Two equal cards",
    belongs=lambda variant: _several_packs(variant) and table.has_play(variant),
    cases=_equal_cases,
)
