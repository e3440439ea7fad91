/** The lines of the curve: what a seat may expect before every turn that is known, and at the end. */
import type { Estimate, Outlook } from '../net/reports'
import { spread, type Row } from './rows'

export type Shown = 'win' | 'points'

export interface CurvePoint {
  /** Before so many turns. */
  turn: number
  mean: number
  /** So far the truth may lie from it. */
  spread: number
}

export function pointsOf(rows: readonly Row[], seat: number, kind: Shown): CurvePoint[] {
  const of = (outlooks: readonly Outlook[]): Estimate | null => outlooks[seat]?.[kind] ?? null
  const known = rows.filter((row) => row.known)
  const points = known.map(({ number, before }) => ({ turn: number, found: of(before) }))
  const last = known.at(-1)
  if (last) points.push({ turn: last.number + 1, found: of(last.after) })
  return points.flatMap(({ turn, found }) => (found ? [{ turn, mean: found.mean, spread: spread(found) }] : []))
}

/** A line through the points, or so many spreads beside them. */
export function pathOf(
  points: readonly CurvePoint[],
  x: (turn: number) => number,
  y: (value: number) => number,
  beside = 0,
): string {
  return points
    .map(
      (point, i) => `${i ? 'L' : 'M'}${x(point.turn).toFixed(1)} ${y(point.mean + beside * point.spread).toFixed(1)}`,
    )
    .join('')
}
