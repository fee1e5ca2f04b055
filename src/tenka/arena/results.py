"""Results in one file that only grows: a header that defines the contest, then a line for each game, in order."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

import msgspec

from tenka.arena.contest import FORMAT, Contest, ContestGame, deal_seatings, games_a_deal
from tenka.kernel.errors import BadInput, TenkaError

START = b'{"format":%d,"game":"' % FORMAT


class Format(msgspec.Struct):
    """What every header has had from the first format on."""

    format: int


class Results:
    """The games of a contest played so far, in memory and, if there is one, in a file."""

    def __init__(self, contest: Contest, file: BinaryIO | None = None, games: list[ContestGame] | None = None) -> None:
        self.contest = contest
        self.games: list[ContestGame] = games or []
        self._file = file

    def append(self, game: ContestGame) -> None:
        """Note a game; once this returns, no end of the program can lose it."""
        if self._file is not None:
            try:
                self._file.write(msgspec.json.encode(game) + b"\n")
                self._file.flush()
            except OSError as error:
                raise _unwritable(self._file.name, error) from None
        self.games.append(game)


def read_header(path: Path) -> Contest | None:
    """The contest a file is about; None where there is no file yet, or one that was not begun."""
    if not path.exists():
        return None
    if not path.is_file():
        raise BadInput("file-not-regular", {"file": str(path)})
    try:
        with path.open("rb") as file:
            line = file.readline()
    except OSError as error:
        raise BadInput("file-unreadable", {"file": str(path), "why": error.strerror}) from None
    return None if _not_begun(line) else _header(path, line)


def read(path: Path) -> Results | None:
    """The results in a file as they stand, even while they are written to; None where there are none yet."""
    contest = read_header(path)
    if contest is None:
        return None
    try:
        *lines, _ = path.read_bytes().split(b"\n")
    except OSError as error:
        raise BadInput("file-unreadable", {"file": str(path), "why": error.strerror}) from None
    return Results(contest, None, _games(path, lines[1:], contest))


@contextmanager
def opened(path: Path, contest: Contest) -> Iterator[Results]:
    """The results in a file, which is begun if it is not there, and has no other writer meanwhile."""
    try:
        file = path.open("a+b")
    except OSError as error:
        raise _unwritable(path, error) from None
    with file:
        _lock(file, path)
        yield Results(contest, file, _read_or_begin(file, path, contest))


def _read_or_begin(file: BinaryIO, path: Path, contest: Contest) -> list[ContestGame]:
    file.seek(0)
    *lines, unfinished = file.read().split(b"\n")
    try:
        if not lines and _not_begun(unfinished):
            file.truncate(0)
            file.write(msgspec.json.encode(contest) + b"\n")
            file.flush()
            return []
        _check_same(path, _header(path, lines[0] if lines else unfinished), contest)
        games = _games(path, lines[1:], contest)
        file.truncate(sum(len(line) + 1 for line in lines))
    except OSError as error:
        raise _unwritable(path, error) from None
    return games


def _not_begun(line: bytes) -> bool:
    """Whether there is nothing yet, or a header that was not finished."""
    return not line.endswith(b"\n") and (line.startswith(START) or START.startswith(line))


def _header(path: Path, line: bytes) -> Contest:
    try:
        known = msgspec.json.decode(line, type=Format).format
        if known == FORMAT:
            return msgspec.json.decode(line, type=Contest)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise BadInput("not-results", {"file": str(path)}) from None
    raise BadInput("results-format", {"file": str(path), "format": known, "known": FORMAT})


def _check_same(path: Path, there: Contest, asked: Contest) -> None:
    for field in asked.__struct_fields__:
        if getattr(there, field) != getattr(asked, field):
            raise BadInput("other-contest", {"file": str(path), "what": field})


def _games(path: Path, lines: list[bytes], contest: Contest) -> list[ContestGame]:
    """The games noted in the file, each of them the one that must come next."""
    decoder = msgspec.json.Decoder(ContestGame)
    games: list[ContestGame] = []
    each_deal = games_a_deal(contest)
    for number, line in enumerate(lines):
        deal, table = divmod(number, each_deal)
        if table == 0:
            seatings = deal_seatings(contest, deal)
        try:
            game = decoder.decode(line)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            game = None
        if game is None or (game.game, game.deal, game.seats) != (number, deal, seatings[table]) or not _sound(game):
            raise BadInput("results-damaged", {"file": str(path), "line": number + 2})
        games.append(game)
    return games


def _sound(game: ContestGame) -> bool:
    """Whether there is something for each seat, and one win among them."""
    seats = len(game.seats)
    told = (game.wins, game.scores, game.choices, game.cpu)
    return all(len(each) == seats for each in told) and abs(sum(game.wins) - 1) < 1e-9 and min(game.wins) >= 0


def _lock(file: BinaryIO, path: Path) -> None:
    """Keep other writers out as long as the file is open."""
    if sys.platform == "win32":
        return
    import fcntl  # noqa: PLC0415

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise BadInput("results-in-use", {"file": str(path)}) from None


def _unwritable(path: Path | str, error: OSError) -> TenkaError:
    return BadInput("file-unwritable", {"file": str(path), "why": error.strerror})
