"""A game at home: codes, addresses, the second server and its doors."""
