"""The laboratory: the same games under several rule sets, compared with intervals."""
