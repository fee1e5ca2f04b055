"""What the seat of a view has to do now: a message and what it takes."""

from collections.abc import Mapping, Sequence
from typing import Any

from tenka.games.tenjo.rules.components.data import DATA
from tenka.games.tenjo.terminal.situation import told

View = Mapping[str, Any]
Prompt = tuple[str, dict[str, Any]]


def prompt(view: View, names: Sequence[str]) -> Prompt:
    """By the kind of the decision, and how far it has got."""
    kind = decision(view)
    if view["step"] is not None and kind != "answer":
        return _step(view["step"], names)
    if kind == "no":
        return "prompt-trade", {}
    if kind == "distribute":
        return _distribute(view)
    if kind == "turn":
        return _turn(view)
    if kind == "income":
        return _income(view["question"])
    if kind in {"parley", "peace"}:
        return _talk(view, kind, names)
    if kind == "answer":
        return _answer(view, names)
    if kind == "join":
        return _join(view["question"], names)
    question = dict(view["question"] or {})
    if "foe" in question:
        question["foe_name"] = names[question.pop("foe")]
    return f"prompt-{kind}", question


def decision(view: View) -> str:
    """What this seat is asked, or nothing."""
    return next((str(each["kind"]) for each in view["pending"] if each["seat"] == view["seat"]), "no")


def _distribute(view: View) -> Prompt:
    spread = view["own"]["spread"]
    samurai = DATA.start.samurai * 1000 - sum(castle["samurai"] for castle in spread)
    koku = DATA.start.koku * 1000 - sum(castle["koku"] for castle in spread)
    family = sum(len(castle["family"]) for castle in spread)
    shadows = sum(castle["shadows"] for castle in spread)
    if samurai or koku or family < len(DATA.family.ids) or shadows < DATA.start.shadows:
        return "prompt-distribute", {"samurai": samurai, "koku": koku}
    return "prompt-distribute-ready", {}


def _turn(view: View) -> Prompt:
    turn = view["turn"]
    if turn["rolled"]:
        return "prompt-turn-points", {"points": turn["points"]}
    return ("prompt-turn-roll" if turn["income"] or not has_income(view) else "prompt-turn"), {}


def has_income(view: View) -> bool:
    """Whether a resource point is held."""
    resources = {each.id for each in DATA.point if each.kind == "resource"}
    return view["own"] is not None and not resources.isdisjoint(view["own"]["samurai"])


def _income(question: Mapping[str, Any]) -> Prompt:
    if question["first"] is None:
        return "prompt-income-first", {}
    return "prompt-income", {"point": question["points"][0]}


def _talk(view: View, kind: str, names: Sequence[str]) -> Prompt:
    battle = view["battle"]
    if kind == "parley":
        return "prompt-parley", {"foe_name": names[battle["attacker"]], "point": battle["point"]}
    offers = [
        each for each in (*view["offers"], *view["private_offers"]) if each["peace"] and each["to"] == view["seat"]
    ]
    return "prompt-peace-terms", {"foe_name": names[battle["defender"]], **told(offers[0])}


def _answer(view: View, names: Sequence[str]) -> Prompt:
    last = view["contest"]["cards"][-1]
    element = last["element"] or "no"
    return "prompt-answer", {"foe_name": names[last["seat"]], "element": element, "total": last["total"]}


def _join(question: Mapping[str, Any], names: Sequence[str]) -> Prompt:
    if question.get("volunteer") is not None:
        return "prompt-join-volunteer", {"foe_name": names[question["volunteer"]], "point": question["point"]}
    return "prompt-join", {"side": question["side"]}


def _step(step: Mapping[str, Any], names: Sequence[str]) -> Prompt:
    """An unfinished step: a march, a move, an attack, a card."""
    doing, source, goal = step["doing"], step["source"], step["goal"]
    if doing == "march":
        if goal is None:
            return "prompt-step-march", {"point": source}
        return "prompt-step-send", {"from_point": source, "to_point": goal, "amount": step["amount"]}
    if doing == "march_to":
        return "prompt-step-march_to", {"from_point": source, "to_point": goal}
    if doing in {"lead", "slip", "unmask"}:
        return f"prompt-step-{doing}", {"province": source}
    if doing == "escort":
        return "prompt-step-escort", {"family": source}
    if doing == "ship":
        return "prompt-step-ship", {"site": source, "amount": step["amount"]}
    if doing == "attack":
        return "prompt-step-attack", {"seat_name": names[goal], "point": source}
    if not step["rings"]:
        return "prompt-step-ring", {"element": step["element"]}
    return "prompt-step-element", {"element": step["element"], "total": step["total"]}
