"""Players that play by themselves: each sees what its seat may see, never more."""
