import { afterEach, expect, test, vi } from "vitest";
import { Refused } from "$src/net/api";
import type { NewTable } from "$src/wire";
import { Making } from "./making";

const TABLE: NewTable = { game: "shitenno", seats: ["me", { bot: "steady" }] };
const OPEN = { id: "t", status: "open" };
const RUNNING = { id: "t", status: "running" };

/** What the server is asked, and how it answers: null is an answer that is lost. */
function answering(...answers: [status: number, body: object][] | null[]) {
  const keys: string[] = [];
  const paths: string[] = [];
  const left = [...answers];
  vi.stubGlobal("fetch", (path: string, init: { body?: string }) => {
    paths.push(path);
    if (init.body) keys.push((JSON.parse(init.body) as { key: string }).key);
    const answer = left.shift();
    if (!answer) return Promise.reject(new TypeError("lost"));
    return Promise.resolve(new Response(JSON.stringify(answer[1]), { status: answer[0] }));
  });
  return { keys, paths };
}

afterEach(() => vi.unstubAllGlobals());

test("a table whose answer was lost is asked for again with the same key", async () => {
  const making = new Making();
  const lost = answering(null);
  await expect(making.make(TABLE, false)).rejects.toThrow("unreachable");
  const found = answering([201, OPEN], [201, OPEN]);
  expect((await making.make({ ...TABLE }, false)).id).toBe("t");
  expect(found.keys).toEqual(lost.keys);
  await making.make(TABLE, false);
  expect(found.keys[1]).not.toBe(found.keys[0]);
});

test("another table has another key", async () => {
  const making = new Making();
  const lost = answering(null, null);
  await expect(making.make(TABLE, false)).rejects.toThrow();
  await expect(making.make({ ...TABLE, public: true }, false)).rejects.toThrow();
  expect(new Set(lost.keys).size).toBe(2);
});

test("a game whose start was not answered is found started", async () => {
  const making = new Making();
  vi.stubGlobal("fetch", undefined);
  const first = answering([201, OPEN]); // and no answer to the start
  await expect(making.make(TABLE, true)).rejects.toThrow("unreachable");
  expect(first.paths).toEqual(["/api/tables", "/api/tables/t/start"]);
  const second = answering([201, RUNNING]);
  await making.make(TABLE, true);
  expect(second.paths).toEqual(["/api/tables"]);
  expect(second.keys).toEqual(first.keys);
});

test("what was refused is asked for anew", async () => {
  const making = new Making();
  const refusal = { error: { message: "key-used", params: {}, rule: null } };
  const { keys } = answering([409, refusal], [201, OPEN]);
  await expect(making.make(TABLE, false)).rejects.toBeInstanceOf(Refused);
  await making.make(TABLE, false);
  expect(keys[1]).not.toBe(keys[0]);
});
