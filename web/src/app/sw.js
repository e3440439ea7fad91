/**
 * The service worker: with it the page opens without a network. Documents come from the network whenever there is one, so that
 * nobody plays by an old page; parts whose names hold a hash of their content never change, and are kept. Nothing else is
 * touched: neither /api nor /ws, and no address of a table becomes a key of a cache.
 * `vite build` fills in the build and its shell (vite.config.ts).
 */
importScripts('/push.js') // calls to a table, while no page is open

const BUILD = '__BUILD__'
/** What the start page needs. */
const SHELL = __SHELL__
const CACHE = `tablestead-${BUILD}`
const DOCUMENT = '/index.html'
/** What the server answers with the document. */
const PAGES = /^\/(?:lobby|me|(?:table|learn|how-to-play)(?:\/.*)?)?$/

addEventListener('install', (event) => event.waitUntil(install()))
addEventListener('activate', (event) => event.waitUntil(activate()))
addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (PAGES.test(pathname)) event.respondWith(fresh(event, DOCUMENT))
  } else if (pathname.startsWith('/assets/')) event.respondWith(part(request, pathname))
  else if (SHELL.includes(pathname)) event.respondWith(fresh(event, pathname))
})

async function install() {
  const cache = await caches.open(CACHE)
  await cache.addAll(SHELL)
  await skipWaiting()
}

/** Pages of the build before may still be open, and want parts of it. */
async function activate() {
  const others = (await caches.keys()).filter((name) => name.startsWith('tablestead-') && name !== CACHE)
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
  await registration.navigationPreload?.enable()
  await clients.claim()
}

/** From the server; what is kept only where it cannot be reached. */
async function fresh(event, kept) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch (problem) {
    const found = await caches.match(kept)
    if (found) return found
    throw problem
  }
}

async function part(request, pathname) {
  const found = await caches.match(pathname)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) {
    const cache = await caches.open(CACHE)
    await cache.put(pathname, answer.clone())
  }
  return answer
}
