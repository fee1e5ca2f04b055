"""New tables, and the list of them in order."""
