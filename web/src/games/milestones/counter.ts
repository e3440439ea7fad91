import type { MilestonesView } from '../../net/views'
import { oneOf } from '../oneOf'
import type { Session } from './session'

/** Whether this step has something to show over the lower spaces of the mat of whoever decides. */
export function needsCounter(session: Session, view: MilestonesView): boolean {
  if (!session.mine) return false
  if (view.step === 'trade') return session.choices.some((choice) => choice.kind === 'buy' || choice.kind === 'sell')
  return oneOf(view.step, 'place', 'bonus', 'works', 'street-middle', 'street-end')
}
