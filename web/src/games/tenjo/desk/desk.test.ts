import type { Move } from "$src/table/model.svelte";
import { expect, test } from "vitest";
import { taughtIn } from "./desk";

const lesson = (narrowed: boolean, decision: string, step: object | null, ...verbs: string[]) =>
  ({
    narrowed,
    decision,
    view: { step },
    offered: (...[verb]: Move) => verbs.filter((each) => each === verb).map((each): Move => [each]),
  }) as unknown as Parameters<typeof taughtIn>[0];

test("a lesson brings into sight what its step asks for; elsewhere one looks where one likes", () => {
  expect(taughtIn(lesson(true, "turn", null, "element"))).toBe("cards");
  expect(taughtIn(lesson(true, "turn", { element: "fire" }, "ring"))).toBe("cards");
  expect(taughtIn(lesson(true, "turn", null, "give"))).toBe("trade");
  expect(taughtIn(lesson(true, "answer", null, "element"))).toBe(null);
  expect(taughtIn(lesson(true, "turn", null, "march_to"))).toBe(null);
  expect(taughtIn(lesson(false, "turn", null, "element", "offer"))).toBe(null);
});
