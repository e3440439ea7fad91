// A worker tile in words.
import { t } from '../../words/index.svelte'
import { tileOf } from './material'

export function tileWords(id: string): string {
  const workers = tileOf(id)
  if (!workers) return t('milestones-board-no-tile')
  const [left, right] = workers
  return t('milestones-board-tile', { left: left.kind, leftn: left.number, right: right.kind, rightn: right.number })
}
