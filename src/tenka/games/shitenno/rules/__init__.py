"""The rules, a file for each phase or concept."""
