"""Endpoints of what was played: records, looking back, analyses, trying out."""
