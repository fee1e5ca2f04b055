import { Part } from "./late.svelte";
import type { TableModel } from "$src/table/model.svelte";

const later = (name: Exclude<keyof typeof import("./later"), "Counting">) =>
  new Part(() => import("./later").then((all) => all[name]));
const insight = (name: "Analysis" | "HintCard" | "TrialLine") =>
  new Part(() => import("$src/table/insight/insight").then((all) => all[name]));

const directing = (name: "Controls" | "TitleCard" | "ToldLine") =>
  new Part(() => import("$src/table/stage/directing").then((all) => all[name]));

/** What the first sight of a table does without. */
export const PARTS = {
  aid: later("Aid"),
  bubble: later("Bubble"),
  chat: later("Chat"),
  confirm: later("Confirm"),
  end: later("End"),
  help: later("Help"),
  rules: later("Rules"),
  warning: later("TimeWarning"),
  analysis: insight("Analysis"),
  hints: insight("HintCard"),
  trial: insight("TrialLine"),
  controls: directing("Controls"),
  title: directing("TitleCard"),
  told: directing("ToldLine"),
};

type Insight = typeof import("$src/table/insight/insight");

/** Do something with hints, trials or the analysis once their code and words are here; whether they came. */
export async function withInsight(model: TableModel, deed: (insight: Insight) => unknown): Promise<boolean> {
  const found = await Promise.all([import("$src/table/insight/insight"), model.speech.whole]).catch(
    () => null,
  );
  if (found) await deed(found[0]);
  return found !== null;
}
