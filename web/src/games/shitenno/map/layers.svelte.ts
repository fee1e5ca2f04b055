/** What the land is filled with: who leads there now, or each province's own tint. */
export const LAYERS = ["majorities", "provinces"] as const;
export type Layer = (typeof LAYERS)[number];

/** Which of them one has chosen to see. */
export const layers = $state<{ shown: Layer }>({ shown: "majorities" });
