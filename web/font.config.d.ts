import type { Plugin } from "vite";

interface Places {
  /** Folders whose texts show which Japanese letters are used. */
  texts: string[];
  /** The files of the fonts as they come from npm. */
  title: string;
  text: string;
  /** Where what we make of them goes. */
  out: string;
}

export function ourFonts(places: Places): Plugin;
