"""How long the lobby takes, with few tables in the database and with very many."""
