"""What the server answers to."""
