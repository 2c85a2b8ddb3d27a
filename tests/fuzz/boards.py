"""Doors of the two boards: what a browser sends in place of a click."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy
from functools import cache
from random import Random
from typing import Any, cast
from unittest import mock

from riverlib import race
from riverlib.boards.cards.session import TableSession
from riverlib.boards.race.session import RiverSession
from riverlib.core import GameLog
from riverlib.play import CardMatch, RaceMatch
from riverlib.race.coach import odds
from riverlib.race.coach.odds import ChoiceOdds, Odds
from riverlib.race.coach.preparing import Preparation
from tests.fuzz.edits import edit_json
from tests.fuzz.files import card_logs, race_logs
from tests.fuzz.store import OneGame
from tests.fuzz.trying import Door, accepted

Session = TableSession | RiverSession
Clicks = tuple[int, list[Any]]
"""The number of a log, and what is sent one after another."""


class _Ready(Preparation):
    """A preparation that has nothing left to do."""

    def is_ready(self, layout: race.Layout, players: int) -> bool:
        return True


@contextmanager
def known_chances() -> Iterator[None]:
    """The first legal choice is worth 60%, every other one 40%: nothing is played out."""

    def choice_odds(state: race.RaceState) -> ChoiceOdds:
        first, *others = race.legal_actions(state)
        return ChoiceOdds({first: 0.6} | dict.fromkeys(others, 0.4), 0.0, exact=True)

    def all_odds(state: race.RaceState, **_: object) -> Odds:
        even = (1 / state.players,) * state.players
        return Odds(even, (0.0,) * state.players, exact=True)

    with (
        mock.patch.object(odds, "choice_odds", choice_odds),
        mock.patch.object(odds, "odds", all_odds),
    ):
        yield


@cache
def _opened_table(number: int) -> TableSession:
    return TableSession(CardMatch.open(OneGame(), GameLog.from_data(card_logs()[number])))


@cache
def _opened_river(number: int) -> RiverSession:
    match = RaceMatch.open(OneGame(), GameLog.from_data(race_logs()[number]))
    return RiverSession(match, _Ready())


def _fresh(session: Session) -> Any:
    """Return a window of its own: positions are values, so a copy costs nothing."""
    fresh: Any = copy(session)
    fresh.match = copy(session.match)
    fresh.match._games = copy(session.match._games)
    return fresh


# ---- what buttons send ----


@cache
def table_clicks() -> list[Clicks]:
    """Click through a few turns of each game, at random but as the buttons allow."""
    return [
        (number, _clicked(_fresh(_opened_table(number)), _card_click, Random(7 * number + again)))
        for number in range(len(card_logs()))
        for again in range(3)
    ]


@cache
def river_clicks() -> list[Clicks]:
    """Throw and sail a few times in each race."""
    with known_chances():
        return [
            (number, _clicked(_fresh(_opened_river(number)), _race_click, Random(7 * number + no)))
            for number in range(len(race_logs()))
            for no in range(3)
        ]


def _clicked(session: Session, click: Any, rng: Random) -> list[Any]:
    sent = []
    for nonce in range(rng.randint(1, 4)):
        view = cast("dict[str, Any]", session.view())
        sent.append({"turn": view["turn"], "nonce": f"n{nonce}"} | click(view, rng))
        session.answer(sent[-1])
    return sent


def _card_click(view: dict[str, Any], rng: Random) -> dict[str, Any]:
    kind = rng.choice(("", "", "", "", "undo", "claim", "forced", "shown", "again", "leave"))
    if kind:
        return {"kind": kind}
    if view["cover"]:
        return {"kind": "take"}
    if view["phase"] == "bid":
        return {"kind": "bid", "tricks": rng.choice(view["bids"]["open"] or [0])}
    if view["phase"] == "play" and view["hand"]:
        return {"kind": "play", "card": rng.choice(view["hand"])["card"]}
    return {"kind": "next"}


def _race_click(view: dict[str, Any], rng: Random) -> dict[str, Any]:
    kind = rng.choice(
        ("", "", "", "", "undo", "hint", "tutor", "forced", "shown", "again", "leave")
    )
    if kind == "tutor":
        return {"kind": "tutor", "level": rng.choice(("off", "gentle", "strict"))}
    if kind:
        return {"kind": kind}
    if view["choices"]:
        sure = {"sure": True} if rng.random() < 0.7 else {}
        return {"kind": "choose", "id": rng.choice(view["choices"])["id"]} | sure
    return {"kind": "roll"}


# ---- knocking ----


def edit_clicks(clicks: Clicks, rng: Random) -> Clicks:
    """Change one of the messages, or their order."""
    number, sent = clicks
    if not sent or rng.random() < 0.1:
        return number, cast("list[Any]", [*sent[1:], *sent[:1], {"turn": 0, "nonce": "x"}])
    at = rng.randrange(len(sent))
    return number, [*sent[:at], edit_json(sent[at], rng), *sent[at + 1 :]]


def _answer(session: Session, sent: list[Any]) -> str | None:
    """Send messages; a refusal changes nothing, and what is shown can always be sent."""
    refusal = None
    for message in sent:
        before = (session.match.revision, session.match.log)
        session.answer(message)
        answered, note = session._answered, session._note
        if note and note["kind"] == "refused":
            refusal = note["text"]
            assert (session.match.revision, session.match.log) == before
        elif not isinstance(message, dict) or answered != message.get("nonce"):
            refusal = "no answer"
    json.dumps(session.view(), allow_nan=False)
    with accepted():
        assert GameLog.from_json(session.match.log.to_json()) == session.match.log
    return refusal


DOORS = (
    Door(
        "card table",
        table_clicks,
        edit_clicks,
        lambda clicks: _answer(_fresh(_opened_table(clicks[0])), clicks[1]),
    ),
    Door(
        "river board",
        river_clicks,
        edit_clicks,
        lambda clicks: _answer(_fresh(_opened_river(clicks[0])), clicks[1]),
        within=known_chances,
    ),
)
