"""Makes what the browser's code has from Python: types of the wire, of views and events, and figures of the pieces."""
