import type { Data, Words } from "$src/words/words";
import { DATA } from "../data/data";

/** Castle cards that say something else than ours are told by their figures alone. */
export function told(words: Words, values: Data): Record<string, string> {
  const changed = DATA.castles.filter(({ id }) =>
    Object.keys(values).some((field) => field.startsWith(`card.${id}.`)),
  );
  return Object.fromEntries(
    changed.map(({ id, ...ours }) => {
      const figure = (part: "defence" | "koku") => Number(values[`card.${id}.${part}`] ?? ours[part]);
      const figures = { defence: figure("defence"), koku: figure("koku") * 1000 };
      return [`castle-about-${id}`, words.say("castle-figures", figures)];
    }),
  );
}
