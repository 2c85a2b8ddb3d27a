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
  const order = window.__order = []; // exact, however few frames a busy machine draws
  new MutationObserver((changes) => {
    for (const { target, type } of changes) {
      const node = target.nodeType === Node.TEXT_NODE ? target.parentElement : target;
      if (node.closest(".total") && type !== "attributes") order.push("points");
      if (node.matches(".panel") && !node.hidden) order.push("result");
    }
  }).observe(root, { subtree: true, childList: true, characterData: true, attributeFilter: ["hidden"] });
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
    order = table.page.evaluate("window.__order")
    assert "points" in order
    assert "points" not in order[order.index("result") :], "all points are there before the result"
