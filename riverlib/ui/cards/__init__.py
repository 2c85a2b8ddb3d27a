"""The page of the card game: set-up, rules form, the animated table."""
