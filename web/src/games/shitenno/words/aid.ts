import type { AidOf } from "$src/table/rules/aid/aid";
import { DATA } from "../data/data";

/** Shitennō on one card. */
export const aid: AidOf = ({ speech: { say }, words, present }) => {
  const drawn = DATA.drawn.find(({ players }) => players === present.players) ?? { troops: 0, koku: 0 };
  const rows = [...new Set(DATA.provinces.map(({ fields }) => fields.join(" · ")))];
  const honours = DATA.titles
    .filter(({ points }) => points)
    .map(({ id, points }) => ({
      says: say("aid-title", { title: words.noun("title", id) }),
      figure: `+${points}`,
      rule: "S16",
    }));
  return {
    sequence: [
      { says: say("aid-tairo", { troops: drawn.troops, koku: drawn.koku }), rule: "S4" },
      { says: say("aid-packet"), rule: "S6" },
      { says: say("aid-refused"), rule: "S7" },
      { says: say("aid-split"), rule: "S8" },
      { says: say("aid-placing", { count: DATA.placements }), rule: "S11" },
      { says: say("aid-end"), rule: "S23" },
    ],
    costs: [
      { says: say("aid-troops"), rule: "S13" },
      { says: say("aid-fields"), figure: rows.join("\n"), rule: "S14" },
      { says: say("aid-exchange"), rule: "S17" },
      { says: say("aid-plus"), rule: "S18" },
      { says: say("aid-draw"), rule: "S19" },
      { says: say("aid-hatamoto"), rule: "S21" },
    ],
    scoring: [
      { says: say("aid-space"), figure: rows.join("\n"), rule: "S16" },
      ...honours,
      { says: say("aid-gold"), rule: "S22" },
      { says: say("aid-majority"), figure: DATA.majority, rule: "S25" },
      { says: say("aid-hand"), figure: 1, rule: "S24" },
    ],
  };
};
