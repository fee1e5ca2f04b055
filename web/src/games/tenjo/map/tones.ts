/** The tone a province is printed in: neighbours differ, and the rings of the board can be told. */
export const TONES: Record<string, string> = {
  echizen: "side",
  mino: "corner",
  owari: "side",
  ise: "corner",
  kii: "side",
  izumi: "corner",
  harima: "side",
  tango: "corner",
  omi: "inner",
  yamato: "inner-too",
  settsu: "inner",
  tanba: "inner-too",
  yamashiro: "centre",
};
