// Shows what the server pushes while the page is closed, and opens the game it is about.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const told = read(event.data);
  if (told) event.waitUntil(show(told));
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
