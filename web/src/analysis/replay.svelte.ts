/** Stepping through a finished game: positions come from the server one by one. */
import { review } from '../net/http'
import type { LogEntry, Review, TableInfo } from '../net/wire'
import { Session } from '../table/session.svelte'
import { settings } from '../table/settings.svelte'

/** Milliseconds each step is shown when it plays by itself. */
const PACE = 900
const FAST = 400

export class Replay {
  /** What the board shows. */
  session = $state.raw<Session>(new Session())
  /** The step that is shown; 0 is the start. */
  at = $state.raw(0)
  lines = $state.raw<LogEntry[]>([])
  playing = $state.raw(false)
  readonly last: number
  /** A step is a decision with all that was drawn after it: the position each leads to. */
  readonly #steps: number[]
  /** The step each turn starts with. */
  readonly #turns: number[]
  #live: Session
  #table: TableInfo
  #wanted = -1
  #told = $state.raw(0)
  #run = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  private constructor(live: Session, table: TableInfo, { steps, turns }: Review) {
    this.#live = live
    this.#table = table
    this.#steps = steps
    this.#turns = turns.map((start) => steps.findIndex((position) => position >= start))
    this.last = steps.length - 1
  }

  static async of(live: Session, table: TableInfo, end: boolean): Promise<Replay> {
    const replay = new Replay(live, table, await review(table.id))
    await replay.#show(end ? replay.last : 0)
    return replay
  }

  /** The turn the step lies in, counted from 0. */
  get #turn(): number {
    return Math.max(
      0,
      this.#turns.findLastIndex((start) => start <= this.at),
    )
  }

  /** The log up to the position that is shown. */
  told(log: LogEntry[]): LogEntry[] {
    return log.slice(0, this.#told)
  }

  /** Of several wishes in a row only the last counts. */
  async #show(step: number): Promise<void> {
    const wanted = Math.min(Math.max(step, 0), this.last)
    this.#wanted = wanted
    const past = await this.#live.at(this.#steps[wanted] ?? 0)
    if (this.#wanted !== wanted) return
    this.at = wanted
    this.lines = past.entries
    this.#told = past.told
    this.session = Session.past(this.#table, past)
  }

  /** Goes there, and waits there. */
  to(step: number): void {
    this.pause()
    void this.#show(step)
  }

  /** From now on through the eyes of a seat, or as the table saw it. */
  seenBy(seat: number | null): void {
    this.#live.look(seat)
    void this.#show(this.#wanted)
  }

  step(by: number): void {
    this.to((this.#wanted < 0 ? this.at : this.#wanted) + by)
  }

  /** To the start of a turn near this one; past the last one, to the end. */
  stepTurn(by: number): void {
    const back = by < 0 && this.at > (this.#turns[this.#turn] ?? 0) ? 0 : by
    this.to(this.#turns[this.#turn + back] ?? (by < 0 ? 0 : this.last))
  }

  /** Step by step by itself, until the end or until somebody steps in; from the end on, all of it again. */
  async play(): Promise<void> {
    const run = ++this.#run
    this.playing = true
    if (this.at === this.last) await this.#show(0)
    while (this.#run === run && this.at < this.last) {
      const pace = settings.playback === 'fast' ? FAST : PACE
      await new Promise((on) => (this.#timer = setTimeout(on, pace)))
      if (this.#run === run) await this.#show(this.at + 1)
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
    else if (key === 'Home') this.to(0)
    else if (key === 'End') this.to(this.last)
    else if (key === 'p' && this.playing) this.pause()
    else if (key === 'p') void this.play()
    else return false
    return true
  }
}
