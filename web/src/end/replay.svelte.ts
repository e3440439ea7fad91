/** Stepping through a finished game: positions come from the server one by one. */
import { review } from '../net/http'
import type { LogEntry, TableInfo } from '../net/wire'
import { Session } from '../table/session.svelte'

export class Replay {
  /** What the board shows. */
  session = $state.raw<Session>(new Session())
  at = $state.raw(0)
  lines = $state.raw<LogEntry[]>([])
  readonly last: number
  /** The position at the start of each turn. */
  readonly turns: number[]
  #live: Session
  #table: TableInfo
  #wanted = -1
  #told = $state.raw(0)

  private constructor(live: Session, table: TableInfo, turns: number[]) {
    this.#live = live
    this.#table = table
    this.turns = turns
    this.last = live.actions
  }

  static async of(live: Session, table: TableInfo, position = 0): Promise<Replay> {
    const replay = new Replay(live, table, (await review(table.id)).turns)
    await replay.to(position)
    return replay
  }

  /** The turn the position lies in, counted from 0. */
  get turn(): number {
    return Math.max(
      0,
      this.turns.findLastIndex((start) => start <= this.at),
    )
  }

  /** The log up to the position that is shown. */
  told(log: LogEntry[]): LogEntry[] {
    return log.slice(0, this.#told)
  }

  /** Goes there; of several wishes in a row only the last counts. */
  async to(position: number): Promise<void> {
    const wanted = Math.min(Math.max(position, 0), this.last)
    this.#wanted = wanted
    const past = await this.#live.at(wanted)
    if (this.#wanted !== wanted) return
    this.at = wanted
    this.lines = past.entries
    this.#told = past.told
    this.session = Session.past(this.#table, past)
  }

  /** From now on through the eyes of a seat, or as the table saw it. */
  seenBy(seat: number | null): void {
    this.#live.look(seat)
    void this.to(this.#wanted)
  }

  step(by: number): void {
    void this.to((this.#wanted < 0 ? this.at : this.#wanted) + by)
  }

  /** To the start of a turn near this one; past the last one, to the end. */
  stepTurn(by: number): void {
    const back = by < 0 && this.at > (this.turns[this.turn] ?? 0) ? 0 : by
    void this.to(this.turns[this.turn + back] ?? (by < 0 ? 0 : this.last))
  }

  pressed(key: string): boolean {
    if (key === 'ArrowRight') this.step(1)
    else if (key === 'ArrowLeft') this.step(-1)
    else if (key === 'PageDown') this.stepTurn(1)
    else if (key === 'PageUp') this.stepTurn(-1)
    else if (key === 'Home') void this.to(0)
    else if (key === 'End') void this.to(this.last)
    else return false
    return true
  }
}
