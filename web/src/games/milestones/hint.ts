// Where the hint points: the piece of its first choice.
import type { Choice } from '../../net/wire'
import type { Session } from '../../table/session.svelte'

export function hinted(session: Session, choice: Choice | undefined): boolean {
  return choice !== undefined && session.hint?.choices[0]?.action === choice.action
}
