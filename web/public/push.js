/**
 * What the service worker does about a call: shows it, and leads to the table. It says nothing that a stranger who sees the
 * screen may not read, and comes from nobody but this server (calling/message.py).
 */
addEventListener('push', (event) => event.waitUntil(show(event.data)))
addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(lead(event.notification.data))
})

/** `tag` is the table: a newer call takes the place of an older one. */
async function show(data) {
  const { title, body, url, tag, lang } = data.json()
  const options = { body, tag, lang, renotify: true, icon: '/icon.svg', data: url }
  await registration.showNotification(title, options)
}

/** To the page of the table, if it is open; else a new one. */
async function lead(path) {
  const address = new URL(path, location.origin)
  if (address.origin !== location.origin) return
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = open.find((one) => new URL(one.url).pathname === address.pathname)
  await (there ? there.focus() : clients.openWindow(address.href))
}
