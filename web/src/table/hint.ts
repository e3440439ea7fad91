import type { Candidate } from '../net/wire'
import type { ChoiceOf } from './session.svelte'

/** What a bot compares, and the line among it that the board shows and one press plays: its place, and its choices. */
export interface ShownHint<Kind extends string> {
  candidates: Candidate[]
  at: number
  choices: ChoiceOf<Kind>[]
}

export function showing<Kind extends string>(candidates: Candidate[], at: number): ShownHint<Kind> {
  return { candidates, at, choices: (candidates[at]?.choices ?? []) as ChoiceOf<Kind>[] }
}
