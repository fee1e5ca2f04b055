import type { Plugin } from "vite";

interface Places {
  /** Folders whose texts show which Japanese letters are used. */
  texts: string[];
  /** The files of the font as it comes from npm. */
  files: string;
  /** Where what we make of it goes. */
  out: string;
}

export function titleFont(places: Places): Plugin;
