import type { KeyflowerStep } from '../../net/views'

/** By step: the rules that matter most. */
export const suggested: Partial<Record<KeyflowerStep, readonly string[]>> = {
  homes: ['K-S1'],
  screens: ['K-S1', 'K-S3', 'K-S4'],
  deal: ['K-S1', 'K-N2'],
  load: ['K-S2', 'K-N1'],
  'load-skills': ['K-S2', 'K-N1'],
  offer: ['K-N1'],
  turn: ['K-T1', 'K-B2', 'K-U2', 'K-T2', 'K-T3'],
  workers: ['K-T1', 'K-B2', 'K-U2', 'K-T2', 'K-T3'],
  cost: ['K-U4', 'K-V1', 'K-V2'],
  choose: ['K-V2'],
  draw: ['K-V1', 'K-U3'],
  'draw-skills': ['K-V1', 'K-U3'],
  transport: ['K-M1', 'K-M2'],
  direction: ['K-M1'],
  payment: ['K-M2'],
  keep: ['K-N2'],
  boat: ['K-E5', 'K-E6', 'K-C7'],
  gift: ['K-F1a'],
  lay: ['K-E7'],
  cell: ['K-E7'],
  rotation: ['K-E7'],
  end: ['K-T1'],
  over: ['K-G1', 'K-G2', 'K-G4', 'K-G5', 'K-G6'],
}
