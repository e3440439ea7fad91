import type { AgesStep } from '../../net/views'

/** By step: the rules that matter most. */
export const suggested: Partial<Record<AgesStep, readonly string[]>> = {
  start: ['A-T1', 'A-L3'],
  rolling: ['A-T1'],
  reroll: ['A-T2', 'A-T11'],
  lead: ['A-T3'],
  food: ['A-T5', 'A-T10'],
  spearheads: ['A-L6'],
  trade: ['A-V2', 'A-L5'],
  offer: ['A-V2'],
  respond: ['A-V2'],
  build: ['A-T14', 'A-T15', 'A-T16', 'A-T17'],
  buy: ['A-T18', 'A-T20'],
  pay: ['A-T18', 'A-T20'],
  sell: ['A-T19'],
  discard: ['A-T21'],
  end: ['A-T0', 'A-T20', 'A-E1'],
  over: ['A-E2', 'A-E3'],
}
