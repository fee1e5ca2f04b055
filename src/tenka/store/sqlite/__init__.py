"""The files of a SQLite database: opened, written, watched, backed up."""
