"""Pictures of the rules before the first card: deals, pack, trump, bids, who leads."""

from itertools import pairwise
from random import Random

from riverlib import cards
from riverlib.cards.events import LeadGiven
from riverlib.cards.rules import hooked_bid, team_of
from riverlib.cards.suits import the
from riverlib.cards.variant import cards_in_play
from riverlib.core.counting import listed
from riverlib.core.people import People
from riverlib.learn.position import CardPosition
from riverlib.learn.rules.deals import PictureTable, tables
from riverlib.learn.rules.picture import (
    Picture,
    names_at,
    seen_by,
)

CardPicture = Picture[CardPosition]
_TRUMP = "trump"


def still(
    key: str, position: CardPosition, me: int, words: str, *marks: str, matters: bool = True
) -> CardPicture:
    """Return a picture in which nothing happens."""
    seen = seen_by(position, me, f"rule {key}")
    return Picture(before=seen, after=seen, me=me, words=words, marks=marks, matters=matters)


def moving(
    key: str, before: CardPosition, after: CardPosition, me: int, words: str, *marks: str
) -> CardPicture:
    """Return a picture in which what led from one position to the other happens."""
    first, last = (seen_by(each, me, f"rule {key}") for each in (before, after))
    return Picture(before=first, after=last, me=me, words=words, marks=marks)


def deals(table: PictureTable) -> CardPicture:
    """Show the first deal as it is dealt."""
    first = table.fit.hand_sizes[0]
    count = len(table.fit.hand_sizes)
    held = "one card each" if first == 1 else f"{first} cards each"
    rest = "It is the only deal." if count == 1 else f"{count - 1} more deals follow."
    start = CardPosition.start(table.fit, names_at(table.players, 0))
    position = start.after(cards.shuffle(start.state, Random(1)))
    return still("deals", position, 0, f"The first deal: {held}. {rest}")


def pack(table: PictureTable) -> CardPicture:
    """Show how much of the pack a deal takes."""
    first = table.fit.hand_sizes[0]
    whole = len(cards_in_play(table.fit, table.fit.packs or 1))
    words = (
        f"{whole} cards are in play; {table.players} players with {first} each hold"
        f" {first * table.players} of them."
    )
    return still("pack", table.dealt(first, 2, dealer=0), 0, words, _TRUMP)


def trump(table: PictureTable) -> CardPicture:
    """Show where the trump of a deal comes from."""
    position = table.dealt(table.sizes()[0], 3, dealer=0)
    if table.fit.trump is cards.Trump.ROTATION and len(table.fit.hand_sizes) > 1:
        start = CardPosition.start(table.fit, names_at(table.players, 0), deal_no=1)
        position = start.after(cards.shuffle(start.state, Random(3)))
    state = position.state
    suit = cards.SUIT_NAMES[state.trump] if state.trump else ""
    if state.turn_up is not None:
        words = f"{the(state.turn_up)} is turned up: {suit} are trumps in this deal."
        words = words[0].upper() + words[1:]
    elif table.fit.trump is cards.Trump.ROTATION:
        none = " Deal 5 has none." if len(table.fit.hand_sizes) > 4 else ""
        words = f"Deal {state.deal_no + 1}: {suit} are trumps.{none}"
    else:
        words = f"No card is turned up: {suit or 'no suit'} {'are trumps' if suit else 'is trump'}."
    return still("trump", position, 0, words, _TRUMP)


def joker_turned(table: PictureTable) -> CardPicture:
    """Show a joker turned up."""
    joker = next(card for card in cards_in_play(table.fit, 1) if card.is_joker)
    position = table.dealt(table.sizes()[0], 4, turn_up=joker, dealer=0)
    name = the(joker).capitalize()
    words = f"{name} is turned up: in this deal no suit is trump, only jokers are."
    return still("joker_turned", position, 0, words, _TRUMP)


def first_dealer(table: PictureTable) -> CardPicture:
    """Show who deals first, and so bids last."""
    dealer = min(1, table.players - 1)
    position = table.dealt(table.sizes()[0], 5, dealer=dealer)
    name = names_at(table.players, 0)[dealer]
    words = (
        f"{name} deals first and bids last: the D marks the dealer. Then the deal goes round."
        if table.fit.bidding is cards.Bidding.IN_TURN
        else f"{name} deals first: the D marks the dealer. Then the deal goes round."
    )
    return still("first_dealer", position, 0, words, f"seat:{dealer}")


def whole_pack(table: PictureTable) -> CardPicture:
    """Show a deal that leaves no card to turn up, if there is one."""
    for other in tables(table.variant):
        whole = len(cards_in_play(other.fit, other.fit.packs or 1))
        for size in other.sizes():
            if size * other.players == whole:
                words = (
                    f"{other.players} players with {size} cards each hold the whole pack:"
                    " no card is turned up, nothing is trump."
                )
                return still("whole_pack", other.dealt(size, 6, dealer=0), 0, words, _TRUMP)
    words = "With these deals some cards are always left, so there is always a trump."
    position = table.dealt(table.sizes()[0], 6, dealer=0)
    return still("whole_pack", position, 0, words, _TRUMP, matters=False)


def bids(table: PictureTable) -> CardPicture:
    """Show the closed number, or that the bids may come out even, or fists."""
    size = table.sizes()[0]
    if table.fit.bidding is cards.Bidding.SIMULTANEOUS:
        return _fists(table, size)
    position = table.dealt(size, 7)
    while sum(bid is None for bid in position.state.bids) > 1:
        said = cards.bids_in_order(position.state)
        position = position.after(cards.Bid(1 if sum(said) < size - 1 else 0))
    dealer = position.state.dealer
    said = cards.bids_in_order(position.state)
    hooked = hooked_bid(table.fit, said, hand_size=size, players=table.players)
    if hooked is not None:
        words = (
            f"{_tricks(sum(said))} bid so far, {_tricks(size)} to take. You deal, so you may not"
            f" bid {hooked}: then everybody could be right."
        )
        return still("bids", position, dealer, words, f"bid:{hooked}")
    even = position.after(cards.Bid(size - sum(said)))
    tricks = _tricks(size)
    words = f"The bids come out even: {tricks} bid, {tricks} to take. Everybody can be right."
    return moving("bids", position, even, dealer, words)


def _tricks(count: int) -> str:
    return "1 trick" if count == 1 else f"{count} tricks"


def _fists(table: PictureTable, size: int) -> CardPicture:
    position = table.dealt(size, 7)
    while sum(bid is None for bid in position.state.bids) > 1:
        done = sum(bid is not None for bid in position.state.bids)
        position = position.after(cards.Bid((done + 1) % 2))
    after = position.after(cards.Bid(1))
    words = "Every bid is hidden like a number in a fist, until all are shown at the same moment."
    return moving("bids", position, after, position.state.dealer, words)


def forehead(table: PictureTable) -> CardPicture:
    """Show everybody's card but one's own."""
    if 1 not in table.fit.hand_sizes:
        words = "No deal with one card is played by so many, so this does not come up."
        return still("forehead", table.dealt(table.sizes()[0], 8), 0, words, matters=False)
    position = table.dealt(1, 8)
    me = position.state.to_move or 0
    others = [str(seat) for seat in range(table.players) if seat != me]
    words = "You see what the others hold and bid on that. Your own card stays hidden from you."
    return still("forehead", position, me, words, *(f"seat:{seat}" for seat in others))


def first_lead(table: PictureTable) -> CardPicture:
    """Show who plays the first card."""
    highest = table.fit.first_lead is cards.FirstLead.HIGHEST_BIDDER

    def look(positions: list[CardPosition]) -> CardPicture | None:
        for before, after in pairwise(positions):
            leads = [event for event in after.events if isinstance(event, LeadGiven)]
            if not leads:
                continue
            left = (after.state.dealer + 1) % table.players
            seat = leads[0].seat
            if highest and seat == left and table.largest > 1:
                return None
            return _leads(table, before, after, seat, highest=highest)
        return None

    found = table.search(table.dealt, look)
    assert found is not None  # somebody leads in every deal
    return found


def _leads(
    table: PictureTable, before: CardPosition, after: CardPosition, seat: int, *, highest: bool
) -> CardPicture:
    me = before.state.dealer
    names = names_at(table.players, me)
    name = names[seat]
    bid = max(bid for bid in (after.state.bids or (0,)) if bid is not None)
    why = (
        f"{name} bid the most, {bid}"
        if highest
        else f"{name} {'are' if seat == me else 'is'} left of the dealer"
    )
    words = f"{why}: {People(names, None).doing(seat, 'lead')} to the first trick."
    return moving("first_lead", before, after, me, words, f"seat:{seat}")


def partners(table: PictureTable) -> CardPicture:
    """Show who plays with whom, and what they bid together."""
    mine = [seat for seat in range(table.players) if team_of(table.fit, seat, table.players) == 0]
    names = names_at(table.players, 0)

    def look(positions: list[CardPosition]) -> tuple[CardPosition, int] | None:
        position = positions[table.players]
        result = position.state.results[-1] if position.state.results else None
        bids = result.bids if result else tuple(bid or 0 for bid in position.state.bids)
        said = sum(bids[seat] for seat in mine)
        size = result.hand_size if result else position.state.hand_size
        return (position, said) if said <= size else None  # no more than there are tricks

    found = table.search(table.dealt, look)
    assert found is not None  # bids are small, and a deal in which all say little is soon found
    position, said = found
    words = (
        f"{listed([names[seat] for seat in mine])} are partners: their bids together are {said},"
        f" so together they must take {_tricks(said)}."
    )
    return still("partners", position, 0, words, *(f"seat:{seat}" for seat in mine))
