"""Doors for files: a game, a race, a rule set, a river."""

import json
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

from riverlib import cards, race
from riverlib.cards.game import GAME as CARDS
from riverlib.core import GameLog, RiverError
from riverlib.core.game import Game
from riverlib.play import CardMatch, Player, RaceMatch
from riverlib.race.game import GAME as RACE
from riverlib.store import import_game, read_json
from tests.core.test_identity import OTHER, PLAIN, POINTS
from tests.fuzz.edits import as_bytes, edit_file
from tests.fuzz.store import OneGame
from tests.fuzz.trying import Door, accepted
from tests.race.random_races import random_layout

_PEOPLE = (Player("Anna"), Player("Ben", "random"), Player("Zoë"), Player("Dora", "random"))


def variants() -> list[cards.Variant]:
    """Return the catalogue, and every rule by itself otherwise than usual."""
    told = [replace(PLAIN, hook=False), PLAIN]
    told += [replace(told[0], **{name: value}) for name, value in OTHER.items()]
    told += [replace(PLAIN, scoring=cards.Scoring(**{name: each})) for name, each in POINTS.items()]
    return [*cards.VARIANTS, *told]


def layouts() -> list[race.Layout]:
    """Return the rivers on offer, and others with any house flags."""
    rng = Random(5)
    return [*race.LAYOUTS, *(random_layout(rng) for _ in range(20))]


# ---- games ----


@cache
def card_logs() -> Sequence[dict[str, Any]]:
    """Play short games by many rules, some to the end."""
    logs = []
    for number, variant in enumerate(variants()):
        short = replace(variant, hand_sizes=(1, 2) if number % 3 else (3, 1, 2))
        players = 4 if short.team_size > 1 else 2 + number % 3
        logs.append(_played_cards(short, players, Random(number)))
    return logs


def _played_cards(variant: cards.Variant, players: int, rng: Random) -> dict[str, Any]:
    seats = [player.data() for player in _PEOPLE[:players]]
    dealer = rng.randrange(players)
    log = cards.start_log(variant, players=players, first_dealer=dealer, seed=7, seats=seats)
    state = cards.opening_state(log)
    for _ in range(rng.choice((0, 6, 20, 200))):
        if state.is_over:
            break
        choices = cards.legal_actions(state)
        action = rng.choice(choices) if choices else cards.shuffle(state, rng)
        log = cards.with_action(log, action)
        state, _ = cards.apply(state, action)
    return _as_value(log)


@cache
def race_logs() -> Sequence[dict[str, Any]]:
    """Play races on many rivers, some to the end."""
    logs = []
    for number, layout in enumerate(layouts()):
        rng, players = Random(number), 2 + number % 2
        seats = [player.data() for player in _PEOPLE[:players]]
        log = race.start_log(layout, players=players, first=0, seed=7, seats=seats)
        state = race.opening_state(log)
        for _ in range(rng.choice((0, 5, 30, 90))):
            if state.is_over:
                break
            choices = race.legal_actions(state)
            action = rng.choice(choices) if choices else race.Roll(rng.randint(1, 6))
            log = race.with_action(log, action)
            state, _ = race.apply(state, action)
        logs.append(_as_value(log))
    return logs


def _as_value(log: GameLog) -> dict[str, Any]:
    value: dict[str, Any] = json.loads(log.to_json())
    return value


def _take_up(kind: type[CardMatch] | type[RaceMatch], content: Any) -> None:
    """Open a game file as the page does; what is taken can be written and read again the same."""
    match = kind.open(OneGame(), import_game(as_bytes(content)))
    with accepted():
        assert any(player.is_person for player in match.players)
        assert import_game(match.log.to_json()) == match.log
        assert import_game(match.export().to_json()) == match.export()
        assert kind._replayed(match.log).state == match.state


# ---- rules ----


def _take_in(game: Game, players: range, content: Any) -> None:
    """Read rules as the page does, and play by them where so many can."""
    rules = game.rules_from_data(read_json(as_bytes(content), f"file of a {game.rules_word}"))
    with accepted():
        written = json.dumps(game.rules_data(rules), ensure_ascii=False)
        again = game.rules_from_data(read_json(written))
        assert again == rules
        assert game.rules_id(again) == game.rules_id(rules)
        assert all(game.rule_lines(rules))
    for count in players:
        try:
            game.check_players(rules, count)
        except RiverError:
            continue
        numbers = dict.fromkeys(game.logbook.numbers, 0) | {"players": count}
        setup = numbers | {"variant" if game is CARDS else "layout": game.rules_data(rules)}
        with accepted():
            game.logbook.opening_state(GameLog(game=game.key, setup=setup))


DOORS = (
    Door("game file", card_logs, edit_file, lambda given: _take_up(CardMatch, given)),
    Door("race file", race_logs, edit_file, lambda given: _take_up(RaceMatch, given)),
    Door(
        "rule set",
        lambda: [json.loads(json.dumps(cards.variant_data(each))) for each in variants()],
        edit_file,
        lambda given: _take_in(CARDS, range(1, 12, 5), given),
    ),
    Door(
        "river",
        lambda: [json.loads(json.dumps(race.layout_data(each))) for each in layouts()],
        edit_file,
        lambda given: _take_in(RACE, range(1, 6), given),
    ),
)
