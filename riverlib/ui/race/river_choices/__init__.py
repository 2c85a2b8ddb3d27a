"""The rivers to choose from, each in a picture."""

from collections.abc import Sequence
from pathlib import Path

from riverlib import race
from riverlib.boards.files import RIVER
from riverlib.ui.race.minutes import about_minutes
from riverlib.ui.shared import setting_up
from riverlib.ui.shared.components import component
from riverlib.ui.shared.setting_up import Option

_FOLDER = Path(__file__).parent


def choose_river(options: Sequence[Option], *, key: str) -> None:
    """Show rivers to choose from."""
    mount = component(
        "river_choices",
        _FOLDER,
        html=setting_up.HTML,
        css=(
            *RIVER.styles,
            *setting_up.STYLES,
            "river_choices.css",
        ),
        js="river_choices.js",
    )
    shown = len(options)
    setting_up.choose(mount, options, label="River", first=shown, more="", key=key)


def river_option(key: str, name: str, layout: race.Layout, line: str, players: int) -> Option:
    """Return a river as it is offered."""
    boats = "1 boat each" if layout.boats == 1 else f"{layout.boats} boats each"
    facts = [f"{layout.cards} cards", boats, about_minutes(layout, players)]
    return {
        "key": key,
        "name": name,
        "line": line,
        "facts": [fact for fact in facts if fact],
        "picture": {
            "order": list(range(layout.cards)),
            "sandbank": layout.sandbank,
            "high_tide": layout.high_tide,
            "start": layout.start,
            "boats": layout.boats,
            "players": players,
        },
    }
