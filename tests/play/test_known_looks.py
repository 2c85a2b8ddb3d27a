"""People are known again by their names: the face and colour they last wore."""

from riverlib import cards
from riverlib.core.faces import Look
from riverlib.play import CardMatch, Player
from riverlib.play.players import dressed, known_again, known_looks, newcomers_dressed
from riverlib.store import Games


def play(games: Games, *players: Player) -> None:
    CardMatch.start(games, cards.find_variant("prediction"), players, seed=1)


def test_the_last_look_of_each_name_is_known(games: Games) -> None:
    assert known_looks(games) == {}
    play(games, Player("Anna", face="cat", colour=3), Player("Otter", "steady", "frog", 4))
    play(games, Player("ANNA", face="owl", colour=5), Player("Ben"))
    assert known_looks(games) == {"anna": Look("owl", 5), "ben": Look("fox", 1)}  # as it showed him


def test_people_start_a_game_in_what_they_are_shown_in() -> None:
    anna, otter, ben = dressed((Player("Anna"), Player("Otter", "steady"), Player("Ben")))
    assert (anna.face, anna.colour, ben.colour) == ("fox", 0, 2)
    assert (otter.face, otter.colour) == (None, None)


def test_odd_seats_do_not_get_in_the_way(games: Games) -> None:
    play(games, Player("Anna", face="cat", colour=3), Player("Ben", face="dog", colour=1))
    for seats in (None, "x", [1], [{"name": 3}], [{"name": "Anna", "kind": "person", "face": 9}]):
        log = cards.start_log(cards.find_variant("prediction"), players=2, first_dealer=0, seed=1)
        games.start(type(log)(game="cards", setup=log.setup | {"seats": seats}), "odd")
    assert known_looks(games)["ben"] == Look("dog", 1)


KNOWN = {"anna": Look("owl", 0), "ben": Look("dog", 0), "zoë": Look("cat", 3)}


def worn(*players: Player) -> list[int | None]:
    return [each.colour for each in newcomers_dressed(known_again(players, KNOWN), KNOWN)]


def test_who_is_known_keeps_the_colour_and_a_newcomer_takes_a_free_one() -> None:
    assert worn(Player("Cleo"), Player("Anna")) == [1, 0]
    assert worn(Player("Cleo"), Player("Dan"), Player("ZOË")) == [1, 2, 3]
    assert known_again([Player("Anna")], KNOWN)[0].face == "owl"


def test_a_newcomer_takes_no_colour_of_somebody_who_is_not_here() -> None:
    assert worn(Player("Cleo"), Player("Otter", "steady")) == [1, None]


def test_a_newcomer_keeps_what_the_seat_was_shown_in_unless_another_wears_it() -> None:
    def seated(*players: Player, shown: tuple[int | None, ...]) -> list[int | None]:
        table = newcomers_dressed(known_again(players, KNOWN), KNOWN, shown)
        return [each.colour for each in table]

    assert seated(Player("Cleo"), Player("Dan"), shown=(0, 4)) == [0, 4]
    assert seated(Player("Cleo"), Player("Anna"), shown=(0, 4)) == [1, 0]
    assert seated(Player("Cleo", colour=4), Player("Dan"), shown=(2, 4)) == [4, 1]
    assert seated(Player("Cleo"), Player("Dan"), shown=(4, None)) == [4, 1]
    assert seated(Player("Cleo"), Player("Otter", "steady"), shown=(1, 5)) == [1, None]


def test_of_two_who_are_known_by_one_colour_the_first_seat_keeps_it() -> None:
    assert worn(Player("Ben"), Player("Anna")) == [0, 1]


def test_what_is_chosen_goes_first() -> None:
    assert worn(Player("Cleo", colour=0), Player("Anna")) == [0, 1]
    assert known_again([Player("Anna", face="fox")], KNOWN)[0].face == "fox"


def test_where_every_colour_is_somebodys_a_newcomer_sits_down_all_the_same() -> None:
    many = {f"p{no}": Look("cat", no) for no in range(10)}
    table = known_again([Player("Cleo"), Player("P0"), *map(Player, "abcdefgh")], many)
    colours = [player.colour for player in dressed(newcomers_dressed(table, many))]
    assert colours[1] == 0
    assert sorted(colours) == list(range(10))
