// A tile was pressed: what is carried goes there, one choice acts at once, a placement is planned first, anything
// else is looked at.
import { isPlacement, type Plan } from './plan.svelte'
import type { Choice, Session } from './session'

export function onTileClick(session: Session, plan: Plan, tile: string, choices: readonly Choice[]): void {
  if (plan.cargo.routes.has(tile)) return plan.cargo.to(tile)
  if (plan.cargo.drop()) return
  const only = choices.length === 1 ? choices[0] : undefined
  if (only?.kind === 'carry') plan.cargo.take(only)
  else if (only && !isPlacement(only.kind)) session.act([only.action])
  else if (plan.tile === tile && !choices.length) plan.tile = ''
  else plan.look(tile)
}
