"""What the host of a game at home is shown, and its pictures."""
