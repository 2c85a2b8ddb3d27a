"""The portraits in a set-up: a face and a colour for each player, the bots with their heads."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import streamlit as st

from riverlib.core.bot import Bot
from riverlib.core.faces import BOT_FACES, COLOURS, FACES, Look
from riverlib.play import Player
from riverlib.ui.shared.components import component, draw_again
from riverlib.ui.shared.setting_up.heard import heard, take_in, unheard

_FOLDER = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class _Offered:
    """What a portrait showed: the face worn, the faces to choose from, the colours of others."""

    face: str
    faces: tuple[str, ...]
    taken: frozenset[int]


def chosen_look(key: str) -> tuple[str | None, int | None]:
    """Return the face and colour chosen at a seat's portrait: they stay, whoever is named there."""
    _take(key)
    kept = st.session_state.get(_chosen_at(key))
    return (kept.get("face"), kept.get("colour")) if isinstance(kept, dict) else (None, None)


def wear(key: str, face: str | None, colour: int | None) -> None:
    """Choose a face and a colour at a seat's portrait; ``None`` where nothing is chosen."""
    st.session_state[_chosen_at(key)] = {"face": face, "colour": colour}


def _chosen_at(key: str) -> str:
    return f"{key}_chosen"


def _offered_at(key: str) -> str:
    """Name where it is kept what a portrait offered: a choice is judged by what was seen."""
    return f"{key}_offered"


def _take(key: str) -> None:
    """Take in what was chosen at a portrait, if it was on offer there."""
    said = unheard(key)
    offered: _Offered | None = st.session_state.get(_offered_at(key))
    if said is None or offered is None:
        return
    face, colour = said.get("face"), said.get("colour")
    knows_face = face in offered.faces
    is_free = type(colour) is int and colour in range(len(COLOURS)) and colour not in offered.taken
    if knows_face or is_free:
        # a face stays as it was seen; an untouched colour stays free for others
        kept = (st.session_state.get(_chosen_at(key)) or {}).get("colour")
        wear(key, face if knows_face else offered.face, colour if is_free else kept)
    take_in(key, said)


def ask_look(player: Player, look: Look, taken: Mapping[int, str], *, key: str) -> None:
    """Show a player's portrait, which offers other faces and colours when it is pressed.

    Parameters
    ----------
    taken : mapping of int to str
        Colours that another player has chosen, with that player's name.
    """
    faces = dict(FACES if player.is_person else BOT_FACES)
    if look.face not in faces:  # who was a bot a moment ago
        faces[look.face] = (BOT_FACES | FACES)[look.face]
    st.session_state[_offered_at(key)] = _Offered(look.face, tuple(faces), frozenset(taken))
    mount = component(
        "portrait_picker",
        _FOLDER,
        html="portrait_picker.html",
        css=("portrait_picker.css",),
        js="portrait_picker.js",
    )
    data = {
        "name": player.name,
        "face": look.face,
        "colour": look.colour,
        "faces": list(faces.items()),
        "colours": list(COLOURS),
        "taken": {str(no): name for no, name in taken.items()},
        "heard": heard(key),
    }
    mount(key=key, data=data, on_chosen_change=draw_again, width=46)


DOTS = {"easy": 1, "fairly easy": 2, "medium": 3, "hard": 5}
"""Dots of five for each word of ``level``: bots that are called the same have as many."""


def level(place: int, bots: int) -> str:
    """Say how hard a bot is to beat by its place among the bots, weakest first.

    >>> [level(place, 4) for place in range(4)], level(0, 1)
    (['easy', 'fairly easy', 'medium', 'hard'], 'hard')
    >>> [level(place, 5) for place in range(5)]
    ['easy', 'fairly easy', 'fairly easy', 'medium', 'hard']
    """
    if place == bots - 1:
        return "hard"
    if place == 0:
        return "easy"
    return "fairly easy" if place <= (bots - 1) / 2 else "medium"


def show_bots(
    bots: Mapping[str, Bot[Any, Any]],
    *,
    key: str,
    measured: Callable[[str], str] | None = None,
    strongest_first: bool = False,
) -> None:
    """Show the bots from easy to hard or the other way, each with a head and a sentence.

    Parameters
    ----------
    measured : callable, optional
        Says of a bot's key what was measured of it; empty where nothing was.
    """
    mount = component(
        "bot_guide", _FOLDER, html="bot_guide.html", css=("bot_guide.css",), js="bot_guide.js"
    )
    listed = [
        {
            "name": bot.name,
            "line": bot.line,
            "place": place,
            "level": level(place, len(bots)),
            "dots": DOTS[level(place, len(bots))],
            "measured": measured(bot.key) if measured else "",
        }
        for place, bot in enumerate(bots.values())
    ]
    mount(key=key, data={"bots": listed[::-1] if strongest_first else listed})
