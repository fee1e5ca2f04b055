"""Notices: ways to reach people, what is to be told, and how they wish to be told."""
