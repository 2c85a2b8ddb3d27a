"""The page that teaches: courses of scenes on the games' own boards."""
