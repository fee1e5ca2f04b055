"""Queries about tables: who sits there, what was played and said."""
