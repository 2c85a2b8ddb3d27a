"""The moment of a choice in small print: the trump, what lay on the table, and the hand."""

from collections.abc import Sequence

import streamlit as st

from riverlib.boards.cards.view import fan_place
from riverlib.cards import Card, Suit, card_name
from riverlib.cards.coach.review import Decision

_GLYPHS = {
    Suit.CLUBS: "\u2663",
    Suit.DIAMONDS: "\u2666",
    Suit.HEARTS: "\u2665",
    Suit.SPADES: "\u2660",
    Suit.JOKERS: "\u2605",
}
_FACES = {10: "10", 11: "J", 12: "Q", 13: "K", 14: "A", 15: "3", 16: "2", 17: "1"}
_CSS = """
<style>
.river-moment { display: flex; flex-wrap: wrap; gap: .35rem 1.4rem; align-items: center; }
.river-moment div { display: flex; flex-wrap: wrap; gap: .25rem; align-items: center; }
.river-moment small { opacity: .8; font-size: .9rem; margin-right: .15rem; }
.river-moment b { display: inline-block; min-width: 2.1rem; padding: .3rem .25rem;
  text-align: center; border-radius: 6px; background: #fffdf6;
  border: 1px solid rgba(80,70,40,.45); font-weight: 700; line-height: 1.1; }
.river-moment .s-c { color: #17713f; } .river-moment .s-d { color: #1c5fb8; }
.river-moment .s-h { color: #c2242f; } .river-moment .s-s { color: #1d2630; }
.river-moment .s-j { color: #7a2fa0; }
.river-moment .chosen { box-shadow: 0 0 0 3px #b45309; }
.river-moment .better { box-shadow: 0 0 0 3px #15803d; }
</style>
"""


def moment_picture(decision: Decision) -> None:
    """Show what the one who chose could see; the card that was played and the better one stand out.

    Cards come from a closed set: there is no text of people in it.
    """
    seen = decision.view
    ring = {
        str(getattr(decision.best, "card", "")): "better",
        str(getattr(decision.chosen, "card", "")): "chosen",
    }
    trump = "no trump" if seen.trump is None else f"trump {_GLYPHS[seen.trump]}"
    parts = [f"<div><small>{trump}</small></div>"]
    if seen.trick:
        parts.append(_cards("on the table", seen.trick, {}))
    if seen.is_forehead:
        others = [card for hand in seen.shown for card in hand]
        parts.append(_cards("the others' cards", others, {}))
    if seen.hand:
        hand = sorted(seen.hand, key=lambda card: fan_place(card, seen.trump))
        parts.append(_cards("the hand", hand, ring))
    st.html(f"{_CSS}<div class='river-moment'>{''.join(parts)}</div>")


def _cards(title: str, cards: Sequence[Card], ring: dict[str, str]) -> str:
    return f"<div><small>{title}</small>{''.join(_card(card, ring) for card in cards)}</div>"


def _card(card: Card, ring: dict[str, str]) -> str:
    face = _FACES.get(card.rank, str(card.rank))
    suit = "j" if card.is_joker else str(card.suit)
    classes = f"s-{suit} {ring.get(str(card), '')}"
    return f"<b class='{classes}' title='{card_name(card)}'>{face}{_GLYPHS[card.suit]}</b>"
