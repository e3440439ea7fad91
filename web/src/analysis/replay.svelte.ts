/** Stepping through a finished game: positions come from the server one by one. */
import type { Review } from '../net/reports'
import type { LogEntry, TableInfo } from '../net/wire'
import { Session } from '../table/session.svelte'

export class Replay {
  /** What the board shows. */
  session = $state.raw<Session>(new Session())
  /** The step that is shown; 0 is the start. */
  at = $state.raw(0)
  lines = $state.raw<LogEntry[]>([])
  readonly last: number
  /** A step is a decision with all that was drawn after it: the position each leads to. */
  readonly steps: number[]
  /** The step each turn starts with. */
  readonly #turns: number[]
  #live: Session
  #table: TableInfo
  #wanted = $state.raw(-1)
  #told = $state.raw(0)

  constructor(live: Session, table: TableInfo, { steps, turns }: Review) {
    this.#live = live
    this.#table = table
    this.steps = steps
    this.#turns = turns.map((start) => steps.findIndex((position) => position >= start))
    this.last = steps.length - 1
  }

  /** The turn the step lies in, counted from 0. */
  get #turn(): number {
    return Math.max(
      0,
      this.#turns.findLastIndex((start) => start <= this.at),
    )
  }

  /** The position that is shown. */
  get position(): number {
    return this.steps[this.at] ?? 0
  }

  /** The step that is wanted: what is shown follows it. */
  get wanted(): number {
    return this.#wanted < 0 ? this.at : this.#wanted
  }

  /** The step that shows a position, or the next one that can be seen. */
  stepOf(position: number): number {
    const step = this.steps.findIndex((at) => at >= position)
    return step < 0 ? this.last : step
  }

  /** The log up to the position that is shown. */
  told(log: LogEntry[]): LogEntry[] {
    return log.slice(0, this.#told)
  }

  /** Of several wishes in a row only the last counts. */
  async show(step: number): Promise<void> {
    const wanted = Math.min(Math.max(step, 0), this.last)
    this.#wanted = wanted
    const past = await this.#live.at(this.steps[wanted] ?? 0)
    if (this.#wanted !== wanted) return
    this.at = wanted
    this.lines = past.entries
    this.#told = past.told
    this.session = Session.past(this.#table, past)
  }

  /** From now on through the eyes of a seat, or as the table saw it. */
  seenBy(seat: number | null): void {
    this.#live.look(seat)
  }

  /** The step at the start of a turn near the one that is shown; past the last one, the end. */
  turnStep(by: number): number {
    const back = by < 0 && this.at > (this.#turns[this.#turn] ?? 0) ? 0 : by
    return this.#turns[this.#turn + back] ?? (by < 0 ? 0 : this.last)
  }
}
