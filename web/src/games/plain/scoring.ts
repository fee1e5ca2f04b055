import type { View } from "$src/table/model.svelte";
import { nameOf, readable, type Telling } from "./naming";
import { fieldOf, standing, type Field } from "./seats";
import { isFlat, shown, type Flat, type Shown } from "./shown";

export type Result = NonNullable<View["result"]> & Record<string, unknown>;

/** What is told of a result in a way of its own. */
const KNOWN = new Set(["scores", "ranking", "winners", "reasons", "reason"]);

/** Why the game ended, in sentences: `result-<reason>`. */
export function reasons({ words }: Telling, result: Result): string[] {
  const found = [result["reasons"], result["reason"]].flat().filter((each) => typeof each === "string");
  return found.map((reason) => {
    const told = words.noun("result", reason);
    return told === reason ? readable(reason) : told;
  });
}

/** All that the result says of everybody beside their points, best first, if it does; and what else it says. */
export function scoring(telling: Telling, result: Result): { table: Shown | null; rest: Field[] } {
  const others = Object.entries(result).filter(([key]) => !KNOWN.has(key));
  const { table, rest } = standing(telling, others);
  const fields = rest.map((part) => fieldOf(telling, part));
  if (table?.as !== "table") return { table: null, rest: fields };
  const lines = result.ranking.flatMap((seat) => {
    const found = table.lines.find((each) => each.seat === seat);
    return found ? [{ ...found, cells: [...found.cells, points(telling, result.scores[seat])] }] : [];
  });
  return { table: { as: "table", columns: [...table.columns, pointsName(telling)], lines }, rest: fields };
}

function points(telling: Telling, value: unknown): Flat {
  const found = shown(telling, ["scores"], value);
  return isFlat(found) ? found : { as: "nothing" };
}

const pointsName = ({ words }: Telling): string =>
  words.messages.has("view-scores") ? nameOf(words, "scores") : words.say("table-plain-points");
