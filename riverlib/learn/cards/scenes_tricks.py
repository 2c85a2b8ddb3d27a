"""Scenes about a trick: following suit, who takes it, trumps, no trumps."""

from collections.abc import Sequence
from random import Random

from riverlib.cards import SUIT_NAMES, Card, Suit, Trump, Variant, card_name, legal_actions
from riverlib.cards.suits import ONE
from riverlib.learn.cards.asking import (
    Action,
    board,
    right_if_left,
    right_moves,
    who_takes,
)
from riverlib.learn.cards.laying import (
    NAMES,
    Deal,
    above,
    below,
    drawn,
    has_tricks,
    is_plain,
    is_playable,
    not_of,
    of,
    seats_of,
)
from riverlib.learn.cards.tricks import has_both, last_to_play, take_trick
from riverlib.learn.position import CardPosition
from riverlib.learn.scene import Answer, Scene, Step

_LEADER = NAMES[1]
_SECOND = NAMES[2]
_TRICK = "Everybody plays one card: that is a trick"


def _follow_step(variant: Variant, seed: int, *, size: int, held: int, say: str, ask: str) -> Step:
    """Lay a trick to follow to with ``held`` cards of the suit that was led."""

    def draw(rng: Random) -> Step | None:
        deal = Deal(variant, rng, players=seats_of(variant), size=size)
        led = deal.plain_suits()[0]
        firsts = [deal.take(of(led)) for _ in range(deal.players - 1)]
        mine = [deal.take(of(led)) for _ in range(held)]
        unwanted = deal.not_trump if not held and variant.must_trump else is_plain
        mine += [deal.take(is_plain, not_of(led), unwanted) for _ in range(size - held)]
        laid = last_to_play(deal, firsts, mine, bid=1, name="follow")
        if laid is None:
            return None
        suits = {"one": ONE[led], "suit": SUIT_NAMES[led], "leader": _LEADER}
        suits["none"] = f"no {SUIT_NAMES[led]}{' and no trump' if variant.must_trump else ''}"
        position, plays = laid
        hint = "Whoever has none of the suit that was led may play what they like."
        if held:
            hint = f"{SUIT_NAMES[led].capitalize()} were led. Look for them in your hand."
        elif variant.must_trump:
            hint = "Whoever has none of the suit that was led, and no trump, is free."
        return board(
            position,
            plays=plays,
            say=say.format(**suits),
            ask=ask.format(**suits),
            judge=_followed,
            marks=("trick",),
            hint=hint,
            look=("hand",),
        )

    return drawn(f"follow {size} {held}", seed, draw)


def _followed(before: CardPosition, _action: Action, after: CardPosition) -> Answer:
    """Judge any card that the rules let go: all are right."""
    led = before.state.trick[0]
    held = [card for card in before.state.hands[0] if card.suit is led.suit]
    must = before.state.variant.must_trump
    if held:
        return Answer(True, f"Right. You had {ONE[led.suit]}, so you follow.")
    no_trump = " and no trump" if must else ""
    return Answer(True, f"Right. You had no {SUIT_NAMES[led.suit]}{no_trump}, so any card may go.")


def _follow_steps(variant: Variant, seed: int) -> Sequence[Step]:
    return (
        _follow_step(
            variant,
            seed,
            size=3,
            held=1,
            say=f"{_TRICK}, and the best card takes it. {{leader}} leads {{one}}. Whoever has one"
            " must play one.",
            ask="Your turn: follow suit.",
        ),
        _follow_step(
            variant, seed, size=3, held=0, say="", ask="You have {none}. Your turn: play any card."
        ),
        _follow_step(
            variant, seed + 1, size=4, held=2, say="", ask="Your turn: play a card that you may."
        ),
    )


FOLLOW: Scene[Variant] = Scene(
    key="follow",
    title="Follow suit",
    idea=lambda _rules: "Play the suit that was led if you have it.",
    belongs=has_tricks,
    steps=_follow_steps,
)


def _firsts(deal: Deal, led: Suit, second: Card | None) -> list[Card]:
    """Draw what the others play: a middle card is led, the second is given or follows."""
    lead = deal.take(of(led), lambda card: 5 <= card.rank <= 11)
    others = [deal.take(below(lead)) for _ in range(deal.players - 2)]
    return [lead, *([second, *others[1:]] if second and others else others)]


def _take_step(variant: Variant, seed: int) -> Step:
    def draw(rng: Random) -> Step | None:
        deal = Deal(variant, rng, players=seats_of(variant), size=3)
        led, other = deal.plain_suits()[:2]
        firsts = _firsts(deal, led, deal.take(of(other), lambda card: card.rank >= 12))
        mine = [deal.take(above(firsts[0])), deal.take(below(firsts[0]))]
        mine.append(deal.take(is_plain, not_of(led)))
        return take_trick(
            deal,
            firsts,
            mine,
            name="taker",
            say=f"{_no_trumps(variant)} highest card of the suit that was led takes the trick.",
            ask="Your turn: take this trick.",
            marks=("trick",),
            hint=f"{SUIT_NAMES[led].capitalize()} were led. Which is the highest?",
            look=("trick",),
        )

    return drawn("take", seed, draw)


def _no_trumps(variant: Variant) -> str:
    return "The" if variant.trump is Trump.NONE else "Without trumps, the"


def _leave_step(variant: Variant, seed: int) -> Step:
    def draw(rng: Random) -> Step | None:
        deal = Deal(variant, rng, players=seats_of(variant), size=3)
        led = deal.plain_suits()[0]
        firsts = [deal.take(of(led)) for _ in range(deal.players - 1)]
        mine = [deal.take(of(led)), deal.take(of(led)), deal.take(is_plain, not_of(led))]
        laid = last_to_play(deal, firsts, mine, bid=0, name="leave")
        if laid is None:
            return None
        position, plays = laid
        asked = position.after(*plays)
        if not has_both(right_moves(asked, right_if_left), legal_actions(asked.state)):
            return None
        return board(
            position,
            plays=plays,
            ask="Your turn. This time, do not take the trick.",
            judge=right_if_left,
            marks=("trick",),
            hint="Play lower than the best card there.",
            look=("trick",),
        )

    return drawn("leave", seed, draw)


def _guess_step(variant: Variant, seed: int, *, say: str, trumps: bool) -> Step:
    """Ask who takes a trick of one-card hands, where nobody has a choice."""

    def draw(rng: Random) -> Step | None:
        deal = Deal(variant, rng, players=seats_of(variant), size=1)
        led = deal.plain_suits()[0]
        wanted = is_plain if trumps else deal.not_trump
        firsts = [
            deal.take(of(led)),
            *(deal.take(is_plain, wanted) for _ in range(2, deal.players)),
        ]
        mine = deal.take(is_plain, wanted)
        if trumps and not any(map(deal.is_trump, (*firsts, mine))):
            return None
        laid = last_to_play(deal, firsts, [mine], bid=1, name="guess")
        if laid is None:
            return None
        position, plays = laid
        hint = f"The {card_name(firsts[0])} was led. What beats it?"
        return who_takes(position.after(*plays), say=say, hint=hint)

    return drawn(f"guess {trumps}", seed, draw)


def _taker_steps(variant: Variant, seed: int) -> Sequence[Step]:
    if has_tricks(variant):
        return _take_step(variant, seed), _leave_step(variant, seed)
    highest = f"{_no_trumps(variant)} highest card of the suit that was led takes it."
    say = f"{_TRICK}. {highest}"  # the course begins here
    return (_guess_step(variant, seed, say=say, trumps=False),)


TAKER: Scene[Variant] = Scene(
    key="taker",
    title="Who takes it",
    idea=lambda rules: (
        f"{_no_trumps(rules)} highest card of the suit that was led takes the trick."
    ),
    belongs=is_playable,
    steps=_taker_steps,
)


def _trump_idea(variant: Variant) -> str:
    where = {
        Trump.TURN_UP: "The card turned up shows the trump suit",
        Trump.ROTATION: "Each deal has a trump suit",
        Trump.SPADES: "Spades are always trumps",
    }[variant.trump]
    return f"{where}. A trump beats every other suit."


def _trump_step(variant: Variant, seed: int) -> Step:
    """Let nobody trump but you."""

    def draw(rng: Random) -> Step | None:
        deal = Deal(variant, rng, players=seats_of(variant), size=3)
        led = deal.plain_suits()[0]
        firsts = _firsts(deal, led, None)
        mine = [deal.take(is_plain, deal.is_trump)]
        mine += [deal.take(deal.not_trump, not_of(led)) for _ in range(2)]
        return take_trick(
            deal,
            firsts,
            mine,
            name="trump",
            say=_trump_idea(variant),
            ask=f"You have no {SUIT_NAMES[led]}. Your turn: take the trick.",
            marks=("trump",) if deal.turn_up else ("trick",),
            hint=f"{_trumps(deal).capitalize()} are trumps. Have you one?",
            look=("trump", "hand"),
        )

    return drawn("trump", seed, draw)


def _trumps(deal: Deal) -> str:
    assert deal.trump is not None  # a deal with trumps
    return SUIT_NAMES[deal.trump]


def _higher_trump_step(variant: Variant, seed: int) -> Step:
    """Let the second player trump: you need a higher one."""

    def draw(rng: Random) -> Step | None:
        deal = Deal(variant, rng, players=seats_of(variant), size=3)
        led = deal.plain_suits()[0]
        trumped = deal.take(is_plain, deal.is_trump, lambda card: 4 <= card.rank <= 12)
        second = trumped if deal.players > 2 else None
        firsts = _firsts(deal, led, second)
        mine = [deal.take(above(trumped)), deal.take(below(trumped))]
        mine.append(deal.take(deal.not_trump, not_of(led)))
        start = f"{_SECOND} plays a trump. " if second else ""
        return take_trick(
            deal,
            firsts,
            mine,
            name="higher",
            ask=f"{start}Your turn: take the trick.",
            marks=("trick",),
            hint="The highest trump takes the trick.",
            look=("trick",),
        )

    return drawn("higher trump", seed, draw)


def _trump_steps(variant: Variant, seed: int) -> Sequence[Step]:
    if has_tricks(variant):
        return _trump_step(variant, seed), _higher_trump_step(variant, seed)
    return (_guess_step(variant, seed, say=_trump_idea(variant), trumps=True),)


TRUMP: Scene[Variant] = Scene(
    key="trump",
    title="Trumps",
    idea=_trump_idea,
    belongs=lambda rules: is_playable(rules) and rules.trump is not Trump.NONE,
    steps=_trump_steps,
)
