"""Where everything stands on a shared picture, lying or upright, in its pixels."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Frame:
    """The places and sizes of one shape of picture."""

    width: int
    height: int
    headline: tuple[int, ...]
    """Sizes of its letters, the largest that fits first."""
    headline_lines: int
    headline_ends: int
    """Where its last line may stand."""
    chart: tuple[int, int, int]
    """Top, right and bottom of the lines; on the left stands what the heights are."""
    rows: tuple[int, int, int, int]
    """Left, top, right and bottom of the names."""
    row: tuple[int, int]
    """Largest height of a name's row, and size of its letters."""
    quiet: int
    """Size of the letters of the axes and notes."""
    leads: bool
    """Whether each line leads to its name beside the chart."""


LYING = Frame(
    width=1200,
    height=630,
    headline=(54, 48, 42),
    headline_lines=2,
    headline_ends=206,
    chart=(226, 752, 548),
    rows=(800, 214, 1144, 562),
    row=(84, 33),
    quiet=19,
    leads=True,
)
"""What chats show in full beside a text."""
UPRIGHT = Frame(
    width=1080,
    height=1350,
    headline=(76, 68, 60, 52),
    headline_lines=3,
    headline_ends=316,
    chart=(360, 1024, 744),
    rows=(56, 870, 1008, 1320),
    row=(110, 46),
    quiet=30,
    leads=False,
)
"""4 : 5: what fills a phone."""
