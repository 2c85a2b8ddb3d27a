"""The pages of charts: where the numbers come from, the figures, the deal behind a point."""
