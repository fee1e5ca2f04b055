import type { Label } from "$src/words/words";

/** A part of a plan: several steps of one kind under their heading, or one by itself. */
export interface Stage {
  heading: string;
  steps: string[];
}

/** A plan in short: steps that follow each other under the same heading are told together, by their short forms. */
export function stages(plan: readonly Label[]): Stage[] {
  const runs: Label[][] = [];
  for (const label of plan) {
    const last = runs.at(-1);
    if (last && label.group && last[0]?.group === label.group) last.push(label);
    else runs.push([label]);
  }
  return runs.map((run) =>
    run.length > 1
      ? { heading: run[0]?.group ?? "", steps: run.map(({ short }) => short) }
      : { heading: "", steps: run.map(({ text }) => text) },
  );
}
