/** One table as this browser sees it. The page changes only when the server says what happened. */
import { pageOf } from '../games'
import { seatName } from '../lobby/table'
import { TableSocket, type Listener, type Question, type Status } from '../net/socket'
import type { View } from '../net/views'
import type {
  Choice,
  CommandName,
  ClockState,
  Concern,
  Ev,
  ExerciseMessage,
  LessonMessage,
  LogEntry,
  Nack,
  Note,
  Outgoing,
  Past,
  TableInfo,
  Undoable,
  ViewMessage,
} from '../net/wire'
import { setGame, setNames } from '../words/index.svelte'
import { toConfirm, type Asked } from './beforeDraw'
import { ChatLines } from './chatLines.svelte'
import { countsKey } from './choices'
import { showing, type ShownHint } from './hint'
import { storePendingLine, pendingLine, type PendingLine } from './pendingLine'
import { Playback, type Step } from './playback.svelte'
import { Reasons, type Reason } from './reasons'

/** A choice of a game whose kinds are known. */
export type ChoiceOf<Kind extends string> = Choice & { kind: Kind }

/** `Kind`: the kinds of choices of its game, for that game's board; the shell knows of none. */
export class Session<Kind extends string = string> {
  table = $state.raw<TableInfo | null>(null)
  /** None in a waiting room, and at the door of a table where one may not watch. */
  view = $state.raw<View | null>(null)
  /** What the seat this browser shows may do now; empty when it is not its decision. */
  choices = $state.raw<ChoiceOf<Kind>[]>([])
  /** What might be overlooked in it, the weightiest first. */
  coach = $state.raw<Concern[]>([])
  log = $state.raw<LogEntry[]>([])
  /** The lines of the last `ev`, for the live region; empty after a whole `view`. */
  told = $state.raw<LogEntry[]>([])
  /** The same for the animation; empty where they are played back instead. */
  news = $state.raw<LogEntry[]>([])
  /** How many entries of the log the last `ev` took back. */
  takenBack = $state.raw(0)
  undoable = $state.raw<Undoable>({ n: 0, why: 'undo-nothing' })
  seq = $state.raw(-1)
  /** How many actions count so far: the range of `at`. */
  actions = $state.raw(0)
  /** The seat whose bot is at work, or -1. */
  thinking = $state.raw(-1)
  hint = $state.raw<ShownHint<Kind> | null>(null)
  hinting = $state.raw(false)
  /** Where the lesson stands, if this is one: in it no step is taken without asking. */
  lesson = $state.raw<LessonMessage | null>(null)
  /** A decision that is tried again: how far one has come. */
  exercise = $state.raw<ExerciseMessage | null>(null)
  /** The last refusal, until something else happens. */
  refused = $state.raw<Nack | null>(null)
  status = $state.raw<Status>('connecting')
  /** The server has said that it ends, and comes back. */
  restarting = $state.raw(false)
  /** Why the server will not have us back, as a message key; empty while it will. */
  closed = $state.raw('')
  /** A line is on its way: nothing else can be sent before it is answered. */
  busy = $state.raw(false)
  /** What has become of one's own line: `queued` never left this browser, `sent` is not yet answered. */
  underway = $state.raw<'none' | 'queued' | 'sent'>('none')
  clock = $state.raw<ClockState | null>(null)
  /** Counts how often there was more of the analysis. */
  analysed = $state(0)
  /** The server's time less this browser's, in seconds. */
  ahead = $state.raw(0)
  /** By seat: since when its owner is away, by this browser's time in seconds. */
  awaySince = $state.raw<Record<number, number>>({})
  readonly chat = new ChatLines((question) => this.#socket?.ask(question).id ?? '')
  /** Counts of like pieces selected, such as {"face-food": 1} for dice to reroll; cleared by every `ev`. */
  picked = $state.raw<Record<string, number>>({})
  /** A line to be confirmed: a draw follows it. */
  asked = $state.raw<Asked<Kind> | null>(null)
  /** Where a board has a choice planned first; true where it has. */
  plans?(choice: ChoiceOf<Kind>): boolean
  /** True for a position of the past, shown and not played. */
  readonly still: boolean = false
  /** True for one that is just being played back. */
  playing = false
  /** What others did, on its way to the board. */
  readonly playback = new Playback((step) => this.#played(step))

  #id = ''
  #socket: TableSocket | null = null
  #follow = '' // the kind that may be answered without asking
  #lines = new Map<string, { seq: number; stored: boolean }>() // lines under way, and the position they were meant for
  #pending: PendingLine | null = null // a line that was under way when the page was left
  #perspective: number | null = null // the seat that somebody at this screen has said to be
  #returning = false // it is being taken up again: what nobody sees is not shown before
  #pasts = new Map<string, (past: Past) => void>()
  #reasons = new Reasons()

  /** In a lesson: where it is given, and the task that is wanted; an exercise has none. */
  constructor(table?: string, lesson?: { path: string; task?: () => number }) {
    if (table === undefined) {
      this.still = true
      return
    }
    this.#id = table
    this.#pending = lesson ? null : pendingLine(table)
    const listener: Listener = {
      heard: (message) => this.#heard(message),
      status: (status) => this.#linked(status),
      closed: (key) => (this.closed = key),
      seq: () => this.seq,
      greet: () => {
        if (lesson) return lesson.task ? [{ type: 'learn', id: 'again', task: lesson.task() }] : []
        // a new connection has nobody's perspective: who looked goes on looking
        this.#returning = this.#perspective !== null
        return this.#returning ? [{ type: 'look', seat: this.#perspective }] : []
      },
    }
    this.#socket = new TableSocket(table, listener, lesson?.path)
  }

  /** A position of the past, for the board to show. */
  static past(table: TableInfo, past: Pick<Past, 'view' | 'entries'>): Session {
    const session = new Session()
    session.table = table
    session.view = past.view
    session.news = past.entries
    session.status = 'open'
    return session
  }

  #played(step: Step): Session {
    const session = Session.past(this.table as TableInfo, { view: step.view, entries: step.rest ? [] : [step.entry] })
    session.log = step.log
    session.playing = true
    return session
  }

  close(): void {
    this.playback.skip()
    this.#socket?.close()
  }

  /** Opens the line anew, as a browser that now holds another cookie. */
  reconnect(): void {
    this.closed = ''
    this.status = 'connecting'
    this.#socket?.reconnect()
  }

  /** It is this browser's decision. */
  get mine(): boolean {
    return this.choices.length > 0
  }

  /** The seats this browser holds. */
  get held(): number[] {
    return this.table?.seats.flatMap((seat, i) => (seat.mine ? [i] : [])) ?? []
  }

  /** People play, or are expected, who are not at this browser. */
  get company(): boolean {
    return this.table?.seats.some((seat) => !seat.bot && !seat.mine) ?? false
  }

  /** A person at this browser is to decide; the screen may still be covered. */
  get turn(): boolean {
    const seat = this.table?.status === 'running' ? this.table.seats[this.view?.player ?? -1] : undefined
    return seat !== undefined && seat.mine && !seat.stand_in
  }

  /** People share this screen, and the one who is to decide has not yet said to be the one who looks. */
  get covered(): boolean {
    const { table, view } = this
    if (this.still || !table?.hidden || !view || view.seat === view.player) return false
    return this.turn && this.held.length > 1
  }

  uncover(): void {
    if (this.view) this.look(this.view.player)
  }

  choicesOf(kind: Kind): ChoiceOf<Kind>[] {
    return this.choices.filter((choice) => choice.kind === kind)
  }

  choiceAt(target: string): ChoiceOf<Kind> | undefined {
    return this.choices.find((choice) => choice.target === target)
  }

  choicesAt(target: string): ChoiceOf<Kind>[] {
    return this.choices.filter((choice) => choice.target === target)
  }

  /** The choice of this kind whose counts are those selected. */
  choicePicked(kind: Kind, arg: string): ChoiceOf<Kind> | undefined {
    const wanted = countsKey(this.picked)
    return this.choices.find((c) => c.kind === kind && countsKey(c.args[arg] as Record<string, number>) === wanted)
  }

  pick(id: string, n: number): void {
    this.picked = { ...this.picked, [id]: n }
  }

  /** A choice was pressed in the bar: it is planned where pressing it on the board would be, else played. */
  choose(choice: ChoiceOf<Kind>): void {
    if (!this.plans?.(choice)) this.act([choice.action])
  }

  act(actions: number[], confirmed = false): void {
    const only = actions.length === 1 ? this.choices.find((c) => c.action === actions[0]) : undefined
    this.asked = confirmed || this.lesson || this.exercise ? null : toConfirm(this, actions)
    if (this.asked) return
    this.#line({ type: 'act', seq: this.seq, actions })
    this.#follow = (only && !this.lesson && this.table && pageOf(this.table.game).follows[only.kind]) || ''
  }

  line(text: string): void {
    this.#line({ type: 'act', seq: this.seq, text })
  }

  undo(): void {
    if (this.undoable.n > 0) this.#line({ type: 'undo', seq: this.seq, n: this.undoable.n })
  }

  /** Takes one's own line back while it waits for the connection. */
  withdraw(): void {
    for (const id of this.#lines.keys()) if (this.#socket?.forget(id)) this.#lines.delete(id)
    this.#settle()
  }

  askHint(): void {
    if (!this.#socket || this.hinting) return
    this.hinting = true
    this.refused = null
    this.#socket.ask({ type: 'hint' })
  }

  /** Why a line is not possible now; null where it is. Nothing is played. */
  async why(line: string): Promise<Reason> {
    const socket = this.#socket
    if (!socket) return null
    if (this.status !== 'open') return { type: 'nack', id: '', rule: '', key: 'shell-lost', args: {} }
    return this.#reasons.of(line, () => socket.ask({ type: 'why', text: line }).id)
  }

  look(seat: number | null): void {
    this.#perspective = seat
    this.#socket?.send({ type: 'look', seat })
  }

  /** Something about the table, not in the game. It waits for no connection: nobody must have resigned hours later. */
  command(command: CommandName, seat = -1, bot = ''): void {
    this.refused = null
    if (this.status === 'open') this.#socket?.ask({ type: 'command', command, seat, bot })
    else this.refused = { type: 'nack', id: '', rule: '', key: 'shell-command-offline', args: {} }
  }

  /** Goes to the beginning of a task. */
  learn(task: number): void {
    this.#socket?.ask({ type: 'learn', task })
  }

  /** The position after the first n counted actions. */
  at(n: number): Promise<Past> {
    return new Promise((resolve) => {
      if (this.#socket) this.#pasts.set(this.#socket.ask({ type: 'at', seq: n }).id, resolve)
    })
  }

  #line(question: Question): void {
    if (!this.#socket || this.busy) return
    this.playback.skip()
    this.#follow = ''
    this.refused = null
    const asked = this.#socket.ask(question)
    this.#lines.set(asked.id, { seq: this.seq, stored: false })
    storePendingLine(this.#id, asked as PendingLine)
    this.#settle()
  }

  /** A line that was under way when the page was left goes on; its id says whether it has arrived. */
  #resume(): void {
    if (!this.#pending || !this.#socket || this.covered) return
    const { id, ...question } = this.#pending
    this.#lines.set(id, { seq: question.seq, stored: false })
    this.#pending = null
    this.#socket.ask(question, id)
    this.#settle()
  }

  #linked(status: Status): void {
    this.status = status
    if (status === 'open') this.restarting = false
  }

  #heard(message: Outgoing): void {
    switch (message.type) {
      case 'view':
        return this.#whole(message)
      case 'table':
        return this.#door(message.table)
      case 'ev':
        return this.#happened(message)
      case 'ack': {
        if (this.#reasons.answered(message.id, null)) return
        const line = this.#lines.get(message.id)
        if (line) line.stored = true
        this.chat.answered(message.id, null)
        return this.#settle()
      }
      case 'nack':
        return this.#refusedBy(message)
      case 'hint':
        if (this.hinting) this.hint = showing(message.candidates, 0)
        return void (this.hinting = false)
      case 'past':
        this.#pasts.get(message.id)?.(message)
        return void this.#pasts.delete(message.id)
      case 'note':
        return this.#noted(message)
      case 'lesson':
        return void (this.lesson = message)
      case 'exercise':
        return void (this.exercise = message)
      default: // a pong, or the lobby's
    }
  }

  #refusedBy(nack: Nack): void {
    if (this.#reasons.answered(nack.id, nack)) return
    const told = this.chat.answered(nack.id, nack)
    this.#lines.delete(nack.id)
    this.#settle()
    this.hinting = false
    this.#pasts.delete(nack.id)
    if (nack.key === 'error-look') this.#perspective = null
    if (!told) this.refused = nack
    // meant for an older position: see where the table stands
    if (nack.key === 'error-old-position' || nack.key === 'error-look') this.#socket?.resync()
  }

  #noted(note: Note): void {
    switch (note.kind) {
      case 'thinking':
        this.thinking = note.seat
        return
      case 'presence':
        if (this.table) {
          const seats = this.table.seats.map((seat, i) => ({ ...seat, online: note.online.includes(i) }))
          const now = Date.now() / 1000
          const away = seats.flatMap(({ online, bot, vacant }, i) =>
            online || bot || vacant ? [] : [[i, this.awaySince[i] ?? now]],
          )
          this.awaySince = Object.fromEntries(away) as Record<number, number>
          this.table = { ...this.table, seats, watching: note.watching }
        }
        return
      case 'chat':
        this.chat.hear(note.chat)
        return
      case 'restart':
        this.restarting = true
        return
      case 'analysis':
        this.analysed++
        return
    }
  }

  /** A line is over when it is stored and what came of it is on the screen. */
  #settle(): void {
    for (const [id, line] of this.#lines) if (line.stored && this.seq > line.seq) this.#lines.delete(id)
    this.busy = this.#lines.size > 0
    const left = [...this.#lines.keys()].every((id) => this.#socket?.left(id))
    this.underway = !this.busy ? 'none' : left ? 'sent' : 'queued'
    if (!this.busy && !this.#pending) storePendingLine(this.#id, null)
  }

  #around(table: TableInfo): void {
    setGame(table.game)
    setNames(table.seats.map(seatName))
    this.table = table
    const away = table.seats.flatMap((seat, i) => (seat.away > 0 ? [[i, Date.now() / 1000 - seat.away]] : []))
    this.awaySince = Object.fromEntries(away) as Record<number, number>
    const thinker = table.seats[this.thinking]
    if (!thinker?.bot && !thinker?.stand_in) this.thinking = -1
    if (table.status === 'running' && this.#perspective !== null && !table.seats[this.#perspective]?.mine)
      this.#perspective = null
  }

  /** All there is for who waits, or stands at the door. */
  #door(table: TableInfo): void {
    this.#around(table)
    const outside = !table.watch && !table.host && this.held.length === 0
    if (table.status === 'waiting' || outside) this.view = null
  }

  #whole(message: ViewMessage): void {
    const returning = this.#returning
    this.#returning = false
    if (returning && message.view.seat !== this.#perspective) return
    this.#around(message.table)
    this.log = message.log
    this.chat.heard = message.chat
    // the position itself may be the same: then what happened last and what is being chosen stay
    if (message.seq !== this.seq || message.view.seat !== this.view?.seat) {
      this.told = this.news = []
      this.takenBack = 0
      this.playback.skip()
      this.#fresh()
    }
    this.#position(message)
    this.#resume()
    // nobody else is left at this screen to hide anything from
    const alone = this.held.length === 1 ? this.held[0] : undefined
    if (alone !== undefined && message.table.status === 'running' && message.view.seat === null) this.look(alone)
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
    this.told = message.entries
    this.news = this.#playBack(message) ? [] : message.entries
    this.log = [...kept, ...message.entries]
    this.takenBack = message.taken_back
    this.refused = null
    const { status, resigned, opening } = message
    if (status !== this.table.status || opening !== this.table.opening)
      this.table = { ...this.table, status, resigned, opening }
    this.#fresh()
    this.#position(message)
    const only = this.choices.length === 1 ? this.choices[0] : undefined
    const follow = this.#follow
    this.#follow = ''
    if (only && only.kind === follow) this.act([only.action])
  }

  /** What others did is seen step by step; nothing of it where the screen passes to other eyes. */
  #playBack({ entries, steps, view, taken_back }: Ev): boolean {
    const { table, log, view: before } = this
    if (!table || !before || taken_back || before.seat !== view.seat) return this.playback.add([])
    if (!entries.length) return this.playback.now !== null // a line that tells nothing
    const who = table.seats[entries[0]?.seat ?? -1]
    const own = !who || (who.mine && !who.stand_in) // what was drawn by hand was typed in here
    const line = { log, before, entries, views: steps.length ? steps : [view] }
    return this.playback.play(pageOf(table.game), line, own, this.lesson !== null)
  }

  #position(message: ViewMessage | Ev): void {
    this.#reasons.forget()
    this.view = message.view
    this.choices = message.choices as ChoiceOf<Kind>[]
    this.coach = message.coach
    this.undoable = message.undo
    this.actions = message.actions
    this.seq = message.seq
    this.clock = message.clock
    if (message.clock) this.ahead = message.clock.now - Date.now() / 1000
    this.thinking = -1
    this.#settle()
  }

  /** What was said, asked or selected for the position before. */
  #fresh(): void {
    this.picked = {}
    this.hint = this.asked = null
    this.hinting = false
  }
}
