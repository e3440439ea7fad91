/** The best score of games played alone, kept in this browser: it outlives the tables. */
import type { TableRow } from '../net/wire'

const KEY = 'tablestead.best'

export function bestScores(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

/** Keeps a score that is better than what was; returns the best one before it. */
export function keepBest(game: string, score: number): number | undefined {
  const best = bestScores()
  const before = best[game]
  if (before !== undefined && before >= score) return before
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...best, [game]: score }))
  } catch {
    // then it is as good as forgotten
  }
  return before
}

export function forgetBest(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // nothing could be kept either
  }
}

/** Whoever played alone to the end has a score. */
export function soloScore(row: TableRow): number | undefined {
  return row.status === 'finished' && row.seats.length === 1 && row.seats[0]?.mine ? row.scores?.[0] : undefined
}
