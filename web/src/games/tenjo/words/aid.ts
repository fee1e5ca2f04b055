import type { AidOf } from "$src/table/rules/aid/aid";
import { written } from "$src/words/figures";
import { DATA } from "../data/data";

const THOUSAND = 1000;
const ELEMENT_RULES = { fire: "T22", wind: "T23", water: "T24", earth: "T25", void: "T26" };

/** Tenjo on one card. */
export const aid: AidOf = ({ speech: { say }, words: { lang } }) => {
  const { constants, components } = DATA;
  const thousands = (count: number) => written(count * THOUSAND, lang);
  return {
    sequence: [
      {
        says: say("aid-income", {
          first: thousands(constants.resource_first),
          further: thousands(constants.resource_further),
        }),
        rule: "T6",
      },
      { says: say("aid-province-move", { koku: thousands(DATA.carried_koku) }), rule: "T7" },
      { says: say("aid-roll"), rule: "T8" },
      { says: say("aid-march"), rule: "T9" },
      { says: say("aid-attack"), rule: "T13" },
      { says: say("aid-element"), rule: "T22" },
    ],
    costs: [
      { says: say("aid-factors", { most: constants.ratio_most }), rule: "T18" },
      { says: say("aid-dice", { most: constants.total_most }), rule: "T19" },
      {
        says: say("aid-losses", { ten: thousands(10) }),
        figure: `−${thousands(constants.loss)}`,
        rule: "T19",
      },
      ...Object.entries(ELEMENT_RULES).map(([element, rule]) => ({
        says: say(`aid-${element}`, { steps: constants.wind_steps }),
        rule,
      })),
    ],
    scoring: [
      { says: say("aid-upkeep"), figure: `−${thousands(DATA.upkeep)}`, rule: "T33" },
      { says: say("aid-fate"), rule: "T34" },
      {
        says: say("aid-yield", {
          samurai: thousands(components["samurai"] ?? 0),
          elements: components["elements"] ?? 0,
          rings: components["rings"] ?? 0,
        }),
        rule: "T35",
      },
      { says: say("aid-borders"), figure: `+${thousands(constants.province_income)}`, rule: "T36" },
      { says: say("aid-samurai"), figure: 1, rule: "T37" },
      { says: say("aid-koku"), figure: constants.koku_points, rule: "T37" },
      { says: say("aid-pieces"), figure: thousands(constants.piece_points), rule: "T37" },
    ],
  };
};
