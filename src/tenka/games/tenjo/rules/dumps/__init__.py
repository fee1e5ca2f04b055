"""A position as a dump, and what one from outside must be."""
