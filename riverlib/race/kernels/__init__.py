"""The race compiled: whole races by the hundred thousand, positions played out."""
