"""Connections below the application: accepted, admitted and read within budgets."""
