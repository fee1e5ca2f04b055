"""Endpoints of people: accounts, pages, devices, notices."""
