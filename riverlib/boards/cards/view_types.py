"""The shape of what the card table is sent; ``view_types.js`` says the same for the browser.

A card is text as in the game's log (``"Qh"``, ``"*1"``), a seat its number from 0.
"""

from typing import Literal, NotRequired, TypeAlias, TypedDict

from riverlib.boards.cards.coach_types import Coach
from riverlib.boards.view_types import BoardView, Fact


class Cover(TypedDict):
    """Whose hand lies face down until its person taps ``ask``; ``news`` is what they missed.

    Where ``waits``, another device is waited for and nothing is to be tapped.
    """

    seat: int
    name: str
    ask: str
    news: str
    waits: bool


class Seat(TypedDict):
    """One player as everybody sees them."""

    name: str
    face: str
    colour: int
    kind: str
    bid: int | None
    laid: bool
    taken: int
    cards: int
    total: int
    team: int | None
    shown: list[str]


class Deal(TypedDict):
    """The deal on the table: its number from 1, of how many, the cards for each.

    ``again`` tells a game that is played on from a choice in another one.
    """

    number: int
    of: int
    size: int
    dealer: int
    forehead: bool
    again: bool


class Bids(TypedDict):
    """What may be bid, up to ``max``; why the hooked bid is closed, whole and in short."""

    open: list[int]
    hooked: int | None
    reason: str
    short: str
    max: int


class HandCard(TypedDict):
    """A card of mine, with the place in ``reasons`` why it may not be played."""

    card: str
    reason: int | None


class Trick(TypedDict):
    """The trick on the table; ``best`` is the place of the card that takes it so far."""

    leader: int | None
    cards: list[str]
    best: int | None


class LastTrick(TypedDict):
    """The trick that was taken last."""

    leader: int
    cards: list[str]
    taker: int


class TrickReasons(TypedDict):
    """Why the trick on the table, and the one before it, go where they go."""

    running: str | None
    last: str | None


class Dealt(TypedDict):
    """A deal begins: its number from 1."""

    number: int
    kind: Literal["dealt"]
    deal: int
    size: int
    dealer: int


class TrumpFixed(TypedDict):
    """The turn-up, if any, and the trump it fixes."""

    number: int
    kind: Literal["trump"]
    turn_up: str | None
    trump: str | None


class BidMade(TypedDict):
    """An open bid."""

    number: int
    kind: Literal["bid"]
    seat: int
    tricks: int


class BidPlaced(TypedDict):
    """A bid laid down, not yet to be seen."""

    number: int
    kind: Literal["placed"]
    seat: int


class BidsRevealed(TypedDict):
    """All laid-down bids, seat by seat."""

    number: int
    kind: Literal["revealed"]
    bids: list[int]


class LeadGiven(TypedDict):
    """The seat that leads the first trick."""

    number: int
    kind: Literal["lead"]
    seat: int


class CardPlayed(TypedDict):
    """A card, and the place of the card that takes the trick so far."""

    number: int
    kind: Literal["play"]
    seat: int
    card: str
    best: int


class TrickTaken(TypedDict):
    """The trick on the table is full: who takes it."""

    number: int
    kind: Literal["trick"]
    seat: int


class DealScored(TypedDict):
    """The points of a deal and the totals after it, seat by seat."""

    number: int
    kind: Literal["scored"]
    points: list[int]
    totals: list[int]


class GameEnded(TypedDict):
    """The end of the game."""

    number: int
    kind: Literal["over"]
    winners: list[int]


CardEvent: TypeAlias = (
    Dealt
    | TrumpFixed
    | BidMade
    | BidPlaced
    | BidsRevealed
    | LeadGiven
    | CardPlayed
    | TrickTaken
    | DealScored
    | GameEnded
)


class Can(TypedDict):
    """The tools that do something now."""

    undo: bool
    claim: bool


class Sealed(TypedDict):
    """Which cards were fixed beforehand, and their code: this deal's, the next one's.

    Of a game played on from an open one they were ``known``; of one that is ``over`` all are open.
    """

    kind: Literal["now", "next", "known", "over"]
    code: str


class Standing(TypedDict):
    """A side's place by the totals so far, 1 for the best; partners stand in one row."""

    place: int
    seats: list[int]


class SummaryRow(TypedDict):
    """How a score of the deal came about, and the place after it; partners stand in one row."""

    place: int
    seats: list[int]
    bid: int
    taken: int
    made: bool
    points: int


class SheetDeal(TypedDict):
    """One finished deal, seat by seat; ``made`` are the seats whose bid came true."""

    dealer: int
    bids: list[int]
    taken: list[int]
    made: list[int]
    points: list[int]


class Sheet(TypedDict):
    """The score sheet: the hand sizes of all deals, the results of those finished."""

    sizes: list[int]
    deals: list[SheetDeal]


class Stretch(TypedDict):
    """The bidding, or a trick, of a deal that is looked at again.

    ``at`` is the step that a click goes to, ``marks`` are those of the choices in it that were
    weighed: ``fine``, ``doubtful`` or ``bad``. ``forced`` says that there was none to weigh.
    """

    title: str
    at: int
    now: bool
    marks: list[str]
    forced: bool


class Choice(TypedDict):
    """A choice that cost something, by the seat that made it, and what would have been better.

    Both as in the game's log: ``"play Td"``, ``"bid 2"``.
    """

    seat: int
    played: str
    better: str


class Looking(TypedDict):
    """A finished deal that is looked at again: all hands open, and its stretches.

    ``mark`` is of the choice on show, empty where none was weighed; ``choice`` is there where that
    one cost something; ``plays_on`` tells that a person chooses here, who may play on in a new
    game; ``mistakes`` by how many actions each costly choice of a person is told; ``next_deal`` is
    the number, from 1, of the next deal of a finished game that has one, 0 where none has, ``None``
    as long as that is not known; ``judging`` that the marks of this deal are being worked out;
    ``kindly`` that it is a newcomer's first game, in which nothing is called bad or a mistake.
    """

    hands: list[list[str]]
    stretches: list[Stretch]
    mark: Literal["", "fine", "doubtful", "bad"]
    choice: Choice | None
    plays_on: bool
    mistakes: list[int]
    next_deal: int | None
    judging: bool
    kindly: bool


class CardView(BoardView):
    """All that the browser may know of a match.

    ``hidden_hand`` counts cards of mine that only the others see; ``turn_words`` says in short
    what holds my cards back, ``jokers_as`` the suit that a joker counts as in this deal;
    ``forced`` says that nothing is left to choose: my last card, or the only one allowed;
    ``guided`` is there in a newcomer's first game, with the coach beside it;
    ``torn`` is the number of the finished deal that taking back would tear up, where no longer
    that deal's own result is on show.
    ``scoring_words`` tell, below a summary, what bids made and missed score.
    ``standings`` and the rows of the summary come by their place; ``facts`` tell a game that is
    over. ``looking`` is there while a finished deal is looked at again; ``coach`` while the choice
    is mine, and tells what I asked it for. ``sealed`` is ``None`` where nothing was fixed
    beforehand, as in lessons.
    """

    me: int
    cover: Cover | None
    forced: Literal["last", "only"] | None
    guided: NotRequired[Literal[True]]
    torn: NotRequired[int]
    seats: list[Seat]
    deal: Deal
    turn_up: str | None
    trump: str | None
    jokers_as: str | None
    stock: int
    hand: list[HandCard]
    reasons: list[str]
    turn_words: str
    hidden_hand: int
    bids: Bids | None
    trick: Trick
    last_trick: LastTrick | None
    why: TrickReasons
    events: list[CardEvent]
    can: Can
    summary: list[SummaryRow] | None
    scoring_words: str
    sheet: Sheet
    standings: list[Standing]
    winners: list[int]
    facts: list[Fact]
    looking: Looking | None
    coach: Coach | None
    sealed: Sealed | None
