"""How likely each card of a hand is to take its trick later on, when that is wanted or not.

Each sign by which a card is judged has a weight; the weighted sum is the log of the odds. What no
card played can change is summed up once a decision. Nothing here but ``exponential`` asks for a
number where a weight stands: with a row of the unit matrix for each weight, the odds come out as
the row of signs (``bench.fit_steady``).
"""

# mypy: disable-error-code="no-any-return"
# (numba knows the types in a record, mypy does not)

from typing import Any

from riverlib.cards.kernels.bits import exponential
from riverlib.cards.kernels.manner import SHUNS_PLAIN, SHUNS_TRUMP, TRIES_PLAIN, TRIES_TRUMP
from riverlib.cards.kernels.records import JOKERS, NO_TRUMP
from riverlib.cards.kernels.unseen import power_of, power_of_halves

# signs of a plain card
(
    ALWAYS, BOSS, SAFE, BOTH, OVER_HIGHER, HIGHER, LOWER, OWN_HIGHER, OWN_LOWER, TRUMPED,
    OWN_TRUMPS, SHORT_HAND, SHORT_BOTH, SHORT_LEADS, LEADS_BOTH, DEMAND, DEMAND_BOSS, FEW_PLAYERS,
    CLEAN, SHORT_CLEAN, LEADS_CLEAN, LAST, LAST_LEADS, LAST_LEADS_CLEAN,
) = range(24)  # fmt: skip
# signs of a trump
(
    T_ALWAYS, T_BOSS, T_OVER_HIGHER, T_HIGHER, T_LOWER, T_OWN_HIGHER, T_OWN_LOWER, T_OTHERS,
    T_OWN_TRUMPS, T_SHORTNESS, T_SHORT_HAND, T_SHORT_BOSS, T_SHORT_LEADS, T_LEADS_BOSS, T_DEMAND,
    T_DEMAND_BOSS, T_SHORTNESS_NO_BOSS, T_FEW_PLAYERS, T_LAST, T_LAST_BOSS,
) = range(20)  # fmt: skip
NO_SUIT = -1  # set aside none
_THIRD = 1.0 / 3.0


def judge(rules: Any, deal: Any, hand: Any, demand: float) -> None:
    """Sum up for each own card what stays the same whichever card is played now."""
    hand.raw_trumps[0] = hand.raw_trumps[1] = -1
    trumps = 0.0
    if deal.trump != NO_TRUMP:
        trumps = hand.hidden[deal.trump] * hand.share[deal.trump]
        judge_trumps(rules, deal, hand, demand)
    calm, trumped = exponential(-trumps), 1.0 - exponential(-trumps / hand.others)
    for suit in range(JOKERS):
        if suit != deal.trump and hand.length[suit]:
            set_safe(hand, suit, trumped)
            judge_plain(rules, hand, suit, demand, calm, trumped)


def judge_trumps(rules: Any, deal: Any, hand: Any, demand: float) -> None:
    """Sum up the signs of the own trumps."""
    w, suit = rules.trump_weights, deal.trump
    share, hidden = hand.share[suit], hand.hidden[suit]
    each = share / hand.others
    common = w[T_ALWAYS] + w[T_DEMAND] * demand + w[T_FEW_PLAYERS] / hand.others
    common += w[T_OTHERS] * min(hidden * each, 2.0)
    boss, before = 1.0, 0
    for card in range(hand.start[suit], hand.start[suit] + hand.length[suit]):
        boss *= power_of_halves(1.0 - share, hand.above[card] - before)
        before = hand.above[card]
        above = 0.5 * before
        fixed = common + w[T_OVER_HIGHER] / (1.0 + above * share)
        fixed += w[T_HIGHER] * min(above * share, 4.0) / 4.0
        fixed += w[T_LOWER] * min((hidden - above) * each, 2.0)
        hand.fixed[card] = fixed + (w[T_BOSS] + w[T_DEMAND_BOSS] * demand) * boss
        hand.boss[card] = boss


def judge_plain(
    rules: Any, hand: Any, suit: int, demand: float, calm: float, trumped: float
) -> None:
    """Sum up the signs of the own cards of a plain suit."""
    w = rules.plain_weights
    share, hidden = hand.share[suit], hand.hidden[suit]
    each = share / hand.others
    common = w[ALWAYS] + w[DEMAND] * demand + w[FEW_PLAYERS] / hand.others + w[TRUMPED] * trumped
    boss, before = 1.0, 0
    for card in range(hand.start[suit], hand.start[suit] + hand.length[suit]):
        boss *= power_of_halves(1.0 - share, hand.above[card] - before)
        before = hand.above[card]
        above = 0.5 * before
        fixed = common + w[OVER_HIGHER] / (1.0 + above * share)
        fixed += w[HIGHER] * min(above * share, 4.0) / 4.0
        fixed += w[LOWER] * min((hidden - above) * each, 2.0)
        fixed += (w[BOSS] + w[DEMAND_BOSS] * demand) * boss
        hand.fixed[card] = fixed + w[CLEAN] * boss * calm
        hand.boss[card], hand.clean[card] = boss, boss * calm
        place = card - hand.start[suit]
        safe = hand.safe[suit, min(place, 2)]
        hand.both[card] = boss * safe
        hand.own[card] = own_term(rules, hand, safe, place, hand.length[suit])


def set_safe(hand: Any, suit: int, trumped: float) -> None:
    """Set how likely nobody ruffs the first, second and third round of a plain suit (Poisson)."""
    each = hand.hidden[suit] * hand.share[suit] / hand.others
    none = exponential(-each)
    out = none
    for place in range(min(3, hand.length[suit])):
        if place == 1:
            out += none * each
        elif place == 2:
            out += none * each * each / 2.0
        hand.safe[suit, place] = power_of(1.0 - out * trumped, hand.others)


def own_term(rules: Any, hand: Any, safe: float, place: int, length: int) -> float:
    """Return what the place of a plain card among the own ones adds to the log of its odds."""
    w = rules.plain_weights
    higher_and_lower = w[OWN_HIGHER] * place + w[OWN_LOWER] * (length - 1 - place)
    return w[SAFE] * safe + higher_and_lower * _THIRD


def set_aside(deal: Any, hand: Any, suit: int) -> None:
    """Note what the own hand is once a card of a suit is played; ``NO_SUIT``: before any is."""
    played = suit != NO_SUIT
    hand.rest_cards = hand.cards - played
    hand.rest_trumps = hand.length[deal.trump] - (played and suit == deal.trump)
    hand.kept[0] = hand.kept[1] = -1
    hand.shortness = 0.0
    if deal.trump != NO_TRUMP:
        for other in range(JOKERS):
            length = hand.length[other] - (other == suit)
            if other != deal.trump and length < 3:
                hand.shortness += 1.0 if length == 0 else 0.33 if length == 1 else 0.1


def set_chances(rules: Any, deal: Any, hand: Any, suit: int, gone: int, leads: int) -> None:
    """Set the chances of the own cards without card ``gone`` of the suit that is set aside.

    Those of the other suits are the same whichever card of this suit goes.
    """
    if hand.kept[leads] < 0:
        set_others(rules, deal, hand, suit, leads, float(leads))
        hand.kept[leads] = hand.judged
        for card in range(hand.judged):
            hand.kept_win[leads, card] = hand.win[card]
            hand.kept_lose[leads, card] = hand.lose[card]
    else:
        hand.judged = hand.kept[leads]
        for card in range(hand.judged):
            hand.win[card] = hand.kept_win[leads, card]
            hand.lose[card] = hand.kept_lose[leads, card]
    if hand.length[suit] > 1:
        if suit == deal.trump:
            add_trumps(rules, deal, hand, gone, float(leads))
        else:
            add_plain(rules, hand, suit, gone, float(leads))


def set_others(rules: Any, deal: Any, hand: Any, but: int, slot: int, leads: float) -> None:
    """Set the chances of all own cards outside a suit; ``slot`` is where to keep the raw ones."""
    hand.judged = 0
    if deal.trump != but and hand.length[deal.trump]:
        add_trumps(rules, deal, hand, -1, leads)
    if hand.raw_trumps[slot] != hand.rest_trumps:
        set_raw(rules, hand, hand.length[deal.trump], slot, leads)
    for card in range(hand.length[deal.trump], hand.cards):
        if hand.suit[card] != but:
            insert(hand, hand.raw_win[slot, card], hand.raw_lose[slot, card])


def set_raw(rules: Any, hand: Any, first: int, slot: int, leads: float) -> None:
    """Set the chances of all own plain cards, from ``first``, with no card of their suit played."""
    common, for_both, for_clean = plain_setting(rules, hand, leads)
    for_tries, for_shuns = rules.manner[TRIES_PLAIN], rules.manner[SHUNS_PLAIN]
    for card in range(first, hand.cards):
        odds = hand.fixed[card] + hand.own[card] + common
        odds += for_both * hand.both[card] + for_clean * hand.clean[card]
        against = exponential(-odds)
        tries, shuns = 1.0 + against * for_tries, 1.0 + against * for_shuns
        share = 1.0 / (tries * shuns)
        hand.raw_win[slot, card] = shuns * share
        hand.raw_lose[slot, card] = tries * share
    hand.raw_trumps[slot] = hand.rest_trumps


def plain_setting(rules: Any, hand: Any, leads: float) -> tuple[float, float, float]:
    """Return what the hand and the lead add to the odds: always, for both, for a clean boss."""
    w, each = rules.plain_weights, 1.0 / hand.rest_cards
    common = (w[OWN_TRUMPS] * hand.rest_trumps + w[SHORT_HAND] + w[SHORT_LEADS] * leads) * each
    for_both = w[BOTH] + w[SHORT_BOTH] * each + w[LEADS_BOTH] * leads
    for_clean = w[SHORT_CLEAN] * each + w[LEADS_CLEAN] * leads
    if hand.rest_cards == 1:
        common += w[LAST] + w[LAST_LEADS] * leads
        for_clean += w[LAST_LEADS_CLEAN] * leads
    return common, for_both, for_clean


def add_plain(rules: Any, hand: Any, suit: int, gone: int, leads: float) -> None:
    """Add the chances of the own cards of a plain suit without card ``gone``."""
    setting = plain_setting(rules, hand, leads)
    for_tries, for_shuns = rules.manner[TRIES_PLAIN], rules.manner[SHUNS_PLAIN]
    start, length = hand.start[suit], hand.length[suit] - 1
    for place in range(length):
        card = start + place + (start + place >= gone)
        odds = plain_odds(rules, hand, card, place, length, setting)
        against = exponential(-odds)
        tries, shuns = 1.0 + against * for_tries, 1.0 + against * for_shuns
        share = 1.0 / (tries * shuns)
        insert(hand, shuns * share, tries * share)


def plain_odds(
    rules: Any, hand: Any, card: int, place: int, length: int, setting: tuple[float, float, float]
) -> float:
    """Return the log of the odds of a plain card that is one of ``length`` of its suit."""
    common, for_both, for_clean = setting
    safe = hand.safe[hand.suit[card], min(place, 2)]
    odds = hand.fixed[card] + own_term(rules, hand, safe, place, length) + common
    odds += for_both * safe * hand.boss[card] + for_clean * hand.clean[card]
    return odds


def add_trumps(rules: Any, deal: Any, hand: Any, gone: int, leads: float) -> None:
    """Add the chances of the own trumps without card ``gone`` (-1: all)."""
    setting = trump_setting(rules, hand, leads)
    for_tries, for_shuns = rules.manner[TRIES_TRUMP], rules.manner[SHUNS_TRUMP]
    for place in range(hand.rest_trumps):
        card = place + (0 <= gone <= place)
        if hand.sure[card]:
            insert(hand, 1.0, 1.0)
            continue
        against = exponential(-trump_odds(rules, hand, card, place, setting))
        tries, shuns = 1.0 + against * for_tries, 1.0 + against * for_shuns
        share = 1.0 / (tries * shuns)
        insert(hand, shuns * share, tries * share)


def trump_setting(rules: Any, hand: Any, leads: float) -> tuple[float, float]:
    """Return what the hand and the lead add to the odds of a trump: always, and for a boss."""
    w, each = rules.trump_weights, 1.0 / hand.rest_cards
    short = w[T_OWN_TRUMPS] * hand.rest_trumps + w[T_SHORT_HAND] + w[T_SHORT_LEADS] * leads
    common = (w[T_SHORTNESS] + w[T_SHORTNESS_NO_BOSS]) * hand.shortness + short * each
    for_boss = w[T_SHORT_BOSS] * each + w[T_LEADS_BOSS] * leads
    for_boss -= w[T_SHORTNESS_NO_BOSS] * hand.shortness
    if hand.rest_cards == 1:
        common += w[T_LAST]
        for_boss += w[T_LAST_BOSS]
    return common, for_boss


def trump_odds(rules: Any, hand: Any, card: int, place: int, setting: tuple[float, float]) -> float:
    """Return the log of the odds of a trump that has ``place`` own ones above it."""
    w = rules.trump_weights
    common, for_boss = setting
    odds = hand.fixed[card] + common + for_boss * hand.boss[card]
    lower = hand.rest_trumps - 1 - place
    odds += (w[T_OWN_HIGHER] * place + w[T_OWN_LOWER] * lower) * _THIRD
    return odds


def insert(hand: Any, win: float, lose: float) -> None:
    """Add a chance, in the order of how much it obeys its player: the most first."""
    place = hand.judged
    while place and hand.win[place - 1] - hand.lose[place - 1] < win - lose:
        hand.win[place], hand.lose[place] = hand.win[place - 1], hand.lose[place - 1]
        place -= 1
    hand.win[place], hand.lose[place] = win, lose
    hand.judged += 1
