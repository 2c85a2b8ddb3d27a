"""Who plays: a row for each player with a name and what plays for it."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from riverlib.core import StoreError
from riverlib.core.bot import Bot
from riverlib.core.counting import listed
from riverlib.core.faces import BOT_FACES, Look, looks
from riverlib.play import PERSON, Player, default_players
from riverlib.play.players import (
    MAX_NAME,
    YOU,
    bot_name,
    called_by_faces,
    dressed,
    gave_no_name,
    is_you,
    known_again,
    known_looks,
    known_names,
    newcomers_dressed,
    tidy_name,
)
from riverlib.store import Games
from riverlib.ui.shared.setting_up.all_bots import offer_all_alike
from riverlib.ui.shared.setting_up.faces import ask_look, chosen_look, level, show_bots
from riverlib.ui.shared.setting_up.manners import Manners

_FEW = 3  # names that are read in a line
_BOTS = "The bots, from easy to hard"
_DRAWN = -1  # for no seat; of None a select box would make an empty one
_TO_NAME = """<script data-time="%d">
setTimeout(() => document.querySelector(".st-key-%s input")?.focus(), 150);
</script>"""  # once the list of kinds has closed, which takes the focus back


def ask_players(
    games: Games,
    bots: Mapping[str, Bot[Any, Any]],
    *,
    most: int,
    usual: int,
    bot_key: str,
    place: str,
    measured: Callable[[str], str] | None = None,
    manners: Manners | None = None,
    company: Sequence[Player] = (),
) -> tuple[Player, ...]:
    """Ask how many play, their names, kinds, faces and colours.

    Parameters
    ----------
    games : Games
        Where the people are known from.
    most, usual : int
        The largest number of players and the one that is offered first.
    bot_key : str
        Key of the bot that is offered first.
    place : str
        Beginning of the session keys, so that the games keep their own company.
    measured : callable, optional
        Says of a bot's key how strong it was found to be.
    manners : Manners, optional
        What else may be chosen for a bot.
    company : sequence of Player, optional
        Who is offered first, in place of one person among bots.
    """
    count: int = st.segmented_control(
        "Players",
        range(2, most + 1),
        default=max(2, len(company)) if company else usual,
        required=True,
        key=f"{place}_players",
        persist_state="session",
        width="stretch",
    )
    kinds = {PERSON: "Person"}
    for no, (key, bot) in enumerate(bots.items()):
        kinds[key] = f"{bot.name}, {level(no, len(bots))}"
    of_bots = st.container(  # above the seats: what its switch adds comes into sight below it
        horizontal=True, vertical_alignment="center", wrap=False, key=f"of_bots_{place}"
    )
    switch = of_bots.container(width="stretch") if manners else of_bots
    beside = st if manners else of_bots  # a switch takes the row
    alike = beside.container(horizontal=True, width="content", key=f"all_alike_{place}")
    seats = st.container(key=f"seats_{place}")
    usually = default_players(count, bot_key)
    offered = (*company, *usually[len(company) :])[:count]
    _show_as_last_time(company[:count], place)
    _name_the_first(games, offered, place)
    parts = [manners.parts_of(each.kind) if manners else (each.kind, None) for each in offered]
    is_usual = any(manner for _, manner in parts)
    many_bots = count - len(_people(offered, place))
    ask_manner = manners.offer(place, switch, usual=is_usual) if manners and many_bots else None
    if many_bots > 1:
        become = partial(_all_play, place, count)
        now = [
            st.session_state.get(_kind_key(place, no), kind) for no, (kind, _) in enumerate(parts)
        ]
        offer_all_alike(alike, bots, place, become, now)
    rows = []
    for seat, (given, (kind, manner)) in enumerate(zip(offered, parts, strict=True)):
        with seats:
            player, slot = _ask_player(replace(given, kind=kind), seat, kinds, place)
            if ask_manner and not player.is_person:
                player = replace(player, kind=ask_manner(player.kind, seat, manner))
            rows.append((player, slot))
    _go_to_name(place, seats)
    known = _known(games)
    settled = _with_looks([player for player, _ in rows], known, place)
    shown = [st.session_state.get(_shown_colour(place, seat)) for seat in range(count)]
    players = newcomers_dressed(settled, known, shown)
    worn = looks(players)
    for seat, (player, (_, slot)) in enumerate(zip(players, rows, strict=True)):
        taken = {
            other.colour: other.name
            for no, other in enumerate(settled)  # whoever has not chosen makes room
            if no != seat and other.colour is not None
        }
        is_theirs = player.is_person and player.name.casefold() in known.keys() - {"you"}
        colour = None if is_theirs else worn[seat].colour  # a new name keeps it, if it is nobody's
        st.session_state[_shown_colour(place, seat)] = colour
        if not is_theirs:  # and the face: a bot made a person stays known by it
            st.session_state[_shown_face(place, seat)] = worn[seat].face
        with slot:
            ask_look(player, worn[seat], taken, key=f"{place}_look_{seat}")
    if of_bots.button(
        "Meet the bots", icon=":material/smart_toy:", type="tertiary", key=f"{place}_bots_open"
    ):
        _tell_of_bots(bots, f"{place}_bots", measured, manners)
    seated = called_by_faces(dressed(players))
    people = [seat for seat, player in enumerate(players) if player.is_person]
    unnamed = [seated[seat].name for seat in people if gave_no_name(seated[seat], seat)]
    if len(people) > 1 and unnamed:
        called = listed(unnamed) if len(unnamed) <= _FEW else "called by your faces"
        seats.caption(
            f"Write your names, and they come back next time. Until then you are {called}."
        )
    return seated


@st.dialog(_BOTS, width="medium", icon=":material/smart_toy:")
def _tell_of_bots(
    bots: Mapping[str, Bot[Any, Any]],
    key: str,
    measured: Callable[[str], str] | None,
    manners: Manners | None,
) -> None:
    """Show the bots over the page: at the foot of a low window nobody would see them open."""
    show_bots(bots, key=key, measured=measured)
    if manners:
        manners.explain()


def _all_play(place: str, seats: int, kind: str) -> None:
    """Let this bot play for every seat that a bot has; people stay."""
    for key in (_kind_key(place, seat) for seat in range(seats)):
        if st.session_state.get(key, PERSON) != PERSON:
            st.session_state[key] = kind


def _show_as_last_time(company: Sequence[Player], place: str) -> None:
    """Begin with the faces and colours of last time for people whom no name makes known."""
    for seat, player in enumerate(company):
        is_named = bool(player.name) and not is_you(player.name)
        if player.is_person and not is_named and _shown_colour(place, seat) not in st.session_state:
            st.session_state[_shown_colour(place, seat)] = player.colour
            st.session_state[_shown_face(place, seat)] = player.face


def _name_the_first(games: Games, offered: Sequence[Player], place: str) -> None:
    """Give "You" a name in its field where others play too, and take back what was given.

    Everybody at the device reads "You" as themselves: whoever was called so is offered the name of
    who played here last, to be written over.
    """
    names = {
        seat: str(st.session_state.get(_name_key(place, seat), offered[seat].name))
        for seat in _people(offered, place)
    }
    for seat, name in names.items():
        given_name = f"{place}_called_{seat}"
        if len(names) > 1 and is_you(name):
            called = _free_name(games, names.values()) or ""  # asked for, as all others are
            st.session_state[given_name] = st.session_state[_name_key(place, seat)] = called
        elif len(names) == 1 and name == st.session_state.pop(given_name, None):
            st.session_state[_name_key(place, seat)] = YOU


def _people(offered: Sequence[Player], place: str) -> list[int]:
    """Return the seats of people, as chosen by now or else as offered."""
    return [
        seat
        for seat, given in enumerate(offered)
        if st.session_state.get(_kind_key(place, seat), given.kind) == PERSON
    ]


def _free_name(games: Games, taken: Iterable[str]) -> str | None:
    """Return who played here last of those who are not at the table yet."""
    others = {name.strip().casefold() for name in taken}
    try:
        return next((name for name in known_names(games) if name.casefold() not in others), None)
    except StoreError:
        return None  # as for their looks


def change_seats(place: str, order: Sequence[int]) -> None:
    """Seat everybody anew: who sat at ``order[seat]`` comes to ``seat``, with what was chosen."""
    asked = r"(?:name|called|kind|person|manner|shown|look(?=_\d+_))"
    key_of_seat = re.compile(rf"({re.escape(place)}_{asked}_)(\d+)(|_chosen|_face)")
    kept: dict[int, list[tuple[str, str, Any]]] = {}
    for key in map(str, list(st.session_state)):
        if found := key_of_seat.fullmatch(key):
            before, seat, after = found.groups()
            kept.setdefault(int(seat), []).append((before, after, st.session_state.pop(key)))
    for seat, left in enumerate(order):
        for before, after, value in kept.get(left, ()):
            st.session_state[f"{before}{seat}{after}"] = value


def forget_players(place: str) -> None:
    """Forget what was typed and chosen in a set-up, so that it begins with who is offered."""
    for key in list(st.session_state):
        asked = r"(players|manners|(name|called|kind|person|manner|shown)_\d+)"
        if re.fullmatch(rf"{re.escape(place)}_{asked}", str(key)):
            del st.session_state[key]


def _known(games: Games) -> dict[str, Look]:
    try:
        return known_looks(games)
    except StoreError:
        return {}  # the list of saved games says what is wrong with them


def _with_looks(
    players: Sequence[Player], known: Mapping[str, Look], place: str
) -> tuple[Player, ...]:
    """Give the players what was chosen for them, else what people wore when they last played."""
    asked = []
    for seat, player in enumerate(players):
        face, colour = chosen_look(f"{place}_look_{seat}")
        if not player.is_person and face not in BOT_FACES:
            face = None
        asked.append(replace(player, face=face, colour=colour))
    return _in_their_faces(known_again(asked, known), place)


def _in_their_faces(players: Sequence[Player], place: str) -> tuple[Player, ...]:
    """Leave people who have no face yet in the one that their seat was last shown in."""
    worn = {player.face for player in players}
    kept = []
    for seat, player in enumerate(players):
        shown = st.session_state.get(_shown_face(place, seat))
        if player.is_person and player.face is None and shown not in worn:
            worn.add(shown)
            kept.append(replace(player, face=shown))
        else:
            kept.append(player)
    return tuple(kept)


def _shown_face(place: str, seat: int) -> str:
    """Name where the face is kept that a seat was last shown in, whoever sat there."""
    return f"{place}_look_{seat}_face"


def _shown_colour(place: str, seat: int) -> str:
    """Name where the colour is kept that a seat was last shown in."""
    return f"{place}_shown_{seat}"


def ask_seat(
    label: str, players: Sequence[Player], *, draw: str, usual: int, key: str
) -> int | None:
    """Ask for one of the players, or whether to draw for it (``None``).

    Parameters
    ----------
    draw : str
        What the draw is called; it stands before the players.
    usual : int
        Place in the list of what is offered first.
    """
    labels = (draw, *_told_apart(players, draw))
    before = f"{key}_labels"
    was_chosen = key in st.session_state
    if was_chosen and st.session_state.get(before) != labels:
        # the browser knows an entry by its label: it must be told the new one, or it is forgotten
        st.session_state[key] = st.session_state[key]
    st.session_state[before] = labels
    seat = st.selectbox(
        label,
        range(_DRAWN, len(players)),
        index=0 if was_chosen else usual,
        format_func=lambda seat: labels[seat + 1],
        key=key,
        persist_state="session",
    )
    return None if seat == _DRAWN else seat


def _told_apart(players: Sequence[Player], *others: str) -> tuple[str, ...]:
    """Name the players in a list to choose from, in which no two entries may be alike.

    ``others`` stand in the same list.

    >>> _told_apart((Player("Anna"), Player("Ben"))), _told_apart((Player("Jo"), Player("Jo")))
    (('Anna', 'Ben'), ('1. Jo', '2. Jo'))
    """
    names = tuple(player.name for player in players)
    if len({*names, *others}) == len(names) + len(others):
        return names
    return tuple(f"{seat + 1}. {name}" for seat, name in enumerate(names))


def _ask_player(
    given: Player,
    seat: int,
    kinds: Mapping[str, str],
    place: str,
) -> tuple[Player, DeltaGenerator]:
    """Ask for a name and who plays; return them, and the place that is left for the portrait."""
    row = st.container(
        horizontal=True, gap="small", vertical_alignment="center", key=f"player_row_{place}_{seat}"
    )
    portrait = row.container(width=50)
    is_kept = _name_key(place, seat) in st.session_state  # beside that no other may be offered
    name = row.text_input(
        f"Name of player {seat + 1}",
        value="" if is_kept else given.name,
        max_chars=MAX_NAME,
        placeholder="Name",
        key=_name_key(place, seat),
        persist_state="session",
        label_visibility="collapsed",
    )
    keys = list(kinds)
    kind = row.selectbox(
        f"Who plays for player {seat + 1}",
        keys,
        index=keys.index(given.kind),
        format_func=kinds.__getitem__,
        key=_kind_key(place, seat),
        persist_state="session",
        label_visibility="collapsed",
        on_change=_name_anew,
        args=(place, seat),
    )
    st.session_state[_person_key(place, seat)] = kind == PERSON
    return Player(tidy_name(name, seat), kind), portrait


def _name_key(place: str, seat: int) -> str:
    return f"{place}_name_{seat}"


def _kind_key(place: str, seat: int) -> str:
    return f"{place}_kind_{seat}"


def _person_key(place: str, seat: int) -> str:
    """Name where it is kept whether a person sat there: their name does not go on to a bot."""
    return f"{place}_person_{seat}"


def _unnamed(place: str) -> str:
    """Name where the seat is kept that just became a person's and has no name yet."""
    return f"{place}_unnamed"


def _go_to_name(place: str, seats: DeltaGenerator) -> None:
    """Bring the focus into the empty name of who has just sat down, so that it is only typed."""
    seat = st.session_state.pop(_unnamed(place), None)
    if seat is None:
        return
    time = st.session_state[f"{place}_asked"] = st.session_state.get(f"{place}_asked", 0) + 1
    with seats:  # a script runs again only where it is another one
        st.html(_TO_NAME % (time, _name_key(place, seat)), unsafe_allow_javascript=True)


def _name_anew(place: str, seat: int) -> None:
    """Take a bot's name from who is a person now, and give one to a bot that has none."""
    name = st.session_state[_name_key(place, seat)].strip()
    is_person = st.session_state[_kind_key(place, seat)] == PERSON
    was_person = st.session_state.get(_person_key(place, seat), False)
    if is_person and name in BOT_FACES.values():
        st.session_state[_name_key(place, seat)] = ""
        st.session_state[_unnamed(place)] = seat
    elif not is_person and (not name or is_you(name) or was_person):
        st.session_state[_name_key(place, seat)] = bot_name(seat)
