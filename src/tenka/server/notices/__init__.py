"""Notices: telling people who are not here what concerns them, by ways of their own choice."""
