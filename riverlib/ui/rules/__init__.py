"""The rules page: every rule of a rule set or a river with a picture of it."""
