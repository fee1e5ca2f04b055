"""How many moves the server carries, how soon it answers and what that costs, beside a server that does nothing."""
