import { firstLanguage, type Language } from "$src/words/languages";

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "slow" | "full" | "quick" | "none";

const PLACE = "tenka.settings";

interface Stored {
  language: Language | null;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  marks: boolean;
}

const FIRST: Stored = { language: null, theme: "auto", motion: "auto", sound: true, marks: true };

function stored(): Stored {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Stored>) };
  } catch {
    return FIRST; // storage is closed to us, or holds something else
  }
}

/** What somebody likes to see and hear on this device. */
class Settings {
  #kept = $state(stored());

  get language(): Language {
    return firstLanguage(this.#kept.language, navigator.languages);
  }
  get theme(): Theme {
    return this.#kept.theme;
  }
  get motion(): Motion {
    return this.#kept.motion;
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  /** Whether seats carry their pattern besides colour and crest. */
  get marks(): boolean {
    return this.#kept.marks;
  }

  /** Choose something, for now and later. */
  choose(changes: Partial<Stored>): void {
    this.#kept = { ...this.#kept, ...changes };
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#kept));
    } catch {
      // then only for now
    }
  }

  /** How many times quicker than usual things are told and pieces move; 0: they do not move, and all is told at once. */
  get pace(): number {
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    return { auto: calm ? 0 : 1, slow: 0.55, full: 1, quick: 2.5, none: 0 }[this.motion];
  }
}

export const settings = new Settings();
