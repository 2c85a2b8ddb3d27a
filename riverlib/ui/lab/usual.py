"""The comparisons that the page asks for unless somebody chooses otherwise."""

from riverlib.analysis.lab.axis import changed
from riverlib.analysis.lab.plan import Plan
from riverlib.analysis.lab.ranking import plan_for
from riverlib.ui.lab.lab_page import LabPage

RULE_SETS = 3
"""How many rule sets are compared: the first ones on offer."""
GAMES = 4_000
"""Games under each of them: more than an example has, and still played in seconds."""
_SEED = 1


def plans(page: LabPage) -> tuple[Plan, Plan, Plan]:
    """Return what is compared, what is changed, and what is ranked of a game."""
    offered, players = page.offered_rules(), page.lab.game.usual_players
    axis, bots = page.lab.axes[page.first_axis], page.bots[:1]
    game = page.lab.game.key
    found = changed(page.lab.game, offered[0], axis, axis.usual(offered[0]), players)
    compared, one_changed = (
        Plan(game=game, rules=rules, players=players, bots=bots, games=GAMES, seed=_SEED)
        for rules in (offered[:RULE_SETS], found.rules)
    )
    ranked, _ = plan_for(game, offered, players, GAMES, _SEED)
    return compared, one_changed, ranked
