/** What a draw makes final is confirmed first, unless one does not want it. */
import type { ChoiceOf, Session } from './session.svelte'
import { settings } from './settings.svelte'

/** A line that waits for a yes, and the choice in it after which something is drawn. */
export interface Asked<Kind extends string> {
  actions: number[]
  choice: ChoiceOf<Kind>
}

/** Null where nothing has to be asked; of a line of several steps the hint knows what follows each. */
export function toConfirm<Kind extends string>(session: Session<Kind>, actions: number[]): Asked<Kind> | null {
  if (!settings.askDraws || session.table?.real_draws) return null
  const known = actions.length > 1 ? (session.hint?.choices ?? []) : session.choices
  const choice = known.find((one) => one.draws && actions.includes(one.action))
  return choice ? { actions, choice } : null
}
