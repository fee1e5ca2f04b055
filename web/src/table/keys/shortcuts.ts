/** What a key does at the table. */
export type Deed =
  | "undo"
  | "hint"
  | "try"
  | "help"
  | "aid"
  | "sound"
  | "first"
  | "last"
  | "back"
  | "forward"
  | "round-back"
  | "round-forward"
  | "cancel"
  | "log"
  | "chat"
  | "moves"
  | "rules"
  | "text"
  | "why";

/** The keys, in the order in which the help tells them. */
export const SHORTCUTS: readonly { keys: readonly string[]; shown: readonly string[]; deed: Deed }[] = [
  { keys: ["u"], shown: ["U"], deed: "undo" },
  { keys: ["b"], shown: ["B"], deed: "hint" },
  { keys: ["p"], shown: ["P"], deed: "try" },
  { keys: ["w"], shown: ["W"], deed: "why" },
  { keys: ["Escape"], shown: ["Esc"], deed: "cancel" },
  { keys: ["ArrowLeft"], shown: ["←"], deed: "back" },
  { keys: ["ArrowRight"], shown: ["→"], deed: "forward" },
  { keys: ["ArrowUp"], shown: ["↑"], deed: "round-back" },
  { keys: ["ArrowDown"], shown: ["↓"], deed: "round-forward" },
  { keys: ["Home"], shown: ["Home"], deed: "first" },
  { keys: ["End"], shown: ["End"], deed: "last" },
  { keys: ["a"], shown: ["A"], deed: "moves" },
  { keys: ["l"], shown: ["L"], deed: "log" },
  { keys: ["c"], shown: ["C"], deed: "chat" },
  { keys: ["r"], shown: ["R"], deed: "rules" },
  { keys: ["t"], shown: ["T"], deed: "text" },
  { keys: ["k"], shown: ["K"], deed: "aid" },
  { keys: ["m"], shown: ["M"], deed: "sound" },
  { keys: ["?", "h"], shown: ["?"], deed: "help" },
];

const TYPING = "input:not([type='range']), textarea, select, [contenteditable]";
const WITH_ARROWS = "input[type='range'], [data-arrows], [role='tablist']";

/** What a key pressed here asks for; nothing while one types, or where the key has a meaning of its own. */
export function deedOf(event: KeyboardEvent): Deed | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("dialog[open]")) return null;
  if (target?.closest(TYPING) && event.key !== "Escape") return null;
  const moves = event.key.startsWith("Arrow") || event.key === "Home" || event.key === "End";
  if (moves && target?.closest(WITH_ARROWS)) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return SHORTCUTS.find((each) => each.keys.includes(key))?.deed ?? null;
}
