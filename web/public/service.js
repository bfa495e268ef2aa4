// Keeps the built files (their names change with their content), shows the house calmly while its server is away,
// and shows push messages. Play itself is always live.
const FILES = 'castellany-files';
const PAGE = 'castellany-page';
const AWAY = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Castellany</title><style>body{font:18px/1.45 Georgia,serif;background:#f6eedd;color:#2a2119;display:grid;place-content:center;
min-height:90vh;margin:0;padding:1.5rem}p{max-width:32rem}button{font:inherit;padding:.6rem 1.4rem;border-radius:.6rem}</style>
<h1>Castellany</h1><p lang="en">The house cannot be reached right now. Your games are safe.</p>
<p lang="uk">Зараз до дому не достукатися. Ваші партії збережено.</p>
<p lang="pl">Nie można teraz połączyć się z domem. Twoje gry są bezpieczne.</p>
<form><button aria-label="Try again · Спробувати ще раз · Spróbuj ponownie">↻</button></form></html>`;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== FILES && name !== PAGE) await caches.delete(name);
      await self.clients.claim();
    })(),
  ),
);

/** The entry file a page names: another one means another build. */
const entryOf = (text) => (/assets\/index-[\w-]+\.js/.exec(text) || [''])[0];

/** The first page as it is now; a new build leaves the files of the old one behind. While the server is away: the last one kept. */
async function page(request) {
  const kept = await caches.open(PAGE);
  const here = new URL('./', self.registration.scope).href;
  try {
    const fresh = await fetch(request);
    if (fresh.ok) {
      const before = await kept.match(here);
      const text = await fresh.clone().text();
      if (before && entryOf(await before.text()) !== entryOf(text)) await caches.delete(FILES);
      await kept.put(here, new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } }));
    }
    return fresh;
  } catch {
    return (await kept.match(here)) || new Response(AWAY, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  }
}

async function file(request) {
  const files = await caches.open(FILES);
  const known = await files.match(request);
  if (known) return known;
  const fresh = await fetch(request);
  if (fresh.ok) await files.put(request, fresh.clone());
  return fresh;
}

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin) return;
  if (event.request.mode === 'navigate') event.respondWith(page(event.request));
  else if (url.pathname.includes('/assets/')) event.respondWith(file(event.request));
});

self.addEventListener('push', (event) => {
  const said = event.data ? event.data.json() : {};
  event.waitUntil(
    self.registration.showNotification(said.title || 'Castellany', {
      body: said.body || '',
      icon: 'icon-192.png',
      tag: said.tag,
      data: said.url || './',
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});
