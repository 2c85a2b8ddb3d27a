"""Why, for the card table: every trick and score with its reason, in sentences."""

from riverlib import cards
from riverlib.boards.cards import view_types as sent
from riverlib.boards.cards.shown import ShownGame
from riverlib.cards.rules import team_of
from riverlib.core.people import People
from riverlib.learn.cards.why import points_reason, taker_reason


def trick_reasons(match: ShownGame, seen: cards.View) -> sent.TrickReasons:
    """Say why the trick on the table and the one before it go where they go."""
    last = seen.tricks[-1] if seen.tricks else None
    running = _taker(match, seen, seen.trick, seen.leader) if seen.trick else None
    return {
        "running": running,
        "last": _taker(match, seen, last.cards, last.leader, past=True) if last else None,
    }


def _taker(
    match: ShownGame,
    seen: cards.View,
    trick: tuple[cards.Card, ...],
    leader: int | None,
    *,
    past: bool = False,
) -> str:
    assert leader is not None  # cards lie on the table
    names = [player.name for player in match.players]
    reason = taker_reason(
        seen.variant,
        trick,
        leader=leader,
        trump=trump_on_show(seen),
        names=names,
        you=seen.seat,
        past=past,
    )
    return reason.text


def trump_on_show(seen: cards.View) -> cards.Suit | None:
    """Return the trump of the tricks on show: after the last one a deal is a result already."""
    over = seen.phase in (cards.Phase.SHUFFLE, cards.Phase.OVER)
    return seen.results[-1].trump if over and seen.results else seen.trump


def score_reason(match: ShownGame, result: cards.DealResult, seat: int, you: int | None) -> str:
    """Say why a seat has the points of a deal, and whose they are; partners share them."""
    variant = match.state.variant
    people = People([player.name for player in match.players], you)
    players = len(result.bids)
    team = team_of(variant, seat, players)
    mates = range(team, players, players // variant.team_size)
    alone = len(mates) == 1
    reason = points_reason(
        variant,
        bid=sum(result.bids[mate] for mate in mates),
        taken=sum(result.taken[mate] for mate in mates),
        hand_size=result.hand_size,
        team="" if alone else people.together(mates),
    )
    return f"{match.players[seat].name}: {reason.text}" if alone else reason.text
