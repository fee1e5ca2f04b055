"""A database on a PostgreSQL server: connected to, migrated, written, announced."""
