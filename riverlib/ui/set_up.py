"""The set-up of a card game: rule set, players, house rules, start."""

import json
from collections.abc import Sequence
from dataclasses import replace

import streamlit as st

from riverlib import cards
from riverlib.bots import BOTS
from riverlib.cards.log import MAX_NAME as MAX_RULES_NAME
from riverlib.cards.rules import team_of
from riverlib.core import RiverError, StoreError, VariantError, new_seed
from riverlib.play import PERSON, CardMatch, Player, default_players, draw_first_dealer
from riverlib.play.players import MAX_NAME, tidy_name
from riverlib.store import Games, HouseRules, read_json
from riverlib.store import import_game as read_game_file
from riverlib.ui.card_page import GREETING
from riverlib.ui.look import as_text
from riverlib.ui.rules_form import house_rules_form

_DRAW = "Draw for it"
_NOTE = "setup_house_note"  # session keys of the house rules' sentence and file
_RULES_FILE = "setup_house_import"
_MORE = "More rule sets"
_HOUSE = "house:"  # before the name of a saved rule set, so that it is nobody else's key
_FAMILIES = 3  # the catalogue opens with the three families' rule sets
_KIND_NAMES = {PERSON: "Person"} | {key: f"{bot.name} bot" for key, bot in BOTS.items()}


def set_up(games: Games, house: HouseRules) -> CardMatch | None:
    """Show the set-up and return the match once it is started."""
    start = st.container()
    left, right = st.columns((3, 2), gap="large")
    with left:
        choice, chosen = _ask_rule_set(house)
    with right:
        players = _ask_players()
    variant, refusal = _ask_house_rules(choice, chosen, len(players), house)
    if not any(player.is_person for player in players):
        refusal = "At least one player must be a person."
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
    with st.container(horizontal=True, vertical_alignment="center", gap="medium"):
        clicked = st.button(
            "Start the game",
            type="primary",
            icon=":material/playing_cards:",
            disabled=refusal is not None,
            key="setup_start",
        )
        if refusal is None:
            fit = cards.fitted(variant, len(players))
            st.text(f"{variant.name} · {len(players)} players · {len(fit.hand_sizes)} deals")
    if refusal is not None:
        st.warning(as_text(refusal), icon=":material/rule:")
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
    own = {f"{_HOUSE}{name}": variant for name, variant in _saved_rules(house).items()}
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
        st.button(
            "Forget these rules",
            icon=":material/delete:",
            type="tertiary",
            on_click=_forget_rules,
            args=(house, key.removeprefix(_HOUSE)),
            key="setup_house_forget",
        )
        return key, replace(own[key], key="house")
    entry = entries[key]
    if key not in families:
        st.markdown(f"**{entry.line}**")
    st.markdown(f":material/lightbulb: {entry.special}")
    with st.expander("All its rules"):
        for line in cards.rule_lines(entry.variant):
            st.markdown(f"- {line}")
    return key, entry.variant


def _saved_rules(house: HouseRules) -> dict[str, cards.Variant]:
    """Read the saved rule sets; one that cannot be read any more is named, not lost."""
    rules: dict[str, cards.Variant] = {}
    try:
        kept = house.all(game="cards")
    except StoreError as error:
        st.warning(as_text(f"Your own rule sets cannot be read now: {error}"))
        return rules
    for saved in kept:
        try:
            rules[saved.name] = replace(cards.variant_from_data(saved.data), name=saved.name)
        except VariantError as error:
            st.warning(as_text(f"The rule set {saved.name!r} cannot be read: {error}"))
    return rules


def _ask_players() -> tuple[Player, ...]:
    count = int(
        st.number_input(
            "Players",
            min_value=2,
            max_value=10,
            value=4,
            key="setup_players",
            persist_state="session",
        )
    )
    players = []
    for seat, given in enumerate(default_players(count)):
        row = st.container(horizontal=True, gap="small")  # side by side on a phone too
        name = row.text_input(
            f"Name of player {seat + 1}",
            value=given.name,
            max_chars=MAX_NAME,
            key=f"setup_name_{seat}",
            persist_state="session",
            label_visibility="collapsed",
        )
        kinds = list(_KIND_NAMES)
        kind = row.selectbox(
            f"Who plays for player {seat + 1}",
            kinds,
            index=kinds.index(given.kind),
            format_func=_KIND_NAMES.__getitem__,
            key=f"setup_kind_{seat}",
            persist_state="session",
            label_visibility="collapsed",
        )
        players.append(Player(tidy_name(name, seat), kind))
    if sum(player.is_person for player in players) > 1:
        st.caption("Several people: the hand stays hidden until each has taken the device.")
    for kind in sorted({player.kind for player in players} - {PERSON}):
        st.caption(f"{_KIND_NAMES[kind]}: {BOTS[kind].line}")
    return tuple(players)


def _ask_first_dealer(variant: cards.Variant, players: tuple[Player, ...]) -> int | None:
    """Return the seat that deals first, or ``None`` to draw for it."""
    rule = variant.first_dealer
    seats: list[int | None] = [None, *range(len(players))]
    given = {
        cards.FirstDealer.DRAW: 0,
        cards.FirstDealer.LEFT_OF_SCOREKEEPER: 2,  # whoever holds the device sits first
        cards.FirstDealer.ANY: len(players),  # so that the first seat bids and leads first
    }
    return st.selectbox(
        "First dealer",
        seats,
        index=given[rule],
        format_func=lambda seat: _DRAW if seat is None else players[seat].name,
        key=f"setup_dealer_{len(players)}_{rule}",
        persist_state="session",
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
        _keep_rules(variant, house)
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


def _schedule_chart(hand_sizes: Sequence[int]) -> None:
    from riverlib.figures import cards as figures  # plotly takes half a second: only when shown

    st.caption(f"{len(hand_sizes)} deals, {sum(hand_sizes)} tricks")
    st.plotly_chart(
        figures.hand_sizes(hand_sizes),
        key="setup_schedule",
        config={"displayModeBar": False},
        alt=f"Cards in each deal: {', '.join(map(str, hand_sizes))}",
    )


def _keep_rules(variant: cards.Variant, house: HouseRules) -> None:
    """Save a rule set under a name, hand it out as a file, take one in."""
    name_side, save_side, file_side = st.columns((3, 2, 2), vertical_alignment="bottom")
    name = name_side.text_input("Keep these rules under the name", key="setup_house_name")
    named = replace(variant, key="house", name=name.strip()[:MAX_RULES_NAME] or "House rules")
    save_side.button(
        "Save",
        disabled=not name.strip(),
        on_click=_save_rules,
        args=(house, named),
        key="setup_house_save",
    )
    file_side.download_button(
        "Export as a file",
        json.dumps(cards.variant_data(named), indent=1, ensure_ascii=False),
        file_name="house-rules.json",
        mime="application/json",
        on_click="ignore",
        key="setup_house_export",
    )
    if note := st.session_state.pop(_NOTE, None):
        st.caption(as_text(note))
    st.file_uploader(
        "Take in rules from a file",
        type="json",
        on_change=_import_rules,
        args=(house,),
        key=_RULES_FILE,
    )


def _save_rules(house: HouseRules, variant: cards.Variant) -> None:
    try:
        house.save(variant.name, cards.variant_data(variant), game="cards")
        note = f"Saved. Find {variant.name!r} under the rule sets above."
    except StoreError as error:
        note = str(error)
    st.session_state[_NOTE] = note


def _forget_rules(house: HouseRules, name: str) -> None:
    try:
        house.delete(name)
    except StoreError as error:
        st.session_state[_NOTE] = str(error)


def _import_rules(house: HouseRules) -> None:
    """Take in a file once, when it is given; a rule set of the same name stays as it is."""
    upload = st.session_state[_RULES_FILE]
    if upload is None:
        return
    try:
        variant = cards.variant_from_data(read_json(upload.getvalue(), "file of house rules"))
        if any(saved.name == variant.name for saved in house.all(game="cards")):
            raise VariantError(f"you have a rule set called {variant.name!r}: forget it first")
        house.save(variant.name, cards.variant_data(variant), game="cards")
        note = f"{variant.name} is now among your own rule sets above."
    except RiverError as error:
        note = f"These rules cannot be taken in: {error}"
    st.session_state[_NOTE] = note


def import_game(games: Games) -> CardMatch | None:
    """Offer to take up a game from a file; a bad file is refused with the place in it."""
    upload = st.file_uploader("Take up a game from a file", type="json", key="setup_import")
    if upload is None:
        return None
    try:
        return CardMatch.open(games, read_game_file(upload.getvalue()))
    except RiverError as error:
        st.error(as_text(f"This game cannot be taken up. {error}"))
    return None
