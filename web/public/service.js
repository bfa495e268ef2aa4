// Keeps the built files (their names change with their content) and shows push messages. Play itself is always live.
const KEPT = 'castellany-files';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin || !url.pathname.includes('/assets/')) return;
  event.respondWith(
    caches.open(KEPT).then(async (files) => {
      const known = await files.match(event.request);
      if (known) return known;
      const fresh = await fetch(event.request);
      if (fresh.ok) await files.put(event.request, fresh.clone());
      return fresh;
    }),
  );
});

self.addEventListener('push', (event) => {
  const said = event.data ? event.data.json() : {};
  event.waitUntil(
    self.registration.showNotification(said.title || 'Castellany', { body: said.body || '', icon: 'icon-192.png', tag: said.tag, data: said.url || './' }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});
