// Where the hint points: the pieces of its first choice.
import type { Choice, Session } from './session'

export function hinted(session: Session, target: string): boolean {
  return session.hint?.choices[0]?.target === target
}

/** How many dice of a face the hint rolls again. */
export function hintedDice(session: Session, face: string): number {
  const choice = session.hint?.choices[0]
  if (!choice) return 0
  if (choice.kind === 'lead') return choice.args['face'] === `face-${face}` ? 1 : 0
  const dice = choice.args['dice']
  return choice.kind === 'reroll' && typeof dice === 'object' && !Array.isArray(dice) ? (dice[`face-${face}`] ?? 0) : 0
}

/** The hint begins with this very choice. */
export function hintedChoice(session: Session, choice: Choice | undefined): boolean {
  return choice !== undefined && session.hint?.choices[0]?.action === choice.action
}
