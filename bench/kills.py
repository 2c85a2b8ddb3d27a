"""Kills the server in the middle of clicks, starts it again and asks whether anything is lost.

Run ``python -m bench.kills [--kills 200] [--seed 1] [--json]``. Each time a person plays, sets a
game up or takes one up from a file, through the protocol of a real window; at a random moment
around the last click the server gets SIGKILL. It is started again, the person comes back, half of
the time in the same window, and then the screen, the log and the database are compared with every
answer that the person was given (``bench.ledger``).
"""

import argparse
import asyncio
import json
import signal
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from bench.client import Json, Window
from bench.ledger import AnySession, Findings, Ledger, Told, same_game
from bench.measured import median, new_folder
from bench.player import next_action
from riverlib import cards
from riverlib.boards.cards.session import TableSession
from riverlib.boards.race.session import RiverSession
from riverlib.core import GameLog
from riverlib.race import solver
from riverlib.race.coach.preparing import Preparation
from tests.browser.matches import BROOK, Matches, company
from tests.browser.server import Server

PLACES = ("cards", "race", "set-up", "import")
_MOST_CLICKS = 8
_AROUND = 1.5
"""The kill comes within so many usual answers of the last click."""
_FILE_ACTIONS = {"cards": 60, "race": 8}
_OWN_FILES = ("river.sqlite3", "server.log")


@dataclass
class Killed:
    """One kill: where, and what was found after the restart."""

    place: str
    after: str
    """The click before the kill."""
    findings: Findings
    was_answered: bool
    seconds: float


@dataclass
class Result:
    """All kills of a run."""

    kills: list[Killed] = field(default_factory=list)
    answers: int = 0
    """Clicks that were answered, all in all."""
    left_behind: list[str] = field(default_factory=list)
    """Files in the data folder that should not be there."""

    @property
    def faults(self) -> list[str]:
        """Return a sentence for everything that should not be."""
        return [
            f"{kill.place}, after {kill.after}: {fault}"
            for kill in self.kills
            for fault in kill.findings.faults
        ]


@dataclass(frozen=True, slots=True)
class Sent:
    """The last thing that somebody did before the kill."""

    what: str
    window: Window
    before: Json = field(default_factory=dict)
    """The board it was done at; empty where there was none."""
    action: Json | None = None
    nonce: str = ""
    opening: tuple[str, ...] = ()
    """The actions in the file, where a game was taken up from one."""

    @property
    def starts_a_game(self) -> bool:
        """Whether a new game should come of it."""
        return self.action is None or self.action["kind"] == "again"


class Trial:
    """A server that is killed again and again, and the people who play on it."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.result = Result()
        self._rng = Random(seed)
        self._folder = folder / "data"
        self._folder.mkdir()
        self._server = Server(self._folder)
        self._ledger = Ledger(self._folder / "river.sqlite3", folder / "again")
        self._usual = {"click": [0.03], "start": [0.2]}  # seconds to an answer, as they come in
        self._windows: list[Window] = []
        self._server.keep(solver.solve(BROOK))
        matches = Matches(self._server.database)
        self._games = {
            "cards": matches.start(cards.VARIANTS[0], company(4, bot="steady")).game_id,
            "race": matches.start_race(BROOK, company(2, bot="steady")).game_id,
        }
        for game_id in self._games.values():
            self._ledger.told[game_id] = Told()
        matches.close()
        self._files = game_files(folder)

    async def kill_at(self, places: Sequence[str]) -> Result:
        """Kill once at each place, in this order, and compare after each."""
        self._server.start()
        try:
            for number, place in enumerate(places, start=1):
                self.result.kills.append(await self._kill(place))
                if number % 20 == 0:
                    print(f"{number} of {len(places)} kills", file=sys.stderr)
            self._check_all()
        finally:
            await self._close()
            self._server.stop()
        names = [file.name for file in self._folder.iterdir() if file.is_file()]
        self.result.left_behind = [each for each in names if not each.startswith(_OWN_FILES)]
        return self.result

    # ---- one kill ----

    async def _kill(self, place: str) -> Killed:
        begun = time.perf_counter()
        if place in self._games:
            sent = await self._play(place)
        elif place == "set-up":
            sent = await self._set_up()
        else:
            sent = await self._take_up()
        usual = median(self._usual["start" if sent.action is None else "click"])
        await asyncio.sleep(self._rng.uniform(0, _AROUND * usual))
        self._server.stop(signal.SIGKILL)
        await sent.window.end()
        was_answered = self._hear(sent, place)
        self._server.start()
        findings = await self._compare(sent, was_answered)
        await self._close()
        seconds = time.perf_counter() - begun
        return Killed(place, sent.what, findings, was_answered, seconds)

    async def _play(self, place: str) -> Sent:
        """Click some times with answers, and once more without waiting for one."""
        window = await self._open(f"/{place}?game={self._games[place]}")
        await window.board()
        for _ in range(self._rng.randrange(_MOST_CLICKS)):
            before, action = window.view, next_action(window.view, self._rng)
            answer = await window.act(action)
            self._usual["click"].append(answer.seconds)
            self._note(place, before, action, answer.view)
        before, action = window.view, next_action(window.view, self._rng)
        nonce = f"last-{self._rng.getrandbits(64):x}"
        await window.send_action(action | {"turn": before["turn"], "nonce": nonce})
        return Sent(action["kind"], window, before, action, nonce)

    async def _set_up(self) -> Sent:
        """Start games with "Play now", the last one without waiting for it."""
        kind = self._rng.choice(("cards", "race"))

        async def start() -> Window:
            window = await self._open("/")
            await window.press(f"home_play_{kind}")
            return window

        return await self._start(f"Play now, {kind}", start)

    async def _take_up(self) -> Sent:
        """Take games up from a file, the last one without waiting for it."""
        kind = self._rng.choice(("cards", "race"))
        label = f"Take up a {'game' if kind == 'cards' else 'race'} from a file"
        content = self._files[kind]

        async def start() -> Window:
            window = await self._open(f"/{kind}")
            await window.upload(label, "game.json", content)
            return window

        opening = GameLog.from_json(content.decode()).actions
        return await self._start(f"a file, {kind}", start, opening)

    async def _start(
        self, what: str, start: Callable[[], Awaitable[Window]], opening: tuple[str, ...] = ()
    ) -> Sent:
        for _ in range(self._rng.randrange(2)):
            window = await start()
            begun = time.perf_counter()
            view = await window.board()
            self._usual["start"].append(time.perf_counter() - begun)
            self.result.answers += 1
            self._ledger.told[view["game"]] = Told(opening)
        return Sent(what, await start(), opening=opening)

    def _note(self, place: str, before: Json, action: Json, after: Json) -> None:
        """Write down what the answer to a click has told."""
        self.result.answers += 1
        if after["game"] != before["game"]:
            self._ledger.told[after["game"]] = Told()
            self._games[place] = after["game"]
        elif after["turn"] != before["turn"]:
            self._ledger.told[after["game"]].answered.append(action)

    # ---- after the kill ----

    def _hear(self, sent: Sent, place: str) -> bool:
        """Write down what the last answer told, if it had left the server before the kill."""
        after = sent.window.view
        if sent.starts_a_game:
            is_answered = bool(after) and after["game"] != sent.before.get("game")
        else:
            is_answered = bool(after) and after["answered"] == sent.nonce
        if is_answered and sent.action is not None:
            self._note(place, sent.before, sent.action, after)
        elif is_answered:
            self.result.answers += 1
            self._ledger.told[after["game"]] = Told(sent.opening)
        elif not sent.starts_a_game:
            self._ledger.told[sent.before["game"]].on_its_way = sent.action
        return is_answered

    async def _compare(self, sent: Sent, was_answered: bool) -> Findings:
        """Come back to the server, and compare the screen, the log and the database."""
        on_show = sent.window.view or sent.before
        window = sent.window
        if self._rng.random() < 0.5:
            await window.come_back()
        else:
            kind = "race" if "river" in on_show else "cards"
            window = await self._open(f"/{kind}?game={on_show['game']}" if on_show else "/")
        if on_show:
            await window.board()
        else:
            await window.until(lambda: window.drawn.is_quiet, "page")
        findings = Findings(damaged=self._ledger.check_file())
        awaited = sent.starts_a_game and not was_answered
        arrived = self._ledger.check_list(findings, Told(sent.opening) if awaited else None)
        if on_show:
            expected = self._ledger.check_game(on_show["game"], findings)
            if same_game(window.view) != expected:
                findings.damaged.append(f"the screen of {on_show['game']} is not that of its log")
        if arrived is not None:
            self._ledger.check_game(arrived, findings)
        findings.damaged += window.drawn.faults
        return findings

    def _check_all(self) -> None:
        """Compare every game once more, those that were left alone too."""
        findings = Findings(damaged=self._ledger.check_file())
        self._ledger.check_list(findings, None)
        for game_id in self._ledger.told:
            self._ledger.check_game(game_id, findings)
        self.result.kills.append(Killed("all games", "the end", findings, True, 0.0))

    async def _open(self, address: str) -> Window:
        window = await Window.open(self._server.url, address)
        self._windows.append(window)
        return window

    async def _close(self) -> None:
        for window in self._windows:
            await window.close()
        self._windows.clear()


def game_files(folder: Path) -> dict[str, bytes]:
    """Return a card game and a race as files, each in the middle."""
    matches = Matches(f"sqlite:///{folder / 'files.sqlite3'}")
    rng = Random(0)
    sessions: list[tuple[str, AnySession]] = [
        ("cards", TableSession(matches.start(cards.VARIANTS[0], company(4)))),
        ("race", RiverSession(matches.start_race(BROOK, company(2)), Preparation())),
    ]
    files = {}
    for name, session in sessions:
        while len(session.match.log.actions) < _FILE_ACTIONS[name]:
            view = {**session.view()}
            action = next_action(view, rng)
            session.answer(action | {"turn": view["turn"], "nonce": f"{rng.random()}"})
        files[name] = session.match.export().to_json().encode()
    matches.close()
    return files


# ---- the table ----


def table(result: Result) -> list[dict[str, object]]:
    """Return a line for each place, and one for all."""
    rows: list[dict[str, object]] = []
    places = [*PLACES, "all"]
    for place in places:
        kills = [each for each in result.kills if place in (each.place, "all")]
        kills = [each for each in kills if each.place in PLACES]
        if not kills:
            continue
        found = [each.findings for each in kills]
        row = {
            "where": place,
            "kills": len(kills),
            "answered": sum(each.was_answered for each in kills),
            "saved, not answered": sum(each.kept for each in found),
            "not saved": sum(not each.was_answered and not each.findings.kept for each in kills),
            "survived": sum(not each.faults for each in found),
            "lost": sum(len(each.lost) for each in found),
            "doubled": sum(len(each.doubled) for each in found),
            "damaged": sum(len(each.damaged) for each in found),
        }
        rows.append(row)
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--kills", type=int, default=200, help="how often the server is killed")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print JSON")
    chosen = parser.parse_args()
    places = [PLACES[number % len(PLACES)] for number in range(chosen.kills)]
    with new_folder() as folder:
        begun = time.perf_counter()
        result = asyncio.run(Trial(folder, chosen.seed).kill_at(places))
        seconds = time.perf_counter() - begun
    rows = table(result)
    if chosen.json:
        print(json.dumps({"places": rows, "faults": result.faults, "answers": result.answers}))
        return
    print(" ".join(f"{name:>19}" for name in rows[0]))
    for row in rows:
        print(" ".join(f"{value:>19}" for value in row.values()))
    print(f"{result.answers} answers held against the log; {seconds:.0f} s in all")
    for sentence in (*result.faults, *(f"left behind: {name}" for name in result.left_behind)):
        print(f"! {sentence}")


if __name__ == "__main__":
    main()
