"""What the server has drawn in one window: the elements in their places, and the board's view."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from streamlit.proto.Element_pb2 import Element
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg

BOARDS = ("card_table", "river_board")
"""The components that are boards, by the names they are mounted under."""
_WHOLE_RUN = (ForwardMsg.FINISHED_SUCCESSFULLY, ForwardMsg.FINISHED_WITH_COMPILE_ERROR)
_TOLD = ("markdown", "text", "alert", "heading", "progress")
_RUNS_KEPT = 2

_Place = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Found:
    """An element, and the fragment that is run again when somebody uses it."""

    element: Element
    fragment: str
    run: str


class Drawn:
    """The elements that one window shows."""

    def __init__(self) -> None:
        self.board: Found | None = None
        self.view: dict[str, Any] = {}
        """What the board was sent last; empty when there is no board."""
        self.faults: list[str] = []
        """Every error that the page has shown."""
        self._elements: dict[_Place, Found] = {}
        self._messages: dict[str, tuple[int, ForwardMsg]] = {}
        self._runs = 0
        self._run: str | None = None
        self._is_running = True

    @property
    def is_quiet(self) -> bool:
        """Whether no run of the page is under way."""
        return not self._is_running

    @property
    def known_messages(self) -> list[str]:
        """Hashes of the messages that need not be sent again."""
        return list(self._messages)

    def whole(self, message: ForwardMsg) -> ForwardMsg:
        """Return the message itself, or the one from before that it stands for."""
        if message.WhichOneof("type") == "ref_hash":
            kept = ForwardMsg()
            kept.CopyFrom(self._messages[message.ref_hash][1])
            kept.metadata.CopyFrom(message.metadata)
            self._messages[message.ref_hash] = (self._runs, kept)
            return kept
        if message.metadata.cacheable:
            self._messages[message.hash] = (self._runs, message)
        return message

    def take(self, message: ForwardMsg) -> None:
        """Draw what one message says."""
        match message.WhichOneof("type"):
            case "new_session":
                self._run = message.metadata.run.script_run_id
                self._is_running = True
            case "delta" if message.delta.WhichOneof("type") == "new_element":
                self._draw(message)
            case "script_finished":
                self._finish(message)

    def find(self, kind: str, name: str) -> Found | None:
        """Return the first element of a kind that says so, or whose key it is."""
        for found in self._of(kind):
            part = getattr(found.element, kind)
            if name == getattr(part, "label", None) or part.id.endswith(f"-{name}"):
                return found
        return None

    def progress(self) -> int | None:
        """Return how far the first bar is, of 100; ``None`` when there is none."""
        return next((found.element.progress.value for found in self._of("progress")), None)

    def words(self) -> str:
        """Return the text on the page, for a person who wants to know what is wrong."""
        said = []
        for kind in _TOLD:
            for found in self._of(kind):
                part = getattr(found.element, kind)
                said.append(getattr(part, "body", "") or getattr(part, "text", ""))
        return " / ".join(said)

    def _of(self, kind: str) -> Iterator[Found]:
        for place in sorted(self._elements):
            if self._elements[place].element.WhichOneof("type") == kind:
                yield self._elements[place]

    def _draw(self, message: ForwardMsg) -> None:
        element, fragment = message.delta.new_element, message.delta.fragment_id
        found = Found(element, fragment, self._run or "")
        self._elements[tuple(message.metadata.delta_path)] = found
        kind = element.WhichOneof("type")
        if kind == "exception":
            self.faults.append(f"{element.exception.type}: {element.exception.message}")
        if kind == "bidi_component" and element.bidi_component.component_name in BOARDS:
            view = json.loads(element.bidi_component.json)
            if not view.get("preview"):
                self.board, self.view = found, view

    def _finish(self, message: ForwardMsg) -> None:
        """Clear away what a run has not drawn again."""
        self._is_running = False
        fragments = set(message.metadata.run.fragment_ids)
        run = message.metadata.run.script_run_id
        how = message.script_finished
        if how in _WHOLE_RUN:
            self._keep(lambda found: found.run == run)
            self._runs += 1
            self._messages = {
                name: (last, kept)
                for name, (last, kept) in self._messages.items()
                if self._runs - last <= _RUNS_KEPT
            }
        elif how == ForwardMsg.FINISHED_FRAGMENT_RUN_SUCCESSFULLY:
            self._keep(lambda found: found.run == run or found.fragment not in fragments)

    def _keep(self, wanted: Callable[[Found], bool]) -> None:
        self._elements = {place: each for place, each in self._elements.items() if wanted(each)}
        if self.board is not None and not wanted(self.board):
            self.board, self.view = None, {}
