"""The race as plain Python that bots run and numba compiles: whole races, positions played out."""
