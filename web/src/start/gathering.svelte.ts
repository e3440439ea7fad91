/** A table that is open while its host still settles who is to come: every change is the table's at once. */
import { isPerson } from '../lobby/table'
import { arrange, create, Trouble } from '../net/http'
import { TableSocket } from '../net/socket'
import type { NewTable, Outgoing, Problem, SeatInfo, TableInfo } from '../net/wire'
import type { Setup } from './setup.svelte'

/** Seats such as are arranged here: one's own is the first and only one, and the free ones are for the same people. */
export function isGathering([first, ...others]: SeatInfo[]): boolean {
  const kept = new Set(others.map(({ vacant }) => vacant).filter(Boolean))
  return first?.mine === true && !others.some(({ mine }) => mine) && kept.size < 2
}

export class Gathering {
  table = $state.raw<TableInfo | null>(null)
  problem = $state.raw<Problem | null>(null)
  readonly setup: Setup
  readonly id: string
  #begun: (id: string) => void
  #socket: TableSocket
  #told: () => void = () => undefined
  #failed: (error: Trouble) => void = () => undefined
  /** Settles when the table is known, or cannot be reached. */
  #known = new Promise<void>((told, failed) => {
    this.#told = told
    this.#failed = failed
  })
  #sent: Promise<void> = Promise.resolve()

  private constructor(setup: Setup, id: string, begun: (id: string) => void) {
    this.setup = setup
    this.id = id
    this.#begun = begun
    this.#socket = new TableSocket(id, {
      heard: (message) => this.#heard(message),
      status: (status) => status === 'lost' && this.#fail('error-offline'),
      closed: (key) => this.#fail(key),
      seq: () => -1,
      greet: () => [],
    })
  }

  /** Opens a table, or comes back to one that waits; `begun` is called when its last seat is taken. */
  static async open(setup: Setup, waiting: string, begun: (id: string) => void): Promise<Gathering> {
    const id = waiting || (await create(setup.table('friends'))).id
    const gathering = new Gathering(setup, id, begun)
    try {
      await gathering.#known
    } catch (error) {
      gathering.close()
      throw error
    }
    if (waiting && gathering.table) setup.adopt(gathering.table)
    return gathering
  }

  #fail(key: string): void {
    const problem = { key, args: {}, rule: '', faults: [] }
    if (this.table) this.problem = problem
    else this.#failed(new Trouble(problem))
  }

  #heard(message: Outgoing): void {
    if (message.type === 'view') this.#begun(this.id)
    if (message.type === 'table') {
      this.table = message.table
      this.problem = null
      this.#told()
    }
    if (message.type === 'note' && message.kind === 'presence' && this.table) {
      const seats = this.table.seats.map((seat, i) => ({ ...seat, online: message.online.includes(i) }))
      this.table = { ...this.table, seats }
    }
  }

  /** Stores what the setup says now, one change after the other. */
  change(): Promise<void> {
    this.#sent = this.#sent.then(async () => {
      this.problem = null
      try {
        await arrange(this.id, this.#arranged())
        this.setup.keep()
      } catch (error) {
        if (!(error instanceof Trouble)) throw error
        this.problem = error.problem
      }
    })
    return this.#sent
  }

  /** Who has come meanwhile keeps the seat. */
  #arranged(): NewTable {
    const table = this.setup.table('friends')
    const taken = this.table?.seats ?? []
    const seats = table.seats.map((seat, i) => {
      const there = taken[i]
      return i && there && isPerson(there) ? { name: there.name } : seat
    })
    return { ...table, seats }
  }

  /** When all that was changed is stored. */
  settled(): Promise<void> {
    return this.#sent
  }

  close(): void {
    this.#socket.close()
  }
}
