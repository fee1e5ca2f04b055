import { Part } from "./late.svelte";

const later = (name: keyof typeof import("./later")) =>
  new Part(() => import("./later").then((all) => all[name]));

/** What the first sight of a table does without. */
export const PARTS = { chat: later("Chat"), end: later("End"), help: later("Help"), rules: later("Rules") };
