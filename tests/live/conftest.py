"""A store for the games that rooms are opened on."""

from tests.play.conftest import engine, games

__all__ = ["engine", "games"]
