"""A proxy where Caddy is not installed: `python -m tests.hosting.passing_on PORT HOST:PORT …`.

Whoever comes is passed on to the first server that takes them, the next time to another one.
"""

import asyncio
import sys
from asyncio import StreamReader, StreamWriter


async def main(port: int, servers: list[str]) -> None:
    async def pass_on(reader: StreamReader, writer: StreamWriter) -> None:
        try:
            there, back = await _reached(servers)
        except ConnectionError:
            writer.close()
            return
        servers.append(servers.pop(0))
        await asyncio.gather(_copy(reader, back), _copy(there, writer))

    async with await asyncio.start_server(pass_on, "127.0.0.1", port) as server:
        await server.serve_forever()


async def _reached(servers: list[str]) -> tuple[StreamReader, StreamWriter]:
    for each in servers:
        host, port = each.rsplit(":", 1)
        try:
            return await asyncio.open_connection(host, int(port))
        except OSError:
            continue
    raise ConnectionError


async def _copy(source: StreamReader, target: StreamWriter) -> None:
    try:
        while data := await source.read(65536):
            target.write(data)
            await target.drain()
    except OSError:
        pass
    finally:
        target.close()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), sys.argv[2:]))
