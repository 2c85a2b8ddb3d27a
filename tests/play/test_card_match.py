"""A game in progress: bots answer, everything is stored, undo and claims are fair."""

from datetime import timedelta
from pathlib import Path

import pytest

from riverlib import cards
from riverlib.cards.bots import BOTS
from riverlib.cards.events import CardPlayed
from riverlib.core import GameLog, IllegalActionError, LogError, StaleGameError
from riverlib.play import CardMatch, Forced, Player
from riverlib.store import Games, backup, restore

SHORT = cards.Variant(key="short", name="Short", hand_sizes=(3, 2))
PEOPLE = (Player("Anna"), Player("Otter", "random"), Player("Ben"), Player("Heron", "random"))
ALONE = (Player("Anna"), Player("Otter", "random"), Player("Heron", "random"))


def play_on(match: CardMatch, decisions: int = 1000) -> None:
    """Let every person take the first legal action until the game is over."""
    for _ in range(decisions):
        if match.state.is_over:
            return
        if match.awaits_next_deal:
            match.next_deal()
            continue
        seat, action = match.state.to_move, cards.legal_actions(match.state)[0]
        assert seat is not None
        if isinstance(action, cards.Bid):
            match.bid(seat, action.tricks)
        else:
            assert isinstance(action, cards.Play)
            match.play(seat, action.card)


def test_bots_move_up_to_the_first_person(games: Games) -> None:
    match = CardMatch.start(games, SHORT, ALONE, first_dealer=0, seed=1)
    assert match.state.to_move == 0
    assert match.state.phase is cards.Phase.BID
    assert len(cards.bids_in_order(match.state)) == 2


def test_bots_answer_within_the_same_change(games: Games) -> None:
    match = CardMatch.start(games, SHORT, ALONE, first_dealer=2, seed=1)
    before = match.revision
    match.bid(0, 1)
    assert match.revision == before + 1
    assert match.state.to_move == 0


def test_what_is_shown_is_already_stored(games: Games) -> None:
    match = CardMatch.start(games, SHORT, PEOPLE, seed=3)
    while not match.state.is_over:
        assert games.load(match.game_id).log == match.log
        play_on(match, 1)
    stored = games.load(match.game_id)
    assert stored.finished
    assert cards.replay(stored.log) == match.state


def test_a_resumed_game_stands_where_it_was(games: Games) -> None:
    match = CardMatch.start(games, SHORT, PEOPLE, seed=3)
    play_on(match, 5)
    again = CardMatch.resume(games, match.game_id)
    assert (again.state, again.events, again.revision, again.players) == (
        match.state,
        match.events,
        match.revision,
        match.players,
    )


def test_the_same_seed_and_choices_make_the_same_game(games: Games) -> None:
    first, second = (CardMatch.start(games, SHORT, ALONE, seed=9) for _ in range(2))
    play_on(first)
    play_on(second)
    assert first.log == second.log


def test_nobody_moves_for_another(games: Games) -> None:
    match = CardMatch.start(games, SHORT, PEOPLE, first_dealer=3, seed=1)
    with pytest.raises(IllegalActionError, match="not Ben's turn"):
        match.bid(2, 0)


def test_a_match_that_was_overtaken_says_so_and_catches_up(games: Games) -> None:
    match = CardMatch.start(games, SHORT, ALONE, seed=1)
    other = CardMatch.resume(games, match.game_id)
    play_on(other, 1)
    with pytest.raises(StaleGameError):
        play_on(match, 1)
    assert match.state == other.state
    assert match.revision == other.revision
    assert games.load(match.game_id).log == other.log


def test_undo_goes_back_to_the_last_decision_of_a_person(games: Games) -> None:
    match = CardMatch.start(games, SHORT, ALONE, seed=4)
    play_on(match, 2)
    before = match.state
    play_on(match, 1)
    match.undo()
    assert match.state == before
    assert games.load(match.game_id).log == match.log


def test_undo_crosses_a_deal_and_the_cards_stay_the_same(games: Games) -> None:
    match = CardMatch.start(games, SHORT, ALONE, seed=4)
    while not match.awaits_next_deal:
        play_on(match, 1)
    match.next_deal()
    hands = match.state.hands
    while len(match.state.results) == 1 and match.can_undo:
        match.undo()
    while not match.awaits_next_deal:
        play_on(match, 1)
    match.next_deal()
    assert match.state.hands == hands


def test_undo_needs_a_decision(games: Games) -> None:
    match = CardMatch.start(games, SHORT, ALONE, seed=4)
    assert not match.can_undo
    with pytest.raises(IllegalActionError, match="nothing to take back"):
        match.undo()


def claimable(games: Games) -> CardMatch:
    """A match at a moment where the person to lead holds nothing but winners."""
    variant = cards.Variant(key="long", name="Long", hand_sizes=(17,) * 10, hook=False)
    match = CardMatch.start(games, variant, ALONE, seed=11)
    while not match.state.is_over:
        if len(cards.certain_order(cards.view(match.state, 0)) or ()) > 1:
            return match
        play_on(match, 1)
    raise AssertionError("no certain end in 10 deals: take another seed")


def test_a_certain_claim_takes_every_trick_left(games: Games) -> None:
    match = claimable(games)
    left, had = len(match.state.hands[0]), match.state.taken[0]
    match.claim(0)
    assert match.state.results[-1].taken[0] == had + left


def test_a_claim_is_taken_back_whole(games: Games) -> None:
    match = claimable(games)
    before = match.state
    match.claim(0)
    match.undo()
    assert match.state == before


def test_an_uncertain_claim_is_refused(games: Games) -> None:
    match = CardMatch.start(games, SHORT, ALONE, first_dealer=2, seed=1)
    with pytest.raises(IllegalActionError, match="not certain"):
        match.claim(0)


def test_an_export_holds_nothing_hidden(games: Games) -> None:
    match = CardMatch.start(games, SHORT, ALONE, seed=4)
    play_on(match, 2)
    assert match.export().actions == ()
    while not match.awaits_next_deal:
        play_on(match, 1)
    finished = match.log.actions
    match.next_deal()
    assert match.export().actions == finished
    assert "seed" not in match.export().setup


def test_a_finished_game_is_exported_whole_with_its_seed(games: Games) -> None:
    match = CardMatch.start(games, SHORT, ALONE, seed=4)
    play_on(match)
    assert match.export() == match.log
    assert match.export().setup["seed"] == 4


def test_an_exported_game_goes_on_elsewhere(games: Games) -> None:
    match = CardMatch.start(games, SHORT, ALONE, seed=4)
    while not match.awaits_next_deal:
        play_on(match, 1)
    match.next_deal()
    copy = CardMatch.open(games, GameLog.from_json(match.export().to_json()))
    assert copy.game_id != match.game_id
    assert copy.state.results == match.state.results
    play_on(copy)
    assert copy.state.is_over


def test_a_file_with_a_forbidden_action_is_refused_with_its_place(games: Games) -> None:
    match = CardMatch.start(games, SHORT, ALONE, seed=4)
    play_on(match)
    actions = list(match.log.actions)
    actions[1] = "bid 9"
    broken = GameLog(game="cards", setup=match.log.setup, actions=tuple(actions))
    with pytest.raises(LogError, match=r"actions\[1\].*0 to 3"):
        CardMatch.open(games, broken)


SEATS = {
    "a bot that is not known": ([{"name": "A", "kind": "wizard"}] * 3, r"seats\[0\].kind"),
    "a name that is no text": ([{"name": 7, "kind": "person"}] * 3, r"seats\[0\].name"),
    "too few seats": ([{"name": "A", "kind": "person"}], "3 players"),
    "nobody but bots": ([{"name": "A", "kind": "random"}] * 3, "needs a person"),
}


@pytest.mark.parametrize(("seats", "why"), SEATS.values(), ids=SEATS)
def test_a_file_with_wrong_seats_is_refused(games: Games, seats: list[object], why: str) -> None:
    log = cards.start_log(SHORT, players=3, first_dealer=0, seats=seats, seed=1)
    with pytest.raises(LogError, match=why):
        CardMatch.open(games, log)


def test_typed_names_are_tidied_but_never_read_as_markup(games: Games) -> None:
    odd = Player("<img src=x onerror=alert(1)>")
    match = CardMatch.start(games, SHORT, (odd, *ALONE[1:]), seed=1)
    assert match.players[0].name == odd.name[:24].strip()


@pytest.mark.parametrize("kind", BOTS)
def test_every_bot_can_fill_a_table(games: Games, kind: str) -> None:
    players = (Player("Anna"), *(Player(f"Bot {seat}", kind) for seat in range(1, 4)))
    match = CardMatch.start(games, SHORT, players, seed=2)
    play_on(match)
    plays = [event for event in match.events if isinstance(event, CardPlayed)]
    assert len(plays) == 4 * (3 + 2)


def test_undo_after_a_claim_and_more_play_takes_back_only_the_last_decision(games: Games) -> None:
    match = claimable(games)
    match.claim(0)
    match.next_deal()
    before = match.state
    play_on(match, 1)
    match.undo()
    assert match.state == before


def test_a_game_is_never_stored_before_its_first_deal(games: Games) -> None:
    match = CardMatch.start(games, SHORT, ALONE, seed=4)
    assert match.revision == 0
    assert games.load(match.game_id).log.actions[0].startswith("shuffle ")


def test_a_refused_game_is_not_stored(games: Games) -> None:
    log = cards.start_log(SHORT, players=3, first_dealer=0, seed="x")
    with pytest.raises(LogError, match=r"setup\.seed"):
        CardMatch.open(games, log)
    assert games.recent() == []


def test_a_finished_game_from_a_file_is_finished_here_too(games: Games) -> None:
    match = CardMatch.start(games, SHORT, ALONE, seed=4)
    play_on(match)
    copy = CardMatch.open(games, match.export())
    assert games.load(copy.game_id).finished


def test_a_match_that_was_overtaken_by_a_restore_stands_where_the_file_does(
    games: Games, tmp_path: Path
) -> None:
    match = CardMatch.start(games, SHORT, ALONE, first_dealer=0, seed=1)
    saved = match.log
    backup(tmp_path / "copy", url=f"sqlite:///{tmp_path / 'river.sqlite3'}")
    match.bid(0, cards.legal_actions(match.state)[0].tricks)
    restore(tmp_path / "copy", url=f"sqlite:///{tmp_path / 'river.sqlite3'}")
    with pytest.raises(StaleGameError):
        match.play(0, cards.legal_actions(match.state)[0].card)
    assert match.log == saved == games.load(match.game_id).log
    match.bid(0, cards.legal_actions(match.state)[0].tricks)  # and goes on from there
    assert games.load(match.game_id).log == match.log


def test_the_last_cards_go_round_by_themselves_and_undo_goes_behind_them(games: Games) -> None:
    match = CardMatch.start(games, SHORT, PEOPLE, first_dealer=3, seed=1)
    before = match.state
    while match.forced is not Forced.LAST:
        before = match.state
        play_on(match, 1)
    seat = match.state.to_move
    assert seat is not None
    match.play_forced(seat)
    assert match.awaits_next_deal
    assert games.load(match.game_id).log == match.log
    match.undo()
    assert match.state == before


def test_after_a_reload_undo_takes_forced_cards_one_by_one(games: Games) -> None:
    match = CardMatch.start(games, SHORT, ALONE, first_dealer=2, seed=1)
    while match.forced is not Forced.LAST:
        play_on(match, 1)
    before = match.state
    match.play_forced(0)
    again = CardMatch.resume(games, match.game_id)
    again.undo()
    assert again.state == before


def test_a_choice_is_never_forced(games: Games) -> None:
    match = CardMatch.start(games, SHORT, ALONE, first_dealer=2, seed=1)
    assert match.forced is None
    with pytest.raises(IllegalActionError, match="something to choose"):
        match.play_forced(0)


def test_a_rematch_keeps_the_company_and_the_deal_goes_on_in_turn(games: Games) -> None:
    match = CardMatch.start(games, SHORT, PEOPLE, first_dealer=2, seed=4)
    play_on(match)
    again = match.rematch()
    assert again.players == match.players
    assert again.log.setup["variant"] == match.log.setup["variant"]
    assert match.state.dealer == 3
    assert again.state.dealer == 0
    assert again.game_id != match.game_id
    assert again.log.setup["seed"] != match.log.setup["seed"]


def test_a_company_hears_who_won_its_games_in_one_sitting_up_to_this_one(games: Games) -> None:
    matches = [CardMatch.start(games, SHORT, ALONE, seed=seed) for seed in range(3)]
    CardMatch.start(games, SHORT, PEOPLE, seed=1)
    for match in matches[:2]:
        play_on(match)
    play_on(CardMatch.start(games, SHORT, PEOPLE, seed=1))
    first, second = (
        frozenset(ALONE[seat].name for seat in match.state.winners) for match in matches[:2]
    )
    assert matches[0].won_lately() == [first]
    assert matches[1].won_lately() == [first, second]
    assert matches[2].won_lately() == [first, second], "one that goes on is nobody's yet"
    second_again = CardMatch.resume(games, matches[1].game_id)
    assert second_again.won_lately() == [first, second]
    second_again.created += timedelta(hours=13)
    assert second_again.won_lately() == [], "yesterday's do not count"
