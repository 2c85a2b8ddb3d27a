"""A rule with its picture as the browser is sent it."""

from collections.abc import Sequence
from typing import Any, TypedDict

from riverlib.boards.cards.view import table_view
from riverlib.boards.race.view import river_view
from riverlib.learn.glossary import Piece, linked
from riverlib.learn.position import CardPosition, RacePosition
from riverlib.learn.rules import Picture, PicturedRule


class SentPiece(TypedDict):
    """Some words of a sentence; those of the game bring their meaning."""

    text: str
    meaning: str | None


class Rule(TypedDict):
    """One rule: its sentence, and its picture, if it has one."""

    key: str
    number: int
    sentence: list[SentPiece]
    words: str
    before: Any
    after: Any
    """``None`` where nothing happens."""
    marks: list[str]
    panel: bool
    alone: bool
    """Whether it is a broad picture without its sentence, for a page that has words of its own."""


def sent_alone(key: str, picture: Picture[CardPosition] | Picture[RacePosition]) -> Rule:
    """Return a picture that belongs to no rule as the component draws it."""
    alone = PicturedRule(key=key, number=1, sentence="", picture=picture)
    return {**_rule(alone, {}), "alone": True}


def sent_rules(rules: Sequence[PicturedRule], meanings: dict[str, str]) -> list[Rule]:
    """Return rules as the component draws them.

    Parameters
    ----------
    meanings : dict of str to str
        What the words of the game mean, by the word.
    """
    return [_rule(rule, meanings) for rule in rules]


def _rule(rule: PicturedRule, meanings: dict[str, str]) -> Rule:
    picture = rule.picture
    views = (None, None) if picture is None else _views(picture)
    return {
        "key": rule.key,
        "number": rule.number,
        "sentence": [_piece(piece) for piece in linked(rule.sentence, meanings)],
        "words": "" if picture is None else picture.words,
        "before": views[0],
        "after": views[1],
        "marks": [] if picture is None else list(picture.marks),
        "panel": picture is not None and picture.shows_points,
        "alone": False,
    }


def _piece(piece: Piece) -> SentPiece:
    return {"text": piece.text, "meaning": piece.meaning}


def _views(picture: Picture[CardPosition] | Picture[RacePosition]) -> tuple[Any, Any]:
    before = _view(picture.before, picture.me)
    return before, _view(picture.after, picture.me) if picture.moves else None


def _view(position: CardPosition | RacePosition, me: int) -> Any:
    """Return what a board is sent; a picture gives no tips, its own words stand below it."""
    if isinstance(position, RacePosition):
        return {**river_view(position), "tips": [], "danger": None}
    return {**table_view(position, me=me, covered=False, answered=None, note=None), "tips": []}
