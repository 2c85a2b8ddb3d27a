"""What lies over a covered hand: whose it is, and what its person has missed meanwhile."""

from collections.abc import Sequence

from riverlib import cards
from riverlib.boards.cards import view_types as sent
from riverlib.boards.cards.shown import ShownGame
from riverlib.cards import events as happened
from riverlib.cards.rules import trick_taker
from riverlib.cards.suits import the
from riverlib.core.counting import count, listed
from riverlib.core.people import People

_SINCE = "Since you looked: "
_NAMED = 3  # more than so many bids and cards are not counted out


def cover(match: ShownGame, seen: Sequence[happened.Event] | None = None) -> sent.Cover:
    """Return what covers the hand of the person whose turn it is.

    Parameters
    ----------
    seen : sequence of events or None
        What had happened when this person looked last; ``None`` where nobody knows.
    """
    state = match.state
    seat = state.to_move
    assert seat is not None  # a hand is covered only on somebody's turn
    name = match.players[seat].name
    whose = "the others' cards" if state.is_forehead else "your cards"
    if not state.is_forehead and len(state.hands[seat]) == 1:
        whose = "your card"
    return {
        "seat": seat,
        "name": name,
        "ask": f"{name}: tap to see {whose}",
        "news": news(match, seat, seen),
        "waits": False,
    }


def waiting(match: ShownGame, seat: int) -> sent.Cover:
    """Return what lies over a hand that nobody at this device may see now: who is waited for.

    Parameters
    ----------
    seat : int
        Whose hand it is.
    """
    mover = match.state.to_move
    assert mover is not None  # nothing is covered while nobody is waited for
    does = "bids" if match.state.phase is cards.Phase.BID else "plays"
    return {
        "seat": seat,
        "name": match.players[seat].name,
        "ask": f"{match.players[mover].name} {does}",
        "news": "",
        "waits": True,
    }


def news(match: ShownGame, seat: int, seen: Sequence[happened.Event] | None) -> str:
    """Say in a line or two what has happened in this deal since a person looked; "" for nothing.

    Only what everybody at the table may know is told.
    """
    events = match.events
    known = _own_last(events, seat) if seen is None else _alike(events, seen)
    fresh = events[max(known, match.deal_start) :]
    people = People([player.name for player in match.players], seat)
    told = [
        _taken_back(match, (seen or ())[known:], people),
        _dealing(fresh),
        _bids(fresh, people),
        _tricks(match.state, fresh, people),
    ]
    text = " ".join(filter(None, told))
    has_dealt = any(isinstance(event, happened.CardsDealt) for event in fresh)
    return text if not text or has_dealt else f"{_SINCE}{_within(text, people)}"


def _within(text: str, people: People) -> str:
    """Let a sentence go on after a colon; a name keeps its capital."""
    others = [name for seat, name in enumerate(people.names) if not people.is_you(seat)]
    return text if text.startswith(tuple(others)) else f"{text[0].lower()}{text[1:]}"


def _alike(events: Sequence[happened.Event], seen: Sequence[happened.Event]) -> int:
    """Return how many events stand as they were seen: some may have been taken back."""
    for number, (now, then) in enumerate(zip(events, seen, strict=False)):
        if now != then:
            return number
    return min(len(events), len(seen))


def _taken_back(match: ShownGame, undone: Sequence[happened.Event], people: People) -> str:
    """Say whose bids and cards are no longer as they were seen; what bots did goes with them."""
    if not undone:
        return ""
    did = (happened.BidMade, happened.BidPlaced, happened.CardPlayed)
    moves = [event for event in undone if isinstance(event, did)]
    chosen = [event for event in moves if match.players[event.seat].kind == "person"]
    said = [f"{people.whose(event.seat)} {_what(event)}" for event in chosen or moves]
    if not said:
        return "The last move was taken back."
    if len(set(said)) > _NAMED or len(set(said)) < len(said):
        return "The last moves were taken back."
    text = listed(said)
    return f"{text[0].upper()}{text[1:]} {'was' if len(said) == 1 else 'were'} taken back."


def _what(event: happened.Event) -> str:
    return "card" if isinstance(event, happened.CardPlayed) else "bid"


def _own_last(events: Sequence[happened.Event], seat: int) -> int:
    """Return how many events there were when a seat had bid or played last."""
    own = (happened.BidMade, happened.BidPlaced, happened.CardPlayed)
    for number in range(len(events), 0, -1):
        event = events[number - 1]
        if isinstance(event, own) and event.seat == seat:
            return number
    return 0


def _dealing(fresh: Sequence[happened.Event]) -> str:
    dealt = [event for event in fresh if isinstance(event, happened.CardsDealt)]
    if not dealt:
        return ""
    trumps = [event.trump for event in fresh if isinstance(event, happened.TrumpFixed)]
    each = f"Deal {dealt[-1].deal_no + 1}: {count(dealt[-1].hand_size, 'card')} each"
    return f"{each}, {_trump(trumps[-1])}." if trumps else f"{each}."


def _trump(trump: cards.Suit | None) -> str:
    if trump is None:
        return "no trump"
    if trump is cards.Suit.JOKERS:
        return "only jokers are trump"
    return f"{cards.SUIT_NAMES[trump]} are trump"


def _bids(fresh: Sequence[happened.Event], people: People) -> str:
    shown = [event.bids for event in fresh if isinstance(event, happened.BidsRevealed)]
    if shown:
        said = [f"{people.name(seat)} {bid}" for seat, bid in enumerate(shown[-1])]
        return f"The bids: {', '.join(said)}."
    laid = [event.seat for event in fresh if isinstance(event, happened.BidPlaced)]
    if laid:
        bids = "a bid" if len(laid) == 1 else "their bids"
        return f"{listed([people.name(seat) for seat in laid])} laid down {bids}."
    bids_made = [event for event in fresh if isinstance(event, happened.BidMade)]
    if not bids_made:
        return ""
    first, *others = ((people.name(event.seat), event.bid) for event in bids_made)
    rest = "".join(f", {name} {bid}" for name, bid in others)
    return f"{first[0]} bid {first[1]}{rest}."


def _tricks(state: cards.GameState, fresh: Sequence[happened.Event], people: People) -> str:
    """Say who took the trick that this person last played to, what was led then, and who is ahead.

    Whoever takes a trick leads the next one.
    """
    taken = [event for event in fresh if isinstance(event, happened.TrickTaken)]
    running = _running(state, fresh, people)
    if not taken:
        return running and f"{running}."
    last = taken[-1]
    card = last.cards[(last.seat - last.leader) % len(last.cards)]
    before = "" if len(taken) == 1 else f"{count(len(taken), 'trick').capitalize()} were played. "
    which = "the trick" if len(taken) == 1 else "the last one"
    took = f"{before}{people.name(last.seat)} took {which} with {the(card)}"
    led = running.removeprefix(people.name(last.seat))
    if running:
        return f"{took} and{led}."
    return f"{took}, and {_within(people.doing(last.seat, 'lead'), people)}."


def _running(state: cards.GameState, fresh: Sequence[happened.Event], people: People) -> str:
    """Say what was led to the trick on the table, and whose card is ahead in it."""
    played = [event for event in fresh if isinstance(event, happened.CardPlayed)]
    new = min(len(played), len(state.trick))
    if not new or state.leader is None:
        return ""
    best = trick_taker(state.variant, state.trick, state.trump)
    if new == len(state.trick):
        began = f"{people.name(state.leader)} led {the(state.trick[0])}"
    elif new == 1:
        return f"{people.name(played[-1].seat)} played {the(played[-1].card)}"
    else:  # its beginning has been seen
        began = f"{people.together([event.seat for event in played[-new:]])} played"
    if not best:  # what has come since has not beaten the card that was led
        return f"{began}, still ahead" if new == len(state.trick) > 1 else began
    if best < len(state.trick) - new:
        return began
    ahead = people.whose((state.leader + best) % state.players)
    return f"{began}; {ahead} {cards.card_name(state.trick[best])} is ahead"
