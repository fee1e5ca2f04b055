import type { NewPushChannel } from "$src/wire";
import { manners } from "./notices";

const WORKER = "/push-worker.js";

/** Whether this browser can be reached by push messages: over https, or on this machine. */
export const canBePushed = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Whether somebody has told the browser to let nothing through. */
export const isBlocked = (): boolean => Notification.permission === "denied";

/** This browser's subscription, as the server wants it; null if its owner does not allow it. */
export async function subscribed(key: string): Promise<NewPushChannel | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.register(WORKER);
  await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  const known = await worker.pushManager.getSubscription();
  const found =
    known && isFor(known, options.applicationServerKey) ? known : await anew(worker, known, options);
  const { keys } = found.toJSON();
  return {
    kind: "push",
    endpoint: found.endpoint,
    p256dh: keys?.["p256dh"] ?? "",
    auth: keys?.["auth"] ?? "",
    manners: manners(),
  };
}

async function anew(
  worker: ServiceWorkerRegistration,
  known: PushSubscription | null,
  options: PushSubscriptionOptionsInit,
): Promise<PushSubscription> {
  await known?.unsubscribe(); // it was for a server with another key
  return worker.pushManager.subscribe(options);
}

function isFor(known: PushSubscription, key: Uint8Array): boolean {
  const own = new Uint8Array(known.options.applicationServerKey ?? new ArrayBuffer(0));
  return own.length === key.length && own.every((each, place) => each === key[place]);
}

/** A key as it is written, in bytes. */
export function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (each) => each.charCodeAt(0));
}
