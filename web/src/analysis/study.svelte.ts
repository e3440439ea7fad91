/** A finished game looked at again: where one stands in it, and what the analysis says of it. */
import { analysis, startAnalysis, stopAnalysis } from '../net/analysis'
import { review } from '../net/http'
import type { Analysis, Decision, Report, Review } from '../net/reports'
import type { TableInfo } from '../net/wire'
import { tell } from '../table/commands'
import type { Session } from '../table/session.svelte'
import { settings } from '../table/settings.svelte'
import { Replay } from './replay.svelte'
import { joined, rowsOf, tellingOf, worstOf, type Row } from './rows'

/** Milliseconds each step is shown when it plays by itself, and a mistake, which is read. */
const PACE = 900
const FAST = 400
const READ = 5000

export type Depth = Analysis['depth']

export class Study {
  readonly table: TableInfo
  readonly live: Session
  readonly replay: Replay
  readonly review: Review
  depth = $state<Depth>('quick')
  status = $state<Analysis['status']>('none')
  /** Seconds that a turn takes. */
  seconds = $state(0)
  report = $state.raw<Report | null>(null)
  /** Steps go from mistake to mistake. */
  only = $state(true)
  playing = $state(false)
  /** Somebody went somewhere; until then the analysis chooses what is shown. */
  moved = $state(false)
  /** Whose game somebody chose to be told. */
  #chosen = $state<number>()
  /** Whose eyes somebody chose; else those of who decides. */
  #eyes: number | null | undefined
  #reading: Promise<void> = Promise.resolve()
  #run = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  private constructor(live: Session, table: TableInfo, found: Review) {
    this.live = live
    this.table = table
    this.review = found
    this.replay = new Replay(live, table, found)
  }

  static async of(live: Session, table: TableInfo, end: boolean): Promise<Study> {
    const study = new Study(live, table, await review(table.id))
    study.moved = end
    await Promise.all([study.replay.show(end ? study.replay.last : 0), study.find()])
    await study.#begin()
    return study
  }

  readonly rows: Row[] = $derived.by(() => rowsOf(this.review, this.live.log, this.report))
  readonly decisions: Decision[] = $derived(this.rows.flatMap(({ decisions }) => decisions))
  readonly marked: Decision[] = $derived(this.decisions.filter(({ mark }) => mark))
  /** Of whose game it is told as; everybody's, for who only looks on and chose nobody. */
  readonly mistakes: Decision[] = $derived(
    this.#chosen !== undefined || this.isMine(this.own)
      ? this.marked.filter(({ seat }) => seat === this.own)
      : this.marked,
  )
  /** The row that is shown. */
  readonly row: Row | undefined = $derived(this.rows.findLast(({ at }) => at <= this.replay.position) ?? this.rows[0])
  /** The decision that is shown: before its first step. */
  readonly decision: Decision | undefined = $derived(this.decisions.find(({ at }) => at === this.replay.position))

  /** Whose game it is told as: somebody's who was chosen, else one's own, else the first seat's. */
  get own(): number {
    const mine = this.table.seats.findIndex((seat) => seat.mine)
    return this.#chosen ?? Math.max(0, mine)
  }

  /** It is the game of who looks at it: of one person, not of several at one screen or in a record. */
  get isOwn(): boolean {
    return this.isMine(this.own) && this.table.seats.filter((seat) => seat.mine).length === 1
  }

  choose(seat: number): void {
    this.#chosen = seat
  }

  /** Somebody at this browser decided for this seat. */
  isMine(seat: number): boolean {
    return this.table.seats[seat]?.mine ?? false
  }

  /** Steps go from mistake to mistake, where some are known. */
  get skips(): boolean {
    return this.only && this.mistakes.length > 0
  }

  // The analysis

  /** The deepest there is. */
  async find(): Promise<void> {
    for (const depth of ['deep', 'normal', 'quick'] as const) {
      const found = await analysis(this.table.id, depth).catch(() => null)
      if (found && found.status !== 'none') return this.#take(found, depth)
    }
  }

  #take(found: Analysis, depth: Depth): void {
    this.depth = depth
    this.status = found.status
    this.seconds = found.seconds
    this.report = found.report
  }

  /** There is more of it: read one after the other, so that nothing older comes later. */
  refresh(): Promise<void> {
    return (this.#reading = this.#reading.then(() => this.#refresh()).then(() => this.#begin()))
  }

  async #refresh(): Promise<void> {
    if (this.status === 'none') return this.find()
    const { depth } = this
    const found = await analysis(this.table.id, depth, this.report?.analysed_from).catch(() => null)
    if (!found || depth !== this.depth) return
    this.status = found.status
    this.seconds = found.seconds
    this.report = joined(this.report, found.report)
  }

  async start(depth: Depth): Promise<void> {
    await tell(async () => {
      const begun = startAnalysis(this.table.id, depth)
      this.#reading = this.#reading
        .then(async () => this.#take(await begun, depth))
        .then(() => this.#begin())
        .catch(() => undefined)
      await begun
    })
  }

  async stop(): Promise<void> {
    await tell(() => stopAnalysis(this.table.id, this.depth))
    await this.refresh()
  }

  // The way through

  /** What is worth a look first, once all is known: one's worst mistake, else the last turn. */
  async #begin(): Promise<void> {
    const last = this.rows.at(-1)
    if (this.moved || this.status !== 'done' || !last) return
    const { at } = worstOf(this.mistakes) ?? tellingOf(last) ?? last
    await this.#show(this.replay.stepOf(at))
  }

  /** Goes to a position, and waits there. */
  to(position: number): void {
    this.toStep(this.replay.stepOf(position))
  }

  toStep(step: number): void {
    this.moved = true
    this.pause()
    void this.#show(step)
  }

  toRow(row: Row): void {
    this.to(tellingOf(row)?.at ?? row.at)
  }

  async #show(step: number): Promise<void> {
    const decision = this.decisions.find(({ at }) => at === this.replay.steps[step])
    if (this.table.hidden && this.#eyes === undefined && decision) this.replay.seenBy(decision.seat)
    await this.replay.show(step)
  }

  /** From now on through the eyes of a seat, or as the table saw it. */
  seenBy(seat: number | null): void {
    this.#eyes = seat
    this.replay.seenBy(seat)
    void this.replay.show(this.replay.wanted)
  }

  /** The next stop in this direction: a mistake, or a step. */
  #next(by: number): number | undefined {
    const { replay } = this
    if (!this.skips) return replay.wanted + by
    const here = replay.steps[replay.wanted] ?? 0
    const found = by > 0 ? this.mistakes.find(({ at }) => at > here) : this.mistakes.findLast(({ at }) => at < here)
    return found ? replay.stepOf(found.at) : undefined
  }

  step(by: number): void {
    const next = this.#next(by)
    if (next !== undefined) this.toStep(next)
  }

  stepTurn(by: number): void {
    this.toStep(this.replay.turnStep(by))
  }

  /** There is something in this direction. */
  can(by: number): boolean {
    const next = this.#next(by)
    return next !== undefined && next >= 0 && next <= this.replay.last
  }

  /** Stop by stop by itself, until the end or until somebody steps in; from the end on, all of it again. */
  async play(): Promise<void> {
    const run = ++this.#run
    this.playing = this.moved = true
    if (!this.can(1)) await this.#show(0)
    while (this.#run === run && this.can(1)) {
      const pace = this.skips && this.decision ? READ : settings.playback === 'fast' ? FAST : PACE
      await new Promise((on) => (this.#timer = setTimeout(on, pace)))
      const next = this.#next(1)
      if (this.#run === run && next !== undefined) await this.#show(next)
    }
    if (this.#run === run) this.playing = false
  }

  pause(): void {
    this.#run++
    this.playing = false
    clearTimeout(this.#timer)
  }

  pressed(key: string): boolean {
    if (key === 'ArrowRight') this.step(1)
    else if (key === 'ArrowLeft') this.step(-1)
    else if (key === 'PageDown') this.stepTurn(1)
    else if (key === 'PageUp') this.stepTurn(-1)
    else if (key === 'Home') this.toStep(0)
    else if (key === 'End') this.toStep(this.replay.last)
    else if (key === 'm') this.only = !this.only
    else if (key === 'p' && this.playing) this.pause()
    else if (key === 'p') void this.play()
    else return false
    return true
  }
}
