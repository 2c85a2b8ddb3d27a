"""Scenes about what a house lets one play: trumps not led yet, and who must trump."""

from collections.abc import Sequence
from random import Random

from riverlib.cards import (
    SUIT_NAMES,
    Card,
    Play,
    Suit,
    Trump,
    TrumpLead,
    Variant,
    legal_actions,
    view,
)
from riverlib.cards.suits import is_trump
from riverlib.learn.cards import says
from riverlib.learn.cards.asking import Action, board, question
from riverlib.learn.cards.laying import (
    Deal,
    all_bid,
    drawn,
    has_tricks,
    is_plain,
    not_of,
    of,
    seats_of,
)
from riverlib.learn.cards.tricks import last_to_play
from riverlib.learn.cards.why import card_reason
from riverlib.learn.position import CardPosition
from riverlib.learn.scene import Answer, Scene, Step

_IDEAS = {
    TrumpLead.BROKEN: "Nobody may lead a trump before one has been played.",
    TrumpLead.NOT_FIRST_TRICK: "Nobody may lead a trump to the first trick.",
}


def _you_to_lead(deal: Deal, mine: Sequence[Card] | None) -> CardPosition:
    """Deal yourself this hand and stand at your lead of the first trick."""
    hands = [mine, *[None] * (deal.players - 1)]
    position = deal.laid(hands, dealer=deal.players - 1, name="lead")
    return all_bid(position, [1, *[0] * (deal.players - 1)])


def _allowed(before: CardPosition, action: Action, _after: CardPosition) -> Answer:
    """Judge any card that the rules let go: all are right."""
    assert isinstance(action, Play)  # the position asks for a card
    return Answer(True, card_reason(view(before.state, 0), action.card).text)


def _lead_step(variant: Variant, seed: int) -> Step:
    def draw(rng: Random) -> Step | None:
        deal = Deal(variant, rng, players=seats_of(variant), size=3)
        trumps = rng.choice((1, 2))
        mine = [deal.take(is_plain, deal.is_trump) for _ in range(trumps)]
        mine += [deal.take(deal.not_trump) for _ in range(3 - trumps)]
        return board(
            _you_to_lead(deal, mine),
            say=_IDEAS[variant.trump_lead],
            ask="You lead. Your turn: play a card that you may.",
            judge=_allowed,
            marks=("trump",) if deal.turn_up else ("hand",),
            hint=f"{says.suits(trump_of(deal))} are trumps. Lead another suit.",
            look=("hand",),
        )

    return drawn("lead", seed, draw)


def trump_of(deal: Deal) -> Suit:
    """Return the trump suit of a deal that has one."""
    assert deal.trump is not None  # trumps are asked about
    return deal.trump


def _may_step(variant: Variant, seed: int) -> Step:
    """Ask whether a trump may be led: at the first lead, or at one after a trick."""

    def draw(rng: Random) -> Step | None:
        deal = Deal(variant, rng, players=seats_of(variant), size=3)
        case = rng.randrange(4)
        if case == 0:
            mine = [deal.take(is_plain, deal.is_trump) for _ in range(3)]
            return _may(_you_to_lead(deal, mine), ())
        position = _you_to_lead(deal, None)
        plays = () if case == 1 else _first_trick(position, rng)
        return _may(position, plays)

    return drawn("may you lead", seed, draw)


def _first_trick(position: CardPosition, rng: Random) -> tuple[Action, ...]:
    plays: list[Action] = []
    while not position.state.tricks:
        plays.append(rng.choice(legal_actions(position.state)))
        position = position.after(plays[-1])
    return tuple(plays)


def _may(position: CardPosition, plays: tuple[Action, ...]) -> Step | None:
    """Ask it where you lead and hold a trump; ``None`` elsewhere."""
    state = position.after(*plays).state
    trumps = [card for card in state.hands[0] if is_trump(card, state.trump)]
    shown = (*state.hands[0], *(card for trick in state.tricks for card in trick.cards))
    if state.to_move != 0 or not trumps or any(card.is_joker for card in shown):
        return None
    if plays and len(trumps) == len(state.hands[0]):
        return None  # may, and for two reasons
    reason = card_reason(view(state, 0), trumps[0])
    start = "You took the trick, so you lead again." if plays else "You lead the first trick."
    return question(
        position,
        plays=plays,
        ask=f"{start} May you lead a trump now?",
        options=[("Yes", reason.is_open, reason.text), ("No", not reason.is_open, reason.text)],
        hint="Look at your hand, and think of the cards that were played.",
        look=("hand", "trump"),
    )


def _leading(key: str, title: str, rule: TrumpLead) -> Scene[Variant]:
    return Scene(
        key=key,
        title=title,
        idea=lambda _rules: _IDEAS[rule],
        belongs=lambda rules: has_tricks(rules) and rules.trump_lead is rule,
        steps=lambda rules, seed: (_lead_step(rules, seed), _may_step(rules, seed)),
    )


BROKEN = _leading("broken", "Trumps wait", TrumpLead.BROKEN)
NOT_FIRST = _leading("not-first", "Not to the first trick", TrumpLead.NOT_FIRST_TRICK)


def _must_step(variant: Variant, seed: int, *, trumps: int, say: str) -> Step:
    def draw(rng: Random) -> Step | None:
        deal = Deal(variant, rng, players=seats_of(variant), size=3)
        led = deal.plain_suits()[0]
        firsts = [deal.take(of(led)) for _ in range(deal.players - 1)]
        mine = [deal.take(is_plain, deal.is_trump) for _ in range(trumps)]
        mine += [deal.take(deal.not_trump, not_of(led)) for _ in range(3 - trumps)]
        laid = last_to_play(deal, firsts, mine, bid=1, name="must trump")
        if laid is None:
            return None
        position, plays = laid
        return board(
            position,
            plays=plays,
            say=say,
            ask=f"You have no {SUIT_NAMES[led]}. Your turn: play a card that you may.",
            judge=_allowed,
            marks=("trick",),
            hint=f"{says.suits(trump_of(deal))} are trumps. You have one: play it.",
            look=("hand",),
        )

    return drawn(f"must trump {trumps}", seed, draw)


def _must_steps(variant: Variant, seed: int) -> Sequence[Step]:
    say = "Whoever cannot follow suit must play a trump, if they have one."
    return (
        _must_step(variant, seed, trumps=1, say=say),
        _must_step(variant, seed, trumps=2, say=""),
    )


MUST_TRUMP: Scene[Variant] = Scene(
    key="must-trump",
    title="You must trump",
    idea=lambda _rules: "Whoever cannot follow suit must play a trump.",
    belongs=lambda rules: has_tricks(rules) and rules.must_trump and rules.trump is not Trump.NONE,
    steps=_must_steps,
)
