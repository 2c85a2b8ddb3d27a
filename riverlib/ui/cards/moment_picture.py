"""The moment of a choice in small print: the trump, what lay on the table, and the hand."""

from collections.abc import Sequence

import streamlit as st

from riverlib.boards.cards.view import fan_place
from riverlib.cards import Bid, Card, Suit, card_name
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
.river-moment { display: flex; flex-wrap: wrap; gap: .7rem 1.6rem; align-items: flex-start;
  padding: .8rem 1rem .9rem; border: 5px solid #6f4526; border-radius: 16px; color: #f7efd9;
  background: radial-gradient(at 50% 40%, #1f7a73, #11524f 75%);
  box-shadow: inset 0 0 14px rgba(0, 20, 20, .55); }
.river-moment div { display: flex; flex-wrap: wrap; gap: .35rem; align-items: flex-start; }
.river-moment div.whole { flex-basis: 100%; }
.river-moment small { flex-basis: 100%; font-size: .95rem; line-height: 1.3; }
.river-moment span { display: grid; justify-items: center; gap: .3rem; }
.river-moment b { display: grid; text-align: center; place-content: center; width: 3.1rem;
  height: 4.3rem; border-radius: 8px; background: #fffdf6; font: 700 1.4rem/1.15 Georgia, serif;
  box-shadow: 0 1px 3px rgba(0, 0, 0, .5); }
.river-moment b.bid { width: 3rem; height: 3rem; border-radius: 50%; color: #2a2410;
  border: 4px dashed #c99a3c; }
.river-moment i { padding: 0 .45rem; border-radius: 99px; font: 650 .85rem/1.4 inherit;
  font-style: normal; color: #fff; }
.river-moment .s-c { color: #17713f; } .river-moment .s-d { color: #1c5fb8; }
.river-moment .s-h { color: #c2242f; } .river-moment .s-s { color: #1d2630; }
.river-moment .s-j { color: #7a2fa0; }
.river-moment .chosen b { box-shadow: 0 0 0 3px #f0a04b; }
.river-moment .chosen i { background: #9a4a06; }
.river-moment .better b { box-shadow: 0 0 0 3px #7be0a0; }
.river-moment .better i { background: #14632f; }
@media (max-width: 640px) {
  .river-moment { padding: .6rem .6rem .7rem; gap: .5rem 1.1rem; }
  .river-moment b { width: 2.2rem; height: 3.1rem; font-size: 1.1rem; }
  .river-moment b.bid { width: 2.6rem; height: 2.6rem; }
}
</style>
"""


def moment_picture(decision: Decision) -> None:
    """Show what the one who chose could see; the choice that was made and the better one stand out.

    Cards come from a closed set: there is no text of people in it.
    """
    seen = decision.view
    ring = {str(getattr(decision.best, "card", "")): "better"}
    ring[str(getattr(decision.chosen, "card", ""))] = "chosen"
    parts = [_bids(decision)] if isinstance(decision.chosen, Bid) else []
    if seen.turn_up:
        parts.append(_cards(_trump_words(seen.trump), [seen.turn_up], {}))
    else:
        parts.append(f"<div><small>{_trump_words(seen.trump)}</small></div>")
    if seen.trick:
        parts.append(_cards("On the table", seen.trick, {}))
    if seen.is_forehead:
        others = [card for hand in seen.shown for card in hand]
        parts.append(_cards("The others' cards", others, {}))
    if seen.hand:
        hand = sorted(seen.hand, key=lambda card: fan_place(card, seen.trump))
        parts.append(_cards("The hand", hand, ring, "whole"))
    st.html(f"{_CSS}<div class='river-moment'>{''.join(parts)}</div>")


def _trump_words(trump: Suit | None) -> str:
    return "No trump" if trump is None else f"Trump: {_GLYPHS[trump]}"


def _bids(decision: Decision) -> str:
    """Show the number that was bid, and the better one."""
    chosen, best = decision.chosen, decision.best
    assert isinstance(chosen, Bid), "of a card the cards are shown"
    assert isinstance(best, Bid), "a bid is compared with bids"
    numbers = (("chosen", "bid", chosen.tricks), ("better", "better", best.tricks))
    chips = (
        f"<span class='{kind}'><b class='bid'>{tricks}</b><i>{said}</i></span>"
        for kind, said, tricks in numbers
    )
    return f"<div><small>The bid</small>{''.join(chips)}</div>"


def _cards(title: str, cards: Sequence[Card], ring: dict[str, str], kind: str = "") -> str:
    shown = "".join(_card(card, ring.get(str(card), "")) for card in cards)
    return f"<div class='{kind}'><small>{title}</small>{shown}</div>"


def _card(card: Card, kind: str) -> str:
    face = _FACES.get(card.rank, str(card.rank))
    suit = "j" if card.is_joker else str(card.suit)
    said = {"chosen": "<i>played</i>", "better": "<i>better</i>"}.get(kind, "")
    drawn = f"<b class='s-{suit}' title='{card_name(card)}'>{face}<br>{_GLYPHS[card.suit]}</b>"
    return f"<span class='{kind}'>{drawn}{said}</span>"
