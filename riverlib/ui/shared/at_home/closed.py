"""What the host's panel says where phones may not join: all that most evenings ever load."""

from riverlib.ui.shared.at_home.view_types import PanelView

TITLE = "Play at home"
ABOUT = (
    "Everyone on their own phone: it joins with its camera or with six letters and shows its own"
    " seat, nobody else's. The phones need to be in the same Wi-Fi as this computer, nothing more."
)
OPENNESS = (
    "Nothing on the way is encrypted: whoever else is in this Wi-Fi could {harm}. So open it among"
    " family and friends, never in a Wi-Fi that you do not trust, and close it afterwards."
)
_SEES_CARDS = "see your cards"
_MOVES = "move in your place"
"""The harm where nothing is hidden from anybody at the table."""

ASKS = "What are you called?"


def closed_view(
    people: int, note: str, answered: str, *, hides: bool, is_unnamed: bool = False
) -> PanelView:
    """Return what is shown where phones may not join.

    Parameters
    ----------
    people : int
        Seats of this game that people play.
    note, answered : str
        Why the last press changed nothing, and which one it was.
    hides : bool
        Whether players of this game hold what the others may not see.
    is_unnamed : bool, optional
        Whether whoever opens the table has no name yet that the others could read.
    """
    return {
        "summary": TITLE,
        "is_alarmed": False,
        "title": TITLE,
        "about": ABOUT,
        "openness": OPENNESS.format(harm=_SEES_CARDS if hides else _MOVES),
        "alone": _alone(people),
        "asks": ASKS if is_unnamed else "",
        "note": note,
        "answered": answered,
        "open": None,
    }


def _alone(people: int) -> str:
    """Say how many phones there can be where that is fewer than somebody may hope; else nothing."""
    if people > 1:
        return ""
    return (
        "Only one person plays this game: there is a seat for one phone. For more phones, start a"
        " game with more people."
    )
