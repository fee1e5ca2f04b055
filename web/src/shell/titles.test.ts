import { Words } from "$src/words/words";
import { afterEach, expect, test, vi } from "vitest";
import type { Speech } from "./speech.svelte";
import { saidBy, titleOf } from "./titles.svelte";

const words = new Words("en", ["web-game-tenjo = Tenjo"]);
const speech = { words, say: words.say.bind(words) } as unknown as Speech;
const kinds = { nouns: {}, composed: {}, beyond_seats: null };

afterEach(() => vi.unstubAllGlobals());

test("our games are called in the pages' words", () => {
  expect(titleOf("tenjo", speech)).toBe("Tenjo");
});

test("other games are called by their ids until their own words are here", async () => {
  const body = JSON.stringify({ messages: "game-name = Oicho-Kabu", kinds });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body)));
  expect(titleOf("kabu", speech)).toBe("kabu");
  await vi.waitFor(() => expect(titleOf("kabu", speech)).toBe("Oicho-Kabu"));
  expect(saidBy("kabu", "game-provenance", speech)).toBe("");
});

test("where their words do not come the id stays", async () => {
  const fetched = vi.fn(() => Promise.reject(new TypeError("no network")));
  vi.stubGlobal("fetch", fetched);
  expect(titleOf("lost", speech)).toBe("lost");
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  expect(titleOf("lost", speech)).toBe("lost");
});
