import type { MilestonesView } from '../../net/views'
import type { Session } from '../../table/session.svelte'

/** Whether this step has something to show over the lower spaces of the mat of whoever decides. */
export function needsCounter(session: Session, view: MilestonesView): boolean {
  if (!session.mine) return false
  if (view.step === 'trade') return session.choices.some((choice) => choice.kind === 'buy' || choice.kind === 'sell')
  return ['place', 'bonus', 'works', 'street-middle', 'street-end'].includes(view.step)
}
