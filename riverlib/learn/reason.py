"""A reason: one sentence or two for a family, with the facts that it states."""

from dataclasses import dataclass
from enum import StrEnum


@dataclass(frozen=True, slots=True, kw_only=True)
class Reason:
    """Why something is as it is; kinds and further facts are each subject's own."""

    kind: StrEnum
    text: str
    """Words for people: plain text, never markup."""
