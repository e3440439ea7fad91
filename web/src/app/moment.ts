/** When a table may be loaded anew: never in the middle of a move. */
import type { Session } from '../table/session.svelte'

/**
 * Nobody here is to decide, or the turn that just `arrived` is a new one; and nothing is on its way, shown step by step, typed or
 * asked. Later in a turn a board may hold what nobody has sent yet.
 */
export function isBetweenMoves(session: Session, arrived: boolean): boolean {
  const { table, view, turn, covered } = session
  if (session.status !== 'open' || table?.status !== 'running' || !view) return false
  if (session.busy || session.asked || session.playback.now || isEntering()) return false
  if (!turn || covered) return true
  const last = session.log.at(-1)
  return arrived && last !== undefined && (last.active !== view.active || last.round !== view.round)
}

/** A dialog is open, or words stand in a field. */
function isEntering(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input:not([type]), input[type=text], textarea')]
  return document.querySelector('dialog[open]') !== null || fields.some(({ readOnly, value }) => !readOnly && value)
}
