"""The pages about the server keep their word: settings, limits, figures, close codes, examples."""

import contextlib
import dataclasses
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from types import ModuleType
from typing import Any

import click
import pytest

from tenka.cli import program
from tenka.server.app import ENDPOINTS
from tenka.server.description.socket import CLOSE_CODES
from tenka.server.description.tutorial import tutorial
from tenka.server.endpoints.endpoint import BODY_PATIENCE
from tenka.server.endpoints.tables.live import CLOSE_PATIENCE
from tenka.server.guard import QUOTAS, RULES
from tenka.server.guard.quotas import MOST, MOST_OF_ADDRESS
from tenka.server.guard.size import LARGER
from tenka.server.serve import GRACE, IDLE, IDLE_OF_PROXY, OTHER_FILES, Server
from tenka.server.settings import PORT, PREFIX, Settings, settings
from tenka.store.opening import open_database
from tenka.words import Words
from tests.server.running import running

DOCS = Path(__file__).parents[2] / "docs"
HOSTING = (DOCS / "hosting" / "hosting.md").read_text(encoding="utf-8")
SERVER = (DOCS / "hosting" / "server.md").read_text(encoding="utf-8")
SEVERAL = (DOCS / "hosting" / "several-servers.md").read_text(encoding="utf-8")
EXAMPLES = sorted(path for path in (DOCS / "hosting").rglob("*") if path.is_file() and path.suffix != ".md")
UNITS = [example for example in EXAMPLES if example.suffix in {".service", ".timer"}]
PROXIES = ["Caddyfile", "nginx.conf"]
PING = 20  # seconds between two pings of the server, as uvicorn has it


def rows(text: str, heading: str) -> list[list[str]]:
    """The rows of the table whose heading begins so, cell by cell."""
    lines = iter(text.splitlines())
    assert any(line.startswith(f"| {heading} |") for line in lines), heading
    next(lines)
    found = []
    for line in lines:
        if not line.startswith("|"):
            break
        found.append([cell.strip() for cell in line.strip("|").split("|")])
    return found


def blocks(text: str, language: str) -> list[str]:
    """The examples in a language."""
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def options(command: str) -> set[str]:
    """The options that a command of ours takes."""
    return {spelling for param in program(Words("en")).commands[command].params for spelling in param.opts}


def lines_of(example: Path, key: str) -> list[str]:
    """The values that a key has in a unit."""
    return re.findall(rf"^{key}=(.*)$", example.read_text(encoding="utf-8"), re.MULTILINE)


# Settings


def test_every_setting_is_in_the_table_with_flag_variable_and_default() -> None:
    told = {variable.strip("`"): (flag.strip("`"), default) for flag, variable, default, _ in rows(HOSTING, "flag")}
    fields = {field.name: field for field in dataclasses.fields(Settings)}
    assert set(told) == {PREFIX + name.upper() for name in fields}
    for name, field in fields.items():
        flag, default = told[PREFIX + name.upper()]
        assert flag.split()[0] in options("serve"), name
        assert default.strip("`") == said(field.default) or name in {"database", "public_url"}, name


def said(default: Any) -> str:
    """A default as the table writes it."""
    names = {True: "on", False: "off", None: "none"}
    return names[default] if default is None or isinstance(default, bool) else str(default)


def test_every_flag_is_in_the_table() -> None:
    told = {flag.strip("`").split()[0] for flag, *_ in rows(HOSTING, "flag")}
    assert options("serve") - told <= {"--help", "--lang"}


@pytest.mark.parametrize("name", ["tenka.env", "several/tenka.env"])
def test_the_environment_file_is_made_of_settings(name: str) -> None:
    lines = (DOCS / "hosting" / name).read_text(encoding="utf-8").splitlines()
    given = dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))
    ours = {name.removeprefix(PREFIX).lower() for name in given if name != "PGPASSWORD"}  # that one is libpq's
    assert ours <= {f.name for f in dataclasses.fields(Settings)}
    found = settings(given)
    assert found.proxied
    assert found.https
    assert found.port == PORT


# Limits, figures, codes


def test_every_limit_is_in_the_table() -> None:
    told = [(name.strip("`"), per, int(times), int(seconds)) for name, per, times, seconds in rows(HOSTING, "rule")]
    assert told == [(rule.name, rule.per, rule.amount, rule.seconds) for rule in RULES]


def test_every_quota_is_in_the_table() -> None:
    told = {name.strip("`"): (float(rate), float(burst)) for name, rate, burst in rows(HOSTING, "quota")}
    assert told == QUOTAS
    assert list(told) == list(QUOTAS)


async def test_every_figure_is_in_the_table(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        text = server.services.metrics.text().decode()
    shown = set(re.findall(r"^# HELP (tenka_\S+)", text, re.MULTILINE))
    told = {name.strip("`") for name, *_ in rows(HOSTING, "figure")} - {"process_…"}
    assert told == {name for name in shown if not name.endswith("_created")}


def test_every_close_code_is_in_the_table() -> None:
    assert [int(code) for code, _ in rows(SERVER, "code")] == sorted(CLOSE_CODES)


# Examples


def test_every_example_is_spoken_of() -> None:
    for example in EXAMPLES:
        place = example.relative_to(DOCS / "hosting").as_posix()
        assert f"({place})" in HOSTING + SEVERAL, place


@pytest.mark.parametrize(
    "unit", [unit for unit in UNITS if "bin/tenka " in unit.read_text("utf-8")], ids=lambda unit: unit.name
)
def test_units_start_commands_there_are(unit: Path) -> None:
    for line in lines_of(unit, "ExecStart"):
        words = shlex.split(line)
        words = shlex.split(words[2]) if words[0] == "/bin/sh" else words
        place = words.index("/opt/tenka/bin/tenka")
        name, *rest = words[place + 1 :]
        assert {word for word in rest if word.startswith("--")} <= options(name), line


def test_the_units_keep_what_they_do_not_need_away() -> None:
    wanted = {"User": "tenka", "NoNewPrivileges": "yes", "ProtectSystem": "strict", "UMask": "0077"}
    for unit in UNITS:
        for key, value in wanted.items() if unit.suffix == ".service" else ():
            own = "postgres" if (unit.name, key) == ("tenka-dump.service", "User") else value
            assert lines_of(unit, key) == [own], (unit.name, key)


def test_the_command_for_the_operator_is_the_services_own() -> None:
    """Without its settings and its user `tenka admin` finds another database, or none."""
    script, unit = (DOCS / "hosting" / name for name in ("tenka.sh", "tenka.service"))
    words = shlex.split(script.read_text(encoding="utf-8"), comments=True)
    (user,), (settings_file,) = lines_of(unit, "User"), lines_of(unit, "EnvironmentFile")
    (folder,) = lines_of(unit, "StateDirectory")
    assert {f"--uid={user}", f"--property=EnvironmentFile={settings_file}"} <= set(words)
    assert {f"--property=StateDirectory={folder}", f"--working-directory=/var/lib/{folder}"} <= set(words)
    assert words[-2:] == [lines_of(unit, "ExecStart")[0].split()[0], "$@"]
    assert "install docs/hosting/tenka.sh /usr/local/bin/tenka\n" in HOSTING


def test_a_dump_leaves_the_databases_own_memory_alone() -> None:
    """It runs as PostgreSQL's own user, whose shared memory would go with it."""
    assert lines_of(DOCS / "hosting" / "several" / "tenka-dump.service", "RemoveIPC") == []


def test_databases_are_made_alike_wherever_it_is_told() -> None:
    made = [line for page in (HOSTING, SEVERAL) for line in page.splitlines() if "createdb" in line]
    assert len(made) == 3
    assert all("--encoding=UTF8 --template=template0" in line for line in made)


def test_the_thinkers_role_has_its_rights_before_a_thinker_starts() -> None:
    (block,) = [block for block in blocks(SEVERAL, "sh") if "tenka_think" in block]
    assert block.index("createuser") < block.index("systemctl restart tenka@") < block.index("enable --now tenka-think")


SERVER_UNITS = ["tenka.service", "several/tenka@.service"]


@pytest.mark.parametrize("name", SERVER_UNITS)
def test_a_server_ends_its_workers_itself_and_is_started_again(name: str) -> None:
    assert lines_of(DOCS / "hosting" / name, "KillMode") == ["mixed"]
    assert lines_of(DOCS / "hosting" / name, "Restart") == ["on-failure"]


@pytest.mark.parametrize("name", SERVER_UNITS)
def test_the_unit_gives_the_server_what_it_needs(name: str) -> None:
    unit = DOCS / "hosting" / name
    (stop,), (files,) = lines_of(unit, "TimeoutStopSec"), lines_of(unit, "LimitNOFILE")
    assert int(stop) >= GRACE + CLOSE_PATIENCE + 5
    assert int(files) >= MOST + OTHER_FILES
    assert lines_of(unit, "StartLimitIntervalSec") == ["0"]
    assert lines_of(unit, "OOMPolicy") == ["continue"]
    assert lines_of(unit, "LimitCORE") == ["0"]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_the_units(tmp_path: Path) -> None:
    for unit in UNITS:
        text = unit.read_text(encoding="utf-8").replace("/opt/tenka/bin/tenka", "/bin/true")
        (tmp_path / unit.name).write_text(text, encoding="utf-8")
    units = [tmp_path / unit.name for unit in UNITS if unit.suffix != ".timer"]
    done = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True, check=False)
    assert (done.returncode, [line for line in done.stderr.splitlines() if str(tmp_path) in line]) == (0, [])


def seconds(text: str, key: str) -> int:
    """A time that a proxy's file gives for a key."""
    (found,) = re.findall(rf"^\s*{key}\s+(\d+)s;?$", text, re.MULTILINE)
    return int(found)


def test_the_proxies_have_the_servers_own_limits() -> None:
    nginx, caddy = ((DOCS / "hosting" / name).read_text(encoding="utf-8") for name in ("nginx.conf", "Caddyfile"))
    assert f"client_max_body_size        {max(LARGER.values()) // 1024**2}m;" in nginx
    assert "max_size" not in caddy, "the server's own refusal says why"
    assert seconds(nginx, "client_body_timeout") == seconds(caddy, "read_body") == BODY_PATIENCE
    assert seconds(nginx, "proxy_read_timeout") >= 4 * PING
    assert seconds(nginx, "proxy_send_timeout") >= 4 * PING


@pytest.mark.parametrize(("proxied", "kept"), [(False, IDLE), (True, IDLE_OF_PROXY)])
def test_a_proxy_lets_go_of_a_connection_before_the_server_does(tmp_path: Path, proxied: bool, kept: int) -> None:
    """Otherwise it now and then passes a move on where nobody listens any more, and the player is told so."""
    assert IDLE_OF_PROXY > 120, "seconds, as Caddy has it; nginx has less"
    for name in PROXIES:
        assert "keepalive_timeout" not in (DOCS / "hosting" / name).read_text(encoding="utf-8")
    with contextlib.closing(open_database(tmp_path / "tenka.db")) as database:
        server = Server(Settings(tmp_path / "tenka.db", proxied=proxied), database, lambda: None)
        assert server.config.timeout_keep_alive == kept


def test_nginx_stops_nobody_whom_the_server_would_hear() -> None:
    text = (DOCS / "hosting" / "nginx.conf").read_text(encoding="utf-8")
    (requests,) = [rule for rule in RULES if rule.name == "requests"]
    (rate,), (connections,) = re.findall(r"rate=(\d+)r/s", text), re.findall(r"tenka_connections (\d+);", text)
    assert int(rate) >= requests.amount / requests.seconds
    assert int(connections) >= MOST_OF_ADDRESS


def test_what_is_promised_is_told_in_both_places() -> None:
    security = (DOCS.parent / "SECURITY.md").read_text(encoding="utf-8")
    assert "(docs/hosting/hosting.md)" in security
    assert "(../../SECURITY.md)" in HOSTING
    assert "@" not in security  # nobody's address


@pytest.mark.parametrize("name", PROXIES)
def test_proxies_reach_the_server_and_keep_the_figures_in(name: str) -> None:
    text = (DOCS / "hosting" / name).read_text(encoding="utf-8")
    assert f"127.0.0.1:{PORT}" in text
    assert {"/metrics", "/processes"} <= set(text.split())
    assert "404" in text


def test_what_is_for_the_operator_is_refused_before_anything_is_passed_on() -> None:
    """Of Caddy's words only those in a route are taken in their order."""
    text = (DOCS / "hosting" / "several" / "Caddyfile").read_text(encoding="utf-8")
    assert "@own path /metrics /processes" in text
    assert text.index("route {") < text.index("respond @own 404") < text.index("reverse_proxy")


def test_the_second_server_is_exchanged_when_the_first_is_back() -> None:
    found = blocks(SEVERAL, "sh")
    exchanges = [line for block in found for line in block.splitlines() if "--no-deps" in line and "server-" in line]
    assert len(exchanges) == 2
    assert all("--wait" in line for line in exchanges)
    assert all("/readyz" in block for block in found if "systemctl restart tenka@$port" in block)


def test_commands_of_ours_exist() -> None:
    found = [line for block in blocks(HOSTING, "sh") for line in block.splitlines() if line.startswith("tenka ")]
    assert {line.split()[1] for line in found} == {"backup", "restore", "move-database", "admin"}
    for line in found:
        _, name, *rest = shlex.split(line, comments=True)
        if name == "admin":
            (part, *rest), group = rest, program(Words("en")).commands["admin"]
            assert isinstance(group, click.Group)
            known = {spelling for param in group.commands[part].params for spelling in param.opts}
        else:
            known = options(name)
        assert {word for word in rest if word.startswith("--")} <= known, line


def test_the_lines_for_curl_are_those_that_the_server_itself_tells() -> None:
    (block,) = blocks(SERVER, "sh")
    assert block == "".join(f"{step.lines}\n" for step in tutorial(ENDPOINTS))


async def test_the_program_plays_a_whole_game(tmp_path: Path) -> None:
    (block,) = blocks(SERVER, "python")
    module = ModuleType("example")
    exec(compile(block, "server.md", "exec"), module.__dict__)
    async with running(tmp_path, bot_pause=0.0) as server:
        assert sorted(await module.play(server.url)) == [0, 1]
