import { describe, expect, it } from "vitest";
import { conformance, figures } from "./conformance";

describe("what is known of the rules", () => {
  it("is there for every game", async () => {
    const rules = { shitenno: "S1", shogun: "H1", tenjo: "T1" };
    for (const [game, rule] of Object.entries(rules)) {
      const found = (await conformance(game))[rule];
      expect(found?.sentences[0]?.number).toBe(`${rule}.1`);
      expect(found?.sentences.every(({ tests }) => tests.length > 0)).toBe(true);
    }
  });

  it("is nothing for a game that is not known", async () => {
    expect(await conformance("go")).toEqual({});
  });

  it("is counted by where sentences come from", () => {
    const sentence = (...source: string[]) => ({ number: "S1.1", text: "", source, tests: ["test"] });
    const sentences = [sentence("printed"), sentence("review", "ruling"), sentence("ruling")];
    expect(figures({ tests: 4, code: [], sentences })).toEqual({ printed: 1, ours: 2, tests: 4 });
  });
});
