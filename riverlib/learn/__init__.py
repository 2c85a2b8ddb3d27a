"""Teaching both games: scenes, courses, reasons, questions; knows no screen and no store."""
