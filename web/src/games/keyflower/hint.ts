// Where the hint points: the piece of its first choice.
import type { Choice, Session } from './session'

export function hinted(session: Session, choices: readonly (Choice | undefined)[]): boolean {
  const action = session.hint?.choices[0]?.action
  return action !== undefined && choices.some((choice) => choice?.action === action)
}
