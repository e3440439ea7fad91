/** One table as this browser sees it. The page changes only when the server says what happened. */
import { TITLES } from '../games'
import { TableSocket, type Question, type Status } from '../net/socket'
import type { Choice, Ev, Hint, Line, Nack, Outgoing, Past, TableInfo, Undoable, View, ViewMessage } from '../net/wire'
import { setGame, setNames } from '../words/index.svelte'

export class Session {
  table = $state.raw<TableInfo | null>(null)
  view = $state.raw<View | null>(null)
  /** What the seat this browser shows may do now; empty when it is not its decision. */
  choices = $state.raw<Choice[]>([])
  log = $state.raw<Line[]>([])
  /** The lines of the last `ev`, for the live region and the animation; empty after a whole `view`. */
  news = $state.raw<Line[]>([])
  /** How many entries of the log the last `ev` took back. */
  takenBack = $state.raw(0)
  undoable = $state.raw<Undoable>({ n: 0, why: 'undo-nothing' })
  seq = $state.raw(-1)
  /** How many actions count so far: the range of `at`. */
  actions = $state.raw(0)
  /** The seat whose bot is at work, or -1. */
  thinking = $state.raw(-1)
  hint = $state.raw<Hint | null>(null)
  hinting = $state.raw(false)
  /** The last refusal, until something else happens. */
  refused = $state.raw<Nack | null>(null)
  status = $state.raw<Status>('connecting')
  /** A line is on its way: nothing else can be sent before it is answered. */
  busy = $state.raw(false)
  /** Counts of like pieces selected, such as {"face-food": 1} for dice to reroll; cleared by every `ev`. */
  picked = $state.raw<Record<string, number>>({})
  /** True for a position of the past, shown and not played. */
  readonly still: boolean = false

  #socket: TableSocket | null = null
  #follow = '' // the kind that may be answered without asking
  #lines = new Map<string, { seq: number; stored: boolean }>() // lines under way, and the position they were meant for
  #pasts = new Map<string, (past: Past) => void>()

  constructor(table?: string) {
    if (table === undefined) this.still = true
    else
      this.#socket = new TableSocket(table, {
        heard: (message) => this.#heard(message),
        status: (status) => (this.status = status),
        seq: () => this.seq,
      })
  }

  /** A position of the past, for the board to show. */
  static past(table: TableInfo, past: Past): Session {
    const session = new Session()
    session.table = table
    session.view = past.view
    session.news = past.lines
    session.status = 'open'
    return session
  }

  close(): void {
    this.#socket?.close()
  }

  /** It is this browser's decision. */
  get mine(): boolean {
    return this.choices.length > 0
  }

  /** People share this screen, and the one who is to decide has not yet said to be the one who looks. */
  get covered(): boolean {
    const { table, view } = this
    if (this.still || !table?.hidden || table.status !== 'running' || !view || view.seat === view.player) return false
    return table.seats[view.player]?.bot === '' && table.seats.filter((seat) => !seat.bot).length > 1
  }

  uncover(): void {
    if (this.view) this.look(this.view.player)
  }

  choicesOf(kind: string): Choice[] {
    return this.choices.filter((choice) => choice.kind === kind)
  }

  choiceAt(target: string): Choice | undefined {
    return this.choices.find((choice) => choice.target === target)
  }

  choicesAt(target: string): Choice[] {
    return this.choices.filter((choice) => choice.target === target)
  }

  /** The choice of this kind whose counts are those selected. */
  choicePicked(kind: string, arg: string): Choice | undefined {
    const wanted = countsKey(this.picked)
    return this.choices.find((c) => c.kind === kind && countsKey(c.args[arg] as Record<string, number>) === wanted)
  }

  pick(id: string, n: number): void {
    this.picked = { ...this.picked, [id]: n }
  }

  act(actions: number[]): void {
    const only = actions.length === 1 ? this.choices.find((c) => c.action === actions[0]) : undefined
    this.#follow = (only && TITLES[this.table?.game ?? '']?.follows[only.kind]) ?? ''
    this.#line({ type: 'act', seq: this.seq, actions })
  }

  line(text: string): void {
    this.#follow = ''
    this.#line({ type: 'act', seq: this.seq, text })
  }

  undo(): void {
    this.#follow = ''
    if (this.undoable.n > 0) this.#line({ type: 'undo', seq: this.seq, n: this.undoable.n })
  }

  askHint(): void {
    if (!this.#socket || this.hinting) return
    this.hinting = true
    this.refused = null
    this.#socket.ask({ type: 'hint' })
  }

  look(seat: number | null): void {
    this.#socket?.send({ type: 'look', seat })
  }

  /** The position after the first n counted actions. */
  at(n: number): Promise<Past> {
    return new Promise((resolve) => {
      if (this.#socket) this.#pasts.set(this.#socket.ask({ type: 'at', seq: n }), resolve)
    })
  }

  #line(question: Question): void {
    if (!this.#socket || this.busy) return
    this.busy = true
    this.refused = null
    this.#lines.set(this.#socket.ask(question), { seq: this.seq, stored: false })
  }

  #heard(message: Outgoing): void {
    switch (message.type) {
      case 'view':
        return this.#whole(message)
      case 'ev':
        return this.#happened(message)
      case 'ack': {
        const line = this.#lines.get(message.id)
        if (line) line.stored = true
        return this.#settle()
      }
      case 'nack':
        this.#lines.delete(message.id)
        this.#settle()
        this.hinting = false
        this.#pasts.delete(message.id)
        this.refused = message
        // meant for an older position: see where the table stands
        if (message.key === 'error-old-position') this.#socket?.resync()
        return
      case 'hint':
        this.hinting = false
        this.hint = message
        return
      case 'past':
        this.#pasts.get(message.id)?.(message)
        this.#pasts.delete(message.id)
        return
      case 'note':
        if (message.kind === 'thinking') this.thinking = message.seat
        return
      case 'pong':
        return
    }
  }

  /** A line is over when it is stored and what came of it is on the screen. */
  #settle(): void {
    for (const [id, line] of this.#lines) if (line.stored && this.seq > line.seq) this.#lines.delete(id)
    this.busy = this.#lines.size > 0
  }

  #whole(message: ViewMessage): void {
    setGame(message.table.game)
    setNames(message.table.seats.map((seat) => seat.name))
    this.table = message.table
    this.log = message.log
    this.news = []
    this.takenBack = 0
    this.#position(message)
  }

  #happened(message: Ev): void {
    if (message.seq <= this.seq || !this.table) return
    if (message.seq > this.seq + 1) {
      this.#socket?.resync() // something was missed
      return
    }
    // a log that another seat was told must not stay
    if (this.table.hidden && message.view.seat !== this.view?.seat) this.look(message.view.seat)
    const kept = message.taken_back ? this.log.slice(0, -message.taken_back) : this.log
    this.log = [...kept, ...message.lines]
    this.news = message.lines
    this.takenBack = message.taken_back
    this.refused = null
    if (message.status !== this.table.status) this.table = { ...this.table, status: message.status }
    this.#position(message)
    const only = this.choices.length === 1 ? this.choices[0] : undefined
    const follow = this.#follow
    this.#follow = ''
    if (only && only.kind === follow) this.act([only.action])
  }

  #position(message: ViewMessage | Ev): void {
    this.view = message.view
    this.choices = message.choices
    this.undoable = message.undo
    this.actions = message.actions
    this.seq = message.seq
    this.picked = {}
    this.hint = null
    this.thinking = -1
    this.#settle()
  }
}

function countsKey(counts: Record<string, number>): string {
  return Object.entries(counts)
    .filter(([, n]) => n > 0)
    .map(([id, n]) => `${id} ${n}`)
    .sort()
    .join()
}
