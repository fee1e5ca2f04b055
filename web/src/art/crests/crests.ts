/** The crests there are, drawn by us as geometry. */
export const CRESTS = [
  "mitsudomoe",
  "kuyo",
  "rokumonsen",
  "mitsu-uroko",
  "yotsuwari-bishi",
  "umebachi",
  "mitsu-hikiryo",
  "kikyo",
] as const;
export type CrestName = (typeof CRESTS)[number];

/** The traditional patterns there are. */
export const PATTERNS = ["seigaiha", "asanoha", "shippo", "kikko", "uroko", "yagasuri"] as const;
export type PatternName = (typeof PATTERNS)[number];

/** How a house is told from others: colour, crest and pattern, never one of them alone. */
export interface House {
  crest: CrestName;
  pattern: PatternName;
  /** The colour of its pieces, the same by day and by night. */
  colour: string;
  /** The colour that is read best on it. */
  on: string;
}

/** What is drawn on the colour of a house: light on a dark one, dark on a light one. */
export const CREAM = "#FBF7EF";
export const INK = "#1A1816";
