"""The card table: its view, a window at it, its scripts."""
