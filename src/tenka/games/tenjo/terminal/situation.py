"""What is going on: the turn, a battle, cards against each other, open offers, the dead; first, what is ours."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tenka.games.tenjo.terminal.marks import mark, thousands
from tenka.toolkit.presentation.drawing import LOUD, QUIET, Flowing, WordSource, labelled
from tenka.toolkit.presentation.reasons import tenths

FACTORS = {
    "daimyo": "board-factor-daimyo",
    "ratio": "board-factor-ratio",
    "stacks": "board-factor-stacks",
    "castle": "board-factor-castle",
}


def situation(view: Mapping[str, Any], words: WordSource, names: Sequence[str]) -> RenderableType:
    """A line or two for each of these things, as far as they are there."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style=QUIET, no_wrap=True)
    grid.add_column(ratio=1)
    if view["phase"] == "site":
        grid.add_row("", Text(words.say("board-reconstruction"), QUIET))
    if view["turn"] is not None:
        grid.add_row(words.say("board-whose-turn", name=names[view["turn"]["seat"]]), _turn(view["turn"], words))
    if view["battle"] is not None:
        _battle(grid, view, words)
    odds = (view["step"] or view["battle"] or {}).get("odds")
    if odds is not None:
        grid.add_row(words.say("board-odds"), _odds(view, words, names, odds))
    for assault in (view["own"] or {}).get("assaults", ()):
        grid.add_row(*_assault(view, words, assault))
    answers = (view["step"] or {}).get("answers")
    if answers is not None:
        grid.add_row(words.say("board-answers"), _answers(words, names, answers))
    if view["contest"] is not None:
        grid.add_row(words.say("board-contest"), _contest(view, words))
    for offer in [*view["offers"], *view["private_offers"]]:
        grid.add_row(words.say("board-trade"), _offer(view, words, offer))
    if view["dead"]:
        grid.add_row(words.say("board-dead"), words.several("family", view["dead"]))
    return Padding(grid, (0, 1))


def _turn(turn: Mapping[str, Any], words: WordSource) -> Text:
    points = words.say("board-points-left", count=turn["points"]) if turn["rolled"] else words.say("board-not-rolled")
    told = Text(points, LOUD)
    if turn["crossing"]:
        told.append(f"   {words.say('board-province-move-crossing')}")
    elif turn["moved"]:
        told.append(f"   {words.say('board-province-move-done')}", QUIET)
    return told


def _battle(grid: Table, view: Mapping[str, Any], words: WordSource) -> None:
    battle = view["battle"]
    zone = words.tell("board-battle-zone", {"provinces": battle["zone"]})
    grid.add_row(
        words.say("board-attack"),
        Text.assemble((words.tell("board-battle", {"point": battle["point"]}), LOUD), (f"   {zone}", QUIET)),
    )
    for side, seat, stacks in (
        ("board-battle-attacker", battle["attacker"], battle["attackers"]),
        ("board-battle-defender", battle["defender"], battle["defenders"]),
    ):
        grid.add_row(
            "", Flowing([Text.assemble(mark(view, seat), f" {words.say(side)}"), *_sides(view, words, stacks)])
        )
    if battle["factors"] is not None:
        parts = [labelled(words.say(name), _favour(view, battle["factors"][each])) for each, name in FACTORS.items()]
        net = sum(battle["factors"].values())
        parts.append(labelled(words.say("board-factor-net"), _favour(view, net)))
        grid.add_row(words.say("board-factors"), Flowing(parts, gap=3))


def _odds(view: Mapping[str, Any], words: WordSource, names: Sequence[str], odds: Mapping[str, Any]) -> str:
    """What the attack may come to."""
    attacker = view["seat"] if view["battle"] is None else view["battle"]["attacker"]
    won = sum(odds["kept"])
    times = tenths(won)
    least, likely, most = odds["defenders"]
    parts = (
        words.say(
            "board-odds-told",
            who="you" if attacker == view["seat"] else "other",
            name=names[attacker],
            won=times,
            left=odds["left"] if times else 0,
        ),
        words.say("board-odds-against", known="yes" if least == most else "no", likely=likely, least=least, most=most),
        words.say("board-odds-engagement", chance=round(odds["engagement"] / 10)),
        words.say("board-odds-aside"),
    )
    return " ".join(parts)


def _assault(view: Mapping[str, Any], words: WordSource, assault: Mapping[str, Any]) -> tuple[Text, str]:
    """Whom one could attack at once with all that are near, and how often one would win."""
    target = Text.assemble(mark(view, assault["seat"]), f" {words.noun('spot', assault['point'])}")
    odds = assault["odds"]
    least, likely, most = odds["defenders"]
    known = "yes" if least == most else "no"
    against = words.say("board-odds-against", known=known, likely=likely, least=least, most=most)
    return target, f"{words.say('board-odds-win', chance=round(sum(odds['kept']) / 10))}. {against}"


def _answers(words: WordSource, names: Sequence[str], answers: Sequence[Mapping[str, Any]]) -> str:
    """Who could answer the card that is taken up."""
    if not answers:
        return words.say("board-answers-nobody")
    told = [words.say("board-answers-told", name=names[each["seat"]], times=tenths(each["chance"])) for each in answers]
    return " ".join((*told, words.say("board-answers-aside")))


def _favour(view: Mapping[str, Any], factor: int) -> Text:
    """A factor and the sign of whom it favours."""
    if not factor:
        return Text("0")
    side = "attacker" if factor > 0 else "defender"
    return Text.assemble((f"{abs(factor)} ", LOUD), mark(view, view["battle"][side]))


def _sides(view: Mapping[str, Any], words: WordSource, stacks: Sequence[Mapping[str, Any]]) -> list[Text]:
    found = []
    for stack in stacks:
        told = Text.assemble(mark(view, stack["seat"]), f" {words.noun('spot', stack['point'])}")
        if stack["samurai"] is not None:
            told.append(f": {thousands(stack['samurai'])}", LOUD)
        found.append(told)
    return found


def _contest(view: Mapping[str, Any], words: WordSource) -> RenderableType:
    found = []
    for card in view["contest"]["cards"]:
        element = card["element"]
        name = words.say("board-contest-attack") if element is None else words.noun("element", element)
        total = "" if element is None else f" {card['total']}"
        found.append(Text.assemble(mark(view, card["seat"]), " ", (name, LOUD), total))
    return Flowing(found, gap=3)


def _offer(view: Mapping[str, Any], words: WordSource, offer: Mapping[str, Any]) -> Text:
    terms = words.tell("board-offer-terms", told(offer))
    text = Text.assemble(mark(view, offer["seat"]), " → ", mark(view, offer["to"]), f" {terms}")
    if offer["private"]:
        text.append(f" ({words.say('board-trade-private')})", QUIET)
    return text


def told(offer: Mapping[str, Any]) -> dict[str, Any]:
    """What an offer's words take: lists with their lengths, truths as yes and no."""
    return {
        "give": offer["give"],
        "give_count": len(offer["give"]),
        "ask": offer["ask"],
        "ask_count": len(offer["ask"]),
        "koku": offer["koku"],
        "asked_koku": offer["asked_koku"],
        "peace": "yes" if offer["peace"] else "no",
    }
