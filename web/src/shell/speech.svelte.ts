import type { GameInfo } from "$src/wire";
import { Refused } from "$src/net/api";
import type { Kinds } from "$src/words/kinds";
import { kindsOf, laterSources, sources, sourcesWithout, type Language } from "$src/words/languages";
import { Words } from "$src/words/words";
import type { Params } from "$src/words/messages";
import { settings } from "./settings.svelte";

const PAUSE = 3000; // milliseconds until words that did not come are asked for again

/** The words on the screen: those of the language chosen, for the program or for one game. */
export class Speech {
  words = $state.raw<Words>(new Words("en", []));
  ready = $state(false);
  /** When all words of a game are there, those that are read later too. */
  readonly whole: Promise<void>;

  /**
   * `replaced`: what is said instead of some messages; `later`: the words of a game that are not needed at first;
   * `more`: those of pages that not everybody comes to.
   */
  constructor(
    game?: GameInfo,
    replaced?: (words: Words) => Record<string, string>,
    later: typeof laterSources = laterSources,
    more?: (lang: Language) => Promise<string[]>,
  ) {
    let complete: () => void = () => undefined;
    this.whole = new Promise((done) => (complete = done));
    $effect.pre(() => {
      const lang = settings.language;
      let current = true;
      const speak = (found: string[], kinds?: Kinds) => {
        if (!current) return; // another language was chosen meanwhile
        const words = new Words(lang, found, game?.verbs, kinds);
        if (replaced) words.messages.replace(replaced(words));
        this.words = words;
        this.ready = true;
      };
      const learn = async ({ id }: GameInfo) => {
        const [found, kinds] = await Promise.all([sources(lang, id), kindsOf(lang, id)]);
        if (!this.ready) speak(found, kinds); // who changes the language meanwhile reads on in the old one
        const more = (await later(lang, id)).filter((each) => !found.includes(each));
        speak([...found, ...more], kinds);
        complete();
      };
      /** Words that the server keeps may not come at once: until then there are those of the pages. */
      const learnPatiently = async (info: GameInfo): Promise<void> => {
        try {
          await learn(info);
        } catch (error) {
          if (!(error instanceof Refused)) throw error;
          if (!this.ready) speak(await sourcesWithout(lang, info.id));
          setTimeout(() => current && void learnPatiently(info), PAUSE);
        }
      };
      const read = async () => speak((await Promise.all([sources(lang), more?.(lang) ?? []])).flat());
      void (game ? learnPatiently(game) : read());
      return () => {
        current = false;
      };
    });
  }

  say = (id: string, params: Params = {}): string => this.words.say(id, params);
}
