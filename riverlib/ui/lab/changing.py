"""Change one rule: a rule set, one of its rules, up to six values of it."""

from collections.abc import Sequence
from dataclasses import dataclass

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from riverlib.analysis.lab import titles
from riverlib.analysis.lab.answer import answers
from riverlib.analysis.lab.axis import MOST, Axis, Changed, changed
from riverlib.analysis.lab.comparison import Comparison
from riverlib.analysis.lab.noticed import noticed
from riverlib.analysis.lab.plan import Plan
from riverlib.core import RiverError
from riverlib.core.game import Rules
from riverlib.store import HouseRules
from riverlib.ui.lab import results, set_up
from riverlib.ui.lab.lab_page import LabPage
from riverlib.ui.shared import picture
from riverlib.ui.shared.address import Address
from riverlib.ui.shared.look import as_text


@dataclass(frozen=True, slots=True)
class Change:
    """What is compared, and which rule it is about."""

    plan: Plan
    axis: Axis
    values: tuple[str, ...]
    mine: str
    """The value of the rule set as it is."""

    @property
    def base(self) -> int:
        """Place of the rule set as it is, or the first."""
        return self.values.index(self.mine) if self.mine in self.values else 0

    @property
    def now(self) -> str:
        """What the value of the rule set as it is is called, if it is among those compared."""
        return self.axis.words(self.mine) if self.mine in self.values else ""

    @property
    def example(self) -> str:
        """A table of the points of some deals under each value; ``""`` where a rule has none."""
        if not self.axis.examples:
            return ""
        rows = [(self.axis.label, *self.axis.examples)]
        for value, rules in zip(self.values, self.plan.rules, strict=True):
            rows.append((self._called(value), *self.axis.example_row(rules)))
        head, *lines = (" | ".join(map(as_text, row)) for row in rows)
        rule = " | ".join(["---", *("---:" for _ in self.axis.examples)])
        return "\n".join(f"| {line} |" for line in (head, rule, *lines))

    def _called(self, value: str) -> str:
        said = self.axis.values[value]
        return f"{said} (as it is now)" if value == self.mine else said

    @property
    def words(self) -> tuple[str, ...]:
        """What the values are called."""
        return tuple(self.axis.values[value] for value in self.values)

    @property
    def shorts(self) -> tuple[str, ...]:
        """What the values are called where there is no word for the rule beside them."""
        return tuple(map(self.axis.short, self.values))

    @property
    def conditions(self) -> tuple[str, ...]:
        """What is said of each value after what happens with it."""
        return tuple(map(self.axis.condition, self.values))


def words(page: LabPage, house: HouseRules, address: Address) -> str:
    """Say what is changed, before it is asked."""
    rules, axes = set_up.rules_on_offer(page, house), page.lab.axes
    of: str = st.session_state[address.key("of", tuple(rules), next(iter(rules)))]
    rule: str = st.session_state[address.key("rule", tuple(axes), page.first_axis)]
    table = set_up.table_words(page, address, set_up.SIZES, players=not axes[rule].players)
    return f"{rules[of].name}: change \u201c{axes[rule].label}\u201d · {table}"


def ask(page: LabPage, house: HouseRules, address: Address, notes: DeltaGenerator) -> Change | None:
    """Ask for a rule to change; say in ``notes`` what is missing where nothing can be compared."""
    game = page.lab.game
    with st.container(horizontal=True, vertical_alignment="bottom"):
        rules = _ask_base(page, house, address)
        axis = _ask_axis(page, address)
    usual = axis.usual(rules)
    values = _ask_values(axis, usual, address)
    with st.container(horizontal=True, vertical_alignment="bottom"):
        players = game.usual_players if axis.players else set_up.ask_players(address, game)
        bots = set_up.ask_bots(page, address)
        games = set_up.ask_games(address, set_up.SIZES)
        seed = set_up.ask_seed(address)
    found = changed(game, rules, axis, values, players)
    for refusal in found.refusals:
        notes.warning(as_text(refusal), icon=":material/rule:")
    if len(found.rules) < 2:
        notes.info("Choose at least two values that can be played.", icon=":material/tune:")
        return None
    if not axis.players and (found.is_idle or _read_alike(page, found)):
        notes.info(
            as_text(f"In {rules.name} this rule changes nothing: another rule makes it idle."),
            icon=":material/tune:",
        )
        return None
    try:
        plan = Plan(
            game=game.key,
            rules=found.rules,
            players=players,
            bots=tuple(bots),
            games=games,
            seed=seed,
            tables=tuple(map(int, found.values)) if axis.players else (),
        )
    except RiverError as error:
        notes.warning(as_text(str(error)), icon=":material/rule:")
        return None
    return Change(plan, axis, found.values, axis.value_of(rules))


def show(comparison: Comparison, change: Change, measure: str, saved_as: str) -> None:
    """Show one measure along the values; it may be ``results.MOST``."""
    from riverlib.figures import lab_curve  # plotly takes half a second

    if measure == results.MOST:
        measure = _most_different(comparison, change.base)
    measures = [comparison.measure(measure, no) for no in range(len(change.values))]
    axis = change.axis
    picture.show(
        lab_curve.curve(
            change.values,
            change.words,
            measures,
            label=axis.label,
            mine=change.mine,
            is_number=axis.is_number,
            least=noticed(change.plan.game, measure, measures[0].unit),
        ),
        key="lab_figure_curve",
        alt=f"{measures[0].name} for each value of the rule, with intervals.",
        name="rules-one-changed",
        picture=saved_as,
        asks=f"{axis.label}: what does it change, all else equal?",
        says=titles.of_curve(change.words, measures, is_clause=axis.is_clause),
    )


def _most_different(comparison: Comparison, base: int) -> str:
    """Return the measure on top of the answer's figure; the first one while nothing is known."""
    found = titles.main_findings(answers(comparison, base))
    return found[0].difference.measure.key if found else comparison.plan.offered()[0]


def _read_alike(page: LabPage, found: Changed) -> bool:
    """Return whether the rule sheets say the same under every value: nobody would see a change."""
    return len({page.lab.game.rule_lines(each) for each in found.rules}) == 1


def _ask_base(page: LabPage, house: HouseRules, address: Address) -> Rules:
    rules = set_up.rules_on_offer(page, house)
    options = tuple(rules)
    key: str = st.selectbox(
        f"Take the {page.lab.game.rules_word}",
        options,
        format_func=lambda each: rules[each].name,
        key=address.key("of", options, options[0]),
        persist_state="page",
        width=260,
    )
    address.keep("of", key, options[0])
    return rules[key]


def _ask_axis(page: LabPage, address: Address) -> Axis:
    axes = page.lab.axes
    options = tuple(axes)
    key: str = st.selectbox(
        "and change one rule of it",
        options,
        format_func=lambda each: axes[each].label,
        key=address.key("rule", options, page.first_axis),
        persist_state="page",
        width=330,
    )
    address.keep("rule", key, page.first_axis)
    return axes[key]


def _ask_values(axis: Axis, usual: Sequence[str], address: Address) -> Sequence[str]:
    """Ask for values; each rule keeps its own."""
    name, options = f"values_{axis.key}", tuple(axis.values)
    chosen = st.multiselect(
        "to each of",
        options,
        format_func=axis.values.__getitem__,
        max_selections=MOST,
        key=address.several_key(name, options, usual, MOST),
        help=f"Two to {MOST}.",
    )
    address.keep_several(name, chosen, usual)
    return [each for each in options if each in chosen]
