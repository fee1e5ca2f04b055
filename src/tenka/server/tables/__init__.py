"""Tables in use, and the games at them."""
