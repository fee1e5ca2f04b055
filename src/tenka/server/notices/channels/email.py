"""E-mail, by the mail server that the operator names."""

import asyncio
from email.headerregistry import BaseHeader, HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage
from email.policy import EmailPolicy, Policy
from email.utils import formatdate, parseaddr

import aiosmtplib
from aiosmtplib.errors import SMTPException, SMTPRecipientsRefused, SMTPResponseException

from tenka.server.notices.channels.delivery import Undelivered
from tenka.server.notices.channels.mail_server import MailServer
from tenka.server.notices.writing.letter import Letter
from tenka.server.notices.writing.rendering import as_html, as_text

PATIENCE = 30.0  # seconds
REFUSED = range(550, 560)  # what a mail server says of an address or a letter that it will never take


class OneLine(UnstructuredHeader, BaseHeader):
    """A header that is written as it is: an address that is longer than a line is no word to encode."""

    def fold(self, *, policy: Policy) -> str:
        """The header on one line."""
        return f"{self.name}: {self}{policy.linesep}"


_HEADERS = HeaderRegistry()
_HEADERS.map_to_type("list-unsubscribe", OneLine)
POLICY = EmailPolicy(header_factory=_HEADERS)


class Email:
    """Sends letters as mail."""

    def __init__(self, server: MailServer) -> None:
        self._server = server

    async def send(self, target: str, letter: Letter) -> None:
        """Hand a letter over to the mail server."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._hand_over(self.message(target, letter))
        except SMTPRecipientsRefused as error:
            final = all(each.code in REFUSED for each in error.recipients)
            raise Undelivered("address-refused", final=final, gone=final) from None
        except SMTPResponseException as error:
            raise Undelivered(f"smtp-{error.code}", final=error.code in REFUSED) from None
        except (SMTPException, OSError, TimeoutError) as error:
            raise Undelivered(type(error).__name__) from None

    async def _hand_over(self, message: EmailMessage) -> None:
        server = self._server
        await aiosmtplib.send(
            message,
            hostname=server.host,
            port=server.port,
            use_tls=server.tls == "tls",
            start_tls=server.tls == "starttls",
            username=server.user,
            password=server.password,
            timeout=PATIENCE,
        )

    def message(self, target: str, letter: Letter) -> EmailMessage:
        """A letter as a mail; sent twice, it is the same one."""
        message = EmailMessage(POLICY)
        message["From"] = self._server.sender
        message["To"] = target
        message["Subject"] = letter.subject
        message["Date"] = formatdate(usegmt=True)
        message["Message-ID"] = f"<{letter.key}@{self._domain}>"
        message["Auto-Submitted"] = "auto-generated"
        if letter.unsubscribe:
            message["List-Unsubscribe"] = f"<{letter.unsubscribe}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(as_text(letter))
        message.add_alternative(as_html(letter), subtype="html")
        return message

    @property
    def _domain(self) -> str:
        return parseaddr(self._server.sender)[1].rpartition("@")[2]
