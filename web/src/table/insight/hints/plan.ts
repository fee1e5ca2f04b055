import { written } from "$src/words/figures";
import type { Label } from "$src/words/words";

/** A step of a plan in words, and what it adds to others of its kind in one number, if it does. */
export interface Step extends Label {
  amount: number | null;
}

/** A part of a plan: several steps of one kind under their heading, or what is told by itself. */
export interface Stage {
  heading: string;
  steps: string[];
}

/**
 * A plan in short: steps that follow each other under the same heading are told together, by their short forms or in
 * one number; all others whole, one after the other. What has no words is left out.
 */
export function stages(plan: readonly Step[], lang: string): Stage[] {
  const found: Stage[] = [];
  for (const run of runsOf(plan.filter(({ text }) => text))) {
    const sum = sumOf(run);
    const [{ group, text } = { group: "", text: "" }] = run;
    const single = run.length === 1 ? text : sum === null ? null : `${group}: ${written(sum, lang)}`;
    const last = found.at(-1);
    if (single === null) found.push({ heading: group, steps: run.map(({ short }) => short) });
    else if (last && !last.heading) last.steps.push(single);
    else found.push({ heading: "", steps: [single] });
  }
  return found;
}

/** Steps of one kind that follow each other. */
function runsOf(plan: readonly Step[]): Step[][] {
  const runs: Step[][] = [];
  for (const step of plan) {
    const last = runs.at(-1);
    if (last && step.group && last[0]?.group === step.group) last.push(step);
    else runs.push([step]);
  }
  return runs;
}

/** What steps add up to, if all of them do. */
function sumOf(run: readonly Step[]): number | null {
  return run.reduce<number | null>(
    (sum, { amount }) => (sum === null || amount === null ? null : sum + amount),
    0,
  );
}
