"""The coach of the card game: what bids and cards are worth to a seat, from what it sees alone."""
