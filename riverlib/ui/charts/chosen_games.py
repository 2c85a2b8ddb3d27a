"""Which of the games are looked at together: one kind of game, under one rule set or under all."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

import streamlit as st

from riverlib.analysis import GameScores
from riverlib.analysis.game_lines import GameLine
from riverlib.cards import Variant
from riverlib.games import GAMES
from riverlib.store import Played
from riverlib.ui.charts.lines import PAPER
from riverlib.ui.shared.address import Address

_ALL = {"cards": "All card games", "race": "All races"}
_BOTH = "both"
_Key = tuple[str, str]
"""Game, and the rules' id; empty for all of them."""


def choose(
    lines: Sequence[GameLine], address: Address, *, together: bool = False
) -> list[GameLine]:
    """Let the person choose among finished games with people; return those chosen.

    Rules are told apart by what they say: ``rules_id``. Their names are what every list calls them.

    Parameters
    ----------
    together : bool
        Whether card games and races may be looked at together; then that comes first. How many
        there are of a kind is not said then: only some of them are shown, those of a month.
    """

    def many(number: int) -> str:
        return "" if together else f" ({number:,})"

    over = [line for line in lines if line.finished and line.seats]
    games = Counter(line.game for line in over)
    kinds = Counter((line.game, line.rules_id) for line in over)
    called = {(line.game, line.rules_id): _rules(line) for line in over}
    by_text: dict[str, tuple[str, _Key]] = {}
    if together and len(games) > 1:
        by_text[_BOTH] = ("All games", ("", ""))
    for game, number in games.most_common():
        by_text[game] = (_ALL[game] + many(number), (game, ""))
    for kind, number in kinds.most_common():
        by_text[f"{kind[0]}-{called[kind]}"] = (called[kind] + many(number), kind)
    if not by_text:
        return []
    options = tuple(by_text)
    # a wider choice has a widget of its own: else the narrower one would come back with it
    wished = st.query_params.get("of", "") if together else ""
    usual = wished if wished in options else options[0]
    picked: str = st.selectbox(
        "Which games",
        options,
        format_func=lambda each: by_text[each][0],
        key=address.key("season_of" if together else "of", options, usual),
        label_visibility="collapsed",
        filter_mode=None,
        width="stretch",
    )
    address.keep("of", picked, options[0])
    game, rules_id = by_text[picked][1]
    return [
        line
        for line in over
        if line.game == (game or line.game) and (not rules_id or line.rules_id == rules_id)
    ]


def _rules(line: GameLine) -> str:
    return "Games on paper" if line.rules_id == PAPER else line.rules


def rule_sets(lines: Sequence[GameLine]) -> int:
    """Return how many kinds of tables there are among games: rules, and numbers of players."""
    return len({(line.rules_id, len(line.seats)) for line in lines})


# --- rules and players ------------------------------------------------------------------------


def choose_kind(kinds: Mapping[str, Played], address: Address) -> str:
    """Let the person choose the rules and the number of players; return the key of these."""
    options = tuple(kinds)
    picked: str = st.selectbox(
        "Rules and players",
        options,
        format_func=lambda each: _kind_words(kinds[each]),
        label_visibility="collapsed",
        key=address.key("kind", options, options[0]),
    )
    address.keep("kind", picked)
    return picked


def written_kinds(
    games: Iterable[GameScores], known: str, unknown: str
) -> dict[str, tuple[Played, list[GameScores]]]:
    """Return games that somebody wrote down by their kinds, the most frequent first.

    Parameters
    ----------
    known, unknown : str
        What their rules are called: ``"{} on paper"``, and where nobody wrote the rules down.
    """
    pooled: dict[tuple[Variant | None, int], list[GameScores]] = {}
    for game in games:
        pooled.setdefault((game.variant, game.players), []).append(game)
    kinds: dict[str, tuple[Played, list[GameScores]]] = {}
    called = Counter[tuple[str, int]]()
    for (variant, players), same in sorted(pooled.items(), key=lambda each: -len(each[1])):
        rules = known.format(variant.name) if variant else unknown
        called[rules, players] += 1
        number = called[rules, players]
        rules += f" ({number})" if number > 1 else ""  # other rules of the same name
        key = f"{PAPER}-{players}-{rules}" if variant else f"{PAPER}-{players}"
        kinds[key] = Played("cards", rules, PAPER, players, len(same)), same
    return kinds


def _kind_words(kind: Played) -> str:
    what = GAMES[kind.game].title.format(kind.rules)
    games = f"{kind.games:,} {'game' if kind.games == 1 else 'games'}"
    return f"{what}, {kind.players} players ({games})"
