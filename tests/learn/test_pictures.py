"""Under any rule set and on any river each rule has a picture whose position shows that rule."""

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings

from riverlib import cards, race
from riverlib.cards.events import LeadGiven
from riverlib.cards.rules import hooked_bid, suit_in_play
from riverlib.learn.position import CardPosition
from riverlib.learn.rules import Picture, PicturedRule, pictured_cards, pictured_race
from riverlib.race import events as on_river
from tests.cards.random_rules import VARIANTS
from tests.race.random_races import LAYOUTS, Race

CardPicture = Picture[CardPosition]
MANY = settings(
    max_examples=100,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
MOST_WORDS = 25


def what(mark: str) -> str:
    """Which card, seat, bid or place a mark names."""
    return mark.partition(":")[2]


def playable(variant: cards.Variant) -> bool:
    for players in range(2, 11):
        try:
            cards.fitted(variant, players)
        except ValueError:
            continue
        return True
    return False


def tricks(position: CardPosition) -> tuple[cards.Trick, ...]:
    state = position.state
    return state.results[-1].tricks if state.results else state.tricks


def last_trick(picture: CardPicture) -> tuple[cards.Trick, cards.Card]:
    """The trick that is completed in a picture, with the card that takes it."""
    trick = tricks(picture.after)[len(tricks(picture.before))]
    return trick, trick.cards[(trick.taker - trick.leader) % picture.after.state.players]


def closed(picture: CardPicture) -> list[cards.Card]:
    state = picture.before.state
    assert state.to_move == picture.me
    free = cards.playable(state, picture.me)
    return [card for card in state.hands[picture.me] if card not in free]


def led(picture: CardPicture) -> cards.Suit:
    state = picture.before.state
    return suit_in_play(state.trick[0], state.trump)


def shows_hook(picture: CardPicture, variant: cards.Variant) -> bool:
    state = picture.before.state
    said = cards.bids_in_order(state)
    hooked = hooked_bid(variant, said, hand_size=state.hand_size, players=state.players)
    if variant.hook:
        marks = [what(mark) for mark in picture.marks if mark.startswith("bid:")]
        legal = cards.legal_actions(state)
        return marks == [str(hooked)] and cards.Bid(int(marks[0])) not in legal
    secret = variant.bidding is cards.Bidding.SIMULTANEOUS
    after = picture.after.state
    all_bid = after.phase is not cards.Phase.BID
    return all_bid and (secret or sum(map(int, map(str, after.bids))) == state.hand_size)


def shows_lead(picture: CardPicture, variant: cards.Variant) -> bool:
    seats = [event.seat for event in picture.after.events if isinstance(event, LeadGiven)]
    state = picture.after.state
    if variant.first_lead is cards.FirstLead.HIGHEST_BIDDER:
        bids = state.results[-1].bids if state.results else state.bids
        return bids[seats[0]] == max(bid or 0 for bid in bids)
    return seats == [(picture.before.state.dealer + 1) % state.players]


def shows_follow(picture: CardPicture, _: cards.Variant) -> bool:
    state = picture.before.state
    free = cards.playable(state, picture.me)
    return bool(closed(picture)) and all(
        suit_in_play(card, state.trump) is led(picture) for card in free
    )


def shows_must_trump(picture: CardPicture, _: cards.Variant) -> bool:
    state = picture.before.state
    free = cards.playable(state, picture.me)
    return bool(closed(picture)) and all(
        suit_in_play(card, state.trump) is state.trump is not led(picture) for card in free
    )


def shows_trump_lead(picture: CardPicture, _: cards.Variant) -> bool:
    state = picture.before.state
    waits = closed(picture)
    return (
        bool(waits)
        and not state.trick
        and all(suit_in_play(card, state.trump) is state.trump for card in waits)
    )


def shows_jokers(picture: CardPicture, _: cards.Variant) -> bool:
    return last_trick(picture)[1].is_joker


def shows_equal(picture: CardPicture, _: cards.Variant) -> bool:
    trick, best = last_trick(picture)
    at = (trick.taker - trick.leader) % picture.after.state.players
    return best in trick.cards[:at] and best not in trick.cards[at + 1 :]


def shows_taker(picture: CardPicture, _: cards.Variant) -> bool:
    return str(last_trick(picture)[1]) in {what(mark) for mark in picture.marks}


def shows_partners(picture: CardPicture, variant: cards.Variant) -> bool:
    state = picture.after.state
    done = state.results[-1] if state.results else state
    said = sum(done.bids[int(what(mark))] for mark in picture.marks)
    possible = said <= done.hand_size and f"take {said} " in picture.words
    return possible and len(picture.marks) == variant.team_size


SHOWN: dict[str, Callable[[CardPicture, cards.Variant], bool]] = {
    "bids": shows_hook,
    "first_lead": shows_lead,
    "follow": shows_follow,
    "must_trump": shows_must_trump,
    "trump_lead": shows_trump_lead,
    "jokers": shows_jokers,
    "equal_cards": shows_equal,
    "taker": shows_taker,
    "partners": shows_partners,
    "joker_turned": lambda picture, _: picture.before.state.trump is cards.Suit.JOKERS,
    "whole_pack": lambda picture, _: (
        not picture.before.state.stock and picture.before.state.trump is None
    ),
    "forehead": lambda picture, _: picture.before.state.is_forehead,
    "first_dealer": lambda picture, _: what(picture.marks[0]) == str(picture.before.state.dealer),
    "deals": lambda picture, variant: picture.before.state.phase is cards.Phase.BID,
    "pack": lambda picture, _: bool(picture.before.state.hands),
    "trump": lambda picture, _: bool(picture.before.state.hands),
    "scoring": lambda picture, _: bool(picture.before.state.results),
}


def may_never_matter(key: str, variant: cards.Variant) -> bool:
    """Whether a rule in force can have no say: one-card deals, packs that are never used up."""
    if key in ("follow", "must_trump", "trump_lead"):
        return variant.largest_hand < 3 or max(shown_sizes(variant)) < 3
    return key in ("whole_pack", "equal_cards", "forehead")


def shown_sizes(variant: cards.Variant) -> tuple[int, ...]:
    first = pictured_cards(variant)[0].picture
    assert first is not None
    return tuple(first.before.state.variant.hand_sizes)  # type: ignore[union-attr]


@MANY
@given(VARIANTS.filter(playable))
def test_every_rule_of_any_rule_set_is_shown(variant: cards.Variant) -> None:
    shown = pictured_cards(variant)
    assert [(rule.key, rule.sentence) for rule in shown] == list(cards.keyed_rules(variant))
    for rule in shown:
        check_words(rule)
        picture = rule.picture
        assert picture is not None
        if picture.matters:
            assert SHOWN[rule.key](picture, variant), rule  # type: ignore[arg-type]
        else:
            assert may_never_matter(rule.key, variant), rule


def check_words(rule: PicturedRule) -> None:
    assert rule.picture is not None
    words = rule.picture.words
    assert len(words.split()) <= MOST_WORDS, words
    assert words[0].isupper() or words[0].isdigit(), words
    assert words.endswith("."), words


@pytest.mark.parametrize("jokers", [1, 2, 3])
def test_the_picture_of_jokers_shows_all_there_are(jokers: int) -> None:
    variant = cards.Variant(key="x", name="X", hand_sizes=(5, 4), jokers=jokers)
    (picture,) = [rule.picture for rule in pictured_cards(variant) if rule.key == "jokers"]
    assert picture is not None
    trick, _ = last_trick(picture)  # type: ignore[arg-type]
    assert sum(card.is_joker for card in trick.cards) == jokers


@pytest.mark.parametrize("variant", cards.VARIANTS, ids=lambda variant: variant.key)
def test_every_rule_of_the_catalogue_comes_up_in_its_picture(variant: cards.Variant) -> None:
    for rule in pictured_cards(variant):
        assert rule.picture is not None
        assert rule.picture.matters, rule.key


EVENTS: dict[str, type[object]] = {
    "turns": on_river.BoatSailed,
    "tide": on_river.BoatLost,
    "sail": on_river.BoatSailed,
    "sandbank": on_river.RanAground,
    "high_tide": on_river.RodeTheTide,
    "good_wind": on_river.GoodWindBlew,
    "ill_wind": on_river.IllWindBlew,
    "use_wind": on_river.TurnLost,
    "no_wind": on_river.TurnLost,
    "sharing": on_river.BoatSailed,
    "harbour": on_river.BoatDocked,
    "end": on_river.RaceEnded,
    "winner": on_river.RaceEnded,
}


@MANY
@given(LAYOUTS)
def test_every_rule_of_any_river_is_shown(layout: race.Layout) -> None:
    shown = pictured_race(layout)
    assert [(rule.key, rule.sentence) for rule in shown] == list(race.keyed_rules(layout))
    assert shown[-1].picture is None
    for rule in shown[:-1]:
        check_words(rule)
        picture = rule.picture
        assert picture is not None
        if rule.key in ("river", "boats") or (rule.key == "sharing" and not picture.moves):
            assert {mark.partition(":")[0] for mark in picture.marks} == {"tile"}
        elif picture.matters:
            kinds = {type(event) for event in picture.after.events}
            less = on_river.TideTurned if rule.key == "tide" else EVENTS[rule.key]
            assert kinds & {EVENTS[rule.key], less}, rule
        else:
            assert races_with(layout, EVENTS[rule.key]) <= HARDLY_EVER, rule


HARDLY_EVER = 2
"""Of forty races: a rule that comes up more often must be found and shown."""


def races_with(layout: race.Layout, kind: type[object]) -> int:
    """Count in how many of forty other races something of a kind happens."""
    count = 0
    for seed in range(1000, 1040):
        moves = Race(layout, 2, 0, seed).moves()
        count += any(isinstance(event, kind) for *_, events in moves for event in events)
    return count


@pytest.mark.parametrize("layout", race.LAYOUTS, ids=lambda layout: layout.key)
def test_every_rule_of_the_rivers_on_offer_comes_up_in_its_picture(layout: race.Layout) -> None:
    for rule in pictured_race(layout)[:-1]:
        assert rule.picture is not None
        assert rule.picture.matters, rule.key
