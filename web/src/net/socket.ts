/** The line to one table, or to the lobby: it reconnects by itself, and sends again what was not answered. */
import type { Incoming, Nack, Outgoing } from './wire'

export type Status = 'connecting' | 'open' | 'lost'
export type Asked = Extract<Incoming, { id: string }>
export type Question = Asked extends infer Q ? (Q extends { id: string } ? Omit<Q, 'id'> : never) : never

const BEAT = 20_000 // how often we say we are there
const SILENCE = 45_000 // after so long without a word the line counts as dead
const ANSWER = 3_000 // how long a ping may take where there is doubt
const ANSWER_CUT = 750 // and where the browser says that the network is gone
const HANDSHAKE = 2_000 // a new connection that takes longer gets another one beside it
const RACE = 4 // so many at most
const FIRST_WAIT = 250
const LONGEST_WAIT = 1_500 // who is back is to be current within two seconds
const LONGEST_WAIT_HIDDEN = 10_000
const COMMAND_MS = 30_000 // a command that finds no server for so long is no longer sent

/** Where coming back would change nothing, and what to say then. */
const FINAL: Record<number, string> = { 4403: 'error-origin', 4404: 'error-table', 4429: 'shell-link-many' }
const TOO_LARGE = 1009

export interface Listener {
  heard(message: Outgoing): void
  status(status: Status): void
  /** The server will not have us back; the key of the message that says why. */
  closed(key: string): void
  /** Where the page stands, for `hello`. */
  seq(): number
  /** What must be said after `hello` and before what is asked again. */
  greet(): Incoming[]
}

interface Open {
  asked: Asked
  at: number
  /** It has left this browser. */
  sent: boolean
}

export class TableSocket {
  #url: string
  #listener: Listener
  #socket: WebSocket | null = null
  #trying: WebSocket[] = [] // those that may become it: on a bad network the oldest is not the first to get through
  #open: Open[] = [] // asked and not yet answered, in order
  #wait = FIRST_WAIT
  #timers = { retry: 0, beat: 0, doubt: 0, handshake: 0, patience: 0 }
  #heard = 0
  #closed = false
  #knocks = 0 // an answer that comes when something else has happened is of no use
  #prefix = Math.random().toString(36).slice(2, 10)
  #count = 0

  /** Without a table: to the lobby. */
  constructor(
    table: string | null,
    listener: Listener,
    path = table === null ? 'lobby' : `tables/${encodeURIComponent(table)}`,
  ) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    this.#url = `${scheme}://${location.host}/ws/${path}`
    this.#listener = listener
    addEventListener('online', this.#look)
    addEventListener('offline', this.#look)
    addEventListener('pageshow', this.#look)
    document.addEventListener('visibilitychange', this.#look)
    this.#connect()
  }

  /** Sends something that wants an answer, and gives it an id; `id` where it was asked before a reload. */
  ask(question: Question, id = `${this.#prefix}-${++this.#count}`): Asked {
    const asked = { ...question, id } as Asked
    const now = Date.now()
    this.#open.push({ asked, at: now, sent: this.send(asked) })
    // a dead line looks like a slow one: where nothing comes back for a while, it is tried
    clearTimeout(this.#timers.patience)
    this.#timers.patience = window.setTimeout(() => this.#heard < now && this.#doubt(), ANSWER)
    return asked
  }

  /** Takes back what never left this browser; false where it may have. */
  forget(id: string): boolean {
    const at = this.#open.findIndex(({ asked, sent }) => asked.id === id && !sent)
    if (at < 0) return false
    this.#open.splice(at, 1)
    return true
  }

  /** It has left this browser, and may have arrived. */
  left(id: string): boolean {
    return !this.#open.some(({ asked, sent }) => asked.id === id && !sent)
  }

  /** True when it has left; it may still not arrive. */
  send(message: Incoming): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  /** Asks for the whole position again. */
  resync(): void {
    this.send({ type: 'hello', last_seq: this.#listener.seq() })
  }

  /** Opens the line anew: as somebody else, after a cookie was set, or after it was shut for good. */
  reconnect(): void {
    this.#closed = false
    this.#wait = FIRST_WAIT
    this.#drop()
    this.#connect()
  }

  close(): void {
    this.#closed = true
    removeEventListener('online', this.#look)
    removeEventListener('offline', this.#look)
    removeEventListener('pageshow', this.#look)
    document.removeEventListener('visibilitychange', this.#look)
    this.#drop()
  }

  /** The page is looked at, or the network has changed: see at once whether the line still holds. */
  #look = (event: Event): void => {
    const restored = event.type !== 'pageshow' || (event as PageTransitionEvent).persisted
    const seen = event.type !== 'visibilitychange' || document.visibilityState === 'visible'
    if (this.#closed || !restored || !seen) return
    if (this.#socket?.readyState === WebSocket.OPEN) this.#doubt(event.type === 'offline' ? ANSWER_CUT : ANSWER)
    else {
      this.#wait = FIRST_WAIT
      this.#drop()
      this.#connect()
    }
  }

  #doubt(patience = ANSWER): void {
    const asked = Date.now()
    this.send({ type: 'ping' })
    clearTimeout(this.#timers.doubt)
    this.#timers.doubt = window.setTimeout(() => this.#heard < asked && this.#lost(FIRST_WAIT), patience)
  }

  #connect(): void {
    if (this.#closed) return
    const socket = new WebSocket(this.#url)
    this.#trying.push(socket)
    if (this.#trying.length > RACE) leave(this.#trying.shift())
    this.#timers.handshake = window.setTimeout(() => this.#connect(), HANDSHAKE)
    socket.onopen = () => {
      this.#trying = this.#trying.filter((one) => one !== socket)
      this.#drop()
      this.#socket = socket
      this.#heard = Date.now()
      this.#listener.status('open')
      this.resync()
      for (const message of this.#listener.greet()) this.send(message)
      // nobody must have resigned hours later
      this.#refuse(({ asked, at }) => asked.type === 'command' && Date.now() - at > COMMAND_MS, 'shell-command-offline')
      // a line the server already has is recognised by its id; one meant for an older position is refused
      for (const one of this.#open) one.sent = this.send(one.asked) || one.sent
      this.#timers.beat = window.setInterval(() => this.#pulse(), BEAT)
    }
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#heard = Date.now()
      this.#wait = FIRST_WAIT
      const message = JSON.parse(event.data) as Outgoing
      if ('id' in message) this.#open = this.#open.filter(({ asked }) => asked.id !== message.id)
      this.#listener.heard(message)
    }
    socket.onclose = ({ code }) => {
      // something was too long to be read: sent again, it would shut the line again
      if (code === TOO_LARGE) this.#refuse(() => true, 'error-too-large', { kilobytes: 64 })
      this.#trying = this.#trying.filter((one) => one !== socket)
      const key = FINAL[code]
      if (key === undefined) {
        if (!this.#trying.length) this.#lost(this.#wait)
        return
      }
      this.#closed = true
      this.#drop()
      this.#listener.status('lost')
      this.#listener.closed(key)
    }
  }

  /** Answers in place of the server. */
  #refuse(unfit: (one: Open) => boolean, key: string, args: Nack['args'] = {}): void {
    const refused = this.#open.filter(unfit)
    this.#open = this.#open.filter((one) => !unfit(one))
    for (const { asked } of refused) this.#listener.heard({ type: 'nack', id: asked.id, rule: '', key, args })
  }

  /** The line is dead, whether the browser knows it or not: a new one after a while, not the same for everybody. */
  #lost(wait: number): void {
    this.#drop()
    if (this.#closed) return
    this.#listener.status('lost')
    this.#timers.retry = window.setTimeout(() => void this.#retry(), wait * (0.5 + 0.5 * Math.random()))
    const longest = document.visibilityState === 'hidden' ? LONGEST_WAIT_HIDDEN : LONGEST_WAIT
    this.#wait = Math.min(this.#wait * 2, longest)
  }

  /** Knocks first: browsers hold a socket back for seconds when many before it have failed. */
  async #retry(): Promise<void> {
    const knock = ++this.#knocks
    const there = await answers()
    if (knock !== this.#knocks) return
    if (there) this.#connect()
    else this.#lost(this.#wait)
  }

  /** Lets go of everything. */
  #drop(): void {
    for (const timer of Object.values(this.#timers)) clearTimeout(timer)
    this.#knocks++
    for (const socket of [this.#socket, ...this.#trying.splice(0)]) leave(socket)
    this.#socket = null
  }

  #pulse(): void {
    if (Date.now() - this.#heard > SILENCE) this.#lost(FIRST_WAIT)
    else this.send({ type: 'ping' })
  }
}

/** Without waiting for its farewell, which a dead line never brings. */
function leave(socket: WebSocket | null | undefined): void {
  if (!socket) return
  socket.onopen = socket.onmessage = socket.onclose = null
  socket.close()
}

/** Whether there is a server to talk to. */
export async function answers(): Promise<boolean> {
  try {
    const { status } = await fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(HANDSHAKE) })
    return status < 500
  } catch {
    return false
  }
}
