"""How fast bots think: playouts and iterations of the search."""
