"""How a game is shown: the types of views and events, the tools of pictures in the terminal."""
