"""Chances, hints with reasons, and what a finished race looks like afterwards."""
