"""All games on the page of charts: the list, head to head, a season, games on paper."""

import re
from dataclasses import replace
from datetime import UTC, datetime

from sqlalchemy import update
from streamlit.testing.v1 import AppTest

from riverlib.analysis import from_log, to_csv
from riverlib.cards import Variant
from riverlib.core import GameLog
from riverlib.play import CardMatch, Player, RaceMatch
from riverlib.store import Games, ScoreFiles, open_database
from riverlib.store.schema import Game
from tests.analysis.games import GAME, SHORT
from tests.pages.app import plain
from tests.pages.charts_page import DEARER, address, alts, card_log, open_charts, texts
from tests.pages.test_chart_of_race import log_of


def keep(games: Games, log: GameLog, when: datetime | None = None) -> str:
    game_id = CardMatch.open(games, log).game_id
    if when is not None:
        with open_database().begin() as connection:
            moved = update(Game).where(Game.id == game_id).values(updated=when)
            connection.execute(moved)
    return game_id


def rows(at: AppTest) -> list[str]:
    """The games of the list, each as it is told."""
    return [each.value for each in at.markdown if each.value.count("  \n") == 2]


def labels(at: AppTest) -> list[str]:
    return list(at.selectbox(key="charts_game").options)


def tables(at: AppTest) -> str:
    return " ".join(each.proto.body for each in at.get("html"))


def test_the_list_tells_games_apart_and_opens_them(games: Games) -> None:
    ids = [
        keep(games, card_log(seed=seed), datetime(2026, 9 + seed, 3, 19, 30, tzinfo=UTC))
        for seed in range(3)
    ]
    log = card_log(seed=3)
    keep(games, replace(log, actions=log.actions[:2]))
    at = open_charts(scope="list")
    listed = rows(at)
    assert len(listed) >= 4
    assert len(set(listed)) == len(listed)
    assert "4 games, 1 of them unfinished" in texts(at)
    assert "November 2026" in texts(at)
    assert "Unfinished, just begun" in plain(" ".join(listed))
    assert "\\<b\\>Ben" in " ".join(listed)  # typed names are text
    [unfinished] = [each for each in at.button if (each.key or "").startswith("go_on_row_")]
    assert unfinished.label == "Go on"  # a finished one is only looked at
    assert at.button(key=f"open_row_{unfinished.key.removeprefix('go_on_row_')}")
    at.button(key=f"open_row_{ids[0]}").click().run()
    assert not at.exception
    assert address(at) == {"game": ids[0]}
    assert alts(at)


def test_a_copy_that_was_played_on_says_so_in_its_row_alone(games: Games) -> None:
    """What fresh eyes found: two alike races, and nothing told which was the real one."""
    match = RaceMatch.open(games, log_of())
    RaceMatch.what_if(games, match.log, 0, game_id=match.game_id)
    told = [plain(each) for each in rows(open_charts(scope="list"))]
    assert sum("a copy, played on from round 1" in each for each in told) == 1
    assert len(told) >= 2


def test_what_is_worth_opening_opens_at_its_deal(games: Games) -> None:
    for seed in range(8):
        keep(games, card_log(seed=seed))
    at = open_charts(scope="list")
    said = texts(at)
    assert "Worth opening first" in said
    assert "The closest game" in said
    assert "the highest total" in said.lower()
    opens = {each.key: each for each in at.button if (each.key or "").startswith("open_closest")}
    (key,) = opens
    opens[key].click().run()
    assert address(at)["game"] == key.removeprefix("open_closest_")


def test_games_are_found_by_winner_day_and_rules(games: Games) -> None:
    old = keep(games, card_log(("Cleo", "Dora")), datetime(2025, 3, 7, 12, 0, tzinfo=UTC))
    keep(games, card_log())
    for wish in ("7 March", "2025-03-07", "cleo", "march 2025"):
        at = open_charts(scope="list", find=wish)
        assert "1 game" in texts(at)
        assert address(at) == {"scope": "list", "find": wish}
        assert address(open_charts(find=wish)) == {"find": wish, "game": old}
    said = texts(open_charts(scope="list", find="*nobody* won by 999"))
    assert "No game is like this: none fits “by 999” or “\\*nobody\\*”. Try" in said
    assert "No game here was written down on paper" in texts(
        open_charts(scope="list", find="paper")
    )


def test_a_search_of_misspelt_words_offers_the_nearest_and_rows_tell_the_named(
    games: Games,
) -> None:
    """What the eyes found: a flat no, and "Ben beat Anna" without the points of either."""
    keep(games, card_log(("Cleo", "Dora", "Eve")))
    at = open_charts(scope="list", find="Clea, eev")
    assert "none fits “clea” or “eev”" in texts(at)
    at.button(key="charts_find_meant").click().run()
    assert address(at) == {"scope": "list", "find": "Cleo Eve"}
    (row,) = (each for each in rows(at) if "Dora" in each)
    assert re.search(r":small\[Cleo \S?\d+, Eve \S?\d+ · ", row.replace("\\", ""))


def test_a_search_says_that_it_is_on_and_ends_at_a_press(games: Games) -> None:
    """What the eyes found: a box with one game in it, and no way back to the others."""
    old = keep(games, card_log(("*Cleo*", "Dora")), datetime(2025, 3, 7, 12, 0, tzinfo=UTC))
    keep(games, card_log())
    at = open_charts(find="*cleo*")
    assert len(labels(at)) == 1
    assert "1 game like “\\*cleo\\*”" in texts(at)
    at.button(key="charts_find_end").click().run()
    assert address(at) == {"game": old}
    assert len(labels(at)) == 2
    assert "charts_find_end" not in {each.key for each in at.button}
    assert "No game like" in texts(open_charts(find="nobody"))


def test_a_link_to_an_old_game_shows_it_whatever_the_list_holds(games: Games) -> None:
    old = keep(games, card_log(), datetime(2020, 3, 7, 12, 0, tzinfo=UTC))
    for seed in range(3):
        keep(games, card_log(seed=seed))
    at = open_charts(game=old)
    assert address(at) == {"game": old}
    assert len(set(labels(at))) == 4
    assert "7 Mar 2020" in " ".join(labels(at))


# --- rules ----------------------------------------------------------------------------------


def renamed(rules: Variant, name: str) -> Variant:
    return replace(rules, name=name)


def test_rules_are_pooled_by_what_they_say(games: Games) -> None:
    keep(games, card_log(rules=SHORT), datetime(2026, 5, 1, tzinfo=UTC))
    keep(games, card_log(rules=DEARER), datetime(2026, 5, 2, tzinfo=UTC))
    keep(games, card_log(rules=renamed(DEARER, "Grandma's")), datetime(2026, 5, 3, tzinfo=UTC))
    kinds = ["Grandma's, 2 players (2 games)", "Short, 2 players (1 game)"]
    assert open_charts(scope="all").selectbox(key="charts_kind").options == kinds
    at = open_charts(scope="season")
    assert at.selectbox(key="charts_season_of").options == [
        "All card games",
        "Grandma's",
        "Short",
    ]
    assert [each.rpartition(" · ")[2] for each in labels(open_charts())] == [
        "Grandma's",
        "Grandma's",
        "Short",
    ]


def test_two_house_rules_of_one_name_are_told_apart_everywhere(games: Games) -> None:
    keep(games, card_log(rules=SHORT))
    keep(games, card_log(rules=DEARER))
    assert len(open_charts(scope="all").selectbox(key="charts_kind").options) == 2
    options = open_charts(scope="pairs").selectbox(key="charts_of").options
    assert options == ["All card games (2)", "Short (2) (1)", "Short (1)"] or options == [
        "All card games (2)",
        "Short (1)",
        "Short (2) (1)",
    ]
    assert sorted(each.rpartition(" · ")[2] for each in labels(open_charts())) == [
        "Short",
        "Short (2)",
    ]


# --- head to head and season ----------------------------------------------------------------


def test_head_to_head_says_how_sure_it_is(games: Games) -> None:
    assert "Nobody has met anybody yet" in texts(open_charts(scope="pairs"))
    for seed in range(6):
        keep(games, card_log(("Anna", "<b>Ben</b>", "Cleo"), seed=seed))
    at = open_charts(scope="pairs")
    assert len(alts(at)) == 1
    shown = tables(at)
    assert shown.count("<tr") == 4
    assert "&lt;b&gt;Ben&lt;/b&gt;" in shown
    assert "<b>Ben" not in shown


def test_how_bars_are_read_is_written_once(games: Games) -> None:
    """What the eyes found: the same note below both figures."""
    for seed in range(6):
        log = card_log(("Anna", "Ben", "Otter"), seed=seed)
        seats = [Player("Anna").data(), Player("Ben").data(), Player("Otter", "steady").data()]
        keep(games, replace(log, setup=log.setup | {"seats": seats}))
    at = open_charts(scope="pairs")
    assert len(alts(at)) == 2
    assert texts(at).count("Each bar is where the real difference may lie") == 1


def test_whose_bids_are_told_is_chosen(games: Games) -> None:
    for seed in range(6):
        keep(games, card_log(("Anna", "<b>Ben</b>"), seed=seed))
    at = open_charts(scope="all")
    (whose,) = (each for each in at.button_group if each.key.startswith("charts_whose_"))
    assert whose.value == "<b>Ben</b>"
    assert "Anna\\: " not in texts(at)
    whose.set_value("Anna").run()
    assert "Anna\\: " in texts(at)
    assert "<b>Ben" not in texts(at)


def test_pairs_that_hardly_met_are_folded_away_below_the_others(games: Games) -> None:
    for seed in range(6):
        keep(games, card_log(("Anna", "Ben"), seed=seed))
    keep(games, card_log(("Anna", "Ben", "Cleo"), seed=7))
    (few,) = open_charts(scope="pairs").expander
    assert (few.label, few.proto.expanded) == ("2 more pairs that met fewer than 5 times", False)


def test_bots_have_a_row_below_the_people_of_a_season(games: Games) -> None:
    log = card_log(("Anna", "Otter"))
    seats = [Player("Anna").data(), Player("Otter", "steady").data()]
    keep(games, replace(log, setup=log.setup | {"seats": seats}))
    shown = tables(open_charts(scope="season"))
    assert shown.count("class='quiet'") == 1
    assert shown.index("Anna") < shown.index("Bots together")


def test_whoever_plays_alone_is_compared_with_the_bots(games: Games) -> None:
    for seed in range(6):
        log = card_log(("Anna", "Otter"), seed=seed)
        seats = [Player("Anna").data(), Player("Otter", "steady-bold").data()]
        keep(games, replace(log, setup=log.setup | {"seats": seats}))
    at = open_charts(scope="pairs")
    assert len(alts(at)) == 1
    assert "How do people do against the bots?" in texts(at)
    assert "Steady bots" in tables(at)
    assert "Nobody has met" not in texts(at)


def test_a_season_is_chosen_by_the_address(games: Games) -> None:
    assert "No game with people is finished yet" in texts(open_charts(scope="season"))
    for month in (9, 10, 10):
        keep(games, card_log(seed=month), datetime(2026, month, 3, 19, 30, tzinfo=UTC))
    at = open_charts(scope="season", month="2026-09")
    assert address(at) == {"scope": "season", "month": "2026-09"}
    assert "In September 2026" in plain(texts(at))
    assert "won the only game" in plain(texts(at))
    at.selectbox(key="charts_month").set_value("2026-10").run()
    assert address(at) == {"scope": "season"}
    assert "In October 2026" in plain(texts(at))
    assert "medal gold" in tables(at)
    assert "href='charts?game=" in tables(at)
    assert address(open_charts(scope="season", month="1999-13")) == {"scope": "season"}
    year = open_charts(scope="season", month="2026")
    assert address(year) == {"scope": "season", "month": "2026"}
    assert "In 2026" in plain(texts(year))
    assert "the year" in plain(texts(year))


def test_a_season_counts_both_games_unless_one_is_chosen(games: Games) -> None:
    keep(games, card_log(), datetime(2026, 10, 3, 19, 30, tzinfo=UTC))
    RaceMatch.open(games, log_of())
    with open_database().begin() as connection:
        connection.execute(update(Game).values(updated=datetime(2026, 10, 4, 19, 30, tzinfo=UTC)))
    at = open_charts(scope="season")
    options = at.selectbox(key="charts_season_of").options
    assert options[0] == "All games"  # of a month not all are shown
    assert {"All card games", "All races"} < set(options)
    assert "At cards a" in texts(at)
    shown = tables(at)
    assert shown.count("On the river") >= 1
    assert "Points a game" not in shown
    at = open_charts(scope="season", of="cards")
    assert address(at) == {"scope": "season", "of": "cards"}
    assert "Points a game" in tables(at)
    assert "On the river" not in tables(at)


# --- paper ----------------------------------------------------------------------------------


def test_games_on_paper_stand_in_the_same_lists(games: Games) -> None:
    keep(games, card_log(), datetime(2026, 10, 3, 19, 30, tzinfo=UTC))
    paper = replace(GAME, title="Grandma's, 8 Nov 2026")
    file_id = ScoreFiles(open_database()).keep("scores.csv", to_csv([GAME, paper]))
    at = open_charts(scope="list", find="grandma")
    assert "Sun 8 Nov · Grandma's, 8 Nov 2026 · on paper" in plain(" ".join(rows(at)))
    at.button(key=f"open_row_paper-{file_id}-2").click().run()
    assert address(at) == {"game": f"paper-{file_id}-2"}
    assert len(alts(at)) == 3
    assert "on paper" in labels(open_charts(game=f"paper-{file_id}-2"))[0]
    together = open_charts(scope="all")
    assert (
        together.selectbox(key="charts_kind").options[-1] == "Games on paper, 3 players (2 games)"
    )
    assert len(alts(open_charts(scope="all", kind="paper-3"))) == 3
    season = open_charts(scope="season", month="2026-11")
    assert "played on paper" in texts(season)
    assert "Cleo" in tables(season)


def test_a_game_that_was_downloaded_and_brought_back_counts_once(games: Games) -> None:
    log = card_log(("Anna", "Ben"))
    keep(games, log)
    scores = from_log(log, ("Anna", "Ben"), title="mine")
    ScoreFiles(open_database()).keep("mine.csv", to_csv([scores]))
    assert "1 game" in texts(open_charts(scope="list"))
    assert len(open_charts(scope="all").selectbox(key="charts_kind").options) == 1


def test_an_address_of_a_paper_game_that_is_gone_shows_the_last_game(games: Games) -> None:
    game_id = keep(games, card_log())
    assert address(open_charts(game="paper-0123456789abcdef-1")) == {"game": game_id}


def test_only_what_is_drawn_is_explained(games: Games) -> None:
    """What the eyes found: one game, a dot each, below it the words for bulges and diamonds."""
    keep(games, card_log())
    said = texts(open_charts(scope="all"))
    assert "A dot is where one game ended" in said
    assert "bulge" not in said
    for seed in range(5):
        keep(games, card_log(seed=seed))
    said = texts(open_charts(scope="all"))
    assert "A bulge is where most games ended" in said
    assert "A dot is" not in said


# --- found, in order, and at first sight ------------------------------------------------------


def test_the_search_finds_what_cards_say_and_its_example_is_there(games: Games) -> None:
    for seed in range(8):
        keep(games, card_log(seed=seed), datetime(2026, 9, 3 + seed, 19, 30, tzinfo=UTC))
    at = open_charts(scope="list")
    for row in (each for each in rows(at) if ":material" not in each):
        ended = plain(row.split("  \n")[0]).strip("*")
        assert rows(open_charts(scope="list", find=ended)), ended
    example = at.text_input(key="charts_find").placeholder.removesuffix(" …")
    assert "10 Sep" in example
    assert rows(open_charts(scope="list", find=example))
    closest = open_charts(scope="list", find="closest")
    assert len(rows(closest)) >= 2  # the row and its card, which says why it was found
    assert "The closest game" in texts(closest)
    nothing = texts(open_charts(scope="list", find="nobody at all"))
    assert "a day such as 10 Sep" in nothing


def test_the_list_has_an_order(games: Games) -> None:
    for seed in range(8):
        keep(games, card_log(seed=seed), datetime(2026, 9, 3 + seed, 19, 30, tzinfo=UTC))
    at = open_charts(scope="list", order="highest")
    assert address(at) == {"scope": "list", "order": "highest"}
    told = [plain(row) for row in rows(at) if "won by" in row or "share" in row]
    highest = [int(re.findall(r"(\d+) (?:to|each)", row)[0]) for row in told[-8:]]
    assert highest == sorted(highest, reverse=True)
    at.selectbox(key="charts_order").set_value("newest").run()
    assert address(at) == {"scope": "list"}
    assert "September 2026" in texts(at)


def test_what_is_worth_opening_is_a_click_from_the_first_sight(games: Games) -> None:
    for seed in range(8):
        keep(games, card_log(seed=seed))
    at = open_charts()
    assert "variant" not in texts(at)
    links = [each for each in at.button if (each.key or "").startswith("first_")]
    assert links[0].label.startswith("Closest game")
    links[0].click().run()
    assert not at.exception
    asked = address(at)["game"]
    assert f"open_closest_{asked}" in {each.key for each in open_charts(scope="list").button}
    assert not [each for each in open_charts(find="ben").button if each.key.startswith("first_")]
