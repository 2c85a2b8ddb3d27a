"""How far stored games are: told from what is kept of them, and so as a replay tells it."""

from random import Random

import pytest

from riverlib import cards, race
from riverlib.play import CardMatch, RaceMatch, default_players
from riverlib.play.so_far import so_far
from riverlib.store import Games, Standings


def play_card(match: CardMatch, rng: Random) -> None:
    seat = match.state.to_move
    if seat is None:
        match.next_deal()
        return
    action = rng.choice(cards.legal_actions(match.state))
    if isinstance(action, cards.Bid):
        match.bid(seat, action.tricks)
    else:
        match.play(seat, action.card)


@pytest.mark.parametrize("variant", cards.VARIANTS[:6], ids=lambda variant: variant.key)
def test_a_card_game_is_told_as_it_stands(games: Games, variant: cards.Variant) -> None:
    rng, standings = Random(7), Standings(games._engine)
    players = 4
    match = CardMatch.start(games, variant, default_players(players, "random"), seed=3)
    told = set()
    for _ in range(60):
        found = so_far(games, match.game_id, "cards", standings.of([match.game_id])[match.game_id])
        state = match.state
        deals = len(state.variant.hand_sizes)
        assert (found.deal, found.deals) == (min(len(state.results) + 1, deals), deals)
        assert tuple(seat.total for seat in found.seats) == tuple(state.totals)
        assert (found.finished, found.rules) == (state.is_over, variant.name)
        told.add(found.deal)
        if state.is_over:
            break
        play_card(match, rng)
    assert len(told) > 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_race_is_told_as_it_stands(games: Games, players: int) -> None:
    rng, standings = Random(players), Standings(games._engine)
    match = RaceMatch.start(games, race.DEFAULT_LAYOUT, default_players(players), first=0, seed=4)
    while True:
        found = so_far(games, match.game_id, "race", standings.of([match.game_id])[match.game_id])
        state = match.state
        assert found.finished == state.is_over
        assert tuple(seat.total for seat in found.seats) == tuple(state.scores)
        if state.is_over:
            assert [no for no, s in enumerate(found.seats) if s.won] == list(state.winners)
            break
        assert (found.round, found.boats_home) == (state.tides + 1, len(state.docked))
        if state.phase is race.Phase.ROLL:
            match.roll(0)
        else:
            match.choose(0, rng.choice(race.legal_actions(state)))


def test_a_race_that_was_played_on_from_another_is_told_as_its_copy(games: Games) -> None:
    match = RaceMatch.start(games, race.DEFAULT_LAYOUT, default_players(2), first=0, seed=4)
    copy = RaceMatch.what_if(games, match.log, 0, game_id=match.game_id)
    standings = Standings(games._engine).of([match.game_id, copy.game_id])
    told = [so_far(games, each, "race", standings[each]) for each in (match.game_id, copy.game_id)]
    assert [each.copied_at for each in told] == [None, 1]
