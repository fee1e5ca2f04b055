"""The browser's pages: static files, built from `web/` and shipped with the package."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from tenka.server.pages.previews import with_preview
from tenka.store.failures import StoreFailure
from tenka.store.queries.tables import tables
from tenka.store.queries.tables.tables import TableRow

if TYPE_CHECKING:
    from tenka.server.services import Services

STATIC = Path(__file__).parents[1] / "static"
TABLE, LEARN = "/table/{table}", "/learn/{game}"
TABLES = (TABLE, f"{TABLE}/analysis", f"{TABLE}/replay")  # whose heads tell of the table
PAGES = (
    *("/", "/rules/{game}", LEARN, f"{LEARN}/{{chapter}}"),
    *("/people/{person}", "/ratings", "/ratings/{game}"),
    *("/boxes", "/boxes/{game}", "/account", "/records", "/credits"),
    *("/confirm", "/recover", "/unsubscribe/{token}"),
)
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


def routes(static: Path = STATIC) -> list[BaseRoute]:
    """One page for all addresses (its script knows which is which), and the files it is made of."""
    if not (static / "index.html").exists():
        return [Route("/", _without_pages)]

    async def page(request: Request) -> Response:
        return FileResponse(static / "index.html", headers={"Cache-Control": ASK_AGAIN})

    async def table_page(request: Request) -> Response:
        services: Services = request.app.state.services
        row = await _row(services, request.path_params["table"])
        if row is None:
            return await page(request)
        text = (static / "index.html").read_text("utf-8")
        names = {path.name for path in static.iterdir()}
        return HTMLResponse(with_preview(text, row, services.settings.url, names), headers={"Cache-Control": ASK_AGAIN})

    async def file(request: Request) -> Response:
        path = static / request.path_params["file"]
        if path.parent != static or not path.is_file():
            raise HTTPException(404)
        return FileResponse(path, headers={"Cache-Control": ASK_AGAIN})

    return [
        *(Route(path, table_page) for path in TABLES),
        *(Route(path, page) for path in PAGES),
        Mount("/assets", GZipMiddleware(_Assets(directory=static / "assets"), minimum_size=1000)),
        Route("/{file}", file),
    ]


def nowhere(request: Request, static: Path = STATIC) -> Response | None:
    """The page that says so, for somebody who looks with a browser where nothing is; None for anybody else."""
    looking = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    page = static / "index.html"
    if not looking or request.url.path.startswith("/api/") or not page.exists():
        return None
    return FileResponse(page, 404, {"Cache-Control": ASK_AGAIN})


async def _row(services: Services, table: str) -> TableRow | None:
    """The table of an address, if there is one that strangers find and it can be read."""
    try:
        found = await services.database.read(tables.find, table)
    except StoreFailure:  # told by whoever answers for the store; the page says so, too
        return None
    return None if found is None or found.uploader is not None else found


async def _without_pages(request: Request) -> Response:
    """Where the pages were not built there is still the interface, and its description."""
    return RedirectResponse("/docs")


class _Assets(StaticFiles):
    """Files whose names change with their content: they are never asked for twice."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file."""
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = FOR_EVER
        return response
