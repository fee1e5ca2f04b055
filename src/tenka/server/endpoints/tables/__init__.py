"""Endpoints of a running table."""
