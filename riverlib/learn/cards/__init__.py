"""Teaching Up and Down the River."""
