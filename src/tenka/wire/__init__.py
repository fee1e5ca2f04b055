"""What goes over the wire: the types of every request, reply and message, and nothing else."""
