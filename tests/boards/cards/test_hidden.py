"""What the browser is sent does not change with what its seat may not see, under any rules."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from hypothesis import given

from riverlib import cards
from riverlib.boards.cards.cover import cover
from riverlib.boards.cards.view import table_view
from riverlib.cards.events import CardsDealt, Event
from riverlib.play import Player
from tests.cards.hidden import bid_otherwise, redealt
from tests.cards.random_rules import TABLES, Table


@dataclass(frozen=True)
class Shown:
    """A game at a table, as the view asks for it."""

    state: cards.GameState
    events: Sequence[Event]
    players: Sequence[Player]
    game_id: str = "random"
    revision: int = 0
    can_undo: bool = False

    @property
    def awaits_next_deal(self) -> bool:
        return self.state.phase is cards.Phase.SHUFFLE

    @property
    def deal_start(self) -> int:
        starts = [no for no, event in enumerate(self.events) if isinstance(event, CardsDealt)]
        return starts[-1] if starts else 0


def sent(shown: Shown, seat: int, *, covered: bool) -> object:
    view = table_view(shown, me=seat, covered=covered, answered=None, note=None)
    lies_covered = covered and shown.state.to_move is not None
    return view, cover(shown) if lies_covered else None


@given(table=TABLES)
def test_the_browser_is_sent_the_same_whatever_its_seat_cannot_see(table: Table) -> None:
    rng = Random(table.seed)
    people = [Player(f"Person {seat}") for seat in range(table.players)]
    events: tuple[Event, ...] = ()
    for _, _, state, more in table.moves():
        events += more
        if state.phase not in (cards.Phase.BID, cards.Phase.PLAY) or rng.random() > 0.2:
            continue
        seat, covered = rng.randrange(table.players), rng.random() < 0.3
        looks = None if covered else seat
        other = redealt(bid_otherwise(state, looks), looks, rng)
        assert sent(Shown(other, events, people), seat, covered=covered) == sent(
            Shown(state, events, people), seat, covered=covered
        )
