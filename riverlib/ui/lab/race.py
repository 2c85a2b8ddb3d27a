"""Race to the Harbour on the page of the laboratory."""

from dataclasses import replace

from riverlib import race
from riverlib.analysis.lab.race import RACE
from riverlib.ui.lab.lab_page import LabPage


def _rivers() -> tuple[race.Layout, ...]:
    """Return the rivers on offer, and the family's river under each house flag."""
    family = race.DEFAULT_LAYOUT
    return (
        *race.LAYOUTS,
        replace(family, key="must-ride", name="Boats must ride", ride=race.Ride.ALWAYS),
        replace(family, key="wind-declined", name="Winds may be left", decline_wind=True),
        replace(
            family,
            key="boats-break-ties",
            name="Boats break ties",
            tie_break=race.TieBreak.BOATS_THEN_DOCK,
        ),
        replace(
            family,
            key="three-turns",
            name="Three last turns",
            last_alone=race.LastAlone.THREE_TURNS,
        ),
    )


def _line(river: race.Layout) -> str:
    if river in _rivers():
        return f"{river.cards} cards, {river.boats} boats each."
    return "One of your own rivers."


PAGE = LabPage(
    lab=RACE,
    rules_field="rivers",
    rules_label="Rivers to compare",
    own_rules_place="lab_rivers",
    offered_rules=_rivers,
    line_of=_line,
    bots_field="crew",
    bots=("steady", "front-runner", "rear-guard", "random"),
    first_axis="sandbank",
    measure_field="race_measure",
    look_field="race_look",
    pace={"throw": "To throw and move", "tide": "To move the river"},
)
