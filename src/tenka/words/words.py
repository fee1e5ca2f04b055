"""What is said of moves, events, refusals and rules: composed by the parameters' names, the same for every game."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from tenka.kernel.errors import IllegalMove, TenkaError
from tenka.kernel.move import Move
from tenka.kernel.options.box import Box, FormField
from tenka.kernel.ruleset import Ruleset
from tenka.words.kinds import NO_KINDS, kinds_of
from tenka.words.messages import Messages

COUNTED = ("cards", "items")
# Parameters that hold a seat beside the one an event is told of, and those that hold several.
ONE_SEAT = ("defender", "winner", "to", "foe", "loser", "other", "against", "by", "holder")
SEATS = ("seats", "winners", "tied")

Naming = Callable[[int], tuple[str, str]]


class Label(NamedTuple):
    """A move in words: whole, short, and the heading under which the short form makes sense."""

    text: str
    short: str
    group: str


class Words:
    """The words of one language, for the program itself and, if one is given, for a game, with the names of its box."""

    def __init__(
        self, lang: str, game: Ruleset | None = None, houses: Sequence[str] = (), box: Box | None = None
    ) -> None:
        self.lang = lang
        self.game = game
        self.houses = houses  # by seat, where a game is played
        self.box = box
        self.messages = Messages(lang, ["tenka"] if game is None else ["tenka", game.package])
        self.kinds = NO_KINDS if game is None else kinds_of(game.package)
        if game is not None and box is not None:
            told = {id: self.say(said, **params) for id, (said, params) in game.form.told(box.values).items()}
            self.messages.replace(told | game.form.names(box.values))

    def __contains__(self, id: str) -> bool:
        return id in self.messages

    def learn(self, part: str) -> None:
        """Know the words of a further part, such as `insight`: what hints of any game are told in."""
        self.messages.read("tenka", self.lang, part)

    def say(self, id: str, /, **params: Any) -> str:
        """A message with its parameters just as they are."""
        return self.messages.text(id, params)

    def tell(self, id: str, params: Mapping[str, Any], name: Naming | None = None) -> str:
        """A message of a game, with ids of cards, titles and so on put into words."""
        return self.messages.text(id, self._told(id, params, name))

    def noun(self, kind: str, value: str, name: Naming | None = None) -> str:
        """The word for a value of a kind: `noun("card", "sohei")`, `noun("point", "omi_w3")`."""
        for prefix in self.kinds.nouns.get(kind, (kind,)):
            if f"{prefix}-{value}" in self.messages:
                return self.say(f"{prefix}-{value}")
            for end, shape in self.kinds.composed.get(prefix, {}).items():
                found = shape.fullmatch(value)
                if found is not None and f"{prefix}-{end}" in self.messages:
                    return self.tell(f"{prefix}-{end}", _with_no(found.groupdict()), name)
        return value

    def several(self, kind: str, values: Sequence[str], name: Naming | None = None) -> str:
        """A list in words, equal ones counted: “2 × Rice, Silk + Tea”."""
        counted = [(self.noun(kind, value, name), count) for value, count in Counter(values).items()]
        return ", ".join(word if count == 1 else f"{count} × {word}" for word, count in counted)

    def move(self, move: Move, details: Mapping[str, Any], name: Naming | None = None) -> Label:
        """A move in words; `details` are parameters beyond its own."""
        assert self.game is not None
        id = f"move-{move[0]}"
        told = self._told(id, {**self.game.vocabulary.params(move), **details}, name)
        params = {each: told.get(each, "no") for each in self.messages.parameters(id)}
        text = self.messages.text(id, params) if id in self else " ".join(map(str, move))
        known = self.messages.attributes(id)
        short = self.messages.text(id, params, "short") if "short" in known else text
        group = self.messages.text(id, params, "group") if "group" in known else ""
        return Label(text, short, group)

    def decision(self, kind: str, name: str) -> str:
        """Who decides what; in general words where the game has none for this kind."""
        id = f"decision-{kind}"
        return self.say(id if id in self else "plain-decides", name=name)

    def prompt(self, id: str, params: Mapping[str, Any]) -> str:
        """What one is asked; in general words where the game has none for it."""
        return self.tell(id, params) if id in self else self.say("plain-prompt")

    def event(self, kind: str, data: Mapping[str, Any], name: Naming) -> str:
        """An event in words; `name` gives what a seat is called, and what instead where that word is already used."""
        id = f"event-{kind}"
        wanted = self.messages.parameters(id)
        params = self._worded(id, self._with_counts(data), name)
        for reason in data.get("reasons", ()):
            params[reason] = "yes"
        who = data["seats"][0] if "seats" in data else data.get("seat")
        if who is not None:
            called, otherwise = name(who)
            params["name"] = otherwise if called in params.values() else called
        params |= self._people(data, name)
        return self.messages.text(id, {each: params.get(each, "no") for each in wanted})

    def _people(self, data: Mapping[str, Any], name: Naming) -> dict[str, str]:
        """Other seats of an event by their names: `winner_name`, `seats_names`; and what is counted by colour."""
        found = _named(data, name)
        for param, value in data.items():
            if param in SEATS:
                found[f"{param}_names"] = ", ".join(name(seat)[0] for seat in value)
            elif self._counts_by_seat(param, value):
                found[param] = self._by_seat(value, name)
        return found

    def _by_seat(self, counts: Sequence[int], name: Naming) -> str:
        """What is counted of each seat and, the last number, of nobody's: “3 × Anna, 2 × Neutral”."""
        assert self.kinds.beyond_seats is not None
        whose = [*(name(seat)[0] for seat in range(len(counts) - 1)), self.say(self.kinds.beyond_seats)]
        told = [f"{count} × {who}" for who, count in zip(whose, counts, strict=True) if count]
        return ", ".join(told) or (self.say("board-nothing") if "board-nothing" in self else "–")

    def _counts_by_seat(self, param: str, value: object) -> bool:
        """Whether a value counts something of each seat, and of nobody's beyond them."""
        if self.kinds.beyond_seats is None or not isinstance(value, list) or param in SEATS or not value:
            return False
        return all(type(each) is int for each in value)

    def _with_counts(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """The data, truths as `yes` and `no`, and beside each list how many: `tied_count`, `count` for `cards`."""
        params: dict[str, Any] = {}
        for name, value in data.items():
            if isinstance(value, bool):
                params[name] = "yes" if value else "no"
            elif value is not None:
                params[name] = value
            if not isinstance(value, list):
                continue
            params[f"{name}_count"] = sum(value) if self._counts_by_seat(name, value) else len(value)
            before, _, kind = name.rpartition("_")
            if kind in COUNTED:
                params[f"{before}_count" if before else "count"] = len(value)
        return params

    def error(self, error: TenkaError) -> str:
        """Why something is refused, with the number of the rule if one says so."""
        params = dict(error.params)
        if isinstance(error.__cause__, TenkaError):
            params["why"] = self.error(error.__cause__)
        if f"refusal-{error.message}" in self.messages:
            told = self.tell(f"refusal-{error.message}", params)
        elif f"error-{error.message}" in self.messages:
            told = self.say(f"error-{error.message}", **params)
        else:
            told = str(error)  # of a game whose words are not at hand
        if self.game is not None and params.get("field") in self.game.form.fields:
            told = self.say("in-field", field=self.field(self.game.form.fields[params["field"]]), why=told)
        rule = error.rule if isinstance(error, IllegalMove) else None
        return told if rule is None else self.say("refused-by-rule", why=told, rule=rule)

    def field(self, field: FormField) -> str:
        """What a field of a box is called."""
        nouns = [field.row] if field.column is None else [field.row, field.column]
        return " · ".join(self.noun(kind, value) for kind, value in nouns)

    def value(self, field: FormField, value: Any) -> str:
        """A field's value in words; of a name that is not given ours."""
        if field.kind == "pairs":
            return ", ".join("–".join(self.noun(field.noun, each) for each in pair) for pair in value) or "–"
        if field.kind == "ids":
            return self.several(field.noun, value)
        if field.kind == "choice":
            return self.noun(field.noun, value)
        return str(value) or self.noun(*field.row)

    def rule(self, number: str) -> tuple[str, str]:
        """A rule's heading and its text."""
        return self.say(f"rule-title-{number}"), self.say(f"rule-{number}")

    def _told(self, id: str, params: Mapping[str, Any], name: Naming | None) -> dict[str, Any]:
        """Parameters in words, and seats by their names: `seat_name`; where no names are given, by their houses."""
        called = name or self._unnamed
        named = _named(params, called)
        if str(params.get("seat", "")).isdigit():
            named["seat_name"] = called(int(params["seat"]))[0]
        return self._worded(id, params, called) | named

    def _unnamed(self, seat: int) -> tuple[str, str]:
        word = self.noun("house", self.houses[seat]) if seat < len(self.houses) else self.noun("seat", str(seat))
        return word, word

    def _worded(self, id: str, params: Mapping[str, Any], name: Naming) -> dict[str, Any]:
        raw = self.messages.selectors(id)
        return {param: each if param in raw else self._words_of(param, each, name) for param, each in params.items()}

    def _words_of(self, param: str, value: Any, name: Naming) -> Any:
        kind = param.rpartition("_")[2]
        if isinstance(value, list):
            return self.several(kind.removesuffix("s"), [str(each) for each in value], name)
        return self.noun(kind, value, name) if isinstance(value, str) else value


def _named(params: Mapping[str, Any], name: Naming) -> dict[str, str]:
    """Other seats by their names: `winner_name`."""
    seats = {param: each for param, each in params.items() if param in ONE_SEAT and type(each) is int}
    return {f"{param}_name": name(seat)[0] for param, seat in seats.items()}


def _with_no(parts: Mapping[str, str | None]) -> dict[str, str]:
    return {name: each or "no" for name, each in parts.items()}
