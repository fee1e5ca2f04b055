"""What is asked of the database and written to it, by noun."""
