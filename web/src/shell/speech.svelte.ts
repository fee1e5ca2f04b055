import type { GameInfo } from "$src/wire";
import { rulesSource, sources } from "$src/words/languages";
import { Words } from "$src/words/words";
import type { Params } from "$src/words/messages";
import { settings } from "./settings.svelte";

/** The words on the screen: those of the language chosen, for the program or for one game. */
export class Speech {
  words = $state.raw<Words>(new Words("en", []));
  ready = $state(false);

  constructor(game?: GameInfo) {
    $effect.pre(() => {
      const lang = settings.language;
      let current = true;
      const speak = (found: string[]) => {
        if (!current) return; // another language was chosen meanwhile
        this.words = new Words(lang, found, game?.verbs);
        this.ready = true;
      };
      void sources(lang, game?.id).then(async (found) => {
        speak(found);
        if (game) speak([...found, await rulesSource(lang, game.id)]);
      });
      return () => {
        current = false;
      };
    });
  }

  say = (id: string, params: Params = {}): string => this.words.say(id, params);
}
