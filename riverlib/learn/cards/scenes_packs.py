"""Scenes about other packs: jokers, a joker turned up, equal cards of several packs."""

from collections.abc import Sequence
from random import Random

from riverlib.cards import SUIT_NAMES, Card, JokerRanks, Play, Trump, Variant, view
from riverlib.cards.variant import MAX_PLAYERS, MIN_PLAYERS
from riverlib.learn.cards.asking import Action, board, who_takes
from riverlib.learn.cards.laying import (
    NAMES,
    Deal,
    above,
    all_bid,
    below,
    drawn,
    fits,
    has_tricks,
    is_plain,
    is_playable,
    leads,
    not_of,
    of,
    seats_of,
)
from riverlib.learn.cards.says import suits
from riverlib.learn.cards.tricks import last_to_play, take_trick
from riverlib.learn.cards.why import card_reason
from riverlib.learn.position import CardPosition
from riverlib.learn.scene import Answer, Scene, Step

_ABOVE = "A joker is a trump, higher even than the ace of trumps."


def is_joker(card: Card) -> bool:
    """Whether a card is a joker."""
    return card.is_joker


def _joker_takes_step(variant: Variant, seed: int) -> Step:
    """Let the best plain trump lie in the trick, and you hold a joker."""

    def draw(rng: Random) -> Step | None:
        deal = Deal(variant, rng, players=seats_of(variant), size=3)
        led = deal.plain_suits()[0]
        firsts = [deal.take(of(led)) for _ in range(deal.players - 1)]
        if deal.players > 2:
            firsts[1] = deal.take(is_plain, deal.is_trump, lambda card: card.rank >= 13)
        mine = [deal.take(is_joker)]
        mine += [deal.take(deal.not_trump, not_of(led)) for _ in range(2)]
        return take_trick(
            deal,
            firsts,
            mine,
            name="joker",
            say=_ABOVE,
            ask=f"You have no {SUIT_NAMES[led]}. Your turn: take the trick.",
            marks=(f"card:{mine[0]}",),
            hint="Which of your cards is higher than every trump there?",
            look=("hand",),
        )

    return drawn("joker takes", seed, draw)


def _joker_follows_step(variant: Variant, seed: int) -> Step:
    """Let a trump be led by one who has nothing else: your joker must follow."""

    def draw(rng: Random) -> Step | None:
        deal = Deal(variant, rng, players=seats_of(variant), size=2)
        trumps = [deal.take(is_plain, deal.is_trump) for _ in range(2)]
        mine = [deal.take(is_joker), deal.take(deal.not_trump)]
        others = [[deal.take(deal.not_trump) for _ in range(2)] for _ in range(2, deal.players)]
        position = deal.laid([mine, trumps, *others], dealer=0, name="follow joker")
        position = all_bid(position, [0, 2, *[0] * len(others)])
        plays = leads(position, [trumps[0], *(hand[0] for hand in others)])
        if plays is None or deal.trump is None:
            return None
        return board(
            position,
            plays=plays,
            ask=f"{NAMES[1]} leads a trump. Your turn: play a card that you may.",
            judge=_allowed,
            marks=("trick",),
            hint=f"{suits(deal.trump)} are trumps, and a joker counts as one.",
            look=("hand",),
        )

    return drawn("joker follows", seed, draw)


def _allowed(before: CardPosition, action: Action, _after: CardPosition) -> Answer:
    assert isinstance(action, Play)  # the position asks for a card
    return Answer(True, card_reason(view(before.state, 0), action.card).text)


def _two_jokers_step(variant: Variant, seed: int, say: str) -> Step:
    def draw(rng: Random) -> Step | None:
        deal = Deal(variant, rng, players=seats_of(variant), size=1)
        firsts = [deal.take(is_plain) for _ in range(deal.players - 1)]
        firsts[rng.randrange(len(firsts))] = deal.take(is_joker)
        laid = last_to_play(deal, firsts, [deal.take(is_joker)], bid=1, name="two jokers")
        if laid is None:
            return None
        position, plays = laid
        hint = "The big joker beats the middle one."
        if variant.jokers == 3:
            hint = "The big joker beats the middle one, and that one the small one."
        if deal.rules.joker_ranks is JokerRanks.EQUAL:
            hint = "All jokers are equal, and the later one wins."
        return who_takes(position.after(*plays), say=say, hint=hint, marks=("trick",))

    return drawn("two jokers", seed, draw)


def _one_joker_step(variant: Variant, seed: int) -> Step:
    def draw(rng: Random) -> Step | None:
        deal = Deal(variant, rng, players=seats_of(variant), size=1)
        firsts = [deal.take(is_plain) for _ in range(deal.players - 1)]
        laid = last_to_play(deal, firsts, [deal.take(is_joker)], bid=1, name="one joker")
        if laid is None:
            return None
        return who_takes(laid[0].after(*laid[1]), say=_ABOVE, hint=_ABOVE)

    return drawn("one joker", seed, draw)


def _joker_steps(variant: Variant, seed: int) -> Sequence[Step]:
    fit = fits(variant, seats_of(variant))
    packs = (fit and fit.packs) or 1
    steps = []
    if has_tricks(variant):
        steps += [_joker_takes_step(variant, seed), _joker_follows_step(variant, seed)]
    if variant.jokers * packs > 1:
        say = "The big joker beats the middle one."
        if variant.jokers == 3:
            say = "Big beats middle, and middle beats small."
        if fit and fit.joker_ranks is JokerRanks.EQUAL:
            say = "All jokers are equal: the later one wins."
        return (*steps, _two_jokers_step(variant, seed, say))
    return steps or (_one_joker_step(variant, seed),)


JOKERS: Scene[Variant] = Scene(
    key="jokers",
    title="Jokers",
    idea=lambda _rules: _ABOVE,
    belongs=lambda rules: is_playable(rules) and rules.jokers > 0,
    steps=_joker_steps,
)


def _only_one(variant: Variant) -> bool:
    """Whether nobody holds a joker when one is turned up."""
    fit = fits(variant, seats_of(variant))
    return variant.jokers == 1 and (not fit or fit.packs == 1)


def _joker_up_step(variant: Variant, seed: int) -> Step:
    def draw(rng: Random) -> Step | None:
        deal = Deal(variant, rng, players=seats_of(variant), size=3, joker_up=True)
        led, other = deal.plain_suits()[:2]
        lead = deal.take(of(led), lambda card: 5 <= card.rank <= 11)
        firsts = [lead, *(deal.take(of(other)) for _ in range(deal.players - 2))]
        mine = [deal.take(above(lead)), deal.take(below(lead)), deal.take(of(other))]
        return take_trick(
            deal,
            firsts,
            mine,
            name="joker up",
            say="The joker is turned up. Now nothing is trump."
            if _only_one(variant)
            else "A joker is turned up. Now only jokers are trumps, and no suit is.",
            ask="Your turn: take this trick.",
            marks=("trump",),
            hint=f"{SUIT_NAMES[led].capitalize()} were led. Only they can take it."
            if _only_one(variant)
            else f"{SUIT_NAMES[led].capitalize()} were led. Only a joker could beat them.",
            look=("trick",),
        )

    return drawn("joker up", seed, draw)


JOKER_UP: Scene[Variant] = Scene(
    key="joker-up",
    title="A joker is turned up",
    idea=lambda rules: (
        "If the joker is turned up, nothing is trump."
        if _only_one(rules)
        else "If a joker is turned up, only jokers are trumps."
    ),
    belongs=lambda rules: has_tricks(rules) and rules.jokers > 0 and rules.trump is Trump.TURN_UP,
    steps=lambda rules, seed: (_joker_up_step(rules, seed),),
)


def seats_for_packs(variant: Variant) -> int | None:
    """Return with how many players several packs are needed, the usual numbers first."""
    low, high = variant.usual_players
    usual = [*range(max(3, low), high + 1), *range(3, MAX_PLAYERS + 1), MIN_PLAYERS]
    return next((n for n in usual if (fit := fits(variant, n)) and (fit.packs or 1) > 1), None)


def _packs_words(variant: Variant) -> str:
    players = seats_for_packs(variant)
    fit = fits(variant, players) if players else None
    packs = (fit and fit.packs) or 1
    start = f"With {players} players there are" if variant.packs is None else "There are"
    return f"{start} {packs} packs. Of two equal cards the later one wins."


def _equal_step(variant: Variant, seed: int, players: int) -> Step:
    def draw(rng: Random) -> Step | None:
        deal = Deal(variant, rng, players=players, size=3)
        led = deal.plain_suits()[0]
        lead = deal.take(of(led), lambda card: card.rank >= 11)
        firsts = [lead, *(deal.take(below(lead)) for _ in range(players - 2))]
        mine = [deal.take(lambda card: card == lead), deal.take(below(lead))]
        mine.append(deal.take(is_plain, not_of(led)))
        return take_trick(
            deal,
            firsts,
            mine,
            name="equal",
            say=_packs_words(variant),
            ask="Your turn: take the trick.",
            marks=("trick",),
            hint=f"{NAMES[1]} led a card that you have too.",
            look=("hand",),
        )

    return drawn("equal", seed, draw)


def _equal_guess_step(variant: Variant, seed: int, players: int, say: str) -> Step:
    def draw(rng: Random) -> Step | None:
        deal = Deal(variant, rng, players=players, size=1)
        led = deal.plain_suits()[0]
        lead = deal.take(of(led), lambda card: card.rank >= 9)
        rest = [deal.take(below(lead)) for _ in range(players - 1)]
        rest[rng.randrange(len(rest))] = deal.take(lambda card: card == lead)
        laid = last_to_play(deal, [lead, *rest[:-1]], rest[-1:], bid=1, name="equals")
        if laid is None:
            return None
        hint = "Of two equal cards the later one wins."
        return who_takes(laid[0].after(*laid[1]), say=say, hint=hint, marks=("trick",))

    return drawn("equal guess", seed, draw)


def _equal_steps(variant: Variant, seed: int) -> Sequence[Step]:
    players = seats_for_packs(variant)
    assert players is not None  # the scene belongs only where several packs are needed
    if not has_tricks(variant):
        return (_equal_guess_step(variant, seed, players, _packs_words(variant)),)
    first = _equal_step(variant, seed, players)
    return first, _equal_guess_step(variant, seed, players, "")


EQUAL: Scene[Variant] = Scene(
    key="equal",
    title="Equal cards",
    idea=_packs_words,
    belongs=lambda rules: is_playable(rules) and seats_for_packs(rules) is not None,
    steps=_equal_steps,
)
