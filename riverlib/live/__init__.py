"""Games that several windows look at: rooms, and a channel from each board straight to its game."""
