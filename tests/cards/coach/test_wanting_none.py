"""To want no more tricks explains a card only where one sees that it takes fewer of them."""

from riverlib.cards import Play, View, parse_card
from riverlib.cards.coach.advice import advice
from riverlib.cards.coach.reason import Kind
from riverlib.cards.coach.worth import Worth
from tests.cards.coach.test_advice import NAMES, PLAIN, position, seen_in, worth_of

HANDS = "Ad 5s 6s|7d 8h 9h|Kd 9c 8c"


def said_of(best: str, rival: str, hands: str) -> tuple[Kind, ...]:
    """Return the reasons where nothing but the own bid matters."""
    seen = seen_in(position(PLAIN, hands, "Ts", "0 1 1"))

    def weigher(view: View) -> Worth:
        points = (5.0, 5.0) if view.bids[0] != seen.bids[0] else (9.0, 5.0)
        return Worth(view.legal, points, (0.0, 0.0), (0.5, 0.5), ((), ()), 400)

    worth = worth_of(seen, {best: 9.0, rival: 5.0})
    return advice(seen, worth, NAMES[:3], over=Play(parse_card(rival)), weigher=weigher).kinds


def test_an_ace_that_is_led_is_not_explained_by_wanting_no_more() -> None:
    assert said_of("Ad", "5s", HANDS) == (Kind.CHANCE,)


def test_the_lower_one_of_two_cards_is() -> None:
    assert said_of("2d", "Ad", "2d Ad 6s|7d 8h 9h|Kd 9c 8c") == (Kind.NEEDS_NONE,)
