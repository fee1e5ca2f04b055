"""Words: every sentence a person reads, from Fluent message files, in three languages."""

from tenka.words.languages import LANGUAGES, language
from tenka.words.words import Label, Naming, Words

__all__ = ["LANGUAGES", "Label", "Naming", "Words", "language"]
