"""Pictures of the rules of play: following, trumps, who takes a trick, points."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from riverlib import cards
from riverlib.cards.rules import suit_in_play, team_of, trick_taker
from riverlib.cards.suits import the
from riverlib.cards.variant import cards_in_play
from riverlib.core.counting import listed
from riverlib.core.people import People
from riverlib.learn.arranged import Hand
from riverlib.learn.position import CardPosition
from riverlib.learn.rules.dealing import CardPicture, moving, still
from riverlib.learn.rules.deals import PictureTable, tables
from riverlib.learn.rules.picture import Picture, names_at

TellsTrick: TypeAlias = Callable[[cards.GameState, cards.Trick], bool]
Deals: TypeAlias = Callable[[int, int], CardPosition]
_ONE_CARD = "With one card each there is nothing to choose."


def trump_lead(table: PictureTable) -> CardPicture:
    """Show a leader whose trumps are closed."""

    def look(positions: list[CardPosition]) -> CardPicture | None:
        for position in positions:
            state, closed = position.state, _closed(position)
            if not closed or state.trick or state.to_move is None:
                continue
            trump = cards.SUIT_NAMES[state.trump] if state.trump else ""
            when = (
                "no trump has been played yet"
                if state.variant.trump_lead is cards.TrumpLead.BROKEN
                else "it is the first trick"
            )
            waits = f"{_no_more_than_two(closed)} must wait, because {trump} are trumps"
            words = f"You lead, and {when}: {waits}."
            return still("trump_lead", position, state.to_move, words, *_cards(closed))
        return None

    return table.search(table.dealt, look, 2) or _nothing("trump_lead", table)


def follow(table: PictureTable) -> CardPicture:
    """Show a hand of which only the cards of the led suit may be played."""

    def look(positions: list[CardPosition]) -> CardPicture | None:
        for position in positions:
            state = position.state
            if not state.trick or not _closed(position) or state.to_move is None:
                continue
            led = suit_in_play(state.trick[0], state.trump)
            free = cards.playable(state, state.to_move)
            if any(suit_in_play(card, state.trump) is not led for card in free):
                continue
            words = (
                f"{_suit(led)} were led, and you have some: you may play {_no_more_than_two(free)}."
            )
            return still("follow", position, state.to_move, words, *_cards(free))
        return None

    return table.search(table.dealt, look, 2) or _nothing("follow", table)


def must_trump(table: PictureTable) -> CardPicture:
    """Show a hand without the led suit, of which only trumps may be played."""

    def look(positions: list[CardPosition]) -> CardPicture | None:
        for position in positions:
            state = position.state
            if not state.trick or not _closed(position) or state.to_move is None:
                continue
            led = suit_in_play(state.trick[0], state.trump)
            free = cards.playable(state, state.to_move)
            if any(suit_in_play(card, state.trump) is led for card in free):
                continue
            must = f"you must play {_no_more_than_two(free)}"
            words = f"You have no {cards.SUIT_NAMES[led]}, but a trump: {must}."
            return still("must_trump", position, state.to_move, words, *_cards(free))
        return None

    return table.search(table.dealt, look, 2) or _nothing("must_trump", table)


def taker(table: PictureTable) -> CardPicture:
    """Show a trick taken by a trump, or without trumps by the highest card of the led suit."""

    def is_telling(state: cards.GameState, trick: cards.Trick) -> bool:
        led = suit_in_play(trick.cards[0], state.trump)
        best = trick.cards[(trick.taker - trick.leader) % state.players]
        others = [card for card in trick.cards if card is not best]
        if table.fit.trump is cards.Trump.NONE:
            return any(card.suit is not led and card.rank > best.rank for card in others)
        return suit_in_play(best, state.trump) is state.trump is not led and not best.is_joker

    found = _first_trick(table, "taker", is_telling)
    return found or _first_trick(table, "taker", lambda *_: True) or _nothing("taker", table)


def jokers(table: PictureTable) -> CardPicture:
    """Show a joker that takes a trick from the ace of trump, or from another joker."""
    there = [card for card in cards_in_play(table.fit, table.fit.packs or 1) if card.is_joker]
    turn_up = cards.parse_card("2h") if table.fit.trump is cards.Trump.TURN_UP else None
    ace = cards.parse_card("Ah" if turn_up else "As")
    hands: dict[int, Hand] = dict(
        enumerate([[ace], *([joker] for joker in there)][: table.players])
    )

    most = min(len(there), table.players)

    def is_full(_: cards.GameState, trick: cards.Trick) -> bool:
        held = sum(card.is_joker for card in trick.cards)
        return held == most and (ace in trick.cards or held == table.players or held > 1)

    def is_telling(_: cards.GameState, trick: cards.Trick) -> bool:
        held = [card for card in trick.cards if card.is_joker]
        return bool(held) and (ace in trick.cards or len(held) > 1)

    def deal(size: int, seed: int) -> CardPosition:
        return table.dealt(size, seed, hands=hands, turn_up=turn_up)

    found = _first_trick(table, "jokers", is_full, deal)
    found = found or _first_trick(table, "jokers", is_telling, deal)
    return found or _nothing("jokers", table)


def equal_cards(table: PictureTable) -> CardPicture:
    """Show two equal cards in a trick, of which the later one takes it."""
    for other in tables(table.variant):
        if (other.fit.packs or 1) < 2:
            continue
        turn_up = cards.parse_card("2h") if other.fit.trump is cards.Trump.TURN_UP else None
        turn_up = turn_up if other.leaves_cards else None
        ace = cards.parse_card("Ah" if turn_up else "As")
        return _equal(other, ace, turn_up)
    words = "However many play, one pack is enough for these deals: no two cards are equal."
    return still("equal_cards", table.dealt(table.sizes()[0], 1), 0, words, matters=False)


def _equal(table: PictureTable, ace: cards.Card, turn_up: cards.Card | None) -> CardPicture:
    def is_telling(state: cards.GameState, trick: cards.Trick) -> bool:
        at = (trick.taker - trick.leader) % state.players
        return trick.cards[at] in trick.cards[:at]

    def deal(size: int, seed: int) -> CardPosition:
        return table.dealt(size, seed, hands={0: [ace], 1: [ace]}, turn_up=turn_up)

    found = _first_trick(table, "equal_cards", is_telling, deal)
    return found or _nothing("equal_cards", table)


def scoring(table: PictureTable) -> CardPicture:
    """Show the points of a deal in which somebody was right and somebody was not."""

    def look(positions: list[CardPosition], any_end: bool = False) -> CardPicture | None:
        before, after = positions[-2], positions[-1]
        result = after.state.results[-1]
        sums = [_of_team(table, result.bids, result.taken, no) for no in range(table.players)]
        made = [bid == taken for bid, taken in sums]
        if len(set(made)) < 2 and not any_end:
            return None
        seat = made.index(True) if True in made else 0
        bid, taken = sums[seat]
        score = cards.score(table.fit.scoring, bid=bid, taken=taken, hand_size=result.hand_size)
        who = "You" if table.fit.team_size == 1 else "Your team"
        points = "point" if abs(score.points) == 1 else "points"
        words = f"{who} bid {bid} and took {taken}: {score.how} {points}."
        seen = moving("scoring", before, after, seat, words).after
        mark = f"seat:{seat}"
        return Picture(
            before=seen, after=seen, me=seat, words=words, marks=(mark,), shows_points=True
        )

    found = table.search(table.dealt, look)
    if found is None:
        last = list(table.played(table.dealt(table.sizes()[0], 1), 1))
        found = look(last, any_end=True)
    assert found is not None  # every deal is scored
    return found


def _of_team(
    table: PictureTable, bids: Sequence[int], taken: Sequence[int], seat: int
) -> tuple[int, int]:
    """Return what a seat's side bid and took; alone it is a side of its own."""
    team = team_of(table.fit, seat, table.players)
    partners = range(team, table.players, table.players // table.fit.team_size)
    return sum(bids[each] for each in partners), sum(taken[each] for each in partners)


def _first_trick(
    table: PictureTable,
    key: str,
    is_telling: TellsTrick,
    deal: Deals | None = None,
) -> CardPicture | None:
    """Show a trick from its first card on."""

    def look(positions: list[CardPosition]) -> CardPicture | None:
        for no, position in enumerate(positions):
            tricks = _tricks(position)
            before = positions[no - 1] if no else position
            if len(tricks) == len(_tricks(before)) or not is_telling(before.state, tricks[-1]):
                continue
            start = next(
                (each for each in positions[:no] if len(each.state.trick) == 1
                 and len(_tricks(each)) == len(tricks) - 1),
                before,
            )  # fmt: skip
            return _trick_picture(key, start, position, tricks[-1])
        return None

    return table.search(deal or table.dealt, look)


def _trick_picture(
    key: str, start: CardPosition, end: CardPosition, trick: cards.Trick
) -> CardPicture:
    state = start.state
    names = names_at(state.players, trick.leader)
    best = trick.cards[trick_taker(state.variant, trick.cards, state.trump)]
    led = suit_in_play(trick.cards[0], state.trump)
    takes = f"{People(names, None).doing(trick.taker, 'take')} the trick"
    if trick.cards.count(best) > 1:
        words = f"{the(best).capitalize()} lies there twice: the later one wins. {takes}."
    elif best.is_joker:
        words = f"{the(best).capitalize()} is the best trump in this trick. {takes}."
    elif state.trump is not None and suit_in_play(best, state.trump) is state.trump:
        words = f"{the(best).capitalize()} is the highest trump. {takes}."
    else:
        words = f"{_suit(led)} were led, and {the(best)} is the highest of them. {takes}."
    return moving(key, start, end, trick.leader, words, f"card:{best}")


def _tricks(position: CardPosition) -> Sequence[cards.Trick]:
    """Return the tricks of the deal, also when it has just been scored."""
    state = position.state
    if state.results:
        return state.results[-1].tricks
    return state.tricks


def _closed(position: CardPosition) -> list[cards.Card]:
    """Return the cards that the seat to play holds and may not play."""
    state = position.state
    if state.phase is not cards.Phase.PLAY or state.to_move is None:
        return []
    free = cards.playable(state, state.to_move)
    return [card for card in state.hands[state.to_move] if card not in free]


def _nothing(key: str, table: PictureTable) -> CardPicture:
    words = _ONE_CARD if table.largest == 1 else "Under these rules this hardly ever comes up."
    position = table.dealt(table.sizes()[0], 1)
    return still(key, position, position.state.to_move or 0, words, matters=False)


def _suit(suit: cards.Suit) -> str:
    return "Trumps" if suit is cards.Suit.JOKERS else cards.SUIT_NAMES[suit].capitalize()


def _cards(held: Sequence[cards.Card]) -> tuple[str, ...]:
    return tuple(f"card:{card}" for card in dict.fromkeys(held))


def _no_more_than_two(held: Sequence[cards.Card]) -> str:
    """Name up to two cards, or their suit."""
    different = list(dict.fromkeys(held))
    if len(different) <= 2:
        return listed([the(card) for card in different], "or")
    return f"those {len(different)} cards"
