"""A client: tables by HTTP, a game live by WebSocket. It knows no rules, and reconnects by itself.

>>> from tenka.client import Client
>>> async def play(url: str) -> None:
...     async with Client(url) as client:
...         await client.guest("Anna")
...         table = await client.create("shitenno", ["me", {"bot": "steady"}], pause=False)
...         await client.start(table.id)
...         async with client.live(table.id) as live:
...             while not live.over:
...                 if live.legal:
...                     await live.play(live.legal[0])
...                 else:
...                     await live.news()
"""

try:
    from tenka.client.http import Client
    from tenka.client.live import Live
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"tenka.client needs {error.name}: pip install 'tenka[client]'", name=error.name
    ) from None
from tenka.client.refusal import ConnectionLost, RefusedError

__all__ = ["Client", "ConnectionLost", "Live", "RefusedError"]
