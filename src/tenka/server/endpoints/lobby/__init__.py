"""Endpoints of the lobby: tables to come, and ways to their seats."""
