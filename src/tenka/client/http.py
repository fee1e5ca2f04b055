"""Everything that goes by HTTP."""

import secrets
from collections.abc import Sequence
from types import TracebackType
from typing import Any, Self, TypeVar
from urllib.parse import quote, urlencode

import httpx
import msgspec

from tenka.client.live import Live
from tenka.client.refusal import RefusedError
from tenka.wire.admissions import InvitationList, Knock, QrCode, TableInvitation
from tenka.wire.errors import Error, Failure
from tenka.wire.insight import AnalysisReport, Hint, TrialMove, Tried
from tenka.wire.people import Me
from tenka.wire.tables import Chat, Done, GameInfo, Handover, Orders, Stewards, TableInfo, TableList, Whole

T = TypeVar("T")


class Client:
    """Somebody at a server, known there by a cookie."""

    def __init__(self, url: str, *, timeout: float = 30.0) -> None:
        self.url = url.rstrip("/")
        secure = not self.url.startswith("http:")  # certificates take longer to read than a game to set up
        self._http = httpx.AsyncClient(base_url=self.url, timeout=timeout, trust_env=False, verify=secure)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """End all connections."""
        await self._http.aclose()

    @property
    def cookie(self) -> str:
        """The cookies as a header, for connections of another kind."""
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self._http.cookies.jar)

    async def call(self, method: str, path: str, reply: type[T] | Any, **body: Any) -> T | Any:
        """Ask for anything; the reply as its type, or RefusedError."""
        content = msgspec.json.encode(body) if body else None
        headers = {"Content-Type": "application/json"} if body else None
        response = await self._http.request(method, path, content=content, headers=headers)
        if response.is_success:
            return None if reply is None else msgspec.json.decode(response.content, type=reply)
        try:
            error = msgspec.json.decode(response.content, type=Failure).error
        except msgspec.DecodeError:
            error = Error("unknown", {"status": response.status_code})
        raise RefusedError(error, response.status_code, again=response.status_code in {429, 503})

    # People

    async def guest(self, name: str) -> Me:
        """Come as a guest."""
        found: Me = await self.call("POST", "/api/guest", Me, name=name)
        return found

    async def account(self, login: str, password: str, **name: str) -> Me:
        """Make an account of oneself."""
        found: Me = await self.call("POST", "/api/account", Me, login=login, password=password, **name)
        return found

    async def login(self, login: str, password: str, *, bring: bool = False) -> Me:
        """Log in to an account; `bring` takes the guest's seats along."""
        found: Me = await self.call("POST", "/api/login", Me, login=login, password=password, bring=bring)
        return found

    async def me(self) -> Me:
        """Who one is."""
        found: Me = await self.call("GET", "/api/me", Me)
        return found

    # Tables

    async def games(self) -> list[GameInfo]:
        """The games one can play."""
        found: list[GameInfo] = await self.call("GET", "/api/games", list[GameInfo])
        return found

    async def tables(self, **which: str | int) -> list[TableInfo]:
        """The first public tables; `page` tells where the list goes on."""
        return (await self.page("/api/tables", **which)).tables

    async def my_tables(self, **which: str | int) -> list[TableInfo]:
        """The first of one's own tables, among them all that wait for one."""
        return (await self.page("/api/my-tables", **which)).tables

    async def page(self, path: str, **which: str | int) -> TableList:
        """A page of a list of tables: which `status`, how many (`limit`), and `after` the `next` of which page."""
        found: TableList = await self.call("GET", f"{path}?{urlencode(which)}" if which else path, TableList)
        return found

    async def create(self, game: str, seats: Sequence[Any], *, key: str | None = None, **more: Any) -> TableInfo:
        """A new table; seats are "me", "open" or {"bot": level}. With the same `key` again it is the same table."""
        asked = {"game": game, "seats": list(seats), "key": key or secrets.token_urlsafe(12), **more}
        found: TableInfo = await self.call("POST", "/api/tables", TableInfo, **asked)
        return found

    async def look(self, table: str) -> Whole:
        """A table as one may see it."""
        found: Whole = await self.call("GET", _at(table), Whole)
        return found

    async def join(self, table: str, **how: Any) -> TableInfo:
        """Take a seat: which `seat`, and the `invitation` where one is needed."""
        found: TableInfo = await self.call("POST", _at(table, "join"), TableInfo, **how)
        return found

    async def choose(self, table: str, house: str | None) -> TableInfo:
        """Choose one's house before the game starts; None leaves it open again."""
        found: TableInfo = await self.call("PUT", _at(table, "house"), TableInfo, house=house)
        return found

    async def leave(self, table: str) -> None:
        """Get up before the game starts."""
        await self.call("POST", _at(table, "leave"), None)

    async def reseat(self, table: str, seat: int, place: Any) -> TableInfo:
        """Give a seat of one's table to a bot, or open it."""
        found: TableInfo = await self.call("PUT", _at(table, f"seats/{seat}"), TableInfo, place=place)
        return found

    async def start(self, table: str) -> Whole:
        """Start the game."""
        found: Whole = await self.call("POST", _at(table, "start"), Whole)
        return found

    async def rematch(self, table: str) -> TableInfo:
        """Play again."""
        found: TableInfo = await self.call("POST", _at(table, "rematch"), TableInfo)
        return found

    async def knock(self, table: str) -> Knock:
        """Ask to be let in at a table to which one was not invited."""
        found: Knock = await self.call("POST", _at(table, "knock"), Knock)
        return found

    async def turn_away(self, table: str) -> None:
        """Ask no longer, or decline an invitation."""
        await self.call("DELETE", _at(table, "knock"), None)

    async def invite(self, table: str, login: str | None = None, *, friend: str | None = None) -> TableInfo:
        """Invite the owner of an account by their login, or a friend by the id of their page."""
        whom = {"login": login} if friend is None else {"friend": friend}
        found: TableInfo = await self.call("POST", _at(table, "admissions"), TableInfo, **whom)
        return found

    async def let_in(self, table: str, admission: str) -> TableInfo:
        """Give a seat at one's table to somebody who asks for one."""
        found: TableInfo = await self.call("POST", _at(table, f"admissions/{admission}"), TableInfo)
        return found

    async def end_admission(self, table: str, admission: str) -> TableInfo:
        """Take an invitation back, or do not let somebody in."""
        found: TableInfo = await self.call("DELETE", _at(table, f"admissions/{admission}"), TableInfo)
        return found

    async def invitations(self) -> list[TableInvitation]:
        """Where one is invited to sit down."""
        found: InvitationList = await self.call("GET", "/api/invitations", InvitationList)
        return found.invitations

    async def code(self, table: str) -> QrCode:
        """The table's link as a code to scan."""
        found: QrCode = await self.call("GET", _at(table, "code"), QrCode)
        return found

    async def quick_match(self, game: str, players: int) -> TableInfo:
        """A game with whoever wants the same."""
        found: TableInfo = await self.call("POST", "/api/quick-match", TableInfo, game=game, players=players)
        return found

    # Games

    async def move(self, table: str, *moves: Sequence[str | int], **more: Any) -> Done:
        """Make moves, all of them or none."""
        found: Done = await self.call("POST", _at(table, "moves"), Done, moves=moves, **more)
        return found

    async def undo(self, table: str, **more: Any) -> Done:
        """Take back one's last step."""
        found: Done = await self.call("POST", _at(table, "undo"), Done, **more)
        return found

    async def record(self, table: str) -> dict[str, Any]:
        """A finished game's record."""
        found: dict[str, Any] = await self.call("GET", _at(table, "record"), dict[str, Any])
        return found

    async def chat(self, table: str, since: int = 0, *, before: int | None = None, limit: int | None = None) -> Chat:
        """What was said to everybody, or to oneself: the latest, or what was said `before` a remark one has."""
        asked = {"since": since, "before": before, "limit": limit}
        query = urlencode({name: value for name, value in asked.items() if value is not None})
        found: Chat = await self.call("GET", f"{_at(table, 'chat')}?{query}", Chat)
        return found

    async def say(self, table: str, text: str, to: Sequence[int] | None = None) -> None:
        """Say something to the table, or only `to` the people in some seats."""
        await self.call("POST", _at(table, "chat"), None, text=text, **({} if to is None else {"to": list(to)}))

    async def orders(self, table: str) -> list[list[str | int]]:
        """One's own standing orders."""
        found: Orders = await self.call("GET", _at(table, "orders"), Orders)
        return found.orders

    async def order(self, table: str, *order: str | int) -> list[list[str | int]]:
        """Give a standing order, its name first; all that are in force now."""
        found: Orders = await self.call("PUT", _at(table, "orders"), Orders, order=order)
        return found.orders

    async def take_back(self, table: str, *order: str | int) -> list[list[str | int]]:
        """Take a standing order back; those still in force."""
        found: Orders = await self.call("DELETE", _at(table, "orders"), Orders, order=order)
        return found.orders

    async def stewards(self, table: str) -> list[Handover]:
        """When stewards took over, and when people came back."""
        found: Stewards = await self.call("GET", _at(table, "steward"), Stewards)
        return found.handovers

    async def call_steward(self, table: str) -> TableInfo:
        """Leave a running game to one's steward."""
        found: TableInfo = await self.call("PUT", _at(table, "steward"), TableInfo)
        return found

    async def come_back(self, table: str) -> TableInfo:
        """Play for oneself again."""
        found: TableInfo = await self.call("DELETE", _at(table, "steward"), TableInfo)
        return found

    async def ask(self, table: str, kind: str, **about: Any) -> TableInfo:
        """Ask everybody at a table: to pause, for more time, to call the game off, to replace somebody."""
        found: TableInfo = await self.call("POST", _at(table, "votes"), TableInfo, kind=kind, **about)
        return found

    async def answer(self, table: str, vote: int, *, yes: bool) -> TableInfo:
        """Say yes or no to what is asked."""
        found: TableInfo = await self.call("PUT", _at(table, f"votes/{vote}"), TableInfo, yes=yes)
        return found

    # What a bot's knowledge does for one

    async def hint(self, table: str) -> Hint:
        """What a strong bot would do in one's place."""
        found: Hint = await self.call("POST", _at(table, "hint"), Hint)
        return found

    async def try_out(
        self, table: str, line: Sequence[TrialMove | tuple[int, Sequence[str | int]]] = (), *, at: int | None = None
    ) -> Tried:
        """Where moves, each with its seat, lead from now or from an earlier version; nothing of it counts."""
        moves = [each if isinstance(each, TrialMove) else {"seat": each[0], "move": each[1]} for each in line]
        more = {} if at is None else {"at": at}
        found: Tried = await self.call("POST", _at(table, "try"), Tried, line=moves, **more)
        return found

    async def analysis(self, table: str) -> AnalysisReport:
        """The analysis of a finished game, as far as it is made."""
        found: AnalysisReport = await self.call("GET", _at(table, "analysis"), AnalysisReport)
        return found

    async def analyse(self, table: str) -> AnalysisReport:
        """Have a finished game analysed; `analysis` tells when it is done."""
        found: AnalysisReport = await self.call("POST", _at(table, "analysis"), AnalysisReport)
        return found

    async def cancel_analysis(self, table: str) -> AnalysisReport:
        """Want an analysis no longer that one has asked for; it goes on for others who have."""
        found: AnalysisReport = await self.call("DELETE", _at(table, "analysis"), AnalysisReport)
        return found

    def live(self, table: str, *, patience: float = 60.0) -> Live:
        """A table live; `patience` is how many seconds it tries to come back when the connection is lost."""
        return Live(f"{self.url.replace('http', 'ws', 1)}{_at(table)}/live", self.cookie, patience)


def _at(table: str, what: str = "") -> str:
    path = f"/api/tables/{quote(table, safe='')}"
    return f"{path}/{what}" if what else path
