/** The kanji that boards print as ornament: the shell's subset of Shippori Mincho must hold them. */
export const GLYPHS = "北海道東北関東中部関西中国四国九州大名小名先生旗本大老";
