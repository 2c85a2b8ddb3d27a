"""What the card table is sent of finished deals: summary, score sheet, standings, facts."""

from collections.abc import Sequence

from riverlib import cards
from riverlib.boards.cards import view_types as sent
from riverlib.boards.cards.shown import ShownGame
from riverlib.boards.facts import sent_facts
from riverlib.boards.view_types import Fact
from riverlib.cards.evening import evening
from riverlib.cards.sitting import sitting
from riverlib.cards.standings import Standing, is_made, side_bid, sides, standings
from riverlib.core.people import People
from riverlib.play.players import PERSON


def sent_standings(state: cards.GameState) -> list[sent.Standing]:
    """Return all sides by the totals so far."""
    return [
        {"place": each.place, "seats": list(each.seats)}
        for each in standings(state.variant, state.totals)
    ]


def sent_summary(match: ShownGame) -> list[sent.SummaryRow] | None:
    """Show how each score of the last deal came about, by the place that it led to."""
    state = match.state
    if not state.results:
        return None
    result = state.results[-1]
    return [_summary_row(result, each) for each in standings(state.variant, result.totals)]


def _summary_row(result: cards.DealResult, stands: Standing) -> sent.SummaryRow:
    bid, taken = side_bid(result, stands.seats)
    return {
        "place": stands.place,
        "seats": list(stands.seats),
        "bid": bid,
        "taken": taken,
        "made": bid == taken,
        "points": result.points[stands.seats[0]],
    }


def scoring_words(match: ShownGame) -> str:
    """Say what bids score that were made, and that were missed, where the last deal had such."""
    scoring = match.state.variant.scoring
    outcomes = {row["made"] for row in sent_summary(match) or ()}
    lines = ((True, cards.made_line), (False, cards.miss_line))
    return " ".join(line(scoring) for made, line in lines if made in outcomes)


def dealer_of(result: cards.DealResult) -> int:
    """Return who dealt a deal that the engine played."""
    assert result.dealer is not None  # only a written score may leave it out
    return result.dealer


def sent_sheet(state: cards.GameState) -> sent.Sheet:
    """Return the score sheet as far as it is written."""
    return {
        "sizes": list(state.variant.hand_sizes),
        "deals": [
            {
                "dealer": dealer_of(result),
                "bids": list(result.bids),
                "taken": list(result.taken),
                "made": _made(state.variant, result),
                "points": list(result.points),
            }
            for result in state.results
        ],
    }


def _made(variant: cards.Variant, result: cards.DealResult) -> list[int]:
    made = [side for side in sides(variant, len(result.bids)) if is_made(result, side)]
    return sorted(seat for side in made for seat in side)


def facts_of(match: ShownGame, *, for_onlooker: bool = False) -> list[Fact]:
    """Tell what a finished game was: to its one person, or to all who play or look on."""
    people, state = _people(match, for_onlooker=for_onlooker), match.state
    facts = evening(state.variant, state.results, people=people, persons=_persons(match))
    return sent_facts(facts)


def sitting_of(
    match: ShownGame, won: Sequence[frozenset[str]], *, for_onlooker: bool
) -> list[Fact]:
    """Tell how often who won where several games were played; nothing of a first one.

    Parameters
    ----------
    won : sequence of frozenset of str
        The names of those who won each of the games.
    """
    people = _people(match, for_onlooker=for_onlooker)
    fact = sitting(match.state.variant, won, people=people)
    return sent_facts([fact] if fact else [])


def _persons(match: ShownGame) -> list[int]:
    return [seat for seat, player in enumerate(match.players) if player.kind == PERSON]


def _people(match: ShownGame, *, for_onlooker: bool) -> People:
    persons = _persons(match)
    reader = persons[0] if len(persons) == 1 and not for_onlooker else None
    return People([player.name for player in match.players], reader)
