"""The set-up of a card game: rule set, players, house rules, start."""

from collections.abc import Sequence
from dataclasses import replace

import streamlit as st

from riverlib import cards
from riverlib.cards.bots import BOTS
from riverlib.cards.game import GAME
from riverlib.cards.log import MAX_NAME as MAX_RULES_NAME
from riverlib.cards.rules import team_of
from riverlib.core import StoreError, VariantError, new_seed
from riverlib.play import CardMatch, Player, draw_first_dealer
from riverlib.store import Games, HouseRules
from riverlib.ui.cards.page import GREETING
from riverlib.ui.cards.rules_form import house_rules_form
from riverlib.ui.shared.look import as_text
from riverlib.ui.shared.own_rules import OwnRules
from riverlib.ui.shared.players_form import ask_players, ask_seat
from riverlib.ui.shared.starting import HOUSE, start_button

_DRAW = "Draw for it"
_MORE = "More rule sets"
_FAMILIES = 3  # the catalogue opens with the three families' rule sets


def set_up(games: Games, house: HouseRules) -> CardMatch | None:
    """Show the set-up and return the match once it is started."""
    start = st.container()
    left, right = st.columns((3, 2), gap="large")
    with left:
        choice, chosen = _ask_rule_set(house)
    with right:
        players = _ask_players()
    variant, refusal = _ask_house_rules(choice, chosen, len(players), house)
    with right:
        first_dealer = _ask_first_dealer(variant, players)
    with start:
        return _start(games, variant, players, first_dealer, refusal)


def _start(
    games: Games,
    variant: cards.Variant,
    players: tuple[Player, ...],
    dealer: int | None,
    refusal: str | None,
) -> CardMatch | None:
    """Say what will be played and offer the start; a contradiction says what would fit."""
    summary = ""
    if refusal is None:
        deals = len(cards.fitted(variant, len(players)).hand_sizes)
        summary = f"{variant.name} · {len(players)} players · {deals} deals"
    clicked = start_button(
        "Start the game",
        ":material/playing_cards:",
        "setup_start",
        summary,
        players,
        refusal,
    )
    if refusal is not None:
        return None
    for note in (*cards.fitting_notes(variant, len(players)), *_teams(variant, players)):
        st.caption(as_text(note))
    if not clicked:
        return None
    seed, greeting = new_seed(), ""
    if dealer is None:
        dealer, drawn = draw_first_dealer(len(players), seed)
        greeting = f"{players[dealer].name} draws the {cards.card_name(drawn[dealer])} and deals."
    try:
        match = CardMatch.start(games, variant, players, first_dealer=dealer, seed=seed)
    except StoreError as error:
        st.error(as_text(str(error)))
        return None
    st.session_state[GREETING] = greeting
    return match


def _teams(variant: cards.Variant, players: tuple[Player, ...]) -> tuple[str, ...]:
    """Say who plays with whom, if anybody does."""
    if variant.team_size == 1:
        return ()
    teams: dict[int, list[str]] = {}
    for seat, player in enumerate(players):
        teams.setdefault(team_of(variant, seat, len(players)), []).append(player.name)
    return ("Partners: " + "; ".join(" and ".join(names) for names in teams.values()) + ".",)


def _ask_rule_set(house: HouseRules) -> tuple[str, cards.Variant]:
    """Return the choice and its rules."""
    entries = {entry.variant.key: entry for entry in cards.CATALOGUE}
    saved = _own_rules(house).saved()
    own = {f"{HOUSE}{name}": variant for name, variant in saved.items()}
    families = list(entries)[:_FAMILIES]
    key = st.radio(
        "Rule set",
        (*families, _MORE),
        format_func=lambda key: entries[key].variant.name if key in entries else key,
        captions=[
            *(entries[key].line for key in families),
            "Variations, the wider family, our own",
        ],
        key="setup_rules",
        persist_state="session",
    )
    if key == _MORE:
        key = st.selectbox(
            "Which one",
            (*own, *list(entries)[_FAMILIES:]),
            format_func=lambda key: own[key].name if key in own else entries[key].variant.name,
            key="setup_more_rules",
            persist_state="session",
        )
    if key in own:
        st.markdown("Your own rule set.")
        for line in cards.rule_lines(own[key]):
            st.markdown(f"- {as_text(line)}")
        _own_rules(house).forget_button(key.removeprefix(HOUSE))
        return key, replace(own[key], key="house")
    entry = entries[key]
    if key not in families:
        st.markdown(f"**{entry.line}**")
    st.markdown(f":material/lightbulb: {entry.special}")
    with st.expander("All its rules"):
        for line in cards.rule_lines(entry.variant):
            st.markdown(f"- {line}")
    return key, entry.variant


def _own_rules(house: HouseRules) -> OwnRules[cards.Variant]:
    return OwnRules(house, GAME, "setup_house")


def _ask_players() -> tuple[Player, ...]:
    players = ask_players(BOTS, most=10, usual=4, bot="steady", place="setup")
    if sum(player.is_person for player in players) > 1:
        st.caption("Several people: the hand stays hidden until each has taken the device.")
    return players


def _ask_first_dealer(variant: cards.Variant, players: tuple[Player, ...]) -> int | None:
    """Return the seat that deals first, or ``None`` to draw for it."""
    rule = variant.first_dealer
    given = {
        cards.FirstDealer.DRAW: 0,
        cards.FirstDealer.LEFT_OF_SCOREKEEPER: 2,  # whoever holds the device sits first
        cards.FirstDealer.ANY: len(players),  # so that the first seat bids and leads first
    }
    return ask_seat(
        "First dealer",
        players,
        draw=_DRAW,
        usual=given[rule],
        key=f"setup_dealer_{len(players)}_{rule}",
    )


def _ask_house_rules(
    choice: str, base: cards.Variant, players: int, house: HouseRules
) -> tuple[cards.Variant, str | None]:
    """Offer every rule for change; return the rules, and why they cannot be played, if so."""
    if not st.toggle("House rules: change anything", key="setup_house", persist_state="session"):
        return base, _misfit(base, players)
    with st.container(border=True):
        try:
            variant = house_rules_form(base, choice)
        except VariantError as error:
            st.warning(as_text(str(error)), icon=":material/rule:")
            return base, str(error)
        misfit = _misfit(variant, players)
        fit = variant if misfit else cards.fitted(variant, players)
        _schedule_chart(fit.hand_sizes)
        _own_rules(house).keep(
            lambda name: replace(variant, key="house", name=name or "House rules"), MAX_RULES_NAME
        )
    if variant != base:
        variant = replace(variant, key="house", name=f"{base.name}, our way"[:MAX_RULES_NAME])
    return variant, misfit


def _misfit(variant: cards.Variant, players: int) -> str | None:
    """Say why so many players cannot play these rules, or ``None``."""
    try:
        cards.fitted(variant, players)
    except VariantError as error:
        return str(error)
    return None


def _schedule_chart(sizes: Sequence[int]) -> None:
    from riverlib.figures import hand_sizes  # plotly takes half a second: only when shown

    st.caption(f"{len(sizes)} deals, {sum(sizes)} tricks")
    st.plotly_chart(
        hand_sizes.by_deal(sizes),
        key="setup_schedule",
        config={"displayModeBar": False},
        alt=f"Cards in each deal: {', '.join(map(str, sizes))}",
    )
