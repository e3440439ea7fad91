// What the shell asks of a game; see ../page.ts. Here all that can be said without knowing it.
import type { View } from '../../net/views'
import type { End, PhoneTab, ScorePart, Steps } from '../page'
import Board from './Board.svelte'
import { pointsOf } from './sections'

export { Board }

export const steps = (): Steps => ({ ids: [], now: -1 })

export const ends = (): End[] => []

export const scores = (view: View): number[] => pointsOf({ ...view })

export const scoreParts = (): ScorePart[] => []

export const phoneTabs: PhoneTab[] = [{ id: 'board', glyph: 'hex', key: 'common-board' }]
