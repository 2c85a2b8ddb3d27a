"""How a deal ends: every plate has its verdict once, then its points, then comes the result."""

import pytest

from riverlib import cards
from riverlib.play import CardMatch
from tests.browser.conftest import OpenTable
from tests.browser.matches import Matches, company

ONE_EACH = cards.Variant(key="one-each", name="One each", hand_sizes=(1, 1))

WATCH = """() => {
  const said = window.__said = [];
  const root = [...document.querySelectorAll("*")].map((each) => each.shadowRoot)
    .find((each) => each?.querySelector(".rt"));
  const read = (seat, part) => seat.querySelector(part)?.textContent ?? "";
  const look = () => {
    const plates = [...root.querySelectorAll(".seat")].map((seat) => ({
      need: read(seat, ".need"), verdict: read(seat, ".verdict"), total: read(seat, ".total") }));
    said.push({ plates, result: !root.querySelector(".panel").hidden });
    requestAnimationFrame(look);
  };
  look();
  const told = window.__told = []; // what changed together; exact, however few frames there are
  new MutationObserver((changes) => told.push(changes.map(({ target, type }) => {
    const node = target.nodeType === Node.TEXT_NODE ? target.parentElement : target;
    if (type !== "attributes") return node.closest(".total") ? "points" : "";
    return node.matches(".panel") && !node.hidden ? "result" : "";
  }))).observe(root, { subtree: true, childList: true, attributeFilter: ["hidden"] });
}"""


def missed_after_my_card(match: CardMatch) -> bool:
    """Play as the browser does; return whether the first seat, who leads, is beaten."""
    match.bid(0, 1)
    match.play_forced(0)
    return match.state.results[-1].taken[0] == 0


@pytest.mark.parametrize("players", [3, 4])
def test_a_verdict_comes_once_and_the_points_before_the_result(
    players: int, matches: Matches, open_table: OpenTable
) -> None:
    found = matches.find(missed_after_my_card, ONE_EACH, company(players))
    match = matches.start(ONE_EACH, company(players), seed=found.log.setup["seed"])
    table = open_table(match, moving=True)
    table.page.evaluate(WATCH)
    if table.bid(1)["phase"] == "play":
        table.play_first()
    said = table.page.evaluate("window.__said")
    for no in range(players):
        verdicts = [frame["plates"][no]["verdict"] for frame in said]
        first = next(at for at, verdict in enumerate(verdicts) if verdict)
        assert set(verdicts[:first]) == {""}
        assert len(set(verdicts[first:])) == 1, "it is not withdrawn"
    needs = [frame["plates"][0]["need"] for frame in said]
    told = needs[needs.index("Your card is beaten") :]
    assert set(told) == {"Your card is beaten", "1 short"}, "what is lost is not asked for"
    changes = table.page.evaluate("window.__told")
    shown = next(at for at, together in enumerate(changes) if "result" in together)
    assert any("points" in together for together in changes[:shown])
    assert not any("points" in together for together in changes[shown:]), "all points came before"
