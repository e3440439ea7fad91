/** What the service worker does about a call (public/push.js). */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

const ORIGIN = 'https://games.example.org'
const TABLE = '/table/abc'
type Handler = (event: object) => void

const handlers = new Map<string, Handler>()
const showNotification = vi.fn(() => Promise.resolve())
const openWindow = vi.fn(() => Promise.resolve())
let open: { url: string; focus: () => Promise<void> }[] = []

beforeAll(async () => {
  vi.stubGlobal('addEventListener', (name: string, handler: Handler) => handlers.set(name, handler))
  vi.stubGlobal('location', { origin: ORIGIN })
  vi.stubGlobal('registration', { showNotification })
  vi.stubGlobal('clients', { matchAll: () => Promise.resolve(open), openWindow })
  // @ts-expect-error a script of the page that is not built
  await import('../public/push.js')
})
afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
  vi.clearAllMocks()
  open = []
})

/** Lets the worker handle an event to its end. */
async function happens(name: string, event: object): Promise<void> {
  let work: unknown
  handlers.get(name)?.({ ...event, waitUntil: (promise: unknown) => (work = promise) })
  await work
}

async function click(data: string): Promise<() => void> {
  const close = vi.fn()
  await happens('notificationclick', { notification: { data, close } })
  return close
}

const tab = (path: string): (typeof open)[number] => ({ url: ORIGIN + path, focus: vi.fn(() => Promise.resolve()) })

test('a call is shown, and a newer one of the table takes its place', async () => {
  const call = { title: 'Your turn', body: 'Anna waits', url: TABLE, tag: 'abc', lang: 'en' }
  await happens('push', { data: { json: () => call } })
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(
    'Your turn',
    expect.objectContaining({ body: 'Anna waits', tag: 'abc', lang: 'en', renotify: true, data: TABLE }),
  )
})

test('a press goes to the page of the table where that is open', async () => {
  const table = tab(`${TABLE}?at=3#chat`)
  open = [tab('/'), table, tab('/table/abcd')]
  expect(await click(TABLE)).toHaveBeenCalledOnce()
  expect(table.focus).toHaveBeenCalledOnce()
  expect(open[0]?.focus).not.toHaveBeenCalled()
  expect(openWindow).not.toHaveBeenCalled()
})

test('else it opens one', async () => {
  open = [tab('/'), tab('/table/abcd')]
  expect(await click(TABLE)).toHaveBeenCalledOnce()
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(ORIGIN + TABLE)
})

test('it never leads to another site', async () => {
  for (const address of ['https://example.com/table/abc', '//example.com/table/abc']) {
    expect(await click(address)).toHaveBeenCalledOnce()
  }
  expect(openWindow).not.toHaveBeenCalled()
})
