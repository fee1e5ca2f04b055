import { fromServer } from "$src/words/foreign";
import { isOurs } from "$src/words/languages";
import { Messages } from "$src/words/messages";
import type { Speech } from "./speech.svelte";

/** By language and game: what games say that are not ours, as far as the server has told. */
let told = $state.raw<Record<string, Messages>>({});

/** What a game is called, on pages that speak of several: by its id until its own words are here. */
export function titleOf(game: string, speech: Speech): string {
  if (isOurs(game)) return speech.say(`web-game-${game}`);
  return saidBy(game, "game-name", speech) || game;
}

/** What a game that is not ours says of itself; nothing until its words are here. */
export function saidBy(game: string, id: string, speech: Speech): string {
  const { lang } = speech.words;
  const messages = told[`${lang} ${game}`];
  if (!messages) void learn(lang, game);
  return messages?.has(id) ? messages.text(id) : "";
}

async function learn(lang: string, game: string): Promise<void> {
  const found = await fromServer(lang, game).catch(() => null); // then when somebody asks again
  const key = `${lang} ${game}`;
  if (found && !(key in told)) told = { ...told, [key]: new Messages(lang, [found.messages]) };
}
