import { aid as shitenno } from "$src/games/shitenno/words/aid";
import { aid as shogun } from "$src/games/shogun/words/aid";
import { aid as tenjo } from "$src/games/tenjo/words/aid";
import { Words } from "$src/words/words";
import { laterSources, sources } from "$src/words/languages";
import { describe, expect, it } from "vitest";
import type { TableModel } from "$src/table/model.svelte";
import { ruleNumbers } from "../rulebook";
import { PARTS } from "./aid";

const AIDS = { shitenno, shogun, tenjo };

/** As much of a table as a card is made of. */
async function table(game: string, lang: "de" | "en" | "it"): Promise<TableModel> {
  const words = new Words(lang, [...(await sources(lang, game)), ...(await laterSources(lang, game))]);
  const say = (id: string, params = {}) => words.say(id, params);
  return { words, speech: { say }, present: { players: 3 } } as unknown as TableModel;
}

describe.each(Object.entries(AIDS))("the player aid of %s", (game, aid) => {
  it.each(["en", "de", "it"] as const)("says all of it in %s, and each line has its rule", async (lang) => {
    const numbers = await ruleNumbers(lang, game);
    const made = aid(await table(game, lang));
    for (const part of PARTS) {
      expect(made[part].length).toBeGreaterThan(3);
      for (const { says, rule } of made[part]) {
        expect(numbers).toContain(rule);
        expect(says).not.toMatch(/^aid-|\{|undefined/);
      }
    }
  });
});

it("takes its figures from the game's data", async () => {
  const figures = (lines: { figure?: string | number }[]) => lines.flatMap(({ figure }) => figure ?? []);
  expect(figures(shogun(await table("shogun", "en")).costs)).toEqual([3, 2, 1, 3, 2, 1]);
  expect(figures(shitenno(await table("shitenno", "en")).scoring)).toEqual([
    "3 · 4 · 6 · 9\n5 · 6 · 8 · 11",
    "+2",
    "+1",
    6,
    1,
  ]);
  expect(figures(tenjo(await table("tenjo", "de")).scoring)).toEqual(["−15.000", "+20.000", 1, 2, "25.000"]);
});
