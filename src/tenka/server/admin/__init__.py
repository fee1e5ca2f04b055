"""What the operator can look up and do: people, tables, reports, notices, processes."""
