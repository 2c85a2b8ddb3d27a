"""Manners of the bots in a set-up: offered by a switch, so that nobody has to think of them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from riverlib.ui.shared.look import as_text

AskManner = Callable[[str, int, str | None], str]
"""From a level, a seat and the manner offered first to the key of the bot that was chosen."""
_NONE = "no manner"


@dataclass(frozen=True, slots=True)
class Manners:
    """The manners that a game's bots can have."""

    names: Mapping[str, str]
    """By key."""
    lines: Mapping[str, str]
    """What each does, in a sentence, by key."""
    key_of: Callable[[str, str | None], str]
    """From a level and a manner, or none, to a bot's key."""
    parts_of: Callable[[str], tuple[str, str | None]]
    """And back."""

    def offer(self, place: str, switch: DeltaGenerator, *, usual: bool) -> AskManner | None:
        """Show the switch, first as is ``usual``; where it is on, return what asks for a manner."""
        wanted = switch.toggle(
            "Choose how each bot behaves",
            value=usual,
            key=f"{place}_manners",
            persist_state="session",
            help="A manner is a leaning that any bot can have: careful, bold, or a spoiler.",
        )
        return partial(self._ask, place) if wanted else None

    def explain(self) -> None:
        """Say what each manner does."""
        said = (
            f"**{as_text(name)}**: {as_text(self.lines[key])}" for key, name in self.names.items()
        )
        st.markdown(
            "\n".join(("Any of them can have a manner:", "", *(f"- {line}" for line in said)))
        )

    def _ask(self, place: str, level: str, seat: int, usual: str | None) -> str:
        manner = st.segmented_control(
            f"Manner of player {seat + 1}",
            (_NONE, *self.names),
            default=usual or _NONE,
            required=True,
            format_func=lambda key: self.names.get(key, "As it is"),
            key=f"{place}_manner_{seat}",
            persist_state="session",
            label_visibility="collapsed",
        )
        return self.key_of(level, None if manner in (None, _NONE) else manner)
