"""What every page uses: the window, its address, the database, pictures, the board."""
