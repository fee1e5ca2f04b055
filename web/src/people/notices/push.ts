import type { NewPushChannel } from "$src/wire";
import { manners, notices } from "./notices";

const WORKER = "/push-worker.js";
const TOLD = "tenka-push"; // this browser's address for messages, as the server was told it

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
  remember(found);
  return asChannel(found);
}

/** Tell the server where this browser is to be reached now, if that has changed since it was switched on. */
export async function stayReachable(): Promise<void> {
  if (!canBePushed() || Notification.permission !== "granted") return;
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  if (!worker) return;
  const known = await worker.pushManager.getSubscription();
  const told = localStorage.getItem(TOLD);
  if (known && (told === null || told === known.endpoint)) return remember(known);
  if (told === null) return;
  const found = known ?? (await lost(worker));
  if (!found) return;
  await notices.add({ ...asChannel(found), former: told });
  remember(found);
}

/** A subscription in place of one that is no more. */
async function lost(worker: ServiceWorkerRegistration): Promise<PushSubscription | null> {
  const { push_key: key } = await notices.read();
  return key
    ? worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })
    : null;
}

function remember(found: PushSubscription): void {
  try {
    localStorage.setItem(TOLD, found.endpoint);
  } catch {
    // then it is not noticed when it changes
  }
}

function asChannel(found: PushSubscription): NewPushChannel {
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
