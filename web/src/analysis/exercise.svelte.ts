/** A mistake tried again: the position before it, and whether what is tried now is better. Nothing is given away before. */
import { tryLine } from '../net/analysis'
import type { Decision, Line } from '../net/reports'
import { Session } from '../table/session.svelte'
import type { Depth } from './study.svelte'

/** So many points behind the best line is as good as it. */
const ALIKE = 0.5

/** `waits`: it is being judged; `unknown`: it could not be. */
export type Answer = 'best' | 'good' | 'same' | 'worse' | 'waits' | 'unknown'

export class Exercise {
  readonly decision: Decision
  readonly session: Session
  readonly #table: string
  readonly #depth: Depth
  /** Somebody wanted to be told without trying. */
  #asked = $state(false)
  /** What came of the line that was asked about: null where that is not known. */
  #judged = $state.raw<{ actions: number[]; line: Line | null } | null>(null)

  constructor(table: string, depth: Depth, decision: Decision) {
    this.decision = decision
    this.#table = table
    this.#depth = depth
    const path = `tables/${encodeURIComponent(table)}/exercises/${depth}/${decision.at}`
    this.session = new Session(path, { path })
  }

  get over(): boolean {
    return this.session.exercise?.over ?? false
  }

  /** The answer may be seen. */
  get told(): boolean {
    return this.#asked || this.over
  }

  ask(): void {
    this.#asked = true
  }

  again(): void {
    this.#asked = false
    if (this.session.undoable.n) this.session.undo()
  }

  /** The actions that were tried, where the analysis did not compare them. */
  get #other(): number[] | null {
    const { over, same, tried } = this.session.exercise ?? { over: false, same: -1, tried: [] }
    return over && same < 0 ? tried.map(({ action }) => action) : null
  }

  /** Has a line judged that the analysis did not compare. */
  async judge(): Promise<void> {
    const actions = this.#other
    if (!actions || sameActions(actions, this.#judged?.actions)) return
    const line = await tryLine(this.#table, this.#depth, this.decision.at, actions).catch(() => null)
    if (sameActions(actions, this.#other)) this.#judged = { actions, line }
  }

  /** The line that was tried, where something is known about it. */
  get line(): Line | undefined {
    if (!this.over) return undefined
    const other = this.#other
    if (!other) return this.decision.lines[this.session.exercise?.same ?? -1]
    return (sameActions(other, this.#judged?.actions) && this.#judged?.line) || undefined
  }

  get answer(): Answer | null {
    if (!this.over) return null
    const waits = this.#other && !sameActions(this.#other, this.#judged?.actions)
    return waits ? 'waits' : judged(this.decision, this.line)
  }

  close(): void {
    this.session.close()
  }
}

function sameActions(one: readonly number[] | null, other: readonly number[] | undefined): boolean {
  return one?.join() === other?.join()
}

export function judged({ lines }: Decision, tried: Line | undefined): Answer {
  const [best] = lines
  if (!tried || !best) return 'unknown'
  if (tried === best) return 'best'
  if (tried.played) return 'same'
  return best.outlook.lead.mean - tried.outlook.lead.mean < ALIKE ? 'good' : 'worse'
}
