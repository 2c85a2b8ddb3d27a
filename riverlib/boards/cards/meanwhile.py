"""What a bot has done for somebody who was away, in a sentence for them."""

from collections.abc import Sequence

from riverlib.cards import card_name
from riverlib.cards.events import BidMade, BidPlaced, BidsRevealed, CardPlayed, Event
from riverlib.core.counting import listed
from riverlib.live.company import Device

_FEW = 3
"""So many cards are told by name; of more only how many they were."""


def meanwhile(events: Sequence[Event], seat: Device) -> str:
    """Return what was done at a seat in these events; empty if nothing."""
    bids, is_laid, played = list[str](), False, list[str]()
    for event in events:
        match event:
            case BidMade(seat=by, bid=bid) if by == seat:
                bids.append(str(bid))
            case BidPlaced(seat=by) if by == seat:
                is_laid = True
            case BidsRevealed(bids=shown) if is_laid and isinstance(seat, int):
                bids.append(str(shown[seat]))
                is_laid = False
            case CardPlayed(seat=by, card=card) if by == seat:
                played.append(f"the {card_name(card)}")
            case _:
                continue
    done = [f"bid {listed(bids)}"] if bids else []
    done += ["laid down a bid"] if is_laid else []
    if played:
        many = len(played) > _FEW
        done.append(f"played {len(played)} cards" if many else f"played {listed(played)}")
    return f"A bot {listed(done)} for you. Now you play again." if done else ""
