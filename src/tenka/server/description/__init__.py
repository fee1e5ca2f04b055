"""The interface described: OpenAPI, AsyncAPI and a page to read, all made from the types and the endpoints."""

from tenka.server.description.serving import routes

__all__ = ["routes"]
