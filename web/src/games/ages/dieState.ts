// What can be done with a die of the tray now, and how that is shown.
import { t } from '../../words/index.svelte'
import { FACES, type Face } from './material'

/** `lead`: Leadership may reroll it; `led`: it is the one chosen for that. */
export type DieState = 'keep' | 'reroll' | 'locked' | 'lead' | 'led' | 'food' | 'workers' | 'still' | 'blank'

const KEYS: Partial<Record<DieState, string>> = {
  keep: 'ages-board-keep',
  reroll: 'ages-board-reroll',
  locked: 'ages-board-locked',
  lead: 'ages-board-lead-die',
  led: 'ages-board-reroll',
  food: 'ages-board-take-food',
  workers: 'ages-board-take-workers',
}

export const ICONS: Partial<Record<DieState, string>> = {
  keep: 'check',
  reroll: 'reroll',
  locked: 'lock',
  lead: 'upgrade',
  led: 'reroll',
  food: 'food',
  workers: 'hammer',
}

export function stateWords(state: DieState): string {
  const key = KEYS[state]
  return key ? t(key) : ''
}

/** Whether a die is a switch that is on or off; undefined where it is none. */
export function pressedAs(state: DieState): boolean | undefined {
  if (state === 'reroll' || state === 'led' || state === 'food') return true
  return state === 'keep' || state === 'lead' || state === 'workers' ? false : undefined
}

/** Faces that flit by while a die tumbles. */
export const flit = (place: number): Face[] => [1, 3, 4].map((by) => FACES[(place + by) % FACES.length] ?? 'food')
