"""A person at a board, played by a script: clicks what the view says may be clicked.

The choices are random and follow from the generator that is handed in; a player knows no rules.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

from bench.client import Answer, Json, Window, WindowError

_UNDONE = 0.03
"""How often something is taken back where it may be."""


def next_action(view: Json, rng: Random) -> Json:
    """Return a click that the view allows; after the end another game is asked for."""
    if view["phase"] == "over":
        return {"kind": "again"}
    if view["can"]["undo"] and rng.random() < _UNDONE:
        return {"kind": "undo"}
    return _race_action(view, rng) if "river" in view else _card_action(view, rng)


def _card_action(view: Json, rng: Random) -> Json:
    if view["cover"]:
        return {"kind": "take"}
    if view["phase"] == "scored":
        return {"kind": "next"}
    if view["phase"] == "bid":
        return {"kind": "bid", "tricks": rng.choice(view["bids"]["open"])}
    if view["can"]["claim"]:
        return {"kind": "claim"}
    playable = [each["card"] for each in view["hand"] if each["reason"] is None]
    return {"kind": "play", "card": rng.choice(playable)}


def _race_action(view: Json, rng: Random) -> Json:
    if view["warning"]:  # the tutor asks; this person is sure
        return {"kind": "choose", "id": view["warning"]["id"], "sure": True}
    if view["phase"] == "roll":
        return {"kind": "roll"}
    return {"kind": "choose", "id": rng.choice(view["choices"])["id"]}


class Player:
    """A person in a window of their own.

    Parameters
    ----------
    game : str
        What is played: ``"cards"`` or ``"race"``.
    """

    def __init__(self, url: str, game: str, seed: object) -> None:
        self.game = game
        self.games_played = 0
        self.rng = Random(f"{seed}")
        self._url = url
        self._window: Window | None = None
        self._shown = ""

    @property
    def window(self) -> Window:
        """The open window."""
        if self._window is None:
            raise WindowError("this player has not sat down yet")
        return self._window

    async def sit_down(self, address: str | None = None) -> Json:
        """Open an address with a board, or press "Play now" on the first page; return the view."""
        self._window = await Window.open(self._url, address or "/")
        if address is None:
            await self._window.press(f"home_play_{self.game}")
        return await self._window.board()

    async def leave(self) -> None:
        """Close the window."""
        if self._window is not None:
            await self._window.close()
            self._window = None

    async def click(self) -> Answer:
        """Click on something that may be clicked, and return the answer.

        Raises
        ------
        WindowError
            If no answer comes, or the game refuses what its own view allowed.
        """
        view = self.window.view
        if view["phase"] == "over" and self._shown != view["game"]:
            self._shown = view["game"]  # the board tells that its player has seen the end
            self.games_played += 1
            return self._accepted({"kind": "shown"}, await self.window.act({"kind": "shown"}))
        action = next_action(view, self.rng)
        return self._accepted(action, await self.window.act(action))

    def _accepted(self, action: Json, answer: Answer) -> Answer:
        note: dict[str, Any] | None = answer.view["note"]
        if note is not None and note["kind"] == "refused":
            raise WindowError(f"{action} was refused: {note['text']}")
        if faults := self.window.drawn.faults:
            raise WindowError(f"the page shows {faults[0]}")
        return answer


def company(url: str, players: int, games: tuple[str, ...], seed: int) -> Iterator[Player]:
    """Yield so many players; the games go round among them."""
    for number in range(players):
        yield Player(url, games[number % len(games)], f"{seed} {number}")
