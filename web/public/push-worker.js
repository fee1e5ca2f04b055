// Shows what the server pushes while the page is closed, and opens the game it is about.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const told = read(event.data);
  if (told) event.waitUntil(show(told));
});

self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renew(event.oldSubscription, event.newSubscription));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

function read(data) {
  try {
    return data.json();
  } catch {
    return null;
  }
}

/** A message that comes twice takes its own place, and is silent. */
async function show({ tag, title, body, link, lang }) {
  await self.registration.showNotification(title, {
    tag,
    body,
    lang,
    icon: "/icon-192.png",
    badge: "/icon-192.png",
    data: link,
  });
}

/** Go to a page of ours: in a tab that is there already, or in a new one. */
async function open(link) {
  const place = new URL(link, self.location.origin);
  if (place.origin !== self.location.origin) return;
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const same = tabs.find((tab) => new URL(tab.url).pathname === place.pathname);
  if (same) await same.focus();
  else await self.clients.openWindow(place.href);
}

/** The browser has another address for messages now: the server shall send them there. */
async function renew(former, given) {
  const { push_key: key } = await (await fetch("/api/me/notices")).json();
  if (!key) return;
  const options = {
    userVisibleOnly: true,
    applicationServerKey: former?.options?.applicationServerKey ?? key,
  };
  const found = given ?? (await self.registration.pushManager.subscribe(options));
  const { endpoint, keys } = found.toJSON();
  const language = ["de", "it"].find((each) => navigator.language.startsWith(each)) ?? "en";
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
  const channel = {
    kind: "push",
    endpoint,
    p256dh: keys.p256dh,
    auth: keys.auth,
    manners: { language, zone },
  };
  await fetch("/api/me/notices/channels", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(former ? { ...channel, former: former.endpoint } : channel),
  });
}
