"""One deal behind a point of a figure: bids, tricks taken, points, and every trick's cards."""

from html import escape

import streamlit as st

from riverlib.analysis import GameScores
from riverlib.cards import Card, DealResult, Suit, Trick, card_name, signed
from riverlib.cards.standings import is_made

_GLYPHS = {
    Suit.CLUBS: "\u2663",
    Suit.DIAMONDS: "\u2666",
    Suit.HEARTS: "\u2665",
    Suit.SPADES: "\u2660",
    Suit.JOKERS: "\u2605",
}
_SUIT_WORDS = {Suit.CLUBS: "clubs", Suit.DIAMONDS: "diamonds", Suit.HEARTS: "hearts"}
_SUIT_WORDS |= {Suit.SPADES: "spades", Suit.JOKERS: "jokers"}
_FACES = {10: "10", 11: "J", 12: "Q", 13: "K", 14: "A", 15: "3", 16: "2", 17: "1"}

_CSS = """
<style>
.river-deal { overflow-x: auto; }
.river-deal table { border-collapse: collapse; font-size: 1rem; width: 100%; }
.river-deal th { text-align: left; font-weight: 600; overflow-wrap: anywhere; }
.river-deal :is(th, td) { padding: 0.3rem 0.5rem; border-bottom: 1px solid rgba(118,136,160,.35);
  white-space: nowrap; }
.river-deal thead th { white-space: normal; min-width: 4rem; vertical-align: bottom; }
.river-deal tbody th { white-space: normal; min-width: 5rem; }
.river-deal .took { font-weight: 700; background: rgba(23,153,142,.22); border-radius: 6px; }
.river-deal .led::before { content: "\\25B8\\00A0"; opacity: 0.8; }
.river-deal .s-d { color: light-dark(#1a5fb4, #78aeed); }
.river-deal .s-h { color: light-dark(#b3261e, #ff8a80); }
.river-deal .s-c { color: light-dark(#1b6e3c, #7fd6a0); }
.river-deal .made { color: light-dark(#005f73, #7ee6ea); font-weight: 700; }
.river-deal .missed { color: light-dark(#a63d00, #ffae7d); font-weight: 700; }
</style>
"""


def show(game: GameScores, deal_no: int) -> None:
    """Show a deal by its number, from 1: its numbers and, where they are known, its tricks."""
    show_numbers(game, deal_no)
    if game.deals[deal_no - 1].tricks:
        show_tricks(game, deal_no)


def show_numbers(game: GameScores, deal_no: int) -> None:
    """Show what everybody bid, took and got in a deal."""
    st.html(_CSS + _numbers(game, game.deals[deal_no - 1]))


def show_tricks(game: GameScores, deal_no: int) -> None:
    """Show the cards of each trick of a deal."""
    deal = game.deals[deal_no - 1]
    trump = "no trump" if deal.trump is None else f"trump is {_SUIT_WORDS[deal.trump]}"
    st.caption(f"The tricks ({trump}). The arrow led, the marked card took the trick.")
    st.html(_CSS + _tricks(game, deal.tricks))


def _numbers(game: GameScores, deal: DealResult) -> str:
    rows = []
    for seat, name in enumerate(game.names):
        outcome = "made" if is_made(deal, game.side_of(seat)) else "missed"
        dealt = " (dealt)" if seat == deal.dealer else ""
        cells = f"<th scope='row'>{escape(name)}{dealt}</th><td>{deal.bids[seat]}</td>"
        cells += f"<td>{deal.taken[seat]}</td><td class='{outcome}'>{outcome}</td>"
        cells += f"<td class='{outcome}'>{signed(deal.points[seat])}</td>"
        rows.append(f"<tr>{cells}</tr>")
    head = "".join(f"<th scope='col'>{word}</th>" for word in ("", "Bid", "Took", "", "Points"))
    return _table(head, rows)


def _tricks(game: GameScores, tricks: tuple[Trick, ...]) -> str:
    head = "<th scope='col'>Trick</th>"
    head += "".join(f"<th scope='col'>{escape(name)}</th>" for name in game.names)
    rows = []
    for number, trick in enumerate(tricks, start=1):
        cells = "".join(_cell(trick, seat, game.players) for seat in range(game.players))
        rows.append(f"<tr><th scope='row'>{number}</th>{cells}</tr>")
    return _table(head, rows)


def _cell(trick: Trick, seat: int, players: int) -> str:
    classes = [name for name in ("took",) if seat == trick.taker]
    classes += [name for name in ("led",) if seat == trick.leader]
    card = trick.cards[(seat - trick.leader) % players]
    return f"<td class='{' '.join(classes)}'>{_card(card)}</td>"


def _card(card: Card) -> str:
    face = _FACES.get(card.rank, str(card.rank))
    suit = "j" if card.is_joker else str(card.suit)
    return f"<span class='s-{suit}' title='{card_name(card)}'>{face}{_GLYPHS[card.suit]}</span>"


def _table(head: str, rows: list[str]) -> str:
    body = "".join(rows)
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    return f"<div class='river-deal'>{table}</div>"
