"""Lists say what is true under any rules: who shares a total, who made the bid, who won by what."""

from dataclasses import replace

from hypothesis import given, settings

from riverlib import cards
from riverlib.cards.standings import is_made, sides
from riverlib.core.game import Game
from riverlib.games import find_game
from riverlib.play import default_players
from riverlib.play.results import result
from riverlib.store import marks_of
from tests.cards.random_rules import TABLES, Table

CARDS: Game = find_game("cards")


@settings(max_examples=60)
@given(TABLES)
def test_marks_are_those_of_the_rules(table: Table) -> None:
    *_, (_, _, state, _) = table.moves()
    kept = result(CARDS, table.variant, state, default_players(state.players))
    together = sides(state.variant, state.players)
    assert kept.sides == len(together)
    marks = marks_of(kept.deals, state.players, kept.sides)
    for side in together:
        made = sum(is_made(deal, side) for deal in state.results)
        assert {marks[seat].made for seat in side} == {made}
        assert len({(kept.seats[seat].total, kept.seats[seat].won) for seat in side}) == 1
        assert all(seat % len(together) == side[0] for seat in side)
    best = [max(deal.points[seat] for deal in state.results) for seat in range(state.players)]
    assert [each.best for each in marks] == best


@given(TABLES)
def test_rules_are_the_same_by_what_they_say(table: Table) -> None:
    renamed = replace(table.variant, name="Ours", key="ours")
    assert CARDS.rules_id(renamed) == CARDS.rules_id(table.variant)
    other = replace(table.variant, hand_sizes=(*table.variant.hand_sizes, 1))
    assert CARDS.rules_id(other) != CARDS.rules_id(table.variant)
    assert cards.rules_id(renamed) == CARDS.rules_id(renamed)
