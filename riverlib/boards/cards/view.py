"""A game as the card table component is sent it: plain JSON, and only what the viewer may see."""

from riverlib import cards
from riverlib.boards.cards import view_types as sent
from riverlib.boards.cards.cover import cover
from riverlib.boards.cards.reasons import trick_reasons, trump_on_show
from riverlib.boards.cards.results import (
    dealer_of,
    facts_of,
    scoring_words,
    sent_sheet,
    sent_standings,
    sent_summary,
)
from riverlib.boards.cards.shown import ShownGame
from riverlib.boards.tips import sent_tips
from riverlib.boards.view_types import Help, Note
from riverlib.cards import events as happened
from riverlib.cards.rules import team_of, trick_taker
from riverlib.core.faces import looks
from riverlib.learn.cards.short_rules import short_rules
from riverlib.learn.cards.tips import card_tips
from riverlib.learn.cards.why import (
    bid_reason,
    card_reason,
    closed_bid_words,
    moment,
    turn_words,
)

_COLOURS_APART = (cards.Suit.CLUBS, cards.Suit.DIAMONDS, cards.Suit.SPADES, cards.Suit.HEARTS)


def table_view(
    match: ShownGame,
    *,
    me: int,
    covered: bool,
    answered: str | None,
    note: Note | None,
    for_onlooker: bool = False,
) -> sent.CardView:
    """Return what the browser may know of a game.

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
    for_onlooker : bool
        Whether nobody who looks plays here: then all are named, and nobody is "you".
    """
    state = match.state
    seen = cards.view(state, None if covered else me)
    shows_result = state.phase in (cards.Phase.SHUFFLE, cards.Phase.OVER)
    is_shared = for_onlooker or sum(each.kind == "person" for each in match.players) > 1
    told = cards.view(state, None) if shows_result and is_shared else seen  # all look on: no "you"
    hand, reasons = _hand(seen)
    blind = seen.is_forehead and not covered and state.phase is cards.Phase.BID
    return {
        "game": match.game_id,
        "turn": match.revision,
        "answered": answered,
        "note": note,
        "me": me,
        "cover": cover(match) if covered else None,
        "forced": None,
        "seats": [_seat(match, seen, seat) for seat in range(state.players)],
        "deal": _deal(match),
        "phase": _phase(state),
        "to_move": state.to_move,
        "lesson": None,
        "home": None,
        "turn_up": str(state.turn_up) if state.turn_up else None,
        "trump": str(state.trump) if state.trump else None,
        "jokers_as": str(trump_on_show(seen) or cards.Suit.JOKERS),
        "stock": seen.stock_size,
        "hand": hand,
        "reasons": reasons,
        "turn_words": turn_words(seen),
        "hidden_hand": int(blind),
        "bids": sent_bids(seen),
        "tips": sent_tips(card_tips(seen, _names(match))),
        "help": _help(match, told),
        "trick": _trick(seen),
        "last_trick": _last_trick(seen),
        "why": trick_reasons(match, told),
        "events": _events(match),
        "can": {"undo": match.can_undo, "claim": len(hand) > 1 and _is_certain(seen)},
        "summary": sent_summary(match) if shows_result else None,
        "scoring_words": scoring_words(match) if shows_result else "",
        "sheet": sent_sheet(state),
        "standings": sent_standings(state),
        "winners": list(state.winners),
        "facts": facts_of(match, for_onlooker=for_onlooker) if state.is_over else [],
        "looking": None,
        "coach": None,
        "sealed": None,
    }


def _names(match: ShownGame) -> list[str]:
    return [player.name for player in match.players]


def _help(match: ShownGame, seen: cards.View) -> Help:
    now = moment(seen, _names(match)).text
    told = short_rules(seen.variant)
    return {"now": now, "rules": list(told.values()), "kinds": "".join(kind[0] for kind in told)}


def _phase(state: cards.GameState) -> str:
    return "scored" if state.phase is cards.Phase.SHUFFLE else state.phase.value


def _seat(match: ShownGame, seen: cards.View, seat: int) -> sent.Seat:
    player = match.players[seat]
    variant = seen.variant
    look = looks(match.players)[seat]
    return {
        "name": player.name,
        "face": look.face,
        "colour": look.colour,
        "kind": player.kind,
        "bid": seen.bids[seat],
        "laid": seen.has_bid[seat],
        "taken": seen.taken[seat],
        "cards": seen.hand_sizes_left[seat],
        "total": seen.totals[seat],
        "team": team_of(variant, seat, seen.players) if variant.team_size > 1 else None,
        "shown": [str(card) for card in seen.shown[seat]],
    }


def _deal(match: ShownGame) -> sent.Deal:
    """Describe the deal on the table: the finished one as long as its result is on show."""
    state = match.state
    deal_no = len(state.results) - 1 if match.awaits_next_deal else state.deal_no
    size = state.variant.hand_sizes[deal_no]
    finished = len(state.results) > deal_no
    return {
        "number": deal_no + 1,
        "of": len(state.variant.hand_sizes),
        "size": size,
        "dealer": dealer_of(state.results[deal_no]) if finished else state.dealer,
        "forehead": state.variant.forehead and size == 1,
        "again": False,
    }


def _hand(seen: cards.View) -> tuple[list[sent.HandCard], list[str]]:
    """Return the hand sorted, and the reasons why some of its cards may not be played."""
    hand = sorted(seen.hand, key=lambda card: fan_place(card, seen.trump))
    playable = {action.card for action in seen.legal if isinstance(action, cards.Play)}
    if not playable:
        return [{"card": str(card), "reason": None} for card in hand], []
    reasons: list[str] = []
    marked: list[sent.HandCard] = []
    for card in hand:
        reason_no = None
        if card not in playable:
            reason = card_reason(seen, card).text
            if reason not in reasons:
                reasons.append(reason)
            reason_no = reasons.index(reason)
        marked.append({"card": str(card), "reason": reason_no})
    return marked, reasons


def fan_place(card: cards.Card, trump: cards.Suit | None) -> tuple[int, int, int]:
    """Return a card's place in a hand: suits with colours alternating, trumps last, then jokers."""
    suit_no = 4 if card.is_joker else _COLOURS_APART.index(card.suit)
    return int(card.is_joker or card.suit is trump), suit_no, card.rank


def sent_bids(seen: cards.View) -> sent.Bids | None:
    """Return what may be bid, and why one number is closed; ``None`` where nothing is bid."""
    open_bids = [action.tricks for action in seen.legal if isinstance(action, cards.Bid)]
    if not open_bids:
        return None
    reason = "" if seen.hooked is None else bid_reason(seen, seen.hooked).text
    return {
        "open": open_bids,
        "hooked": seen.hooked,
        "reason": reason,
        "short": closed_bid_words(seen),
        "max": seen.hand_size,
    }


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


def _events(match: ShownGame) -> list[sent.CardEvent]:
    """Return the events of the deal, numbered; a play also tells which card is best so far."""
    start = match.deal_start
    state = match.state
    numbered: list[sent.CardEvent] = []
    trick: list[cards.Card] = []
    trump = state.trump
    for number, event in enumerate(match.events[start:], start=start + 1):
        if isinstance(event, happened.CardPlayed):
            trick.append(event.card)
        elif isinstance(event, happened.TrickTaken):
            trick.clear()
        if isinstance(event, happened.TrumpFixed):
            trump = event.trump
        best = trick_taker(state.variant, trick, trump) if trick else 0
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
