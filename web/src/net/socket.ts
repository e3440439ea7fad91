/** The line to one table: it reconnects by itself, and sends again what was not answered. */
import type { Incoming, Outgoing } from './wire'

export type Status = 'connecting' | 'open' | 'lost'
type Asked = Extract<Incoming, { id: string }>
export type Question = Asked extends infer Q ? (Q extends { id: string } ? Omit<Q, 'id'> : never) : never

const BEAT = 20_000 // how often we say we are there
const SILENCE = 45_000 // after so long without a word the line counts as dead
const FIRST_WAIT = 400
const LONGEST_WAIT = 10_000

export interface Listener {
  heard(message: Outgoing): void
  status(status: Status): void
  /** Where the page stands, for `hello`. */
  seq(): number
}

export class TableSocket {
  #url: string
  #listener: Listener
  #socket: WebSocket | null = null
  #open: Asked[] = [] // asked and not yet answered, in order
  #wait = FIRST_WAIT
  #retry = 0
  #beat = 0
  #heard = 0
  #closed = false
  #prefix = Math.random().toString(36).slice(2, 10)
  #count = 0

  constructor(table: string, listener: Listener) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    this.#url = `${scheme}://${location.host}/ws/tables/${encodeURIComponent(table)}`
    this.#listener = listener
    addEventListener('online', this.#now)
    this.#connect()
  }

  /** Sends something that wants an answer, and gives it an id. */
  ask(question: Question): string {
    const id = `${this.#prefix}-${++this.#count}`
    const asked = { ...question, id } as Asked
    this.#open.push(asked)
    this.send(asked)
    return id
  }

  send(message: Incoming): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  /** Asks for the whole position again. */
  resync(): void {
    this.send({ type: 'hello', last_seq: this.#listener.seq() })
  }

  close(): void {
    this.#closed = true
    removeEventListener('online', this.#now)
    clearTimeout(this.#retry)
    clearInterval(this.#beat)
    this.#socket?.close()
  }

  #now = (): void => {
    if (this.#socket?.readyState === WebSocket.OPEN) return
    this.#wait = FIRST_WAIT
    clearTimeout(this.#retry)
    this.#connect()
  }

  #connect(): void {
    if (this.#closed) return
    const socket = new WebSocket(this.#url)
    this.#socket = socket
    socket.onopen = () => {
      this.#wait = FIRST_WAIT
      this.#heard = Date.now()
      this.#listener.status('open')
      this.send({ type: 'hello', last_seq: this.#listener.seq() })
      // a line the server already has is recognised by its id; one meant for an older position is refused
      for (const asked of this.#open) this.send(asked)
      this.#beat = window.setInterval(() => this.#pulse(), BEAT)
    }
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#heard = Date.now()
      const message = JSON.parse(event.data) as Outgoing
      if ('id' in message) this.#open = this.#open.filter((asked) => asked.id !== message.id)
      this.#listener.heard(message)
    }
    socket.onclose = () => {
      clearInterval(this.#beat)
      if (this.#closed || this.#socket !== socket) return
      this.#listener.status('lost')
      this.#retry = window.setTimeout(() => this.#connect(), this.#wait * (0.7 + 0.6 * Math.random()))
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
    }
  }

  #pulse(): void {
    if (Date.now() - this.#heard > SILENCE) this.#socket?.close()
    else this.send({ type: 'ping' })
  }
}
