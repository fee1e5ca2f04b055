import type { GameInfo } from "$src/wire";
import { laterSources, sources } from "$src/words/languages";
import { Words } from "$src/words/words";
import type { Params } from "$src/words/messages";
import { settings } from "./settings.svelte";

/** The words on the screen: those of the language chosen, for the program or for one game. */
export class Speech {
  words = $state.raw<Words>(new Words("en", []));
  ready = $state(false);
  /** When all words of a game are there, those that are read later too. */
  readonly whole: Promise<void>;

  /** `replaced`: what is said instead of some messages; `later`: the words that are not needed at first. */
  constructor(
    game?: GameInfo,
    replaced?: (words: Words) => Record<string, string>,
    later: typeof laterSources = laterSources,
  ) {
    let complete: () => void = () => undefined;
    this.whole = new Promise((done) => (complete = done));
    $effect.pre(() => {
      const lang = settings.language;
      let current = true;
      const speak = (found: string[]) => {
        if (!current) return; // another language was chosen meanwhile
        const words = new Words(lang, found, game?.verbs);
        if (replaced) words.messages.replace(replaced(words));
        this.words = words;
        this.ready = true;
      };
      void sources(lang, game?.id).then(async (found) => {
        if (!game || !this.ready) speak(found); // who changes the language meanwhile reads on in the old one
        if (!game) return;
        speak([...found, ...(await later(lang, game.id))]);
        complete();
      });
      return () => {
        current = false;
      };
    });
  }

  say = (id: string, params: Params = {}): string => this.words.say(id, params);
}
