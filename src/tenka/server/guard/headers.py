"""What every answer tells the browser to forbid. (No `Server` header is uvicorn's `server_header=False`.)"""

from collections.abc import Iterable

from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = (
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
)
FORBIDDEN_FEATURES = (
    "accelerometer",
    "autoplay",
    "browsing-topics",
    "camera",
    "display-capture",
    "encrypted-media",
    "geolocation",
    "gyroscope",
    "hid",
    "idle-detection",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "screen-wake-lock",
    "serial",
    "usb",
    "xr-spatial-tracking",
)
COMMON = {
    "content-security-policy": "; ".join(POLICY),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": ", ".join(f"{feature}=()" for feature in FORBIDDEN_FEATURES),
    "x-frame-options": "DENY",
}
# Over plain http in a network browsers heed neither, and complain of the second.
TRANSPORT = {"strict-transport-security": "max-age=31536000", "cross-origin-opener-policy": "same-origin"}
API = {"cache-control": "no-store"}

Fields = tuple[tuple[bytes, bytes], ...]


class Headers:
    """Adds the security headers to every HTTP response that does not set them itself."""

    def __init__(self, app: ASGIApp, https: bool) -> None:
        self._app = app
        common = COMMON | TRANSPORT if https else COMMON
        self._page_fields = _encoded(common)
        self._api_fields = _encoded(common | API)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, and its response out with the headers."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        fields = self._api_fields if _is_api(scope["path"]) else self._page_fields

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = _completed(message.get("headers", ()), fields)
            await send(message)

        await self._app(scope, receive, send_guarded)


def _is_api(path: str) -> bool:
    return path == "/api" or path.startswith("/api/")


def _encoded(headers: dict[str, str]) -> Fields:
    return tuple((name.encode(), value.encode()) for name, value in headers.items())


def _completed(given: Iterable[tuple[bytes, bytes]], fields: Fields) -> list[tuple[bytes, bytes]]:
    headers = list(given)
    names = {name.lower() for name, _ in headers}
    headers += [field for field in fields if field[0] not in names]
    return headers
