"""A hint that is asked for before the chances are ready."""

from riverlib.boards.race.session import RiverSession
from riverlib.race.coach.preparing import Preparation
from riverlib.store import Games
from tests.boards.race.test_session import click, games, known_chances, with_two_choices

__all__ = ["games", "known_chances"]  # fixtures that every test here takes


class Slow(Preparation):
    """One that has begun and is ready when it is told so."""

    done = False

    @property
    def is_warm(self) -> bool:
        return self.done


def test_it_comes_with_the_chances(games: Games) -> None:
    preparation = Slow()
    session = RiverSession(with_two_choices(games).match, preparation)
    view = click(session, kind="hint")
    assert view["hint"] is None
    assert "then the hint comes" in view["note"]["text"]
    preparation.done = True
    assert session.view()["hint"] is not None


def test_whoever_has_sailed_meanwhile_is_given_no_old_hint(games: Games) -> None:
    preparation = Slow()
    session = RiverSession(with_two_choices(games).match, preparation)
    choices = click(session, kind="hint")["choices"]
    click(session, kind="choose", id=choices[0]["id"])
    preparation.done = True
    assert session.view()["hint"] is None
