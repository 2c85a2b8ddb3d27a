"""Finished games for benches and pictures of charts: played by bots, one of them for a person."""

import secrets
from collections.abc import Sequence
from datetime import datetime, timedelta

import numpy as np
from sqlalchemy import Engine, insert, select, text

from riverlib import cards, race
from riverlib.cards.bots import find_bot
from riverlib.core import GameLog, generator
from riverlib.play import CardMatch, Player, RaceMatch, default_players
from riverlib.race.bots import find_bot as find_race_bot
from riverlib.store import Games
from riverlib.store.schema import Game

PEOPLE = ("Anna", "Ben", "Great-aunt Wilhelmina")


def card_log(seed: int, players: Sequence[Player], *, hopeful: float = 0.0) -> GameLog:
    """Play a family night to its end.

    Parameters
    ----------
    hopeful : float
        How often, in [0, 1], a person bids one more than the bot would with 7 or more cards.
    """
    variant = cards.find_variant("family-night")
    seats = [player.data() for player in players]
    log = cards.start_log(
        variant, players=len(players), first_dealer=seed % len(players), seats=seats, seed=seed
    )
    state, rng, bot = cards.opening_state(log), generator(seed), find_bot("steady")
    while not state.is_over:
        action = _action(state, rng, bot, players, hopeful)
        state, _ = cards.apply(state, action)
        log = cards.with_action(log, action)
    return log


def _action(
    state: cards.GameState,
    rng: np.random.Generator,
    bot: object,
    players: Sequence[Player],
    hopeful: float,
) -> cards.Action:
    seat = state.to_move
    if seat is None:
        return cards.shuffle(state, rng)
    action = bot.choose(cards.view(state, seat), rng)  # type: ignore[attr-defined]
    more = isinstance(action, cards.Bid) and players[seat].is_person and state.hand_size >= 7
    if more and rng.random() < hopeful:
        higher = cards.Bid(action.tricks + 1)
        return higher if higher in cards.legal_actions(state) else action
    return action  # type: ignore[no-any-return]


def race_log(seed: int, players: Sequence[Player]) -> GameLog:
    """Race on the family river to the end."""
    seats = [player.data() for player in players]
    log = race.start_log(race.DEFAULT_LAYOUT, players=len(players), first=0, seats=seats, seed=seed)
    state, rng, bot = race.opening_state(log), generator(seed), find_race_bot("steady")
    while not state.is_over:
        if state.phase is race.Phase.ROLL:
            action: race.Action = race.roll(state, rng)
        else:
            action = bot.choose(state, rng)
        state, _ = race.apply(state, action)
        log = race.with_action(log, action)
    return log


def keep(games: Games, count: int, *, races: int = 0, hopeful: float = 0.25) -> list[str]:
    """Put finished games into the store; return their ids, the newest last."""
    ids = []
    for seed in range(count):
        person = Player(PEOPLE[seed % 5 == 4])
        seats = [person, *default_players(4)[1:]]
        ids.append(CardMatch.open(games, card_log(seed, seats, hopeful=hopeful)).game_id)
    for seed in range(races):
        players = (Player(PEOPLE[0]), *default_players(2 + seed % 3)[1:])
        ids.append(RaceMatch.open(games, race_log(seed, players)).game_id)
    return ids


def copy(engine: Engine, ids: Sequence[str], times: int) -> None:
    """Write games again under new ids, logs and results included, an hour apart."""
    tables = {
        "actions": "action_no, text",
        "results": "game, rules, rules_id, players, finished, sides, deals",
        "seats": "seat, name, kind, total, won, made, streak, streak_end, best, best_deal,"
        " behind, behind_deal",
        "deals": "deal_no, seat, hand_size, dealer, bid, taken, points",
    }
    with engine.begin() as connection:
        rows = {
            row["id"]: dict(row)
            for row in connection.execute(select(*Game.__table__.columns)).mappings()
        }
        began = datetime.now().astimezone() - timedelta(hours=times * len(ids))
        for number in range(times * len(ids)):
            old, new = ids[number % len(ids)], secrets.token_urlsafe(9)
            moment = began + timedelta(hours=number)
            row = rows[old] | {"id": new, "created": moment, "updated": moment}
            connection.execute(insert(Game).values(**row))
            for table, columns in tables.items():
                line = f"INSERT INTO {table} (game_id, {columns})"
                line += f" SELECT :new, {columns} FROM {table} WHERE game_id = :old"
                connection.execute(text(line), {"new": new, "old": old})
