import type { TableModel } from "$src/table/model.svelte";
import { percents, sum, tenths, type Part } from "$src/table/moves/odds";
import { figure } from "../cards/said";
import type { AttackOdds } from "../data/types";

/** What may come of an attack in words: a sentence, all outcomes, their kinds, and what it was reckoned from. */
export interface Outlook {
  told: string;
  parts: Part[];
  legend: Part[];
  about: string;
}

export function outlook(model: TableModel, odds: AttackOdds, attacker: number): Outlook {
  const { words } = model;
  const won = sum(odds.kept);
  const times = tenths(won);
  const [least = 0, likely = 0, most = 0] = odds.defenders;
  const part = (tone: Part["tone"], id: string, chance: number, params = {}): Part => ({
    ...{ chance, tone },
    text: words.say(id, { chance: percents(chance), ...params }),
  });
  const failed = part("held", "board-odds-held", 1000 - won);
  const quarter = (place: number) => figure(model, Math.round((odds.attackers * (place + 1)) / 4000) * 1000);
  const about = [
    words.say("board-odds-against", {
      known: least === most ? "yes" : "no",
      ...{ likely: figure(model, likely), least: figure(model, least), most: figure(model, most) },
    }),
    words.say("board-odds-engagement", { chance: percents(odds.engagement) }),
    words.say("board-odds-aside"),
  ];
  return {
    told: words.say("board-odds-told", {
      who: attacker === model.seat ? "you" : "other",
      name: model.name(attacker),
      won: times,
      left: times ? figure(model, odds.left) : 0,
    }),
    parts: [
      ...odds.kept
        .map((chance, place) => ({
          ...part("won", "board-odds-part", chance, { samurai: quarter(place) }),
          full: 0.4 + 0.15 * (place + 1),
        }))
        .reverse(),
      failed,
    ],
    legend: [part("won", "board-odds-win", won), failed],
    about: about.join(" "),
  };
}
