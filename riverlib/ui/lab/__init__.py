"""The page of the rule laboratory, part by part."""
