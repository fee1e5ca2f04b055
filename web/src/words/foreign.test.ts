import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fromServer } from "./foreign";
import { isOurs, kindsOf, laterSources, sources, sourcesWithout } from "./languages";
import { Words } from "./words";

const MESSAGES = "game-name = Kabu\nrule-title-K1 = The deal\nrule-K1 = Two cards each.\ncard-star = Star";
const KINDS = { nouns: { hand: ["card"] }, composed: {}, beyond_seats: null };
const asked = vi.fn<(path: string) => Promise<Response>>();

beforeEach(() => vi.stubGlobal("fetch", asked));
afterEach(() => {
  vi.unstubAllGlobals();
  asked.mockReset();
});

const answer = (body: unknown, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));

test("the words of a game that is not ours come from the server, which is asked once", async () => {
  asked.mockImplementation(() => answer({ messages: MESSAGES, kinds: KINDS }));
  const found = [...(await sources("de", "kabu")), ...(await laterSources("de", "kabu"))];
  const words = new Words("de", found, {}, await kindsOf("de", "kabu"));
  expect(asked.mock.calls.map(([path]) => path)).toEqual(["/api/games/kabu/words/de"]);
  expect(words.say("game-name")).toBe("Kabu");
  expect(words.noun("hand", "star")).toBe("Star");
  expect(words.say("rule-title-K1")).toBe("The deal");
  expect(words.messages.has("table-moves")).toBe(true);
  expect(words.messages.has("insight-trial-title")).toBe(true);
  expect(words.say("game-about")).toBe("");
});

test("what failed is asked for again; meanwhile the game goes by its id", async () => {
  asked.mockRejectedValueOnce(new TypeError("no network"));
  await expect(sources("en", "kabu")).rejects.toThrow("unreachable");
  const words = new Words("en", await sourcesWithout("en", "kabu"));
  expect(words.say("game-name")).toBe("kabu");
  asked.mockImplementation(() => answer({ messages: MESSAGES, kinds: KINDS }));
  expect((await fromServer("en", "kabu")).messages).toBe(MESSAGES);
});

test("a game that nobody knows has no words", async () => {
  asked.mockImplementation(() => answer({ error: { message: "unknown-game", params: {}, rule: null } }, 404));
  expect((await fromServer("it", "nobody")).messages).toBe("");
});

test("of our own games the server is not asked", async () => {
  expect(isOurs("tenjo")).toBe(true);
  expect(isOurs("kabu")).toBe(false);
  expect(await kindsOf("en", "shogun")).toMatchObject({ beyond_seats: "board-farmers" });
  const words = new Words("en", await sources("en", "shogun"));
  expect(words.messages.has("game-provenance")).toBe(false);
  expect(asked).not.toHaveBeenCalled();
});
