import found from "../data/map.json";

interface Region {
  kanji: string;
  /** Centre and width of the widest place for a line of text. */
  text: [number, number, number];
  label: [number, number];
  d: string;
}

/** The land, from the Japanese administrative boundaries; the attribution is shown among the credits. */
export const MAP = found as unknown as {
  coast: string;
  borders: string[];
  lakes: string[];
  regions: Record<string, Region>;
};

/** The part of the plane that is drawn. */
export const WIDTH = 1023;
export const HEIGHT = 728;
export const PLATE = { width: 220, height: 122 };
/** Where on a plate its fields lie, and the middle of its gate. */
export const FIELDS_X = [33, 84.3, 135.6, 187];
export const FIELD_Y = 58;
export const GATE = { x: 159, y: 103 };

interface Place {
  /** The plate's upper left corner. */
  plate: [number, number];
  /** The line from the plate to the land. */
  leader: string;
  /** Where that line ends. */
  end: [number, number];
  /** Where the name stands in kanji, and how large. */
  kanji: [number, number, number];
  /** Whether the kanji stand below each other. */
  upright?: boolean;
}

/** Where everything of a province stands, placed by hand so that nothing meets. */
export const PLACES: Record<string, Place> = {
  hokkaido: { plate: [470, 16], leader: "M690 78H728L790 148", end: [790, 148], kanji: [885, 172, 40] },
  tohoku: {
    plate: [796, 288],
    leader: "M796 350H762",
    end: [762, 350],
    kanji: [716, 340, 34],
    upright: true,
  },
  chubu: { plate: [462, 154], leader: "M551 276V430", end: [551, 430], kanji: [500, 470, 36], upright: true },
  kanto: { plate: [770, 470], leader: "M770 531H640", end: [640, 531], kanji: [597, 500, 29] },
  chugoku: { plate: [234, 192], leader: "M306 314V422", end: [306, 422], kanji: [272, 446, 27] },
  kyushu: { plate: [6, 192], leader: "M128 314V456", end: [128, 456], kanji: [134, 500, 26], upright: true },
  kansai: { plate: [432, 600], leader: "M452 600 410 552", end: [410, 552], kanji: [383, 531, 23] },
  shikoku: { plate: [196, 600], leader: "M262 600V528", end: [262, 528], kanji: [292, 516, 21] },
};
