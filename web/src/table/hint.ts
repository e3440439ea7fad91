import type { Candidate, Choice } from '../net/wire'
import type { ChoiceOf } from './session.svelte'

/** What a bot compares, and the line among it that the board shows and one press plays: its place, and its choices. */
export interface ShownHint<Kind extends string> {
  candidates: Candidate[]
  at: number
  choices: ChoiceOf<Kind>[]
  /** Other lines that would do as well: who has one of them ready is not pointed away from it. */
  others: ChoiceOf<Kind>[][]
  /** The board gets everything ready to do it; in a lesson one does that oneself. */
  ready: boolean
}

export function showing<Kind extends string>(candidates: Candidate[], at: number): ShownHint<Kind> {
  const choices = played(candidates[at]?.choices ?? []) as ChoiceOf<Kind>[]
  return { candidates, at, choices, others: [], ready: true }
}

/** Only where to begin. */
export function pointingAt<Kind extends string>(choices: Choice[], others: Choice[][]): ShownHint<Kind> {
  return {
    candidates: [],
    at: 0,
    choices: choices as ChoiceOf<Kind>[],
    others: others as ChoiceOf<Kind>[][],
    ready: false,
  }
}

/** A line without the end of the turn after it: one sees what came of it, and ends the turn oneself. */
export function played(choices: Choice[]): Choice[] {
  return choices.length > 1 && choices.at(-1)?.kind === 'end' ? choices.slice(0, -1) : choices
}
