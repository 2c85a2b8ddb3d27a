"""The database: what is kept, what is refused, and what a crash leaves."""
