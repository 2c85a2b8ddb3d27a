"""The page of rules in pictures: any rules, changed ones too, and their charts."""

from dataclasses import replace
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from riverlib import cards, race
from riverlib.play import CardMatch, Player, RaceMatch, default_players
from riverlib.store import Games
from riverlib.ui.rules import points
from riverlib.ui.shared import database
from tests.pages.app import CARD_GAME, RACE, open_app, plain, set_widgets, shows, view_of, widget_of

MINUS = "\N{MINUS SIGN}"
PAGE = "pages/rules.py"


def rules(at: AppTest, key: str = "rules_table") -> list[dict[str, Any]]:
    assert not at.exception, [each.message for each in at.exception]
    return list(view_of(at, key)["rules"])


def said(rule: dict[str, Any]) -> str:
    return "".join(piece["text"] for piece in rule["sentence"])


@pytest.mark.parametrize("variant", cards.VARIANTS, ids=lambda each: each.key)
def test_every_rule_set_is_shown_rule_by_rule(variant: cards.Variant) -> None:
    shown = rules(open_app(PAGE, rules=variant.key))
    assert tuple(map(said, shown)) == cards.rule_lines(variant)
    assert [rule["number"] for rule in shown] == list(range(1, len(shown) + 1))
    assert all(rule["before"]["seats"] for rule in shown)


@pytest.mark.parametrize("layout", race.LAYOUTS, ids=lambda each: each.key)
def test_every_river_is_shown_rule_by_rule(layout: race.Layout) -> None:
    at = open_app(PAGE, rules=layout.key)
    assert tuple(map(said, rules(at, "rules_river"))) == race.rule_lines(layout)[:-1]
    assert race.rule_lines(layout)[-1] in [plain(each.value) for each in at.caption]


def test_a_changed_rule_changes_sentence_and_picture() -> None:
    at = open_app(PAGE, rules="prediction")
    before = {rule["key"]: rule for rule in rules(at)}
    set_widgets(at, rules_change=True)
    set_widgets(at, rule_prediction_hook=False)
    after = {rule["key"]: rule for rule in rules(at)}
    assert said(before["bids"]) != said(after["bids"])
    assert before["bids"]["before"]["bids"]["hooked"] is not None
    allowed = after["bids"]["after"]
    assert sum(seat["bid"] for seat in allowed["seats"]) == allowed["deal"]["size"]


def test_a_contradiction_is_said_and_changes_nothing() -> None:
    at = open_app(PAGE, rules="prediction")
    set_widgets(at, rules_change=True)
    set_widgets(at, rule_prediction_bidding=cards.Bidding.SIMULTANEOUS)
    assert "the hook needs a last bidder" in plain(at.warning[0].value)
    assert tuple(map(said, rules(at))) == cards.rule_lines(cards.find_variant("prediction"))


def test_a_changed_river_is_shown() -> None:
    at = open_app(PAGE, rules="short-river")
    set_widgets(at, rules_change=True)
    set_widgets(at, **{"river_short-river_ride": race.Ride.ALWAYS})
    told = {rule["key"]: said(rule) for rule in rules(at, "rules_river")}
    assert "the boat rides on" in told["high_tide"]


def test_own_rules_are_found_by_their_name() -> None:
    open_app(PAGE)
    _, house = database.open_or_stop()
    ours = cards.Variant(key="house", name="Aunt's way", hand_sizes=(3, 2), hook=False)
    house.save("Aunt's way", cards.variant_data(ours), game="cards")
    shown = rules(open_app(PAGE, rules="Aunt's way"))
    assert tuple(map(said, shown)) == cards.rule_lines(ours)


def test_a_strange_address_shows_the_first_rules() -> None:
    shown = rules(open_app(PAGE, rules="<b>", part="nothing", players="x"))
    assert tuple(map(said, shown)) == cards.rule_lines(cards.VARIANTS[0])


def test_the_deals_are_drawn_for_the_players() -> None:
    at = open_app(PAGE, rules="family-night", part="deals")
    assert not at.exception
    assert len(at.get("plotly_chart")) == 1
    assert "19 deals of 1 to 10 cards" in at.subheader[0].value


@pytest.mark.parametrize("name", cards.SCORINGS)
def test_the_best_and_the_worst_of_a_hand_are_the_engines(name: str) -> None:
    scoring = cards.SCORINGS[name]
    said = points.points_finding(scoring, 3, 3)
    all_points = [
        cards.score(scoring, bid=bid, taken=taken, hand_size=3).points
        for bid in range(4)
        for taken in range(4)
    ]
    assert f"brings {cards.signed(max(all_points))} points at best" in said
    assert said.endswith(f"{cards.signed(min(all_points))} at worst")


def test_points_of_partners_are_said_to_be_a_teams() -> None:
    alone = open_app(PAGE, rules="ile-fourchue", part="points")
    assert not any("team" in each.value for each in alone.caption)
    at = open_app(PAGE, rules="ile-fourchue-partners", part="points", cards="5")
    assert any("what its 2 partners bid and took together" in each.value for each in at.caption)
    assert widget_of(at, "rules_bid").label == "We bid"


@pytest.mark.parametrize(("team", "size", "rows"), [(1, 5, 5), (2, 5, 10), (3, 4, 12), (2, 10, 10)])
def test_partners_bid_more_together_than_there_are_tricks(team: int, size: int, rows: int) -> None:
    variant = replace(cards.find_variant("prediction"), team_size=team)
    assert points.most_bid(variant, size) == rows


def test_the_points_are_compared() -> None:
    at = open_app(PAGE, rules="family-night", part="points")
    assert not at.exception
    assert len(at.get("plotly_chart")) == 1
    assert widget_of(at, "rules_bid").value == 3
    told = [plain(each.value) for each in at.markdown]
    assert any(f"Family night: {MINUS}1 point (2 {MINUS} 3)." in each for each in told)
    assert any("Prediction: +2 points." in each for each in told)


@pytest.mark.parametrize("rules_key", ["prediction", "family-river"])
def test_the_words_are_listed(rules_key: str) -> None:
    part = "race_part" if rules_key == "family-river" else "part"
    at = open_app(PAGE, rules=rules_key, **{part: "words"})
    assert not at.exception
    assert not shows(at, "rules_table")
    assert any("**Trick**" in each.value or "**Dock**" in each.value for each in at.markdown)


def test_a_table_leads_to_its_own_rules() -> None:
    """Rules that were changed for one game stand in no list: the table hands them over."""
    ours = cards.Variant(key="house", name="Prediction, our way", hand_sizes=(2,), hook=False)
    open_app(PAGE)
    games, _ = database.open_or_stop()
    match = CardMatch.start(games, ours, (Player("Anna"), Player("Otter", "random")), seed=1)
    at = open_app(CARD_GAME, game=match.game_id)
    assert not at.exception
    (link,) = [each for each in at.get("page_link") if "pictures" in each.proto.label]
    assert "rules=table" in link.proto.query_string
    at.query_params["rules"] = "table"
    at.switch_page(PAGE).run()
    assert tuple(map(said, rules(at))) == cards.rule_lines(ours)


def test_the_table_of_a_listed_rule_set_leads_to_it() -> None:
    open_app(PAGE)
    games, _ = database.open_or_stop()
    players = (Player("Anna"), Player("Otter", "random"))
    match = CardMatch.start(games, cards.find_variant("prediction"), players, seed=1)
    at = open_app(CARD_GAME, game=match.game_id)
    (link,) = [each for each in at.get("page_link") if "pictures" in each.proto.label]
    assert "rules=prediction" in link.proto.query_string


def test_a_table_that_is_gone_is_said() -> None:
    at = open_app(PAGE, rules="table")
    assert "open the game again" in at.info[0].value
    assert tuple(map(said, rules(at))) == cards.rule_lines(cards.VARIANTS[0])


@pytest.mark.parametrize(
    ("key", "players", "bare"),
    [("boerenbridge", 4, [5, 10, 15]), ("family-night", 4, []), ("prediction", 3, [])],
)
def test_deals_without_trump_are_the_engines(key: str, players: int, bare: list[int]) -> None:
    fit = cards.fitted(cards.find_variant(key), players)
    assert points.deals_without_trump(fit, players) == bare


def test_a_whole_pack_has_no_trump() -> None:
    rules = cards.Variant(key="w", name="W", hand_sizes=(13, 3), whole_pack_no_trump=True)
    assert points.deals_without_trump(cards.fitted(rules, 4), 4) == [1]


def test_the_rules_begin_with_the_game_that_somebody_comes_from() -> None:
    at = open_app(RACE)
    at.switch_page(PAGE).run()
    assert rules(at, "rules_river")
    assert race.LAYOUTS[0].key in at.query_params["rules"]  # so that a link shows the same
    at.query_params.clear()
    at.switch_page(CARD_GAME).run()
    assert rules(at.switch_page(PAGE).run())


def test_the_rules_begin_with_the_game_that_was_played_last(games: Games) -> None:
    RaceMatch.start(games, race.DEFAULT_LAYOUT, default_players(2), first=0)
    assert rules(open_app(PAGE), "rules_river")
