"""The river: its view, a window at it, its scripts."""
