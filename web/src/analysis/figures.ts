/** The figures of an analysis in words. */
import { number, t } from '../words/index.svelte'
import type { Estimate, Player } from '../net/reports'
import { LUCKY } from './rows'

/** A chance in per cent. */
export function percent(chance: number): string {
  return number(chance, { style: 'percent', maximumFractionDigits: 0 })
}

/** A change of a chance, with its sign. */
export function percentChange(chance: number): string {
  return number(chance, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' })
}

/** Points to a tenth; with a sign where they are a lead, a loss or luck. */
export function tenths(points: number, sign = true): string {
  const rounded = Math.round(points * 10) / 10 + 0
  return number(rounded, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: sign ? 'exceptZero' : 'auto',
  })
}

/** What a decision or a turn cost, in short; nothing for what cost nothing. */
export function lossOf(loss: number, winLoss: number): string {
  const points = tenths(-loss)
  return winLoss >= 0.005
    ? t('shell-analysis-loss-win', { points, win: percentChange(-winLoss) })
    : t('shell-analysis-loss', { points })
}

/** ± so much, 95 times of 100; nothing where it is exact. */
export function margin({ error }: Estimate, scale: 'points' | 'chance'): string {
  const wide = 1.96 * error
  if (scale === 'points') return `± ${number(wide, { maximumFractionDigits: 1 })}`
  return `± ${number(100 * wide, { maximumFractionDigits: 0 })}`
}

/** Words that are no names of components, as those of arguments would be. */
export type Played = 'strongly' | 'evenly' | 'weakly' | 'unsure'
export type Luck = 'with' | 'against' | 'neither'

/** `levels`: from the weakest to the strongest. Of few decisions nobody can tell. */
export function playedLike({ grade }: Player, levels: readonly string[]): Played {
  const at = levels.indexOf(grade)
  if (!grade) return 'unsure'
  return at >= 2 ? 'strongly' : at === 1 ? 'evenly' : 'weakly'
}

export function luckOf(points: number): Luck {
  return points >= LUCKY ? 'with' : points <= -LUCKY ? 'against' : 'neither'
}

/** So long it will still take. */
export function timeLeft(seconds: number): string {
  if (seconds < 90) return t('shell-analysis-seconds', { n: Math.max(1, Math.round(seconds)) })
  return t('shell-analysis-minutes', { n: Math.round(seconds / 60) })
}
