"""The deals of a rule set as a chart, its points as a heat map, and rule sets side by side."""

from collections.abc import Sequence

import streamlit as st

from riverlib import cards
from riverlib.cards.rules import trump_of
from riverlib.cards.variant import cards_in_play
from riverlib.learn.rules.deals import tables
from riverlib.ui.shared import picture
from riverlib.ui.shared.address import Address
from riverlib.ui.shared.look import as_text

_MOST_TOGETHER = 12
"""Rows of bids that still hold their numbers; where partners can bid more, as many as tricks."""
_MOST_SHOWN = 10
"""Cards of the largest hand whose points are drawn at first."""


def show_deals(variant: cards.Variant, address: Address) -> None:
    """Show how many cards each deal has, and which deals have no trump."""
    from riverlib.figures import hand_sizes  # plotly takes half a second: only when shown

    fits = sorted(table.players for table in tables(variant))
    usual = next(iter(tables(variant))).players
    players = fits[0]
    if len(fits) > 1:
        key = address.key("players", fits, usual)
        players = st.select_slider("Players", fits, key=key)
    address.keep("players", players, usual)
    fit = cards.fitted(variant, players)
    bare = deals_without_trump(fit, players)
    figure = hand_sizes.by_deal(fit.hand_sizes, bare)
    sizes = ", ".join(map(str, fit.hand_sizes))
    picture.show(
        figure,
        key="rules_deals",
        alt=f"Cards in each deal: {sizes}",
        name="deals",
        asks="How many cards has each deal?",
        says=deals_finding(fit.hand_sizes),
    )
    words = ""
    if bare and len(bare) < len(fit.hand_sizes):
        words = "Striped deals have no trump."
    elif bare:
        words = "No deal has a trump."
    if words:
        st.caption(words)
    for note in cards.fitting_notes(variant, players):
        st.caption(as_text(note))


def deals_finding(sizes: Sequence[int]) -> str:
    """Say how many deals there are, of how many cards, and how many tricks that makes."""
    low, high = min(sizes), max(sizes)
    deals = "1 deal" if len(sizes) == 1 else f"{len(sizes)} deals"
    cards_ = f"{low} to {high} cards" if low < high else "1 card" if low == 1 else f"{low} cards"
    tricks = "1 trick" if sum(sizes) == 1 else f"{sum(sizes)} tricks"
    return f"{deals} of {cards_}: {tricks} to take in all"


def points_finding(scoring: cards.Scoring, size: int, most: int) -> str:
    """Say what a hand brings at best and at worst."""
    points = [
        cards.score(scoring, bid=bid, taken=taken, hand_size=size).points
        for bid in range(most + 1)
        for taken in range(size + 1)
    ]
    hand = "1 card" if size == 1 else f"{size} cards"
    best, worst = cards.signed(max(points)), cards.signed(min(points))
    return f"A hand of {hand} brings {best} points at best and {worst} at worst"


def deals_without_trump(fit: cards.Variant, players: int) -> list[int]:
    """Return the numbers, from 1, of the deals that have no trump whatever is turned up."""
    whole = len(cards_in_play(fit, fit.packs or 1))
    bare = []
    for deal_no, size in enumerate(fit.hand_sizes):
        turns_up = fit.trump is cards.Trump.TURN_UP and size * players < whole
        if not turns_up and trump_of(fit, deal_no, None) is None:
            bare.append(deal_no + 1)
    return bare


def show_points(variant: cards.Variant, address: Address, choice: str) -> None:
    """Show the points for every bid, and what other rule sets would give."""
    from riverlib.figures import points

    largest = variant.largest_hand
    size = largest
    if largest > 1:
        low = min(variant.hand_sizes)
        key = address.number_key("cards", low, largest, min(largest, _MOST_SHOWN))
        size = int(st.number_input("Cards in the hand", low, largest, key=key))
        address.keep("cards", size, min(largest, _MOST_SHOWN))
    st.markdown(as_text(cards.scoring_line(variant.scoring)))
    most = most_bid(variant, size)
    picture.show(
        points.by_bid_and_taken(variant.scoring, size, most_bid=most),
        key="rules_points",
        alt="Heat map of the points for every bid and every number of tricks taken",
        name="points",
        asks="What is a bid worth?",
        says=points_finding(variant.scoring, size, most),
    )
    st.caption("The framed squares are the bids that came true. Point at one: it shows the sum.")
    if variant.team_size > 1:
        st.caption(
            f"Bids and tricks are those of a team: what its {variant.team_size} partners bid and"
            " took together."
        )
    _what_if(variant, address, choice, size)


def most_bid(variant: cards.Variant, size: int) -> int:
    """Return the highest bid: of partners what they bid together, as far as a picture shows it."""
    together = variant.team_size * size
    return together if together <= _MOST_TOGETHER else size


def _what_if(variant: cards.Variant, address: Address, choice: str, size: int) -> None:
    """Let the person ask what a bid would be worth, under several rule sets."""
    st.subheader("What if …")
    bid_side, taken_side = st.columns(2)
    with bid_side:
        who = "We" if variant.team_size > 1 else "I"
        bid = _asked(f"{who} bid", "bid", min(3, size), size, address)
    with taken_side:
        taken = _asked("and take", "take", min(2, size), size, address)
    names = {each.key: each.name for each in cards.VARIANTS if each.key != choice}
    others = st.multiselect(
        "Also under the rules of",
        list(names),
        format_func=names.__getitem__,
        key=address.several_key("also", list(names), list(names)[:2]),
    )
    address.keep_several("also", others, list(names)[:2])
    for rules in (variant, *(cards.find_variant(key) for key in others)):
        st.markdown(f"- {as_text(sentence(rules, bid, taken, size))}")


def _asked(label: str, name: str, usual: int, most: int, address: Address) -> int:
    key = address.number_key(name, 0, most, usual)
    st.session_state[key] = min(st.session_state[key], most)  # the hand may have become smaller
    number = int(st.number_input(label, 0, most, key=key))
    address.keep(name, number, usual)
    return number


def sentence(rules: cards.Variant, bid: int, taken: int, size: int) -> str:
    """Say what a deal is worth under some rules, with the arithmetic."""
    found = cards.score(rules.scoring, bid=bid, taken=taken, hand_size=size)
    how = "" if "=" not in found.how else f" ({found.how.rsplit(' = ', 1)[0]})"
    points = "point" if abs(found.points) == 1 else "points"
    return f"{rules.name}: {cards.signed(found.points)} {points}{how}."
