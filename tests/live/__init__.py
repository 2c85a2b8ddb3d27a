"""Rooms, guests, and the line between a board and its game."""
