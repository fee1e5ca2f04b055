"""The server: tables, people and bots, live and durable."""
