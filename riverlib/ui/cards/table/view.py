"""A match as the card table component is sent it: plain JSON, and only what the viewer may see."""

from riverlib import cards
from riverlib.cards import events as happened
from riverlib.cards.rules import team_of, trick_taker, why_not
from riverlib.play import CardMatch
from riverlib.ui.cards.table import view_types as sent
from riverlib.ui.shared.board.view_types import Note

_COLOURS_APART = (cards.Suit.CLUBS, cards.Suit.DIAMONDS, cards.Suit.SPADES, cards.Suit.HEARTS)
_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def table_view(
    match: CardMatch, *, me: int, covered: bool, answered: str | None, note: Note | None
) -> sent.CardView:
    """Return what the browser may know of a match.

    Parameters
    ----------
    me : int
        The seat drawn at the bottom, whose hand is shown.
    covered : bool
        Whether the hand stays hidden until the person whose turn it is has taken the device.
    answered : str or None
        The last action of this browser that was taken or refused.
    note : dict or None
        What to say about that action: ``kind`` and ``text``.
    """
    state = match.state
    seen = cards.view(state, None if covered else me)
    shows_result = state.phase in (cards.Phase.SHUFFLE, cards.Phase.OVER)
    hand, reasons = _hand(seen)
    blind = seen.is_forehead and not covered and state.phase is cards.Phase.BID
    return {
        "game": match.game_id,
        "turn": match.revision,
        "answered": answered,
        "note": note,
        "me": me,
        "cover": _cover(match) if covered else None,
        "seats": [_seat(match, seen, seat) for seat in range(state.players)],
        "deal": _deal(match),
        "phase": _phase(state),
        "to_move": state.to_move,
        "turn_up": str(state.turn_up) if state.turn_up else None,
        "trump": str(state.trump) if state.trump else None,
        "stock": seen.stock_size,
        "hand": hand,
        "reasons": reasons,
        "hidden_hand": int(blind),
        "bids": _bids(seen),
        "bids_words": _bids_words(seen),
        "trick": _trick(seen),
        "last_trick": _last_trick(seen),
        "events": _events(match),
        "can": {"undo": match.can_undo, "claim": len(hand) > 1 and _is_certain(seen)},
        "summary": _summary(match) if shows_result else None,
        "sheet": _sheet(state),
        "winners": list(state.winners),
    }


def _phase(state: cards.GameState) -> str:
    return "scored" if state.phase is cards.Phase.SHUFFLE else state.phase.value


def _cover(match: CardMatch) -> sent.Cover:
    seat = match.state.to_move
    assert seat is not None  # a hand is covered only on somebody's turn
    return {"seat": seat, "name": match.players[seat].name}


def _seat(match: CardMatch, seen: cards.View, seat: int) -> sent.Seat:
    player = match.players[seat]
    variant = seen.variant
    return {
        "name": player.name,
        "kind": player.kind,
        "bid": seen.bids[seat],
        "bid_placed": seen.has_bid[seat],
        "taken": seen.taken[seat],
        "cards": seen.hand_sizes_left[seat],
        "total": seen.totals[seat],
        "team": team_of(variant, seat, seen.players) if variant.team_size > 1 else None,
        "shown": [str(card) for card in seen.shown[seat]],
    }


def _deal(match: CardMatch) -> sent.Deal:
    """Describe the deal on the table: the finished one as long as its result is on show."""
    state = match.state
    deal_no = len(state.results) - 1 if match.awaits_next_deal else state.deal_no
    size = state.variant.hand_sizes[deal_no]
    finished = len(state.results) > deal_no
    return {
        "number": deal_no + 1,
        "of": len(state.variant.hand_sizes),
        "size": size,
        "dealer": _dealer(state.results[deal_no]) if finished else state.dealer,
        "forehead": state.variant.forehead and size == 1,
    }


def _hand(seen: cards.View) -> tuple[list[sent.HandCard], list[str]]:
    """Return the hand sorted, and the reasons why some of its cards may not be played."""
    hand = sorted(seen.hand, key=lambda card: _fan_place(card, seen.trump))
    playable = {action.card for action in seen.legal if isinstance(action, cards.Play)}
    if not playable:
        return [{"card": str(card), "reason": None} for card in hand], []
    led = seen.trick[0] if seen.trick else None
    reasons: list[str] = []
    marked: list[sent.HandCard] = []
    for card in hand:
        reason_no = None
        if card not in playable:
            reason = why_not(seen.variant, seen.hand, card, led=led, trump=seen.trump)
            if reason not in reasons:
                reasons.append(reason)
            reason_no = reasons.index(reason)
        marked.append({"card": str(card), "reason": reason_no})
    return marked, reasons


def _fan_place(card: cards.Card, trump: cards.Suit | None) -> tuple[int, int, int]:
    """Sort by suit with the colours alternating, trumps last, jokers at the end."""
    suit_no = 4 if card.is_joker else _COLOURS_APART.index(card.suit)
    return int(card.is_joker or card.suit is trump), suit_no, card.rank


def _bids(seen: cards.View) -> sent.Bids | None:
    open_bids = [action.tricks for action in seen.legal if isinstance(action, cards.Bid)]
    if not open_bids:
        return None
    said = sum(bid for bid in seen.bids if bid is not None)
    reason = ""
    if seen.hooked is not None:
        reason = (
            f"Not {seen.hooked}: {said} bid so far and {seen.hooked} more would come out even."
            " The last to bid must leave somebody wrong."
        )
    return {"open": open_bids, "hooked": seen.hooked, "reason": reason, "max": seen.hand_size}


def _bids_words(seen: cards.View) -> str:
    """Say how the bids stand against the tricks there are."""
    if seen.phase is cards.Phase.BID:
        placed = sum(seen.has_bid)
        if seen.variant.bidding is cards.Bidding.SIMULTANEOUS:
            return f"{placed} of {seen.players} bids lie on the table" if placed else ""
        said = sum(bid for bid in seen.bids if bid is not None)
        return f"Bids so far: {said} of {seen.hand_size}" if placed else ""
    if seen.phase is not cards.Phase.PLAY:
        return ""
    said = sum(bid or 0 for bid in seen.bids)
    off = abs(said - seen.hand_size)
    if not off:
        return f"Bids {said} of {seen.hand_size}: everybody can be right"
    number = _NUMBERS[off] if off < len(_NUMBERS) else str(off)
    tricks = "trick" if off == 1 else "tricks"
    direction = "few" if said < seen.hand_size else "many"
    return f"Bids {said} of {seen.hand_size}: {number} {tricks} too {direction}"


def _trick(seen: cards.View) -> sent.Trick:
    best = trick_taker(seen.variant, seen.trick, seen.trump) if seen.trick else None
    return {"leader": seen.leader, "cards": [str(card) for card in seen.trick], "best": best}


def _last_trick(seen: cards.View) -> sent.LastTrick | None:
    if not seen.tricks:
        return None
    last = seen.tricks[-1]
    return {"leader": last.leader, "cards": [str(card) for card in last.cards], "taker": last.taker}


def _is_certain(seen: cards.View) -> bool:
    return cards.certain_order(seen) is not None


def _events(match: CardMatch) -> list[sent.CardEvent]:
    """Return the events of the deal, numbered; a play also tells which card is best so far."""
    start = match.deal_start
    state = match.state
    numbered: list[sent.CardEvent] = []
    trick: list[cards.Card] = []
    for number, event in enumerate(match.events[start:], start=start + 1):
        if isinstance(event, happened.CardPlayed):
            trick.append(event.card)
        elif isinstance(event, happened.TrickTaken):
            trick.clear()
        best = trick_taker(state.variant, trick, state.trump) if trick else 0
        numbered.append(_event(number, event, best))
    return numbered


def _event(number: int, event: happened.Event, best: int) -> sent.CardEvent:
    match event:
        case happened.CardsDealt(deal_no, dealer, size):
            deal = deal_no + 1
            return sent.Dealt(number=number, kind="dealt", deal=deal, size=size, dealer=dealer)
        case happened.TrumpFixed(turn_up, trump):
            return sent.TrumpFixed(
                number=number,
                kind="trump",
                turn_up=str(turn_up) if turn_up else None,
                trump=str(trump) if trump else None,
            )
        case happened.BidMade(seat, bid):
            return sent.BidMade(number=number, kind="bid", seat=seat, tricks=bid)
        case happened.BidPlaced(seat):
            return sent.BidPlaced(number=number, kind="placed", seat=seat)
        case happened.BidsRevealed(bids):
            return sent.BidsRevealed(number=number, kind="revealed", bids=list(bids))
        case happened.LeadGiven(seat):
            return sent.LeadGiven(number=number, kind="lead", seat=seat)
        case happened.CardPlayed(seat, card):
            return sent.CardPlayed(number=number, kind="play", seat=seat, card=str(card), best=best)
        case happened.TrickTaken(seat):
            return sent.TrickTaken(number=number, kind="trick", seat=seat)
        case happened.DealScored(points, totals):
            return sent.DealScored(
                number=number, kind="scored", points=list(points), totals=list(totals)
            )
        case happened.GameEnded(winners):
            return sent.GameEnded(number=number, kind="over", winners=list(winners))


def _summary(match: CardMatch) -> list[sent.SummaryRow] | None:
    """Show how each score of the last deal came about; partners stand in one row."""
    state = match.state
    if not state.results:
        return None
    result = state.results[-1]
    variant = state.variant
    scores = cards.deal_scores(
        variant, hand_size=result.hand_size, bids=result.bids, taken=result.taken
    )
    rows: dict[int, sent.SummaryRow] = {}
    for seat in range(state.players):
        team = team_of(variant, seat, state.players)
        if team in rows:
            rows[team]["seats"].append(seat)
            continue
        partners = range(team, state.players, state.players // variant.team_size)
        bid = sum(result.bids[partner] for partner in partners)
        taken = sum(result.taken[partner] for partner in partners)
        how = scores[seat].how
        rows[team] = {
            "seats": [seat],
            "bid": bid,
            "taken": taken,
            "points": result.points[seat],
            "total": result.totals[seat],
            "how": how if "=" in how else _plainly(bid, taken),
        }
    return list(rows.values())


def _plainly(bid: int, taken: int) -> str:
    """Name the reason of points that need no arithmetic."""
    if bid != taken:
        return "missed"
    return "exact" if bid else "zero made"


def _dealer(result: cards.DealResult) -> int:
    assert result.dealer is not None  # only a written score may leave it out
    return result.dealer


def _sheet(state: cards.GameState) -> sent.Sheet:
    return {
        "sizes": list(state.variant.hand_sizes),
        "deals": [
            {
                "dealer": _dealer(result),
                "bids": list(result.bids),
                "taken": list(result.taken),
                "points": list(result.points),
                "totals": list(result.totals),
            }
            for result in state.results
        ],
    }
