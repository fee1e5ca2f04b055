"""The browser's pages: files, and what their heads tell of a table."""
