"""What pieces can pay (S12–S18, S21)."""
