"""What is sent, before it takes the form of a mail, a push message or a hook's."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Item:
    """One thing that is told, with a link to where it is."""

    kind: str
    heading: str
    text: str
    action: str
    link: str = field(repr=False)  # may hold a secret
    lines: tuple[str, ...] = ()  # the recap
    lead: str = ""  # what stands above the lines
    table: str | None = None


@dataclass(frozen=True, slots=True)
class Letter:
    """One message with one or several items; those who get it twice can tell by its key, which tells nothing else."""

    key: str
    lang: str
    subject: str
    items: tuple[Item, ...]
    footer: str = ""
    unsubscribe: str | None = field(default=None, repr=False)  # the address that switches the channel off
    unsubscribe_word: str = ""
