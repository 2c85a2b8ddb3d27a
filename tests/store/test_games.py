"""Games are kept as they were played: start, append, cut, list, delete."""

import dataclasses
import secrets
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    invariant,
    rule,
    run_state_machine_as_test,
)
from sqlalchemy import Connection, Engine, event, text

from riverlib.core import GameLog, StaleGameError, StoreError, UnknownGameError
from riverlib.store import Games
from tests.store.conftest import BOTH, LOG

ON = BOTH


def test_a_started_game_is_loaded_as_it_is(games: Games) -> None:
    started = games.start(LOG, "Sunday")
    assert started.log == LOG
    assert (started.title, started.revision, started.finished) == ("Sunday", 0, False)
    assert games.load(started.id) == started


def test_times_are_in_utc(games: Games) -> None:
    loaded = games.load(games.start(LOG, "now").id)
    assert loaded.created.tzinfo is UTC
    assert abs(datetime.now(UTC) - loaded.created) < timedelta(minutes=1)


def test_ids_are_opaque_and_fit_a_url(games: Games) -> None:
    ids = {games.start(LOG, "").id for _ in range(50)}
    assert len(ids) == 50
    assert all(len(id_) == 12 and id_.replace("-", "").replace("_", "").isalnum() for id_ in ids)


def test_an_imported_game_can_be_finished_already(games: Games) -> None:
    assert games.load(games.start(LOG, "old", finished=True).id).finished


def test_it_is_known_whether_a_game_of_a_kind_was_played_out(games: Games) -> None:
    games.start(LOG, "begun")
    assert not games.has_finished("cards")
    games.start(LOG, "done", finished=True)
    assert games.has_finished("cards")
    assert not games.has_finished("race")


def test_append_adds_at_the_end_and_moves_the_revision(games: Games) -> None:
    game = games.start(LOG, "")
    assert games.append(game.id, revision=0, actions=["bid 0", "play 2c"]) == 1
    assert games.append(game.id, revision=1, actions=["play Ah"], finished=True) == 2
    loaded = games.load(game.id)
    assert loaded.log.actions == (*LOG.actions, "bid 0", "play 2c", "play Ah")
    assert (loaded.revision, loaded.finished) == (2, True)
    assert loaded.updated >= game.updated


def test_a_game_can_end_without_an_action(games: Games) -> None:
    game = games.start(LOG, "")
    assert games.append(game.id, revision=0, actions=[], finished=True) == 1
    assert games.load(game.id).finished


def test_cut_takes_back_and_opens_a_finished_game_again(games: Games) -> None:
    game = games.start(LOG, "")
    games.append(game.id, revision=0, actions=["bid 0"], finished=True)
    assert games.cut(game.id, revision=1, length=1) == 2
    loaded = games.load(game.id)
    assert loaded.log.actions == LOG.actions[:1]
    assert (loaded.revision, loaded.finished) == (2, False)


def test_after_undo_and_another_action_the_old_view_is_stale(games: Games) -> None:
    game = games.start(LOG, "")
    games.append(game.id, revision=0, actions=["bid 0"])
    games.cut(game.id, revision=1, length=2)
    games.append(game.id, revision=2, actions=["bid 1"])  # as long as at revision 1
    with pytest.raises(StaleGameError, match="revision 1, the game is at 3"):
        games.append(game.id, revision=1, actions=["play 2c"])


@pytest.mark.parametrize("length", [-1, 3, 10**30])
def test_cut_refuses_a_length_that_the_game_never_had(games: Games, length: int) -> None:
    game = games.start(LOG, "")
    with pytest.raises(StoreError, match="it has 2, so 0 to 2 is allowed"):
        games.cut(game.id, revision=0, length=length)
    assert games.load(game.id) == game


@pytest.mark.parametrize("revision", [-1, 0, 2, 10**30])
def test_another_revision_changes_nothing_and_says_so(games: Games, revision: int) -> None:
    game = games.start(LOG, "")
    games.append(game.id, revision=0, actions=["bid 0"])
    before = games.load(game.id)
    with pytest.raises(StaleGameError, match="another tab"):
        games.append(game.id, revision=revision, actions=["bid 1"])
    with pytest.raises(StaleGameError, match="another tab"):
        games.cut(game.id, revision=revision, length=0)
    assert games.load(game.id) == before


# an id comes from the page's address, so it may be anything
@pytest.mark.parametrize("game_id", ["AAAAAAAAAAAA", "", "../etc", "x" * 5000, "\ud800", "A\0"])
def test_an_unknown_game_is_named(games: Games, game_id: str) -> None:
    for call in (
        lambda: games.load(game_id),
        lambda: games.append(game_id, revision=0, actions=["bid 1"]),
        lambda: games.cut(game_id, revision=0, length=0),
        lambda: games.delete(game_id),
    ):
        with pytest.raises(UnknownGameError, match="there is no game") as caught:
            call()
        assert len(str(caught.value)) < 500


def test_of_two_writers_who_read_the_same_revision_the_later_is_refused(
    games: Games, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite lets one in at a time; on a server the other may write between look and leap."""
    game = games.start(LOG, "")
    look = Games._head

    def overtaken(self: Games, connection: Connection, game_id: str, revision: int) -> Any:
        head = look(self, connection, game_id, revision)
        connection.execute(text("UPDATE games SET revision = revision + 1"))
        return head

    monkeypatch.setattr(Games, "_head", overtaken)
    with pytest.raises(StaleGameError, match="the game is at 1"):
        games.append(game.id, revision=0, actions=["bid 0"])
    assert games.load(game.id) == game


def test_a_deleted_game_is_gone_with_its_actions(games: Games, engine: Engine) -> None:
    game, other = games.start(LOG, "a"), games.start(LOG, "b")
    games.delete(game.id)
    with pytest.raises(UnknownGameError):
        games.append(game.id, revision=0, actions=["bid 1"])
    assert games.load(other.id) == other
    with engine.connect() as connection:
        owners = connection.scalars(text("SELECT DISTINCT game_id FROM actions")).all()
    assert owners == [other.id]


def test_recent_lists_the_last_changed_first(games: Games) -> None:
    first, second, third = (games.start(LOG, title) for title in "abc")
    games.append(first.id, revision=0, actions=["bid 0"])
    games.append(second.id, revision=0, actions=["bid 0"], finished=True)
    assert [summary.title for summary in games.recent()] == ["b", "a", "c"]
    assert [summary.title for summary in games.recent(2)] == ["b", "a"]
    assert [summary.id for summary in games.recent(unfinished_only=True)] == [first.id, third.id]
    newest = games.recent(1)[0]
    assert (newest.length, newest.revision, newest.finished, newest.game) == (3, 1, True, "cards")


def test_recent_can_be_of_one_game(games: Games) -> None:
    race = games.start(dataclasses.replace(LOG, game="race"), "r")
    games.start(LOG, "c")
    assert [summary.id for summary in games.recent(game="race")] == [race.id]


def test_recent_is_one_query_that_reads_no_actions(games: Games, engine: Engine) -> None:
    for _ in range(5):
        games.start(LOG, "")
    asked: list[str] = []
    event.listen(engine, "before_cursor_execute", lambda *call: asked.append(call[2]))
    games.recent()
    queries = [query for query in asked if not query.startswith("BEGIN")]
    assert len(queries) == 1
    assert "actions" not in queries[0]


def test_text_that_no_database_takes_is_refused_whole(games: Games) -> None:
    game = games.start(LOG, "")
    with pytest.raises(StoreError, match="cannot save the game"):
        games.append(game.id, revision=0, actions=["bid 1", "\ud800"])
    assert games.load(game.id) == game
    with pytest.raises(StoreError, match="cannot keep the new game"):
        games.start(dataclasses.replace(LOG, setup={"names": {1, 2}}), "")
    assert len(games.recent()) == 1


class ListOfActions(RuleBasedStateMachine):
    """Whatever is appended and cut, from new or old views, the game equals a plain list.

    But for the character 0, which PostgreSQL refuses.
    """

    games: Games  # set by the test below

    def __init__(self) -> None:
        super().__init__()
        self.model: list[str] = []
        self.revision = 0
        self.id = self.games.start(GameLog(game="cards", setup={}), "").id

    @rule(
        actions=st.lists(
            st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0")), max_size=4
        )
    )
    def append(self, actions: list[str]) -> None:
        self.revision = self.games.append(self.id, revision=self.revision, actions=actions)
        self.model += actions

    @rule(data=st.data())
    def cut(self, data: st.DataObject) -> None:
        length = data.draw(st.integers(0, len(self.model)))
        self.revision = self.games.cut(self.id, revision=self.revision, length=length)
        del self.model[length:]

    @rule(behind=st.integers(1, 5))
    def act_from_a_stale_tab(self, behind: int) -> None:
        with pytest.raises(StaleGameError):
            self.games.append(self.id, revision=self.revision - behind, actions=["late"])

    @invariant()
    def equals_the_list(self) -> None:
        loaded = self.games.load(self.id)
        assert loaded.log.actions == tuple(self.model)
        assert loaded.revision == self.revision


def test_appends_and_cuts_equal_a_list(games: Games) -> None:
    ListOfActions.games = games
    run_state_machine_as_test(
        ListOfActions, settings=settings(max_examples=20, stateful_step_count=20)
    )


def test_no_id_looks_like_an_option_of_the_command_line(
    games: Games, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = iter(("-bcdefghijkl", "--cdefghijkl", "abcdefghijkl"))
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _: next(drawn, "mnopqrstuvwx"))
    assert games.start(LOG, "A game").id == "abcdefghijkl"
