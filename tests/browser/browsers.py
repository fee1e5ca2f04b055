"""The browsers of those who left, for those who come next: to start one costs more than most of its use."""

import json
from typing import Any, NoReturn

from playwright.async_api import Browser, BrowserContext, Error

from tests.browser.looks.paint import leave_blank
from tests.browser.visitor import DESKTOP, Viewport, Visitor, visit

KEPT = 6
FORGET = "localStorage.clear(); sessionStorage.clear()"


class Browsers:
    """As many as are needed at a time, and some more for other screens and settings."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._kinds: dict[Visitor, str] = {}
        self._free: list[Visitor] = []

    async def visit(self, url: str, *, size: Viewport = DESKTOP, own: bool = False, **how: Any) -> Visitor:
        """Somebody new at this server; with a browser of their own if it is changed for good."""
        kind = json.dumps(how, sort_keys=True)
        for visitor in [] if own else self._free:
            if self._kinds[visitor] == kind:
                self._free.remove(visitor)
                await visitor.begin_again(url, size)
                return visitor
        visitor = await visit(self._browser, url, size=size, **how)
        await leave_blank(visitor.context)
        if not own:
            self._kinds[visitor] = kind
            _keep_unchanged(visitor.context)
        return visitor

    async def leave(self, visitor: Visitor) -> None:
        """Let the next one have this browser, as if it were new."""
        if visitor in self._kinds and await _is_cleared(visitor):
            self._free.append(visitor)
        else:
            await visitor.context.close()
        if len(self._free) > KEPT:
            await self._free.pop(0).context.close()


async def _is_cleared(visitor: Visitor) -> bool:
    """Whether nothing is left of a visit."""
    page = visitor.page
    try:
        for other in visitor.context.pages:
            if other is not page:
                await other.close()
        await page.unroute_all(behavior="ignoreErrors")
        if page.url.startswith(visitor.url):
            await page.evaluate(FORGET)
        await page.goto("about:blank")
        await visitor.context.clear_cookies()
    except Error:
        return False
    return True


def _keep_unchanged(context: BrowserContext) -> None:
    """Scripts stay in a browser for ever."""

    def refuse(*_: Any, **__: Any) -> NoReturn:
        raise AssertionError("come(…, own=True) has a browser for that")

    context.add_init_script = refuse  # type: ignore[method-assign]
