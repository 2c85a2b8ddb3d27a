"""Teaching Race to the Harbour."""
