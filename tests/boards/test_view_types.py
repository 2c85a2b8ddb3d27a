"""A view has one shape: what Python says, what the scripts say and what is really sent."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from riverlib import cards, race
from riverlib.boards import view_types as shared_types
from riverlib.boards.cards import coach_types
from riverlib.boards.cards import view_types as card_types
from riverlib.boards.cards.view import table_view
from riverlib.boards.race import view_types as race_types
from riverlib.boards.race.view import preview, river_view
from riverlib.play import CardMatch, Player, RaceMatch
from riverlib.race.coach.odds import ChoiceOdds, Odds
from riverlib.store import Games, open_database

TYPEDEF = re.compile(r"@typedef \{object\} (\w+)(.*?)\*/", re.S)
PROPERTY = re.compile(r"@property \{(.+)\} (\w+|\[\w+\])")  # those in brackets may be missing
UNION = re.compile(r"/\*\* @typedef \{([\w |]+)\} (\w+) \*/")
EVENTS: tuple[type, ...] = get_args(race_types.RiverEvent)
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null"}


# ---- what the two files say ----


@pytest.mark.parametrize(
    "module", [shared_types, card_types, coach_types, race_types], ids=lambda m: m.__name__
)
def test_python_and_the_scripts_say_the_same(module: ModuleType) -> None:
    text = Path(str(module.__file__)).with_suffix(".js").read_text("utf-8")
    in_script: dict[str, Any] = {
        name: {key: kind for kind, key in PROPERTY.findall(body)}
        for name, body in TYPEDEF.findall(text)
    }
    in_script |= {name: members for members, name in UNION.findall(text)}
    aliases = {value: name for name, value in vars(module).items() if is_union(value)}
    in_python: dict[str, Any] = {
        shape.__name__: {
            f"[{key}]" if key in optional(shape) else key: script(kind, aliases)
            for key, kind in get_type_hints(shape).items()
        }
        for shape in shapes(module)
    }
    in_python |= {name: script(value, {}) for value, name in aliases.items()}
    assert in_script == in_python


def shapes(module: ModuleType) -> list[type]:
    """The shapes of a module that are not only there for others to be built on."""
    own = [each for each in vars(module).values() if is_typeddict(each)]
    built_on = {base for each in own for base in getattr(each, "__orig_bases__", ())}
    return [each for each in own if each.__module__ == module.__name__ and each not in built_on]


def is_union(value: object) -> bool:
    return get_origin(value) in (UnionType, Union)


def optional(shape: Any) -> frozenset[str]:
    """Name what may be missing."""
    return frozenset(shape.__optional_keys__)


def script(kind: Any, aliases: dict[Any, str]) -> str:
    """Say a type of Python as the scripts do."""
    if is_union(kind):
        return aliases.get(kind) or " | ".join(script(each, aliases) for each in get_args(kind))
    if get_origin(kind) is list:
        return f"{script(get_args(kind)[0], aliases)}[]"
    if get_origin(kind) is dict:
        return f"Record<{', '.join(script(each, aliases) for each in get_args(kind))}>"
    if get_origin(kind) is Literal:
        return " | ".join(json.dumps(word) for word in get_args(kind))
    return PLAIN.get(kind) or str(kind.__name__)


# ---- what is really sent ----


def misfits(value: Any, kind: Any, place: str = "view") -> Iterator[str]:
    """Every place where a value is not of the shape that a type says."""
    if is_union(kind):
        per_member = [list(misfits(value, each, place)) for each in get_args(kind)]
        yield from [] if [] in per_member else min(per_member, key=len)
    elif is_typeddict(kind):
        hints = get_type_hints(kind)
        if not isinstance(value, dict) or not set(hints) - optional(kind) <= set(value) <= set(
            hints
        ):
            yield f"{place}: {value} is no {kind.__name__}"
        else:
            for key, each in ((key, hints[key]) for key in value):
                yield from misfits(value[key], each, f"{place}.{key}")
    elif get_origin(kind) is list and isinstance(value, list):
        for no, each in enumerate(value):
            yield from misfits(each, get_args(kind)[0], f"{place}[{no}]")
    elif get_origin(kind) is dict and isinstance(value, dict):
        for key, each in value.items():
            yield from misfits(key, get_args(kind)[0], place)
            yield from misfits(each, get_args(kind)[1], f"{place}.{key}")
    elif get_origin(kind) is Literal:
        if value not in get_args(kind):
            yield f"{place}: {value!r} is none of {get_args(kind)}"
    elif kind not in PLAIN or type(value) is not kind:
        yield f"{place}: {value!r} is no {kind}"


@pytest.fixture
def games(tmp_path: Path) -> Iterator[Games]:
    engine = open_database(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    yield Games(engine)
    engine.dispose()


VARIANTS = {
    "open bids": {"hook": True},
    "laid-down bids": {"hook": False, "bidding": cards.Bidding.SIMULTANEOUS},
    "on the forehead": {"forehead": True},
    "partners": {"team_size": 2},
}


@pytest.mark.parametrize("rules", VARIANTS.values(), ids=VARIANTS)
@pytest.mark.parametrize("seed", range(3))
def test_every_view_of_a_random_card_game_has_the_shape(
    games: Games, rules: dict[str, Any], seed: int
) -> None:
    variant = cards.Variant(key="v", name="V", hand_sizes=(3, 1), **rules)
    players = [Player(name) for name in ("Anna", "Ben", "Cleo", "Dan")]
    match = CardMatch.start(games, variant, players, first_dealer=0, seed=seed)
    random = Random(seed)
    shown = set()
    while True:
        for covered in {False, match.state.to_move is not None}:
            me = match.state.to_move or 0
            view = table_view(
                match, me=me, covered=covered, answered="n-1", note={"kind": "info", "text": ""}
            )
            assert list(misfits(view, card_types.CardView)) == []
            shown |= {event["kind"] for event in view["events"]}
        if match.state.is_over:
            break
        one_random_step(match, random)
    assert {"dealt", "trump", "play", "trick", "scored", "over"} < shown


def one_random_step(match: CardMatch, random: Random) -> None:
    seat = match.state.to_move
    if seat is None:
        match.next_deal()
        return
    action = random.choice(cards.legal_actions(match.state))
    if isinstance(action, cards.Bid):
        match.bid(seat, action.tricks)
    else:
        match.play(seat, action.card)


def test_every_view_of_random_races_has_the_shape(games: Games) -> None:
    players = [Player("Anna"), Player("Ben"), Player("Cleo")]
    shown = set()
    for seed in range(3):
        match = RaceMatch.start(games, race.DEFAULT_LAYOUT, players, first=0, seed=seed)
        shown |= kinds_in_a_random_race(match, Random(seed))
    assert shown == {kind for each in EVENTS for kind in get_args(get_type_hints(each)["kind"])}


def kinds_in_a_random_race(match: RaceMatch, random: Random) -> set[str]:
    """Race to the end and look at every view; return the kinds of the events."""
    odds = Odds((0.5, 0.3, 0.2), (0.03,) * 3, exact=False)
    shown: set[str] = set()
    while True:
        choices = race.legal_actions(match.state)
        hint = ChoiceOdds(dict.fromkeys(choices, 0.5), 0.0, exact=True) if choices else None
        view = river_view(
            match,
            odds=odds,
            hint=hint,
            warning={
                "id": "sail 3",
                "best": "sail 4",
                "head": "Careful!",
                "text": "Better: card 5.",
                "instead": "Better: card 5.",
                "why": "",
                "outcome": "",
                "numbers": "60% to win.",
            },
        )
        assert list(misfits(view, race_types.RiverView)) == []
        assert (view["hint"] is None) == (len(choices) < 2)
        shown |= {event["kind"] for event in view["events"]}
        if match.state.is_over:
            return shown
        if match.state.phase is race.Phase.ROLL:
            match.roll(match.state.turn)
        else:
            match.choose(match.state.turn, random.choice(choices))


def test_a_preview_has_the_shape() -> None:
    assert list(misfits(preview(race.DEFAULT_LAYOUT, 2), race_types.RiverView)) == []


def test_a_view_of_another_shape_is_noticed() -> None:
    view: Any = preview(race.DEFAULT_LAYOUT, 2)
    assert list(misfits(view | {"extra": 1}, race_types.RiverView))
    assert list(misfits(view | {"turn": "0"}, race_types.RiverView)) == [
        "view.turn: '0' is no <class 'int'>"
    ]
    assert list(misfits(view | {"events": [{"kind": "tide"}]}, race_types.RiverView))
