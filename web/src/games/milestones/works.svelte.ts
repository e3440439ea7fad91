// What is being built: on the same point a street may start and a market be set up, so one of them is lit at a time.
import type { MilestonesKind, MilestonesView } from '../../net/views'
import { BUILDS, type Mode } from './material'
import { pointsOf } from './say'
import type { Choice, Session } from './session'

/** Kinds of choices that are made on the main board, whatever the mode. */
const ALWAYS: readonly MilestonesKind[] = ['street-middle', 'street-end', 'flour']

export class Works {
  /** What was built last, or chosen to be: it stays chosen while it is possible. */
  #wanted = $state<Mode>('street')
  #session: () => Session

  constructor(session: () => Session) {
    this.#session = session
  }

  of(mode: Mode): Choice[] {
    return this.#session().choicesOf(mode)
  }

  /** The mode that is lit, or nothing when nothing can be built. */
  get mode(): Mode | undefined {
    if (this.of(this.#wanted).length) return this.#wanted
    return BUILDS.map((one) => one.mode).find((mode) => this.of(mode).length)
  }

  choose(mode: Mode): void {
    if (this.of(mode).length) this.#wanted = mode
  }

  /** The best that can be had in a mode. */
  best(mode: Mode): number {
    return Math.max(0, ...this.of(mode).map(pointsOf))
  }

  /** What a press on a point would do, in notation, whether it can or not. */
  lineAt(view: MilestonesView, point: string): string {
    if (view.section.length) return point
    if (view.step === 'mill') return `flour ${point}`
    return `${this.mode === 'market' ? 'market' : 'street'} ${point}`
  }

  /** What is lit on the main board now. */
  get targets(): Choice[] {
    const { mode } = this
    return this.#session().choices.filter((choice) => choice.kind === mode || ALWAYS.includes(choice.kind))
  }
}
