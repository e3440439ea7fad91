/** A mistake tried again: the position before it, and whether what is tried now is better. Nothing is given away before. */
import type { Decision, Line } from '../net/reports'
import { Session } from '../table/session.svelte'
import type { Depth } from './study.svelte'

/** So many points behind the best line is as good as it. */
const ALIKE = 0.5

export type Answer = 'best' | 'good' | 'same' | 'worse' | 'unknown'

export class Exercise {
  readonly decision: Decision
  readonly session: Session
  /** Somebody wanted to be told without trying. */
  #asked = $state(false)

  constructor(table: string, depth: Depth, decision: Decision) {
    this.decision = decision
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

  /** The line that was tried, where the analysis compared it. */
  get line(): Line | undefined {
    return this.over ? this.decision.lines[this.session.exercise?.same ?? -1] : undefined
  }

  get answer(): Answer | null {
    return this.over ? judged(this.decision, this.line) : null
  }

  close(): void {
    this.session.close()
  }
}

export function judged({ lines }: Decision, tried: Line | undefined): Answer {
  const [best] = lines
  if (!tried || !best) return 'unknown'
  if (tried === best) return 'best'
  if (tried.played) return 'same'
  return best.outlook.lead.mean - tried.outlook.lead.mean < ALIKE ? 'good' : 'worse'
}
