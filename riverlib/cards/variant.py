"""A rule set as a frozen value: every rule an axis with a name (docs/rules/cards.md 2, 3 and 4)."""

from dataclasses import dataclass, field, replace
from enum import StrEnum

from riverlib.cards.card import Card, pack
from riverlib.cards.schedule import lowered
from riverlib.cards.scoring import Scoring
from riverlib.core import VariantError

MIN_PLAYERS, MAX_PLAYERS = 2, 10
MAX_PACKS = 5
MAX_DEALS = 60
MAX_HAND = 26


class Trump(StrEnum):
    """Where the trump suit of a deal comes from."""

    TURN_UP = "turn-up"
    ROTATION = "rotation"
    SPADES = "spades"
    NONE = "none"


class TrumpLead(StrEnum):
    """When a trump may be led."""

    ANY = "any"
    BROKEN = "broken"
    NOT_FIRST_TRICK = "not-first-trick"


class FirstLead(StrEnum):
    """Who leads the first trick of a deal."""

    LEFT_OF_DEALER = "left-of-dealer"
    HIGHEST_BIDDER = "highest-bidder"


class Bidding(StrEnum):
    """Whether bids are said one after another or shown all at once."""

    IN_TURN = "in-turn"
    SIMULTANEOUS = "simultaneous"


class FirstDealer(StrEnum):
    """Who deals first; the game is told the seat, so this is for whoever sets it up."""

    ANY = "any"
    LEFT_OF_SCOREKEEPER = "left-of-scorekeeper"
    DRAW = "draw"


class JokerRanks(StrEnum):
    """How jokers stand among themselves."""

    AUTO = "auto"
    """Ranked in one pack, equal in several."""
    RANKED = "ranked"
    EQUAL = "equal"


@dataclass(frozen=True, slots=True, kw_only=True)
class Variant:
    """One rule set: plain data, hashable, written whole into every game log."""

    key: str
    """Stable id in logs and the store; never reused for other rules."""
    name: str
    """What a family calls it."""
    hand_sizes: tuple[int, ...]
    """Cards dealt to each seat, deal by deal."""
    lower_to_fit: bool = True
    """Whether hands that the pack cannot serve are left out (true) or refused (false)."""
    packs: int | None = 1
    """Packs of 52 shuffled together; ``None``: as many as the largest hand needs."""
    jokers: int = 0
    """Jokers in each pack, 0 to 3, the biggest first."""
    joker_ranks: JokerRanks = JokerRanks.AUTO
    trump: Trump = Trump.TURN_UP
    whole_pack_no_trump: bool = False
    """Whether a deal may use the whole pack, with no card left to turn up and so no trump."""
    bidding: Bidding = Bidding.IN_TURN
    hook: bool = True
    """Whether the last bid must leave the bids unequal to the hand size."""
    forehead: bool = False
    """Whether in one-card deals everybody sees all the cards but their own."""
    first_lead: FirstLead = FirstLead.LEFT_OF_DEALER
    trump_lead: TrumpLead = TrumpLead.ANY
    must_trump: bool = False
    """Whether a player without the led suit must play a trump if they hold one."""
    team_size: int = 1
    """Partners in each team, spread evenly round the table; 1: everybody for themselves."""
    first_dealer: FirstDealer = FirstDealer.ANY
    usual_players: tuple[int, int] = (4, 6)
    """The fewest and most players that this rule set is meant for; others may play too."""
    scoring: Scoring = field(default_factory=Scoring)

    def __post_init__(self) -> None:
        """Refuse numbers out of range and rules that contradict each other."""
        for refusal in (_range_refusal(self), _contradiction(self)):
            if refusal:
                raise VariantError(f"{self.name}: {refusal}")

    @property
    def largest_hand(self) -> int:
        """Cards in the largest hand that the schedule asks for."""
        return max(self.hand_sizes)


def _range_refusal(variant: Variant) -> str | None:
    """Say which single value is out of its range, or ``None``."""
    sizes = variant.hand_sizes
    if not sizes:
        return "a game needs at least one deal, the list of hand sizes is empty"
    if len(sizes) > MAX_DEALS:
        return f"{len(sizes)} deals are too many, at most {MAX_DEALS} make a game"
    wrong = [size for size in sizes if not isinstance(size, int) or not 1 <= size <= MAX_HAND]
    if wrong:
        return f"a hand holds 1 to {MAX_HAND} cards, {wrong[0]!r} does not fit"
    if variant.packs is not None and not 1 <= variant.packs <= MAX_PACKS:
        return f"1 to {MAX_PACKS} packs can be shuffled together, not {variant.packs}"
    if not 0 <= variant.jokers <= 3:
        return f"a pack has 0 to 3 jokers, not {variant.jokers}"
    if not 1 <= variant.team_size <= MAX_PLAYERS // 2:
        return f"a team has 1 to {MAX_PLAYERS // 2} partners, not {variant.team_size}"
    low, high = variant.usual_players
    if not MIN_PLAYERS <= low <= high <= MAX_PLAYERS:
        return (
            f"the usual players are {MIN_PLAYERS} to {MAX_PLAYERS}, the fewest first,"
            f" not {low} to {high}"
        )
    return None


def _contradiction(variant: Variant) -> str | None:
    """Say which two rules contradict each other, and what would fit, or ``None``."""
    if variant.hook and variant.bidding is Bidding.SIMULTANEOUS:
        return "the hook needs a last bidder: bid in turn, or play without the hook"
    several = variant.packs is not None and variant.packs > 1
    if variant.jokers and variant.joker_ranks is JokerRanks.RANKED and several:
        return "jokers are ranked in one pack only: play one pack, or equal jokers"
    if variant.jokers and variant.trump in (Trump.ROTATION, Trump.NONE):
        return "jokers belong to the trump suit: take a turn-up or spades as trump, or no jokers"
    if variant.jokers and variant.whole_pack_no_trump:
        return "jokers need a trump on every deal: leave a card to turn up, or play without jokers"
    if variant.whole_pack_no_trump and variant.trump is not Trump.TURN_UP:
        return "only a turn-up can be missing from a whole pack: take the turn-up as trump"
    if variant.trump is Trump.NONE and variant.trump_lead is not TrumpLead.ANY:
        return "without trumps no trump can be led: allow any lead, or play with trumps"
    if variant.trump is Trump.NONE and variant.must_trump:
        return "without trumps nobody can be made to play one: drop that rule, or play with trumps"
    if variant.forehead and 1 not in variant.hand_sizes:
        return "a card on the forehead needs a one-card deal: add a hand size of 1"
    return None


def cards_in_play(variant: Variant, packs: int) -> tuple[Card, ...]:
    """Return the whole pack of ``packs`` packs with the variant's jokers."""
    return pack(packs=packs, jokers=variant.jokers)


def largest_servable(variant: Variant, *, players: int, packs: int) -> int:
    """Return the largest hand that ``packs`` packs serve (docs/rules/cards.md 1.6)."""
    turned_up = variant.trump is Trump.TURN_UP and not variant.whole_pack_no_trump
    return (packs * (52 + variant.jokers) - turned_up) // players


def fitted(variant: Variant, players: int) -> Variant:
    """Settle what depends on the number of players: packs, hand sizes, the order of jokers.

    Raises
    ------
    VariantError
        If the rules cannot be played by so many; the message says what would fit.
    """
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise VariantError(
            f"{variant.name}: {MIN_PLAYERS} to {MAX_PLAYERS} can play, not {players}"
        )
    _check_teams(variant, players)
    packs = variant.packs or _packs_needed(variant, players)
    if packs > 1 and variant.joker_ranks is JokerRanks.RANKED and variant.jokers:
        raise VariantError(
            f"{variant.name}: {players} players need {packs} packs for {variant.largest_hand} cards"
            " each, and jokers are ranked in one pack only: play one pack, or equal jokers"
        )
    largest = largest_servable(variant, players=players, packs=packs)
    if variant.largest_hand > largest and not variant.lower_to_fit:
        raise VariantError(_too_large(variant, players, packs, largest))
    ranks = JokerRanks.EQUAL if packs > 1 else variant.joker_ranks
    if packs == 1 and ranks is JokerRanks.AUTO:
        ranks = JokerRanks.RANKED
    sizes = lowered(variant.hand_sizes, largest)
    if not sizes:
        raise VariantError(_too_large(variant, players, packs, largest))
    forehead = variant.forehead and 1 in sizes
    return replace(variant, packs=packs, joker_ranks=ranks, hand_sizes=sizes, forehead=forehead)


def _check_teams(variant: Variant, players: int) -> None:
    size = variant.team_size
    if size > 1 and (players % size or players == size):
        fits = [str(n) for n in range(MIN_PLAYERS, MAX_PLAYERS + 1) if n % size == 0 and n > size]
        raise VariantError(
            f"{variant.name}: {players} players cannot make equal teams of {size};"
            f" {' or '.join(fits)} players can"
        )


def _packs_needed(variant: Variant, players: int) -> int:
    for packs in range(1, MAX_PACKS):
        if largest_servable(variant, players=players, packs=packs) >= variant.largest_hand:
            return packs
    return MAX_PACKS


def _too_large(variant: Variant, players: int, packs: int, largest: int) -> str:
    pack_words = "one pack" if packs == 1 else f"{packs} packs"
    return (
        f"{variant.name}: {variant.largest_hand} cards for each of {players} players do not fit"
        f" into {pack_words}; at most {largest} each do"
    )


def fitting_notes(variant: Variant, players: int) -> tuple[str, ...]:
    """Tell the players, before the game starts, how these rules suit their number."""
    return tuple(filter(None, (*settled_notes(variant, players), usual_note(variant, players))))


def settled_notes(variant: Variant, players: int) -> tuple[str, ...]:
    """Tell the players what ``fitted`` settles for them."""
    fit = fitted(variant, players)
    notes = []
    if fit.hand_sizes != variant.hand_sizes:
        packs = fit.packs or 1
        largest = largest_servable(fit, players=players, packs=packs)
        deals = len(fit.hand_sizes)
        notes.append(
            f"With {players} players the {'pack serves' if packs == 1 else 'packs serve'} at most"
            f" {largest} cards each, so larger hands are left out:"
            f" {deals} {'deal' if deals == 1 else 'deals'}."
        )
    if variant.packs is None and fit.packs != 1:
        notes.append(
            f"{players} players need {fit.packs} packs. Of two equal cards in a trick the later"
            " one wins" + (", and all jokers are equal." if fit.jokers else ".")
        )
    return tuple(notes)


def usual_note(variant: Variant, players: int) -> str:
    """Say how many usually play these rules, where it is another number; else nothing."""
    low, high = variant.usual_players
    return "" if low <= players <= high else f"Usually {low} to {high} play it; {players} can."
