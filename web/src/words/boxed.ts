/** A box that a game is played with: the values of somebody's printed game where they differ from ours. */
export interface Box {
  name: string;
  hash: string;
  values: Record<string, unknown>;
}

/** The box among the options of a table, if it is not ours. */
export function boxIn(options: Record<string, unknown> | undefined): Box | undefined {
  return options?.["box"] as Box | undefined;
}

/** By message: what things are called in a box, in any language. */
export function namesIn(values: Record<string, unknown>): Record<string, string> {
  const names = Object.entries(values).filter(([id]) => id.endsWith(".name"));
  return Object.fromEntries(names.map(([id, name]) => [id.split(".").slice(0, 2).join("-"), String(name)]));
}
