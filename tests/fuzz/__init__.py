"""What people, files, browsers and terminals may bring, nearly right and by the ten thousand."""
