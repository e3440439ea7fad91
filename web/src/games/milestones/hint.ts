// Where the hint points: the piece of its first choice.
import type { Choice, Session } from './session'

export function hinted(session: Session, choice: Choice | undefined): boolean {
  return choice !== undefined && session.hint?.choices[0]?.action === choice.action
}
