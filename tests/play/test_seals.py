"""Each deal is fixed before anybody bids, and a finished game shows it."""

import hashlib
import json
from dataclasses import replace
from pathlib import Path

import pytest

from riverlib import cards
from riverlib.cards.check_words import check_words
from riverlib.cards.checking import StillHiddenError, Verdict, check
from riverlib.cards.seals import SEALS
from riverlib.cli import main
from riverlib.core import GameLog
from riverlib.play import CardMatch, Player
from riverlib.store import Games, open_database
from tests.play.test_card_match import ALONE, PEOPLE, play_on

SHORT = cards.Variant(key="short", name="Short", hand_sizes=(3, 2, 1))


def to_deal(match: CardMatch, deal_no: int) -> CardMatch:
    """Play on until a deal has begun."""
    while match.state.deal_no < deal_no or match.awaits_next_deal:
        play_on(match, 1)
    return match


def finished(games: Games, variant: cards.Variant = SHORT, seed: int = 4) -> CardMatch:
    match = CardMatch.start(games, variant, ALONE, seed=seed)
    play_on(match)
    return match


def shown_codes(match: CardMatch) -> list[str]:
    """Play a game out and note each code while nobody has bid, as a family would."""
    noted = []
    while not match.state.is_over:
        if match.awaits_next_deal or not noted:
            assert match.seal is not None
            noted.append(match.seal.code)
        play_on(match, 1)
    return noted


def test_a_code_noted_before_each_deal_is_found_again_after_the_game(games: Games) -> None:
    match = CardMatch.start(games, SHORT, PEOPLE, seed=3)
    noted = shown_codes(match)
    found = check(match.log)
    assert [each.code for each in found.deals] == noted
    assert [each.verdict for each in found.deals] == [Verdict.MATCHES] * 3
    assert [each.deal for each in found.with_code(noted[1][:6].upper())] == [2]
    assert check_words(found) == (
        "All 3 deals match: the cards lay as they were fixed before anybody bid.",
    )


def test_a_code_is_the_hash_of_the_text_that_is_given_with_it(games: Games) -> None:
    match = finished(games)
    for each, dealt in zip(check(match.log).deals, shuffles(match.log), strict=True):
        assert each.text is not None
        assert hashlib.sha256(each.text.encode()).hexdigest() == each.code == each.shown
        assert each.text.endswith(dealt.removeprefix("shuffle "))


def shuffles(log: GameLog) -> list[str]:
    return [text for text in log.actions if text.startswith("shuffle ")]


def test_a_code_stays_the_same_when_moves_are_taken_back(games: Games) -> None:
    match = to_deal(CardMatch.start(games, SHORT, ALONE, seed=4), 1)
    before, dealt = match.seal, shuffles(match.log)
    match.undo()
    assert match.state.deal_no == 0 or match.awaits_next_deal
    assert to_deal(match, 1).seal == before
    assert shuffles(match.log) == dealt
    play_on(match)
    assert len(check(match.log).matching) == 3


def test_codes_tell_nothing_of_each_other_or_of_the_seed(games: Games) -> None:
    """Same cards under another seed or number have another code: nothing can be compared."""
    one, other = (CardMatch.start(games, SHORT, ALONE, seed=seed).log for seed in (1, 2))
    codes = [*one.setup[SEALS], *other.setup[SEALS]]
    assert len(set(codes)) == 6
    assert all(len(code) == 64 for code in codes)


def test_a_game_in_progress_is_not_opened(games: Games) -> None:
    match = to_deal(CardMatch.start(games, SHORT, ALONE, seed=4), 1)
    for log in (match.log, match.export()):
        with pytest.raises(StillHiddenError, match="not over"):
            check(log)
    exported = match.export().to_json()
    assert '"seed"' not in exported
    assert json.loads(exported)["setup"][SEALS] == match.log.setup[SEALS]


def test_deals_from_a_file_are_said_to_be_dealt_elsewhere(games: Games) -> None:
    match = to_deal(CardMatch.start(games, SHORT, ALONE, seed=4), 2)
    copy = CardMatch.open(games, GameLog.from_json(match.export().to_json()))
    assert copy.seal is not None
    assert match.seal is not None
    assert copy.seal.code != match.seal.code, "dealt afresh here"
    play_on(copy)
    found = check(copy.log)
    assert [each.verdict for each in found.deals] == [Verdict.ELSEWHERE] * 2 + [Verdict.MATCHES]
    assert [each.shown for each in found.deals[:2]] == match.log.setup[SEALS][:2]
    assert check_words(found) == (
        "Deal 3 matches: the cards lay as they were fixed before anybody bid.",
        "Deals 1 and 2 were dealt before the game came here as a file. The seed stayed with that"
        " game: they can be checked there, when it is over.",
    )


def test_an_export_of_the_first_deal_is_a_new_game(games: Games) -> None:
    match = CardMatch.start(games, SHORT, ALONE, seed=4)
    copy = CardMatch.open(games, match.export())
    play_on(copy)
    assert len(check(copy.log).matching) == 3


def test_a_finished_game_from_a_file_is_checked_like_the_game_itself(games: Games) -> None:
    match = finished(games)
    assert check(CardMatch.open(games, match.export()).log) == check(match.log)


def test_played_on_from_an_open_game_the_cards_could_be_known(games: Games) -> None:
    log = finished(games).log
    second = log.actions.index(shuffles(log)[1])
    for length in (second, second + 2):  # between the deals, and after the first bid
        again = CardMatch.open(games, replace(log, actions=log.actions[:length]))
        seal = again.seal
        assert seal is not None
        assert not seal.is_secret
        play_on(again)
        found = check(again.log)
        assert len(found.matching) == 3, "the same deals"
        assert found.open_from == 2
        assert check_words(found)[-1] == (
            "Deals 2 and 3 were played on from an open game: whoever had looked could know the"
            " cards."
        )
    once_more = CardMatch.open(games, replace(again.log, actions=again.log.actions[:-1]))
    play_on(once_more)
    assert check(once_more.log).open_from == 2, "it was open before"


def test_an_older_game_follows_from_its_seed_but_showed_no_code(games: Games) -> None:
    log = finished(games).log
    old = replace(log, setup={name: v for name, v in log.setup.items() if name != SEALS})
    found = check(old)
    assert found.without_code == (1, 2, 3)
    assert "no code was shown" in check_words(found)[0]
    assert CardMatch.open(games, replace(old, actions=old.actions[:5])).seal is None


def test_a_changed_deal_and_a_changed_code_are_found(games: Games) -> None:
    log = finished(games).log
    one = shuffles(log)[1]
    swapped = one[:-4] + one[-2:] + one[-4:-2]  # two cards that were never dealt
    changed = tuple(swapped if text == one else text for text in log.actions)
    found = check(replace(log, actions=changed))
    assert found.differing == (2,)
    assert check_words(found)[0].startswith("Deal 2 does not match")
    other = [*log.setup[SEALS][:2], "0" * 64]
    assert check(replace(log, setup=log.setup | {SEALS: other})).differing == (3,)


@pytest.mark.parametrize("junk", [None, "x", 7, [], [None], ["<b>"], [1, 2, 3], {"a": 1}])
def test_odd_values_in_a_file_are_no_codes(games: Games, junk: object) -> None:
    log = finished(games).log
    odd = replace(log, setup=log.setup | {SEALS: junk, "sealed_from": "x", "open_from": []})
    assert check(odd).without_code == (1, 2, 3)
    assert CardMatch.open(games, odd).seal is None


@pytest.fixture
def saved(data_folder: Path) -> CardMatch:
    engine = open_database()
    match = finished(Games(engine))
    engine.dispose()
    return match


Printed = pytest.CaptureFixture[str]


def test_the_command_checks_a_saved_game(saved: CardMatch, capsys: Printed) -> None:
    assert main(["check", saved.game_id]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("All 3 deals match")
    assert lines[2] == "seed 4"
    assert [line.split()[-1] for line in lines[3:]] == ["matches"] * 3
    assert main(["check", saved.game_id, "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert [deal["code"] for deal in facts["deals"]] == saved.log.setup[SEALS]
    assert main(["check", saved.game_id, "--deal", "2"]) == 0
    text = capsys.readouterr().out
    assert hashlib.sha256(text.encode()).hexdigest() == saved.log.setup[SEALS][1]


def test_the_command_checks_a_file(saved: CardMatch, tmp_path: Path, capsys: Printed) -> None:
    file = tmp_path / "game.json"
    file.write_text(saved.export().to_json(), "utf-8")
    assert main(["check", str(file)]) == 0
    changed = replace(saved.log, setup=saved.log.setup | {"seed": 5})
    file.write_text(changed.to_json(), "utf-8")
    assert main(["check", str(file)]) == 1
    assert "Deals 1 to 3 do not match" in capsys.readouterr().out


@pytest.mark.usefixtures("saved")
def test_the_command_says_what_cannot_be_checked(tmp_path: Path, capsys: Printed) -> None:
    file = tmp_path / "scores.csv"
    file.write_text("deal,cards,player,bid,taken,points\n", "utf-8")
    assert main(["check", str(file)]) == 2
    assert "written scores hold no cards" in capsys.readouterr().err
    file.write_text(GameLog(game="race", setup={}).to_json(), "utf-8")
    assert main(["check", str(file)]) == 2
    assert "no cards are dealt" in capsys.readouterr().err
    assert main(["check", "nowhere"]) == 2
    assert capsys.readouterr().err.startswith("riverlib check: ")


def test_partners_jokers_and_several_packs_are_sealed_too(games: Games) -> None:
    for entry in cards.CATALOGUE:
        company = (Player("Anna"), *(Player(f"Bot {seat}", "random") for seat in range(3)))
        match = CardMatch.start(games, replace(entry.variant, hand_sizes=(2, 1)), company, seed=8)
        play_on(match)
        assert check(match.log).matching == (1, 2)
