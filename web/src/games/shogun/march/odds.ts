import type { TableModel } from "$src/table/model.svelte";
import { percents, sum, tenths, type Part } from "$src/table/moves/odds";
import type { BattleOdds, Province } from "../data/types";

/** What may come of a battle in words: a sentence, all outcomes, and their kinds. */
export interface Outlook {
  told: string;
  parts: Part[];
  legend: Part[];
}

/** The armies that are kept on average where the attack succeeds. */
export function keptOf(kept: readonly number[]): number {
  const won = sum(kept);
  return won ? Math.max(1, Math.round(sum(kept.map((chance, place) => chance * (place + 1))) / won)) : 0;
}

export function outlook(model: TableModel, { kept, held, bare }: BattleOdds, { owner }: Province): Outlook {
  const { words } = model;
  const won = sum(kept);
  const times = tenths(won);
  const part = (tone: Part["tone"], id: string, chance: number, params = {}): Part => ({
    ...{ chance, tone },
    text: words.say(id, { chance: percents(chance), ...params }),
  });
  const others = [
    part("held", "board-odds-held", held, { name: owner === null ? "" : model.name(owner) }),
    part("bare", owner === null ? "board-odds-neutral" : "board-odds-bare", bare),
  ];
  return {
    told: words.say("board-odds-told", { won: times, kept: times ? keptOf(kept) : 0 }),
    parts: [
      ...kept
        .map((chance, place) => ({
          ...part("won", "board-odds-part", chance, { count: place + 1 }),
          full: Math.min(1, 0.4 + 0.15 * (place + 1)),
        }))
        .reverse(),
      ...others,
    ],
    legend: [part("won", "board-odds-win", won), ...others],
  };
}
