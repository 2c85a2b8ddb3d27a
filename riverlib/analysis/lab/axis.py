"""One rule of a game that is changed while all others stay: its values, in words."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any

from riverlib.analysis.lab.said import quoted
from riverlib.analysis.lab.telling import Topic
from riverlib.core import RiverError
from riverlib.core.counting import counted
from riverlib.core.game import Game
from riverlib.core.text import shortened

MOST = 6
"""Values that are compared."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Axis:
    """One rule; its values are written as in an address."""

    key: str
    label: str
    """What the rules form calls it."""
    values: Mapping[str, str]
    """By what an address calls a value what the rules form calls it; numbers in their order."""
    change: Callable[[Any, str], Any]
    """From rules and a value to the rules with it; raises ``VariantError`` for what contradicts."""
    value_of: Callable[[Any], str]
    """From rules to the value that they have; may be none of ``values``."""
    is_number: bool = False
    thing: str = ""
    """What a number counts, ``"point"``; ``""`` where it counts nothing."""
    is_sentence: bool = False
    """Whether label and value read as one: ``"A miss costs nothing"``."""
    is_clause: bool = False
    """Whether a value says it all by itself: ``"the bids may come out even"``."""
    players: bool = False
    """Whether it is not a rule but how many play."""
    asks: Topic | None = None
    """What people who change it want to know first; ``None``: whatever differs most."""
    first_look: str = ""
    """The closer look that is taken first; the game's first without it."""
    examples: Mapping[str, Callable[[Any], str]] = field(default_factory=dict)
    """Cases that tell its values apart, ``"bid 3, take 1"``: from rules to what comes of each."""

    def words(self, value: str) -> str:
        """Return what rules with this value are called: ``"Trump always spades"``."""
        said = self.values[value]
        if self.is_clause:
            return f"{said[:1].upper()}{said[1:]}"
        if self.is_sentence:
            return f"{self.label} {said}"
        return f"{self.label.partition(' (')[0]} ({said})"

    def short(self, value: str) -> str:
        """Return what a value is called where the rule is known: ``"2 points"``, ``"card 3"``."""
        if self.thing:
            return counted(int(value), self.thing)
        return f"card {value}" if self._is_place else self.values[value]

    def condition(self, value: str) -> str:
        """Return the words for a value after what happens with it: ``"with 2 points"``."""
        if self.thing:
            return f"with {self.short(value)}"
        if self._is_place:
            return f"with the {self.label[:1].lower()}{self.label[1:]} {value}"
        if self.is_clause:
            return f"where {self.values[value]}"
        return f"with {quoted(self.words(value))}"

    @property
    def _is_place(self) -> bool:
        return self.label.endswith(" on card")

    def example_row(self, rules: Any) -> tuple[str, ...]:
        """Return what comes of each example under some rules."""
        return tuple(come(rules) for come in self.examples.values())

    def usual(self, rules: Any) -> tuple[str, ...]:
        """Return the values that are compared first: that of the rules, and some others."""
        mine = self.value_of(rules)
        if len(self.values) <= MOST:
            return tuple(self.values)
        if not self.is_number:
            near = [mine, *(each for each in self.values if each != mine)][:4]
        else:
            number = int(mine) if mine.isdecimal() else 0
            near = _on_offer(self.values, (number // 2, number, 2 * number or 5))
            if len(near) < 3:
                near = _on_offer(self.values, (number - 2, number, number + 2))
        return tuple(each for each in self.values if each in near)


def _on_offer(values: Mapping[str, str], numbers: Sequence[int]) -> list[str]:
    return [str(each) for each in numbers if str(each) in values]


@dataclass(frozen=True, slots=True)
class Changed:
    """A rule set with one rule changed, value by value."""

    values: tuple[str, ...]
    """The values that can be played, in the axis' order."""
    rules: tuple[Any, ...]
    """The rule set under each, named by it."""
    refusals: tuple[str, ...]
    """Why the other values cannot be played."""

    @property
    def is_idle(self) -> bool:
        """Whether the rule sets differ in nothing but their names."""
        return len({replace(each, name="") for each in self.rules}) < len(self.rules)


def changed(game: Game, rules: Any, axis: Axis, values: Sequence[str], players: int) -> Changed:
    """Change one rule of a rule set; what cannot be played is refused in words."""
    fit, made, refusals = [], [], []
    for value in values:
        name = shortened(axis.words(value), 60)
        try:
            each = replace(axis.change(rules, value), name=name)
            game.check_players(each, int(value) if axis.players else players)
        except RiverError as error:
            said = str(error)
            for begin in (f"{rules.name}: ", f"{rules.key}: ", f"{name}: "):
                said = said.removeprefix(begin)
            refusals.append(f"{axis.words(value)} cannot be played: {said}.")
            continue
        fit.append(value)
        made.append(each)
    return Changed(tuple(fit), tuple(made), tuple(refusals))


def choice(key: str, label: str, words: Mapping[StrEnum, str], *, inside: str = "") -> Axis:
    """Return the axis of a field with a few named choices.

    Parameters
    ----------
    inside : str
        The field whose field this is, ``"scoring"``; the rules' own without it.
    """
    by_value = {str(each): each for each in words}
    return Axis(
        key=key,
        label=label,
        values={str(each): said for each, said in words.items()},
        change=lambda rules, value: _with(rules, inside, key, by_value[value]),
        value_of=lambda rules: str(_of(rules, inside, key)),
        is_sentence=True,
    )


def yes_no(
    key: str, label: str, words: tuple[str, str], *, inside: str = "", field: str = ""
) -> Axis:
    """Return the axis of a field that is true or false.

    Parameters
    ----------
    words : (str, str)
        What is said where it is true, and where it is not, each a clause.
    field : str
        The field, where the key is another.
    """
    name = field or key
    return Axis(
        key=key,
        label=label,
        values=dict(zip(("yes", "no"), words, strict=True)),
        change=lambda rules, value: _with(rules, inside, name, value == "yes"),
        value_of=lambda rules: "yes" if _of(rules, inside, name) else "no",
        is_clause=True,
    )


def number(
    key: str,
    label: str,
    numbers: range,
    *,
    inside: str = "",
    first: int = 0,
    none: int | None = None,
    thing: str = "",
) -> Axis:
    """Return the axis of a whole number.

    Parameters
    ----------
    thing : str
        What the number counts, one of them: ``"point"``.
    first : int
        What people call a 0: the places of a river are counted from 1.
    none : int, optional
        What people call a ``None``.
    """

    def change(rules: Any, value: str) -> Any:
        given = int(value)
        return _with(rules, inside, key, None if given == none else given - first)

    def value_of(rules: Any) -> str:
        has = _of(rules, inside, key)
        return str(none if has is None else has + first)

    return Axis(
        key=key,
        label=label,
        values={str(each): str(each) for each in numbers},
        change=change,
        value_of=value_of,
        is_number=True,
        thing=thing,
    )


def at_table(label: str, numbers: range, usual: int) -> Axis:
    """Return the axis of how many play."""
    return Axis(
        key="players",
        label=label,
        values={str(each): str(each) for each in numbers},
        change=lambda rules, _: rules,
        value_of=lambda _: str(usual),
        is_number=True,
        thing="player",
        players=True,
    )


def _of(rules: Any, inside: str, key: str) -> Any:
    return getattr(getattr(rules, inside) if inside else rules, key)


def _with(rules: Any, inside: str, key: str, value: object) -> Any:
    if not inside:
        return replace(rules, **{key: value})
    return replace(rules, **{inside: replace(getattr(rules, inside), **{key: value})})
