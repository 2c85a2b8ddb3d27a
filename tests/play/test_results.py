"""What a game came to is in the store as soon as a deal is over; older games are filled in."""

from riverlib import cards
from riverlib.core import GameLog
from riverlib.play import CardMatch, default_players
from riverlib.play.backfill import Backfill
from riverlib.play.results import result_of
from riverlib.store import Games, Results
from tests.analysis.games import SHORT, random_log, random_race


def play_deal(match: CardMatch) -> None:
    """Play the running deal to its end with whatever is allowed."""
    deals = len(match.state.results)
    while len(match.state.results) == deals:
        action = cards.legal_actions(match.state)[0]
        if isinstance(action, cards.Bid):
            match.bid(0, action.tricks)
        else:
            assert isinstance(action, cards.Play)
            match.play(0, action.card)


def in_store(results: Results) -> list[tuple[int, ...]]:
    return [tuple(row[1:]) for row in results.deals()]


def in_engine(match: CardMatch) -> list[tuple[int, ...]]:
    players = match.state.players
    return [
        (players, no, seat, deal.hand_size, deal.dealer, *bid_taken_points)
        for no, deal in enumerate(match.state.results)
        for seat, bid_taken_points in enumerate(
            zip(deal.bids, deal.taken, deal.points, strict=True)
        )
    ]


def test_a_finished_deal_is_in_the_store_at_once(games: Games, results: Results) -> None:
    match = CardMatch.start(games, SHORT, default_players(3, "random"), seed=3)
    for deals in (1, 2, 3):
        play_deal(match)
        assert len(match.state.results) == deals
        assert in_store(results) == in_engine(match)
        if not match.state.is_over:
            match.next_deal()
    finals = results.finals()
    assert [each.total for each in finals] == list(match.state.totals)
    assert [each.seat for each in finals if each.won] == list(match.state.winners)
    assert [each.kind for each in finals] == ["person", "random", "random"]


def test_undo_takes_a_deal_back_out_of_the_store(games: Games, results: Results) -> None:
    match = CardMatch.start(games, SHORT, default_players(3, "random"), seed=3)
    play_deal(match)
    match.undo()
    assert not match.state.results
    assert (in_store(results), results.missing(9)) == ([], [])


def test_an_imported_game_is_in_the_store_with_its_deals(games: Games, results: Results) -> None:
    match = CardMatch.open(games, random_log())
    assert match.state.is_over
    assert in_store(results) == in_engine(match)


def test_older_games_of_both_kinds_are_filled_in(games: Games, results: Results) -> None:
    logs = {"cards": random_log(), "race": random_race()}
    for log in logs.values():
        games.start(log, "", finished=True)
    backfill = Backfill(games, results)
    assert backfill.left() == 2
    backfill.start()
    assert backfill.wait(60)
    assert (backfill.left(), backfill.unreadable) == (0, 0)
    for kind, log in logs.items():
        expected = [seat.total for seat in result_of(log).seats]
        assert [each.total for each in results.finals(game=kind)] == expected


def test_a_game_that_cannot_be_read_is_left_alone(games: Games, results: Results) -> None:
    games.start(GameLog(game="cards", setup={"players": 3}), "broken")
    games.start(GameLog(game="chess", setup={}), "from elsewhere")
    games.start(random_log(), "good", finished=True)
    backfill = Backfill(games, results)
    backfill.start()
    assert backfill.wait(60)
    assert (backfill.left(), backfill.unreadable) == (0, 2)
    assert len(in_store(results)) == 9
    backfill.start()
    assert not backfill.is_busy  # nothing is left to do: no thread is started


def test_filling_stops_when_asked(games: Games, results: Results) -> None:
    for seed in range(30):
        games.start(random_log(seed=seed), "", finished=True)
    backfill = Backfill(games, results)
    backfill.start()
    backfill.stop()
    assert not backfill.is_busy
    assert 0 < backfill.left() < 30
