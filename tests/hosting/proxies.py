"""The proxies of docs/hosting as they stand there, before something that stands for our servers."""

import asyncio
import contextlib
import os
import re
import shutil
import subprocess
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx

from tests.faults.ports import quiet_port
from tests.faults.process import LONG, OFTEN, plain

HOSTING = Path(__file__).parents[2] / "docs" / "hosting"
SITE = "127.0.0.1"
ALONE = "{\n\tadmin off\n\tauto_https off\n"  # no door for orders, which another Caddy may have, and no certificate


class Origin:
    """A server that notes what it was asked, and how well it says that it is."""

    def __init__(self) -> None:
        self.port = quiet_port()
        self.ready = True
        self.status = 200  # of the answers to everything else
        self.heads: list[dict[str, str]] = []  # the fields of each request
        self.bodies: list[int] = []  # how long they were

    @contextlib.asynccontextmanager
    async def listening(self) -> AsyncIterator["Origin"]:
        """Answer as long as this lasts."""
        async with await asyncio.start_server(self._answer, "127.0.0.1", self.port):
            yield self

    async def _answer(self, reader: StreamReader, writer: StreamWriter) -> None:
        with contextlib.suppress(asyncio.IncompleteReadError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            fields = {name.lower(): value for name, value in re.findall(r"^([\w-]+): (.*)\r$", head, re.MULTILINE)}
            if head.startswith("GET /readyz"):
                status = 200 if self.ready else 503
            else:
                self.heads.append(fields)
                if "transfer-encoding" in fields:
                    await reader.readuntil(b"\r\n0\r\n\r\n")
                self.bodies.append(len(await reader.readexactly(int(fields.get("content-length", 0)))))
                status = self.status
            writer.write(f"HTTP/1.1 {status} X\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
            await writer.drain()
        writer.close()


@contextlib.contextmanager
def caddy(folder: Path, file: str, origins: list[Origin]) -> Iterator[int]:
    """Caddy as a file of ours sets it up, but without a certificate; its port."""
    port = quiet_port()
    text = (HOSTING / file).read_text(encoding="utf-8").replace("{\n", ALONE, 1)
    text = text.replace("\nplay.example {", f"\nhttp://{SITE}:{port} {{").replace("8360", str(origins[0].port))
    (folder / "Caddyfile").write_text(text, encoding="utf-8")
    servers = " ".join(f"127.0.0.1:{each.port}" for each in origins)
    env = {"TENKA_SITE": f"{SITE}:{port}", "TENKA_SCHEME": "http", "TENKA_SERVERS": servers, "HOME": str(folder)}
    command = ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    with _running(command, env, folder / "caddy.log"):
        yield port


@contextlib.contextmanager
def nginx(folder: Path, origins: list[Origin]) -> Iterator[int]:
    """The same of nginx; before several servers with what the page on these says."""
    port = quiet_port()
    text = (HOSTING / "nginx.conf").read_text(encoding="utf-8")
    text = re.sub(r"^server \{\n    listen 80;.*?^\}\n", "", text, flags=re.MULTILINE | re.DOTALL)
    text = re.sub(r"^    (ssl_|listen \[).*\n", "", text, flags=re.MULTILINE)
    text = text.replace("listen 443 ssl http2", f"listen 127.0.0.1:{port}").replace("8360", str(origins[0].port))
    if len(origins) > 1:
        text = _of_several(text, origins)
    lines = [f"pid {folder}/pid;", "daemon off;", "error_log stderr;", "events {}", "http {"]
    lines[:0] = ["user root;"] if os.geteuid() == 0 else []  # whom pytest lets into its folders
    lines += [f"{name}_temp_path {folder}/{name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")]
    (folder / "nginx.conf").write_text("\n".join([*lines, text, "}"]), encoding="utf-8")
    command = ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")]
    with _running(command, {}, folder / "nginx.log"):
        yield port


def _of_several(text: str, origins: list[Origin]) -> str:
    page = (HOSTING / "several-servers.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"```nginx\n(.*?)```", page, re.DOTALL)
    (line,) = re.findall(r"`(proxy_next_upstream [^`]*;)`", page)
    for number, origin in enumerate(origins, 2):
        block = block.replace(f"10.0.0.{number}:8361", f"127.0.0.1:{origin.port}")
    text = re.sub(r"^upstream tenka \{.*?^\}\n", block, text, flags=re.MULTILINE | re.DOTALL)
    return text.replace("proxy_pass ", f"{line}\n        proxy_pass ")


@contextlib.contextmanager
def _running(command: list[str], env: dict[str, str], log: Path) -> Iterator[None]:
    with log.open("wb") as out:
        process = subprocess.Popen([_program(command[0]), *command[1:]], env=plain() | env, stdout=out, stderr=out)
    try:
        yield
    finally:
        process.terminate()
        process.wait(LONG)


def missing(program: str) -> str | None:
    """Why there can be no such proxy here, if there cannot."""
    return None if _program(program) else f"{program} is not installed (Debian: apt-get install {program})"


def _program(name: str) -> str:
    return shutil.which(name, path=os.pathsep.join([os.environ["PATH"], "/usr/sbin"])) or ""


async def reached(port: int) -> None:
    """Wait until a proxy answers."""
    async with httpx.AsyncClient() as client:
        for _ in range(round(LONG / OFTEN)):
            with contextlib.suppress(httpx.TransportError):
                if (await client.get(f"http://{SITE}:{port}/readyz")).status_code == 200:
                    return
            await asyncio.sleep(OFTEN)
    raise AssertionError
