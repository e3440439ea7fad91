import { HOUR } from '../lobby/time'
import type { Clock } from '../net/wire'

/** A game of days, to which people come back: the server says the same (table/clock.py). */
export const isSlow = ({ kind, seconds }: Clock): boolean => kind === 'none' || (kind === 'move' && seconds >= HOUR)
