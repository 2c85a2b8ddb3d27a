"""What comes next, and who belongs together: the next trump, the next hand, partners."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from riverlib.cards import SUIT_NAMES, Suit, Trump, Variant
from riverlib.cards.rules import team_of, trump_of
from riverlib.learn.exam.cards import table
from riverlib.learn.exam.question import Case, Concept, Slip
from riverlib.learn.position import CardPosition

_LAST = 1


def _mid_game(variant: Variant, rng: Random) -> CardPosition | None:
    """Deal a hand that is not the last of its game."""
    state = table.opening(variant, rng)
    if state is None or len(state.variant.hand_sizes) <= _LAST:
        return None
    deal_no = rng.randrange(len(state.variant.hand_sizes) - 1)
    return table.dealt(replace(state, deal_no=deal_no), rng)


def _next_trumps(variant: Variant, rng: Random) -> Iterator[Case]:
    position = _mid_game(variant, rng)
    if position is None:
        return
    state = position.state
    right = trump_of(state.variant, state.deal_no + 1, None)
    yield Case(
        position=position,
        ask=f"{_suit_words(state.trump)} in this deal. And in the next?",
        right=right or "none",
        why=f"After {_short(state.trump)} {_come(right)}: spades, hearts, diamonds, clubs, none.",
        slips=(
            Slip("trump-stays", state.trump or "none", "trumps stayed the same"),
            Slip(
                "trump-skips",
                trump_of(state.variant, state.deal_no + 2, None) or "none",
                "one in the row were left out",
            ),
            Slip(
                "trump-back",
                trump_of(state.variant, state.deal_no - 1, None) or "none",
                "the row went backwards",
            ),
        ),
        words=lambda suit: _suit_words(None if suit == "none" else Suit(suit)),
        hint="Trumps go round in a row: spades come first, and no trump comes last.",
        marks=("trump",),
    )


def _suit_words(suit: Suit | None) -> str:
    return f"{SUIT_NAMES[suit].capitalize()} are trumps" if suit else "There are no trumps"


def _short(suit: Suit | None) -> str:
    return SUIT_NAMES[suit] if suit else "no trumps"


def _come(suit: Suit | None) -> str:
    return f"come {SUIT_NAMES[suit]}" if suit else "comes a deal without trumps"


def _next_sizes(variant: Variant, rng: Random) -> Iterator[Case]:
    position = _mid_game(variant, rng)
    if position is None:
        return
    state = position.state
    now, following = state.hand_size, state.variant.hand_sizes[state.deal_no + 1]
    yield Case(
        position=position,
        ask=f"This is deal {state.deal_no + 1}, with {_cards(now)} each. And the next deal?",
        right=following,
        why=f"After {_cards(now)} each {_comes(following)}, by the order of the deals.",
        slips=(
            Slip("grows", now + 1, "hands always grew"),
            Slip("shrinks", now - 1 or None, "hands always got smaller"),
            Slip("stays", now, "hands stayed as they are"),
        ),
        words=_cards,
        hint="Do the hands grow now, or get smaller? Look at the score sheet.",
    )


def _comes(size: int) -> str:
    return f"{'comes' if size == 1 else 'come'} {_cards(size)}"


def _cards(size: int) -> str:
    return "one card" if size == 1 else f"{size} cards"


def _partners(variant: Variant, rng: Random) -> Iterator[Case]:
    state = table.opening(variant, rng)
    if state is None:
        return
    players, size = state.players, state.variant.team_size
    mine = team_of(state.variant, table.ME, players)
    seats = range(1, players)
    right = frozenset(s for s in seats if team_of(state.variant, s, players) == mine)
    who = "Who is your partner?" if size == _LAST + 1 else "Who are your partners?"
    yield Case(
        position=table.dealt(state, rng),
        ask=f"You play in teams of {size}. {who}",
        right=right,
        why=f"{_names(right)}: partners sit spread evenly round the table.",
        slips=(
            Slip("next-to-you", frozenset(range(1, size)), "partners sat side by side"),
            Slip("right-of-you", frozenset(seats[1 - size :]), "partners sat on your other side"),
        ),
        words=_names,
        hint="Partners never sit side by side.",
    )


def _names(seats: frozenset[int]) -> str | None:
    names = [table.NAMES[seat] for seat in sorted(seats)]
    return f"{', '.join(names[:-1])} and {names[-1]}" if len(names) > 1 else names[0]


def _several_deals(variant: Variant) -> bool:
    fits = [table.fitted_for(variant, players) for players in table.players_of(variant)]
    return all(fit is not None and len(fit.hand_sizes) > _LAST for fit in fits)


NEXT_TRUMP = Concept(
    key="next-trump",
    game="cards",
    title="Which trumps come next",
    belongs=lambda variant: variant.trump is Trump.ROTATION and _several_deals(variant),
    cases=_next_trumps,
)
NEXT_SIZE = Concept(
    key="next-size",
    game="cards",
    title="How many cards come next",
    belongs=_several_deals,
    cases=_next_sizes,
)
PARTNERS = Concept(
    key="partners",
    game="cards",
    title="Who your partner is",
    belongs=lambda variant: variant.team_size > 1,
    cases=_partners,
)
