"""What has been taken back, said to the one person who reads it."""


def undone_words(*, bids: bool, trick: int) -> str:
    """Say what is there to be chosen again.

    Parameters
    ----------
    bids : bool
        Whether it is the bid, and not a card.
    trick : int
        The trick for which the card is chosen, from 1.

    >>> undone_words(bids=True, trick=1), undone_words(bids=False, trick=2)
    ('Taken back: bid again.', 'Taken back: your card of trick 2.')
    """
    return "Taken back: bid again." if bids else f"Taken back: your card of trick {trick}."
