/** The kanji that boards print as ornament, of the data files too: the title font is cut down to what stands in the sources. */
export const GLYPHS = "北海道東北関東中部関西中国四国九州大名小名先生旗本";
