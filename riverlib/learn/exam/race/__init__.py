"""Questions about the race."""
