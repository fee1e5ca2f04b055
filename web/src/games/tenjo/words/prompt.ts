import type { TableModel } from "$src/table/model.svelte";
import { chosen } from "../desk/chosen.svelte";
import { DATA } from "../data/data";
import { isWhole } from "../setup/laying";
import { seen, type Step } from "../view";

/** What one has to do now, in the words of the terminal; nothing if nobody waits for one. */
export function prompt(model: TableModel): string {
  const kind = model.decision;
  if (kind === null) return "";
  const { words } = model;
  const view = seen(model);
  if (view.step && kind === "turn") return stepping(model, view.step);
  const { battle, question, contest } = view;
  const foe = { foe: question?.foe ?? battle?.attacker ?? 0 };
  const tell = (params: Record<string, unknown> = {}) => words.tell(`prompt-${kind}`, params, model.naming);
  switch (kind) {
    case "distribute":
      return distributing(model);
    case "turn":
      return turning(model);
    case "income":
      return question?.first ? tell({ point: question.points?.[0] ?? "" }) : words.say("prompt-income-first");
    case "parley":
      return tell({ ...foe, point: battle?.point ?? "" });
    case "peace":
      return peace(model);
    case "answer": {
      const last = contest?.cards.at(-1);
      return tell({ foe: last?.seat ?? foe.foe, element: last?.element ?? "no", total: last?.total ?? 0 });
    }
    case "join":
      return question?.volunteer === undefined
        ? tell({ ...question })
        : words.tell(
            "prompt-join-volunteer",
            { foe: question.volunteer, point: question.point },
            model.naming,
          );
    case "move_in":
      return tell({ point: question?.point ?? "" });
    default:
      return tell({ ...foe, ...question });
  }
}

function turning(model: TableModel): string {
  const { words } = model;
  const { turn } = seen(model);
  const [from] = chosen.from;
  if (from) return words.tell("prompt-step-march", { point: from }, model.naming);
  if (turn?.rolled) return words.say("prompt-turn-points", { points: turn.points });
  return words.say(model.offers(["income"]) ? "prompt-turn" : "prompt-turn-roll");
}

function distributing(model: TableModel): string {
  const spread = seen(model).own?.spread ?? [];
  if (isWhole(spread)) return model.words.say("prompt-distribute-ready");
  const laid = (of: "samurai" | "koku") => spread.reduce((sum, each) => sum + each[of], 0);
  return model.words.say("prompt-distribute", {
    samurai: DATA.start.samurai * 1000 - laid("samurai"),
    koku: DATA.start.koku * 1000 - laid("koku"),
  });
}

function peace(model: TableModel): string {
  const view = seen(model);
  const offer = [...view.offers, ...view.private_offers].find((each) => each.peace && each.to === model.seat);
  const { words } = model;
  const koku = offer?.koku ? [words.say("board-trade-koku", { koku: offer.koku })] : [];
  const cards = offer?.give.length ? [words.several("item", offer.give, model.naming)] : [];
  const give = [...koku, ...cards].join(", ") || words.say("board-trade-nothing");
  return words.tell("prompt-peace", { foe: offer?.seat ?? view.battle?.defender ?? 0, give }, model.naming);
}

function stepping(model: TableModel, step: Step): string {
  const { words } = model;
  const tell = (id: string, params: Record<string, unknown>) => words.tell(id, params, model.naming);
  const { source } = step;
  switch (step.doing) {
    case "march":
      return step.goal === null
        ? tell("prompt-step-march", { point: source })
        : tell("prompt-step-send", { from_point: source, to_point: step.goal, amount: step.amount });
    case "march_to":
      return tell("prompt-step-march_to", { from_point: source, to_point: step.goal });
    case "lead":
    case "slip":
    case "unmask":
      return tell(`prompt-step-${step.doing}`, { province: source });
    case "escort":
      return tell("prompt-step-escort", { family: source });
    case "ship":
      return tell("prompt-step-ship", { site: source, amount: step.amount });
    case "attack":
      return tell("prompt-step-attack", { seat: step.goal, point: source });
    default: {
      const element = step.element ? words.noun("element", step.element) : "";
      return words.say(step.total ? "prompt-step-element" : "prompt-step-ring", {
        element,
        total: step.total,
      });
    }
  }
}
