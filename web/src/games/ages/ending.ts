import type { AgesView } from '../../net/views'
import { t } from '../../words/index.svelte'
import { oneOf } from '../oneOf'

/** What brings about the end (A-E1) is told before it is done. */
export function warns(view: AgesView): string {
  const { step, end, active, players } = view
  const sheet = view.seats[active]
  if (players === 1 || !sheet) return ''
  if (end.last_round) return step === 'start' || step === 'end' ? t('ages-warns-last-round') : ''
  /** Who has a turn after this one. */
  const left = (view.start - 1 - active + players) % players
  const develops = oneOf(step, 'buy', 'pay', 'sell') && sheet.developments.length + 1 === end.developments_needed
  if (develops) return t('ages-warns-development', { left })
  const open = view.monuments.flatMap((one, at) =>
    one.first_by === null ? [one.boxes - (sheet.monuments[at] ?? 0)] : [],
  )
  const builds = step === 'build' && open.length === 1 && Math.max(...open) <= view.workers
  return builds ? t('ages-warns-monument', { left }) : ''
}
