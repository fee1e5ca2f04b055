"""What is kept: people, tables, and of every game the log of its moves."""
