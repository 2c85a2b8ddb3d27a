"""Rules of a family's own, whatever the game: kept by name, exported, imported, forgotten."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import streamlit as st

from riverlib.core import RiverError, StoreError, VariantError
from riverlib.core.game import Game
from riverlib.store import HouseRules, read_json
from riverlib.ui.shared.look import as_text

HOUSE = "house:"
"""Before the name of a family's own rules, so that it is nobody else's key."""
Rules = TypeVar("Rules")


@dataclass(frozen=True)
class OwnRules(Generic[Rules]):
    """The shelf of one game's own rules, with the widgets that fill and clear it."""

    house: HouseRules
    game: Game
    """Whose rules."""
    place: str
    """Beginning of the session keys."""

    @property
    def what(self) -> str:
        """What one of them is called on screen: ``"rule set"``."""
        return self.game.rules_word

    def saved(self) -> dict[str, Rules]:
        """Read the kept rules by name; those that cannot be read any more are named, not lost."""
        rules: dict[str, Rules] = {}
        try:
            kept = self.house.all(game=self.game.key)
        except StoreError as error:
            st.warning(as_text(f"Your own {self.what}s cannot be read now: {error}"))
            return rules
        for saved in kept:
            try:
                rules[saved.name] = self.game.rules_from_data(saved.data | {"name": saved.name})
            except VariantError as error:
                st.warning(as_text(f"The {self.what} {saved.name!r} cannot be read: {error}"))
        return rules

    def by_key(self) -> dict[str, Rules]:
        """Read the kept rules by what addresses and lists call them."""
        return {f"{HOUSE}{name}": rules for name, rules in self.saved().items()}

    def keep(self, named: Callable[[str], Rules], longest: int) -> None:
        """Offer to save rules under a name, hand them out as a file, take some in.

        Parameters
        ----------
        named : callable
            From a typed name to the rules as they stand under it; "" asks for a name of ours.
        longest : int
            Characters of a name.
        """
        name_side, save_side, file_side = st.columns((3, 2, 2), vertical_alignment="bottom")
        name = name_side.text_input(
            f"Keep this {self.what} under the name", key=f"{self.place}_name", max_chars=longest
        ).strip()
        data = self.game.rules_data(named(name))
        save_side.button(
            "Save",
            disabled=not name,
            on_click=self._save,
            args=(name, data),
            key=f"{self.place}_save",
        )
        file_side.download_button(
            "Export as a file",
            json.dumps(data, indent=1, ensure_ascii=False),
            file_name=f"{self.what.replace(' ', '-')}.json",
            mime="application/json",
            on_click="ignore",
            key=f"{self.place}_export",
        )
        if note := st.session_state.pop(f"{self.place}_note", None):
            st.caption(as_text(note))
        st.file_uploader(
            f"Take in a {self.what} from a file",
            type="json",
            on_change=self._import,
            key=f"{self.place}_import",
        )

    def forget_button(self, name: str) -> None:
        """Offer to forget kept rules."""
        st.button(
            f"Forget this {self.what}",
            icon=":material/delete:",
            type="tertiary",
            on_click=self._forget,
            args=(name,),
            key=f"{self.place}_forget",
        )

    def _say(self, note: str) -> None:
        st.session_state[f"{self.place}_note"] = note

    def _save(self, name: str, data: dict[str, Any]) -> None:
        try:
            # what could not be read again could not be forgotten either
            self.game.rules_from_data(data)
            self._check_free(name)
            self.house.save(name, data, game=self.game.key)
            self._say(f"Saved. Find {name!r} under the {self.what}s above.")
        except VariantError as error:
            self._say(f"This {self.what} cannot be kept: {error}")
        except StoreError as error:
            self._say(str(error))

    def _check_free(self, name: str) -> None:
        """Refuse a name under which the other game keeps rules: they would be gone."""
        kept = next((saved for saved in self.house.all() if saved.name == name), None)
        if kept is not None and kept.game != self.game.key:
            raise StoreError(
                f"The other game keeps rules under the name {name!r}: choose another name."
            )

    def _forget(self, name: str) -> None:
        try:
            self.house.delete(name)
        except StoreError as error:
            self._say(str(error))

    def _import(self) -> None:
        """Take in a file once, when it is given; rules of the same name stay as they are."""
        upload = st.session_state[f"{self.place}_import"]
        if upload is None:
            return
        try:
            given = read_json(upload.getvalue(), f"file of a {self.what}")
            data = self.game.rules_data(self.game.rules_from_data(given))
            name = str(data["name"])
            if any(saved.name == name for saved in self.house.all(game=self.game.key)):
                raise VariantError(f"you have a {self.what} called {name!r}: forget it first")
            self._check_free(name)
            self.house.save(name, data, game=self.game.key)
            self._say(f"{name} is now among your own {self.what}s above.")
        except RiverError as error:
            self._say(f"This {self.what} cannot be taken in: {error}")
