import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";
import source from "../../../public/push-worker.js?raw";

const KEY = "BAk";
const OLD = { endpoint: "https://push.example/1", options: { applicationServerKey: "raw" } };
const NEW = {
  toJSON: () => ({ endpoint: "https://push.example/2", keys: { p256dh: "p", auth: "a" } }),
};

/** The worker, told that its browser's subscription has changed; how it subscribed, and what it sent. */
async function changed(former: unknown, given: unknown, offered: string | null = KEY) {
  const heard = new Map<string, (event: unknown) => void>();
  const subscribe = vi.fn(() => Promise.resolve(NEW));
  const self = {
    addEventListener: (name: string, listener: (event: unknown) => void) => heard.set(name, listener),
    registration: { pushManager: { subscribe } },
  };
  const sent: unknown[] = [];
  const fetch = (path: string, init?: { body: string }) => {
    if (init) sent.push([path, JSON.parse(init.body)]);
    return Promise.resolve({ json: () => Promise.resolve({ push_key: offered }) });
  };
  runInNewContext(source, { self, fetch, Intl, JSON, navigator: { language: "it-IT" } });
  let done: Promise<void> = Promise.resolve();
  heard.get("pushsubscriptionchange")?.({
    oldSubscription: former,
    newSubscription: given,
    waitUntil: (work: Promise<void>) => (done = work),
  });
  await done;
  return { subscribe, sent };
}

const channel = {
  kind: "push",
  endpoint: "https://push.example/2",
  p256dh: "p",
  auth: "a",
  manners: { language: "it", zone: Intl.DateTimeFormat().resolvedOptions().timeZone },
};

test("a new subscription takes the place of the former one at the server", async () => {
  const { subscribe, sent } = await changed(OLD, NEW);
  expect(subscribe).not.toHaveBeenCalled();
  expect(sent).toEqual([["/api/me/notices/channels", { ...channel, former: OLD.endpoint }]]);
});

test("what has run out is asked for again, by the same key", async () => {
  const { subscribe, sent } = await changed(OLD, null);
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: "raw" });
  expect(sent).toHaveLength(1);
});

test("where the browser does not say what was before, the server's key serves", async () => {
  const { subscribe, sent } = await changed(null, null);
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
  expect(sent).toEqual([["/api/me/notices/channels", channel]]);
});

test("a server that pushes nothing any more is told nothing", async () => {
  const { subscribe, sent } = await changed(OLD, null, null);
  expect(subscribe).not.toHaveBeenCalled();
  expect(sent).toEqual([]);
});
