import type { MilestonesStep } from '../../net/views'

/** By step: the rules that matter most. */
export const suggested: Partial<Record<MilestonesStep, readonly string[]>> = {
  lots: ['M-S1', 'M-S6'],
  tiles: ['M-S3', 'M-S6'],
  draft: ['M-S4', 'M-T6'],
  place: ['M-T8', 'M-T7a', 'M-S4'],
  move: ['M-T1', 'M-T3', 'M-T2'],
  trade: ['M-T7', 'M-T7a', 'M-T7b', 'M-T7c', 'M-T6'],
  refill: ['M-T7a'],
  works: ['M-T9', 'M-T10', 'M-T11', 'M-B1'],
  'street-middle': ['M-T9', 'M-B1'],
  'street-end': ['M-T9', 'M-T9b'],
  bonus: ['M-B1', 'M-B2', 'M-B3', 'M-B5'],
  mill: ['M-T13', 'M-T14'],
  return: ['M-T15'],
  cover: ['M-T16'],
  'may-cover': ['M-T16', 'M-T1'],
  end: ['M-T2', 'M-T1', 'M-E1'],
  over: ['M-E2', 'M-E3'],
}
