"""A river laid out card by card: cards change places, come and go; every step is a new layout."""

from dataclasses import replace

from riverlib.core import VariantError
from riverlib.race.layout import CARDS, Layout


def with_card_moved(layout: Layout, origin: int, target: int) -> Layout:
    """Take a card out and lay it at another place; what lies on the cards goes with them.

    >>> from riverlib.race import DEFAULT_LAYOUT
    >>> moved = with_card_moved(DEFAULT_LAYOUT, 0, 2)
    >>> moved.sandbank, moved.high_tide, moved.start
    (2, 4, 3)

    Raises
    ------
    VariantError
        If there is no such card or place.
    """
    for place in (origin, target):
        _check_place(layout, place)
    order = list(range(layout.cards))
    order.insert(target, order.pop(origin))
    return replace(
        layout,
        sandbank=order.index(layout.sandbank),
        high_tide=order.index(layout.high_tide),
        start=order.index(layout.start),
    )


def with_card_added(layout: Layout, place: int) -> Layout:
    """Lay a card of plain water at a place; the cards from there on move up.

    Raises
    ------
    VariantError
        If the river is as long as it may be, or there is no such place.
    """
    if layout.cards + 1 not in CARDS:
        raise VariantError(f"A river has at most {CARDS.stop - 1} cards.")
    if place != layout.cards:
        _check_place(layout, place)

    def moved(at: int) -> int:
        return at + (at >= place)

    return replace(
        layout,
        cards=layout.cards + 1,
        sandbank=moved(layout.sandbank),
        high_tide=moved(layout.high_tide),
        start=moved(layout.start),
    )


def with_card_removed(layout: Layout, place: int) -> Layout:
    """Take a card of plain water out; boats that would start on it start on the next one.

    Raises
    ------
    VariantError
        If the card is the sandbank or the high tide, or the river is as short as it may be.
    """
    _check_place(layout, place)
    if place in (layout.sandbank, layout.high_tide):
        name = "sandbank" if place == layout.sandbank else "high tide"
        raise VariantError(f"A river needs its {name}: move it, or take out another card.")
    if layout.cards - 1 not in CARDS:
        raise VariantError(f"A river has at least {CARDS.start} cards.")

    def moved(at: int) -> int:
        return at - (at > place)

    return replace(
        layout,
        cards=layout.cards - 1,
        sandbank=moved(layout.sandbank),
        high_tide=moved(layout.high_tide),
        start=min(moved(layout.start), layout.cards - 2),
    )


def with_sandbank_at(layout: Layout, place: int) -> Layout:
    """Let the sandbank and the card at a place change places."""
    return _exchanged(layout, layout.sandbank, place)


def with_high_tide_at(layout: Layout, place: int) -> Layout:
    """Let the high tide and the card at a place change places."""
    return _exchanged(layout, layout.high_tide, place)


def with_start_at(layout: Layout, place: int) -> Layout:
    """Let every boat begin on the card at a place."""
    _check_place(layout, place)
    return replace(layout, start=place)


def _exchanged(layout: Layout, one: int, other: int) -> Layout:
    """Let two cards change places; the boats start where they did."""
    _check_place(layout, other)
    places = {one: other, other: one}
    return replace(
        layout,
        sandbank=places.get(layout.sandbank, layout.sandbank),
        high_tide=places.get(layout.high_tide, layout.high_tide),
    )


def _check_place(layout: Layout, place: int) -> None:
    if type(place) is not int or place not in range(layout.cards):
        raise VariantError(f"There is no card {place!r} on a river of {layout.cards} cards.")
