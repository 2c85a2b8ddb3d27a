"""Scenes about trumps that change: going round, and deals without."""

from collections.abc import Sequence
from random import Random

from riverlib.cards import SUIT_NAMES, Suit, Trump, Variant, legal_actions
from riverlib.cards.rules import trump_of
from riverlib.learn.cards.asking import board, question, right_if_taken, right_moves
from riverlib.learn.cards.laying import (
    Deal,
    above,
    all_bid,
    below,
    drawn,
    fits,
    has_tricks,
    is_playable,
    of,
    seats_of,
)
from riverlib.learn.cards.tricks import has_both, take_trick
from riverlib.learn.scene import Scene, Step


def _deals(variant: Variant) -> int:
    fit = fits(variant, seats_of(variant))
    return len(fit.hand_sizes) if fit else 0


def _round_step(variant: Variant, seed: int) -> Step:
    def draw(rng: Random) -> Step:
        deal = Deal(variant, rng, players=seats_of(variant), size=3)
        position = deal.laid([None] * deal.players, dealer=0, name="round")
        after = trump_of(deal.rules, deal.deal_no + 1, None)
        here = SUIT_NAMES[deal.trump] if deal.trump else "none"
        why = f"After {here} comes a deal without trumps."
        if after:
            why = f"After {here} come {SUIT_NAMES[after]}."
        suits: list[Suit | None] = [trump_of(deal.rules, no, None) for no in range(5)]
        names = [(SUIT_NAMES[suit].capitalize() if suit else "No trumps") for suit in suits]
        return question(
            position,
            say="Trumps go round, deal by deal: spades, hearts, diamonds, clubs, no trumps.",
            ask=f"Now {here} are trumps. What comes in the next deal?",
            options=[
                (name, suit is after, why)
                for name, suit in zip(names, suits, strict=True)
                if suit is not deal.trump
            ],
            marks=("trump",),
            hint="Spades, hearts, diamonds, clubs, no trumps.",
        )

    return drawn("round", seed, draw)


ROTATION: Scene[Variant] = Scene(
    key="round",
    title="Trumps go round",
    idea=lambda _rules: "Each deal has other trumps: spades, hearts, diamonds, clubs, none.",
    belongs=lambda rules: (
        is_playable(rules) and rules.trump is Trump.ROTATION and _deals(rules) > 1
    ),
    steps=lambda rules, seed: (_round_step(rules, seed),),
)


def whole_pack(variant: Variant) -> tuple[int, int] | None:
    """Return players and cards of a deal that uses the whole pack, or ``None``."""
    if not variant.whole_pack_no_trump:
        return None
    for players in (4, 3, 5, 6, 2, 7, 8, 9, 10):
        fit = fits(variant, players)
        size = 52 * (fit.packs or 1) // players if fit else 0
        if fit and size * players == 52 * (fit.packs or 1) and size in fit.hand_sizes:
            return players, size
    return None


def _no_trump_words(variant: Variant) -> str:
    if variant.trump is Trump.NONE:
        return "There are no trumps in this game."
    if variant.trump is Trump.ROTATION:
        return "Every fifth deal has no trumps."
    return "When all cards are dealt, none is turned up: the deal has no trumps."


def _no_trump_step(variant: Variant, seed: int) -> Step:
    """Let a higher card of another suit lie in the trick: it is no help."""

    def draw(rng: Random) -> Step | None:
        deal = Deal(variant, rng, players=seats_of(variant), size=3, no_trump=True)
        led, other = deal.plain_suits()[:2]
        lead = deal.take(of(led), lambda card: 5 <= card.rank <= 11)
        firsts = [lead, *(deal.take(of(other)) for _ in range(deal.players - 2))]
        mine = [deal.take(above(lead)), deal.take(below(lead)), deal.take(of(other))]
        return take_trick(
            deal,
            firsts,
            mine,
            name="no trump",
            say=_no_trump_words(variant),
            ask="Your turn: take this trick.",
            marks=("trick",),
            hint=f"{SUIT_NAMES[led].capitalize()} were led. Only they can take it.",
            look=("trick",),
        )

    return drawn("no trump", seed, draw)


def _whole_step(variant: Variant, seed: int, players: int, size: int) -> Step:
    def draw(rng: Random) -> Step | None:
        deal = Deal(variant, rng, players=players, size=size)
        position = deal.laid([None] * players, dealer=0, name="whole")
        position = all_bid(position, [1, 2, *[0] * (players - 2)])  # who bids most may lead
        asked = position
        while asked.state.to_move != 0:
            asked = asked.after(rng.choice(legal_actions(asked.state)))
        if not has_both(right_moves(asked, right_if_taken), legal_actions(asked.state)):
            return None
        return board(
            asked,
            say=_no_trump_words(variant),
            ask="Your turn: take this trick.",
            judge=right_if_taken,
            marks=("trick",),
            hint=f"{SUIT_NAMES[asked.state.trick[0].suit].capitalize()} were led.",
            look=("trick",),
        )

    return drawn("whole pack", seed, draw)


def _no_trump_steps(variant: Variant, seed: int) -> Sequence[Step]:
    whole = whole_pack(variant)
    if whole:
        return (_whole_step(variant, seed, *whole),)
    return (_no_trump_step(variant, seed),)


def _lacks_trumps(variant: Variant) -> bool:
    if whole_pack(variant):
        return True
    goes_round = variant.trump is Trump.ROTATION and has_tricks(variant) and _deals(variant) > 4
    return has_tricks(variant) and (variant.trump is Trump.NONE or goes_round)


NO_TRUMP: Scene[Variant] = Scene(
    key="no-trump",
    title="No trumps",
    idea=_no_trump_words,
    belongs=_lacks_trumps,
    steps=_no_trump_steps,
)
