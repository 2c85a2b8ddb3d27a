"""What each game looks like: a moment of it, drawn by its own board."""

from functools import lru_cache

from riverlib import cards, race
from riverlib.learn.arranged import arranged, arranged_race
from riverlib.learn.position import CardPosition, RacePosition
from riverlib.learn.rules.picture import Picture, names_at
from riverlib.ui.rules.pictures import river_pictures, table_pictures
from riverlib.ui.rules.pictures.sent import Rule, sent_alone

_DEAL = 3
"""The deal that is shown: seven cards each, and some points on the plates."""
_HANDS = (
    "As Td 5s Jc 9c 7d 2d",
    "Kh Qc 9s 8d 6h 4d 3c",
    "4h Kd Js Tc 7h 5c 2s",
    "Ah Qd Ts 8c 6d 4c 3s",
)
_TURNED_UP = "8s"
_BIDS = (2, 1, 2, 3)
"""In the order of bidding; the dealer, who looks, bids last."""
_TRICK = ("Kh", "4h", "Ah", "5s")
_MINE, _RIVAL, _THIRD = (6, 3, 2), (race.HARBOUR, 5, 4), (7, 4, 1)
_FACE = 3


def show(game: str) -> None:
    """Show a moment of a game: ``"cards"`` or ``"race"``."""
    if game == "cards":
        table_pictures([_table()], key="home_table")
    else:
        river_pictures([_river()], key="home_river")


@lru_cache(maxsize=1)
def _table() -> Rule:
    """Draw the moment before a small trump takes an ace."""
    variant = cards.VARIANTS[0]
    names = names_at(len(_HANDS), 0)
    start = CardPosition.start(variant, names, deal_no=_DEAL, game_id="home", seed=85)
    shuffle = arranged(
        variant,
        len(names),
        hands=[[cards.parse_card(card) for card in hand.split()] for hand in _HANDS],
        turn_up=cards.parse_card(_TURNED_UP),
        deal_no=_DEAL,
    )
    position = start.after(shuffle, *map(cards.Bid, _BIDS))
    plays = [cards.Play(cards.parse_card(card)) for card in _TRICK]
    before = position.after(*plays[:-1])
    words = "A card table: three have played hearts, and your small trump will take the trick."
    picture = Picture(before=before, after=before.after(plays[-1]), me=0, words=words)
    return sent_alone("table", picture)


@lru_cache(maxsize=1)
def _river() -> Rule:
    """Draw the moment before a boat sails on."""
    state = arranged_race(
        race.DEFAULT_LAYOUT,
        [_MINE, _RIVAL, _THIRD],
        face=_FACE,
        tides=2,
        docked=[(1, 0)],
    )
    before = RacePosition.at(state, names_at(3, 0), game_id="home")
    sail = race.legal_actions(state)[0]
    words = "A river: boats between the waterfall and the harbour, and one of yours sails on."
    return sent_alone("river", Picture(before=before, after=before.after(sail), me=0, words=words))
