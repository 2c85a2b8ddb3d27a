"""What whoever was away is told that a bot has done for them."""

import pytest

from riverlib import cards
from riverlib.boards.cards.meanwhile import meanwhile as at_cards
from riverlib.boards.race.meanwhile import meanwhile as at_the_race
from riverlib.cards.events import BidMade, BidPlaced, BidsRevealed, CardPlayed
from riverlib.cards.events import Event as CardEvent
from riverlib.race.events import BoatSailed, LossReason, Rolled, TurnLost
from riverlib.race.events import Event as RaceEvent

ME, OTHER = 1, 0
FOUR = cards.parse_card("4d")
AT_CARDS: list[tuple[list[CardEvent], str]] = [
    ([], ""),
    ([BidMade(OTHER, 2), CardPlayed(OTHER, FOUR)], ""),
    ([BidMade(ME, 2)], "A bot bid 2 for you."),
    ([BidPlaced(ME)], "A bot laid down a bid for you."),
    ([BidPlaced(ME), BidsRevealed((0, 3))], "A bot bid 3 for you."),
    ([BidsRevealed((0, 3))], ""),  # the bid was one's own
    ([CardPlayed(ME, FOUR)], "A bot played the 4 of diamonds for you."),
    ([BidMade(ME, 0), CardPlayed(ME, FOUR)], "A bot bid 0 and played the 4 of diamonds for you."),
    ([CardPlayed(ME, FOUR)] * 4, "A bot played 4 cards for you."),
]


@pytest.mark.parametrize(("events", "says"), AT_CARDS)
def test_at_cards(events: list[CardEvent], says: str) -> None:
    assert at_cards(events, ME) == (f"{says} Now you play again." if says else "")


SAILED = BoatSailed(ME, 0, 3, 6)
AT_THE_RACE: list[tuple[list[RaceEvent], str]] = [
    ([], ""),
    ([Rolled(OTHER, 3)], ""),
    ([Rolled(ME, 3), SAILED], "A bot threw and sailed for you."),
    ([SAILED], "A bot sailed for you."),
    ([Rolled(ME, 3), TurnLost(ME, LossReason.NO_WIND)], "A bot threw for you."),
    ([Rolled(ME, 3), SAILED] * 3, "A bot threw 3 times and sailed 3 times for you."),
]


@pytest.mark.parametrize(("events", "says"), AT_THE_RACE)
def test_at_the_race(events: list[RaceEvent], says: str) -> None:
    assert at_the_race(events, ME) == (f"{says} Now you play again." if says else "")
