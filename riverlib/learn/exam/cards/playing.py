"""Which cards may be played now."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from random import Random

from riverlib import cards
from riverlib.cards import Card, Suit, TrumpLead, Variant
from riverlib.cards.rules import legal_plays, suit_in_play
from riverlib.learn.cards.why import moment
from riverlib.learn.exam.cards import table
from riverlib.learn.exam.cards.card_words import cards_words
from riverlib.learn.exam.question import Case, Concept, Slip
from riverlib.learn.position import CardPosition

_SEVERAL = 2
_LEADS = {
    TrumpLead.ANY: "trumps could always be led",
    TrumpLead.BROKEN: "no trump could be led before one was played",
    TrumpLead.NOT_FIRST_TRICK: "no trump could be led to the first trick",
}


def _cases(variant: Variant, rng: Random) -> Iterator[Case]:
    state = table.opening(variant, rng, fits=lambda size: size >= _SEVERAL)
    if state is None:
        return
    at = table.bidding(table.dealt(state, rng), rng, until=-1)
    for position in table.shuffled(table.my_turns(at, rng), rng):
        if len(set(position.state.hands[table.ME])) >= _SEVERAL:
            yield _case(position)


def _case(position: CardPosition) -> Case:
    state = position.state
    hand = state.hands[table.ME]
    reason = moment(cards.view(state, table.ME), table.NAMES[: state.players])
    legal = [each for each in cards.legal_actions(state) if isinstance(each, cards.Play)]
    lead = "You lead the next trick." if state.tricks else "You lead the first trick."
    return Case(
        position=position,
        ask=f"{'It is your turn.' if state.trick else lead} Which of your cards may you play?",
        right=frozenset(play.card for play in legal),
        why=reason.text,
        reason=reason,
        slips=tuple(_slips(state, hand)),
        words=lambda chosen: cards_words(hand, chosen),
        hint=_hint(state),
        marks=("hand", "trick") if state.trick else ("hand",),
    )


def _hint(state: cards.GameState) -> str:
    if state.trick:
        return "Which card was led? And have you a card of its suit?"
    return "You lead. Is there a rule about leading trumps?"


def _slips(state: cards.GameState, hand: Sequence[Card]) -> Iterator[Slip]:
    variant = state.variant
    free = frozenset(hand)
    if not state.trick:
        for lead, changed in _LEADS.items():
            if lead is not variant.trump_lead:
                other = _plays(_with(variant, trump_lead=lead), state, hand)
                yield Slip(f"lead-{lead}", other, changed)
        trumps = _trumps(hand, state.trump)
        if trumps:
            yield Slip("lead-trumps", trumps, "whoever leads had to lead a trump")
        return
    yield Slip("follow", free, "nobody had to follow")
    other = _plays(_with(variant, must_trump=not variant.must_trump), state, hand)
    yield Slip("must-trump", other, _MUST_TRUMP[variant.must_trump])
    legal = frozenset(_plays(variant, state, hand))
    yield Slip(
        "trump-any-time", legal | _trumps(hand, state.trump), "a trump could be played at any time"
    )
    yield Slip("last-card", _following_last(state, hand), "the last card had to be followed")
    if any(card.is_joker for card in (*hand, state.trick[0])):
        yield Slip("joker-suit", _jokers_apart(state, hand), "jokers were a suit of their own")


_MUST_TRUMP = {
    True: "you could throw away any card when you cannot follow",
    False: "you had to trump when you cannot follow",
}


def _with(variant: Variant, **rules: object) -> Variant:
    """Change one rule; rules that stand against it in a game without trumps change nothing."""
    if variant.trump is cards.Trump.NONE:
        return variant
    return replace(variant, **rules)  # type: ignore[arg-type]


def _plays(variant: Variant, state: cards.GameState, hand: Sequence[Card]) -> frozenset[Card]:
    return frozenset(
        legal_plays(
            variant,
            hand,
            led=state.trick[0] if state.trick else None,
            trump=state.trump,
            first_trick=not state.tricks,
            trump_played=state.trump_played,
        )
    )


def _trumps(hand: Sequence[Card], trump: Suit | None) -> frozenset[Card]:
    if trump is None:
        return frozenset()
    return frozenset(card for card in hand if suit_in_play(card, trump) is trump)


def _following_last(state: cards.GameState, hand: Sequence[Card]) -> frozenset[Card]:
    """Follow the card that was played last instead of the first."""
    followed = replace(state, trick=(state.trick[-1],))
    return _plays(state.variant, followed, hand)


def _jokers_apart(state: cards.GameState, hand: Sequence[Card]) -> frozenset[Card] | None:
    """Follow as if a joker belonged to no other suit."""
    suit: Callable[[Card], Suit] = lambda card: card.suit  # noqa: E731  (reads as the rule it is)
    following = frozenset(card for card in hand if suit(card) is suit(state.trick[0]))
    trumps = frozenset(card for card in hand if card.suit is state.trump)
    return following or (state.variant.must_trump and trumps) or frozenset(hand)


PLAYABLE = Concept(
    key="playable",
    game="cards",
    title="Which cards you may play",
    belongs=lambda variant: table.has_play(variant, _SEVERAL),
    cases=_cases,
)
