import { beforeAll, expect, test, vi } from "vitest";

const at = new URL("http://tenka.test/");
vi.stubGlobal("location", at);
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("document", { addEventListener: () => undefined });
vi.stubGlobal("scrollTo", () => undefined);
vi.stubGlobal("history", {
  pushState: (_state: unknown, _title: string, address: string) => (at.href = new URL(address, at).href),
});

let router: (typeof import("./router.svelte"))["router"];
beforeAll(async () => ({ router } = await import("./router.svelte")));

test.each([
  ["/", { page: "lobby" }],
  ["/table/a%20b", { page: "table", id: "a b", analysis: false }],
  ["/table/ab/analysis", { page: "table", id: "ab", analysis: true }],
  ["/learn/shogun/spring", { page: "learn", game: "shogun", chapter: "spring" }],
  ["/ratings", { page: "ratings", game: "" }],
  ["/table/ab/elsewhere", { page: "nowhere" }],
])("an address leads to its page: %s", (address, route) => {
  router.go(address);
  expect(router.route).toEqual(route);
});

test.each(["/table/%zz", "/learn/%", "/people/%E0%A4%A"])(
  "one that is broken leads nowhere: %s",
  (address) => {
    router.go(address);
    expect(router.route).toEqual({ page: "nowhere" });
  },
);
