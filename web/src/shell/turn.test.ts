import { afterEach, expect, test, vi } from "vitest";
import { setBadge } from "./turn";

afterEach(() => vi.unstubAllGlobals());

test("the installed app's icon says how many tables wait, where it can", async () => {
  const setAppBadge = vi.fn((waiting: number) => (waiting ? Promise.resolve() : Promise.reject(new Error())));
  vi.stubGlobal("navigator", { setAppBadge });
  setBadge(2);
  setBadge(0);
  await Promise.resolve();
  expect(setAppBadge.mock.calls).toEqual([[2], [0]]);
  vi.stubGlobal("navigator", {});
  expect(() => setBadge(1)).not.toThrow();
});
