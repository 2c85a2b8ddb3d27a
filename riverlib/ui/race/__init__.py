"""The page of the race: set-up, river form, the animated river, the review."""
