"""Notices in words: letters, and what they become."""
