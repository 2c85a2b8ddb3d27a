"""Positions laid out on purpose: a shuffle that deals given hands, a race with boats in places."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from riverlib import cards, race
from riverlib.cards.variant import cards_in_play
from riverlib.core import RiverError

Hand = Sequence[cards.Card]


class ArrangementError(RiverError):
    """A position that no pack, or no race, can come to."""


def arranged(
    variant: cards.Variant,
    players: int,
    *,
    hands: Sequence[Hand | None],
    turn_up: cards.Card | None = None,
    dealer: int = 0,
    deal_no: int = 0,
    seed: int = 0,
) -> cards.Shuffle:
    """Return the shuffle under which the engine deals exactly these hands and this turn-up.

    Parameters
    ----------
    hands : sequence of hands, one a seat
        Each with its cards in any order, or ``None``: any cards that are left.
    turn_up : Card or None
        ``None``: any card that is left, or none at all where the rules turn none up.
    seed : int
        Draws whatever is not given.

    Raises
    ------
    ArrangementError
        If a hand has another size, the pack does not hold these cards, or no card is turned up.
    VariantError
        If the rules do not fit so many players.

    >>> from riverlib.cards import find_variant, parse_card
    >>> hearts = parse_card("Ah"), parse_card("Kh")
    >>> shuffle = arranged(find_variant("prediction"), 3, hands=[hearts, None, None], deal_no=6)
    >>> len(shuffle.order)
    52
    """
    fit = cards.fitted(variant, players)
    size = fit.hand_sizes[min(deal_no, len(fit.hand_sizes) - 1)]
    _check_hands(hands, size, players)
    pack = cards_in_play(fit, fit.packs or 1)
    if turn_up and (fit.trump is not cards.Trump.TURN_UP or size * players == len(pack)):
        raise ArrangementError(f"{fit.name}: this deal turns no card up, so not the {turn_up}")
    rest = Counter(pack)
    given = [card for hand in hands for card in hand or ()] + ([turn_up] if turn_up else [])
    for card in given:
        if not rest[card]:
            raise ArrangementError(f"the pack does not hold the {cards.card_name(card)} so often")
        rest[card] -= 1
    left = list(rest.elements())
    Random(seed).shuffle(left)
    full = [list(hand) if hand is not None else [left.pop() for _ in range(size)] for hand in hands]
    seats = [(dealer + 1 + place) % players for place in range(players)]
    order = [full[seat][row] for row in range(size) for seat in seats]
    return cards.Shuffle((*order, *([turn_up] if turn_up else []), *left))


def _check_hands(hands: Sequence[Hand | None], size: int, players: int) -> None:
    if len(hands) != players:
        raise ArrangementError(f"{players} seats need {players} hands, not {len(hands)}")
    for seat, hand in enumerate(hands):
        if hand is not None and len(hand) != size:
            raise ArrangementError(
                f"seat {seat} is dealt {size} cards in this deal, not {len(hand)}"
            )


def arranged_race(
    layout: race.Layout,
    boats: Sequence[Sequence[int]],
    *,
    turn: int = 0,
    first: int = 0,
    face: int | None = None,
    tides: int = 0,
    docked: Sequence[tuple[int, int]] = (),
) -> race.RaceState:
    """Return the state of a race whose boats lie in given places.

    Parameters
    ----------
    boats : sequence of fleets, one a seat
        Places of each boat: a river index from 0 at the waterfall, ``HARBOUR`` or ``LOST``.
    face : int, optional
        The throw that is to be used; without it the die is to be thrown.
    tides : int
        How often the tide has turned; it moves sandbank and high tide.
    docked : sequence of (seat, boat)
        The boats in the harbour in the order in which they came.

    Raises
    ------
    ArrangementError
        If no race on this river comes to such boats, docks and tides; the message says why.
    VariantError
        If so many players or boats do not fit.
    """
    players = len(boats)
    race.check_players(layout, players)
    _check_fleets(layout, boats, tides)
    home = {
        (seat, boat)
        for seat, fleet in enumerate(boats)
        for boat, place in enumerate(fleet)
        if place == race.HARBOUR
    }
    if set(docked) != home or len(docked) != len(home):
        raise ArrangementError(f"the boats at the docks are {sorted(home)}, not {sorted(docked)}")
    if not (0 <= turn < players and 0 <= first < players):
        raise ArrangementError(f"the seats are 0 to {players - 1}, not {turn} or {first}")
    if not any(map(race.is_on_river, boats[turn])):
        raise ArrangementError(f"seat {turn} has no boat on the river, so it has no turn")
    if face is not None and not 1 <= face <= race.WIND:
        raise ArrangementError(f"the die shows 1 to {race.WIND}, not {face}")
    return race.RaceState(
        layout=layout,
        players=players,
        first=first,
        boats=tuple(map(tuple, boats)),
        turn=turn,
        phase=race.Phase.ROLL if face is None else race.Phase.CHOOSE,
        face=face,
        tides=tides,
        docked=tuple(docked),
    )


def _check_fleets(layout: race.Layout, boats: Sequence[Sequence[int]], tides: int) -> None:
    """Refuse places that boats cannot have come to: only the tide takes the last one back."""
    lowest = max(0, layout.start - tides)
    if tides < 0:
        raise ArrangementError(f"the tide has turned 0 times or more often, not {tides}")
    for seat, fleet in enumerate(boats):
        if len(fleet) != layout.boats:
            raise ArrangementError(f"seat {seat} has {layout.boats} boats, not {len(fleet)}")
        for place in fleet:
            if place == race.HARBOUR or lowest <= place < layout.cards:
                continue
            if place == race.LOST and tides > layout.start:
                continue
            raise ArrangementError(
                f"after {tides} tides a boat lies on card {lowest} to {layout.cards - 1} or in"
                f" the harbour, not on {place}; it is lost after {layout.start + 1} tides at least"
            )
