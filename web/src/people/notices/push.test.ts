import { beforeEach, expect, test, vi } from "vitest";

const KEY = "BAk";
const sent = vi.fn((channel: unknown) => Promise.resolve(channel));
vi.mock("./notices", () => ({
  manners: () => ({ language: "en", zone: "UTC" }),
  notices: { add: sent, read: () => Promise.resolve({ push_key: KEY }) },
}));
const { stayReachable } = await import("./push");

const kept = new Map<string, string>();
const at = (place: string) => ({
  endpoint: place,
  toJSON: () => ({ endpoint: place, keys: { p256dh: "p", auth: "a" } }),
});

/** A browser that allows messages, with its subscription and another one if it asks for one. */
function browser(known: unknown, permission = "granted") {
  const subscribe = vi.fn(() => Promise.resolve(at("https://push.example/new")));
  const pushManager = { getSubscription: () => Promise.resolve(known), subscribe };
  const serviceWorker = { getRegistration: () => Promise.resolve({ pushManager }) };
  vi.stubGlobal("navigator", { serviceWorker });
  vi.stubGlobal("window", { PushManager: true, Notification: true });
  vi.stubGlobal("Notification", { permission });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  return subscribe;
}

beforeEach(() => {
  kept.clear();
  sent.mockClear();
});

test("an address that is the same is told to nobody", async () => {
  browser(at("https://push.example/1"));
  await stayReachable();
  await stayReachable();
  expect(sent).not.toHaveBeenCalled();
});

test("another address takes the place of the one that was told", async () => {
  browser(at("https://push.example/1"));
  await stayReachable();
  browser(at("https://push.example/2"));
  await stayReachable();
  await stayReachable();
  expect(sent).toHaveBeenCalledOnce();
  expect(sent.mock.calls[0]?.[0]).toMatchObject({
    endpoint: "https://push.example/2",
    former: "https://push.example/1",
  });
});

test("who has lost the address gets another one, if they had one", async () => {
  const never = browser(null);
  await stayReachable();
  expect(never).not.toHaveBeenCalled();
  browser(at("https://push.example/1"));
  await stayReachable();
  const subscribe = browser(null);
  await stayReachable();
  expect(subscribe).toHaveBeenCalledOnce();
  expect(sent.mock.calls[0]?.[0]).toMatchObject({
    endpoint: "https://push.example/new",
    former: "https://push.example/1",
  });
});

test("who allows no messages any more is not asked", async () => {
  browser(at("https://push.example/1"));
  await stayReachable();
  const subscribe = browser(null, "denied");
  await stayReachable();
  expect(subscribe).not.toHaveBeenCalled();
  expect(sent).not.toHaveBeenCalled();
});
