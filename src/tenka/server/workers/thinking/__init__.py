"""`tenka think`: a process that thinks for servers, here or on another machine, by way of their database."""
