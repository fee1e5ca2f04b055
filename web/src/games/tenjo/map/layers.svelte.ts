/** What the map is about: whose the land is, where roads lead and how far, or what kinds of points there are. */
export const LAYERS = ["owners", "roads", "kinds"] as const;
export type Layer = (typeof LAYERS)[number];

/** Which of them one has chosen to see. */
export const layers = $state<{ shown: Layer }>({ shown: "owners" });
