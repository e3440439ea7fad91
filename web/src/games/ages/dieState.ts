// What can be done with a die of the tray now, and how that is shown.
import { t } from '../../words/index.svelte'
import { FACES, type Face } from './material'

export type DieState = 'keep' | 'reroll' | 'locked' | 'lead' | 'food' | 'workers' | 'still' | 'blank'

const KEYS: Partial<Record<DieState, string>> = {
  keep: 'ages-board-keep',
  reroll: 'ages-board-reroll',
  locked: 'ages-board-locked',
  lead: 'ages-board-reroll',
  food: 'ages-board-take-food',
  workers: 'ages-board-take-workers',
}

export const ICONS: Partial<Record<DieState, string>> = {
  keep: 'check',
  reroll: 'reroll',
  locked: 'lock',
  lead: 'reroll',
  food: 'food',
  workers: 'hammer',
}

export function stateWords(state: DieState): string {
  const key = KEYS[state]
  return key ? t(key) : ''
}

/** Faces that flit by while a die tumbles. */
export const flit = (place: number): Face[] => [1, 3, 4].map((by) => FACES[(place + by) % FACES.length] ?? 'food')
