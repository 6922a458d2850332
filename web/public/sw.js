// The page as an installed app: it opens without a network, and shows a notification when the server says that it is
// the reader's turn.
//
// The server is always asked first: the page itself and the shelf are kept only for when it does not answer. Files in
// /assets/ have their hash in their name, so a kept one is never out of date. Everything else, above all tables and
// people, is never kept.

const KEPT = 'motu '
const START = '/'
const PATIENCE = 3_000 // milliseconds; a line that has fallen silent never says that nobody answers
const SHELF = /^\/api\/games(\/|$)/
const ENTRY = /src="(\/assets\/[^"]+\.js)"/
const FILES = /(?:src|href)="(\/assets\/[^"]+)"/g

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(fetch(START, { cache: 'no-store' }).then(keepPage))
})

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(event))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request))
  else if (SHELF.test(url.pathname)) event.respondWith(shelf(event))
})

/** The page as the server has it now; the kept one only when nobody answers. */
function page(event) {
  return asked(event, START, keepPage)
}

/** The server's answer, which is kept; what was kept before where none comes, or none in time. */
async function asked(event, name, keep) {
  const answer = fetch(event.request)
  const kept = answer.then((found) => found.ok && keep(found.clone())) // first of all: a body can be copied once
  event.waitUntil(kept.catch(() => undefined))
  try {
    return await Promise.race([answer, late()])
  } catch {
    return (await caches.match(name)) ?? answer
  }
}

function late() {
  return new Promise((_, fail) => setTimeout(fail, PATIENCE))
}

/** One build of the page is kept, in a cache that is named by its entry; those before it go. */
async function keepPage(answer) {
  const html = await answer.clone().text()
  const entry = ENTRY.exec(html)?.[1]
  if (!entry) return
  const name = KEPT + entry
  const cache = await caches.open(name)
  await cache.put(START, answer)
  const missing = []
  for (const [, file] of html.matchAll(FILES)) if (!(await cache.match(file))) missing.push(file)
  await cache.addAll(missing)
  for (const other of await caches.keys()) if (other.startsWith(KEPT) && other !== name) await caches.delete(other)
}

async function asset(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await keep(request, answer.clone())
  return answer
}

function shelf(event) {
  return asked(event, event.request, (answer) => keep(event.request, answer))
}

/** Beside the page that is kept now. */
async function keep(request, answer) {
  const name = (await caches.keys()).find((found) => found.startsWith(KEPT))
  if (name) await (await caches.open(name)).put(request, answer)
}

self.addEventListener('push', (event) => {
  const { title, body, table } = event.data?.json() ?? { title: 'Motu', body: '', table: '' }
  event.waitUntil(
    self.registration.showNotification(title, { body, tag: table, icon: '/icon-192.png', data: { table } }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(goTo(`/table/${event.notification.data?.table ?? ''}`))
})

/** The page that shows this table already, else a new one. */
async function goTo(path) {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = open.find((client) => new URL(client.url).pathname.startsWith(path))
  return there ? there.focus() : self.clients.openWindow(path)
}
