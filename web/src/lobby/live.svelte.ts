/**
 * The lobby as it changes. What comes while somebody reads waits above the list, and what goes stays there greyed for a
 * while: no row moves by itself under the finger.
 */
import { TableSocket, type Status } from '../net/socket'
import type { LobbyRows, TableRow } from '../net/wire'
import { vacant } from './rows'

const GREY = 5_000

export interface Listed {
  row: TableRow
  /** As it was when it took its place in the list. */
  placed: TableRow
  gone: boolean
}

const place = (row: TableRow): Listed => ({ row, placed: row, gone: false })

export class LiveLobby {
  listed = $state.raw<Listed[]>([])
  /** Came in and is not yet in the list. */
  fresh = $state.raw<TableRow[]>([])
  /** To watch. */
  games = $state.raw<TableRow[]>([])
  status = $state.raw<Status>('connecting')
  /** Why the server will not have us back, as a message key. */
  closed = $state.raw('')
  /** The list has been told. */
  known = $state.raw(false)
  /** The server's time less this browser's, in seconds. */
  ahead = $state.raw(0)

  #rows = new Map<string, TableRow>()
  #socket: TableSocket
  #timers = new Set<number>()
  #came: (rows: TableRow[]) => void

  /** `came` is told of tables that open later. */
  constructor(came: (rows: TableRow[]) => void) {
    this.#came = came
    this.#socket = new TableSocket(null, {
      heard: (message) => message.type === 'lobby' && this.#heard(message),
      status: (status) => (this.status = status),
      closed: (key) => (this.closed = key),
      seq: () => -1,
      greet: () => [],
    })
  }

  close(): void {
    this.#socket.close()
    for (const timer of this.#timers) clearTimeout(timer)
  }

  /** Asks for everything anew, as who one is now. */
  refresh(): void {
    this.#socket.reconnect()
  }

  /** Lets in what waits, and puts every row where it belongs now. */
  reveal(): void {
    const here = this.listed.filter(({ gone }) => !gone).map(({ row }) => row)
    this.listed = [...this.fresh, ...here].map(place)
    this.fresh = []
  }

  #heard({ rows, gone, whole, now }: LobbyRows): void {
    this.ahead = now - Date.now() / 1000
    if (whole) this.#rows.clear()
    for (const row of rows) this.#rows.set(row.id, row)
    for (const id of gone) this.#rows.delete(id)
    this.#arrange()
  }

  #arrange(): void {
    const all = [...this.#rows.values()]
    const open = new Map(all.filter(({ seats }) => vacant(seats) > 0).map((row) => [row.id, row]))
    this.games = all.filter(({ id }) => !open.has(id))
    const before = new Set([...this.listed, ...this.fresh.map(place)].map(({ row }) => row.id))
    this.listed = this.listed.map((one) => {
      const row = open.get(one.row.id)
      if (!row && !one.gone) this.#fade(one.row.id)
      return { ...one, row: row ?? one.row, gone: !row }
    })
    const shown = new Set(this.listed.map(({ row }) => row.id))
    this.fresh = [...open.values()].filter(({ id }) => !shown.has(id))
    const news = this.fresh.filter(({ id }) => !before.has(id))
    if (this.known && news.length) this.#came(news)
    // nobody can be about to press what is not there
    if (this.listed.every(({ gone }) => gone)) {
      this.listed = [...this.listed, ...this.fresh.map(place)]
      this.fresh = []
    }
    this.known = true
  }

  #fade(id: string): void {
    const timer = window.setTimeout(() => {
      this.#timers.delete(timer)
      this.listed = this.listed.filter(({ row, gone }) => row.id !== id || !gone)
    }, GREY)
    this.#timers.add(timer)
  }
}
