// Where the hint points: the piece of its first choice. How it is shown press by press is in hintLater.ts.
import { extras } from './extras.svelte'
import type { Plan } from './plan.svelte'
import type { Choice, Session } from './session'

export function hinted(session: Session, choices: readonly (Choice | undefined)[]): boolean {
  const action = session.hint?.choices[0]?.action
  return action !== undefined && choices.some((choice) => choice?.action === action)
}

/** A tile that is lit, unless it has been pressed and something else comes next; where a good is in hand, the one it goes to. */
export function hintedTile(session: Session, plan: Plan, tile: string, choices: readonly Choice[]): boolean {
  if (plan.cargo.load) return extras.parts?.isGoal(session, tile) ?? false
  return hinted(session, choices) && ['', 'tile'].includes(extras.parts?.nextPress(session, plan) ?? '')
}
