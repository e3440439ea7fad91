/** A browser as small as the connection needs it: sockets that the test opens, answers and closes. */
import { vi } from 'vitest'
import type { Incoming, Outgoing } from '../src/net/wire'
import { choose, type Language } from '../src/words/index.svelte'

export class FakeSocket {
  static readonly OPEN = 1
  static made: FakeSocket[] = []
  static get last(): FakeSocket {
    return FakeSocket.made.at(-1)!
  }

  readyState = 0
  sent: Incoming[] = []
  closed = false
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(readonly url: string) {
    FakeSocket.made.push(this)
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Incoming)
  }

  close(): void {
    this.closed = true
    this.readyState = 3
  }

  // what the server and the network do

  open(): void {
    this.readyState = 1
    this.onopen?.()
  }

  say(message: Outgoing): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  fail(code = 1006): void {
    this.readyState = 3
    this.onclose?.({ code })
  }

  /** What was sent of one type. */
  of<T extends Incoming['type']>(type: T): Extract<Incoming, { type: T }>[] {
    return this.sent.filter((message): message is Extract<Incoming, { type: T }> => message.type === type)
  }
}

class FakeStorage {
  #items = new Map<string, string>()
  getItem = (key: string): string | null => this.#items.get(key) ?? null
  setItem = (key: string, value: string): void => void this.#items.set(key, value)
  removeItem = (key: string): void => void this.#items.delete(key)
}

/** Puts the browser in place, with a clock that stands still; gives what the test may turn. */
export function fakeBrowser(): { health: { status: number }; page: EventTarget & { visibilityState: string } } {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  FakeSocket.made = []
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const windows = new EventTarget()
  const health = { status: 200 }
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { protocol: 'https:', host: 'table.test' })
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('addEventListener', windows.addEventListener.bind(windows))
  vi.stubGlobal('removeEventListener', windows.removeEventListener.bind(windows))
  vi.stubGlobal('dispatchEvent', windows.dispatchEvent.bind(windows))
  vi.stubGlobal('sessionStorage', new FakeStorage())
  vi.stubGlobal('localStorage', new FakeStorage())
  vi.stubGlobal('fetch', () =>
    health.status ? Promise.resolve({ status: health.status }) : Promise.reject(new Error('no network')),
  )
  return { health, page }
}

export function realBrowser(): void {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
}

/** The words of a language as the server would give them. */
export async function stubWords(text: string, language: Language = 'en'): Promise<void> {
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, json: () => ({ texts: { test: text }, rules: {} }) }))
  vi.stubGlobal('document', { documentElement: {} })
  await choose(language, false)
  vi.unstubAllGlobals()
}
