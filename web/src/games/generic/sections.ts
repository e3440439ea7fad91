// A view of any game as plain sections: what stands in it by name, numbers and words as they are.

export type Row = { name: string; value: string | number | string[] | Record<string, number> }

export interface Section {
  name: string
  /** The seat it is about, or -1. */
  seat: number
  rows: Row[]
}

/** What every view has and the shell shows in its own places. */
const COMMON = new Set(['game', 'seat', 'player', 'active', 'step', 'round', 'players', 'start'])

/** The sections of a view: first what is plain, then a section for each part that has parts itself. */
export function sectionsOf(view: Record<string, unknown>): Section[] {
  const own = Object.entries(view).filter(([name]) => !COMMON.has(name))
  const rows = own.flatMap(([name, value]) => rowsOf(name, value))
  const parts = own.flatMap(([name, value]) => partsOf(name, value))
  return [{ name: '', seat: -1, rows }, ...parts].filter((section) => section.rows.length)
}

function partsOf(name: string, value: unknown): Section[] {
  if (Array.isArray(value)) {
    const things = value.filter(isThing)
    const bySeat = name === 'seats'
    return things.map((thing, i) => ({ name, seat: bySeat ? i : -1, rows: allRows(thing) }))
  }
  return isThing(value) && !isCount(value) ? [{ name, seat: -1, rows: allRows(value) }] : []
}

const allRows = (thing: Record<string, unknown>): Row[] =>
  Object.entries(thing).flatMap(([name, value]) =>
    isThing(value) && !isCount(value) ? allRows(value) : rowsOf(name, value),
  )

/** One row, or none for what is empty or has parts of its own. */
function rowsOf(name: string, value: unknown): Row[] {
  if (typeof value === 'number' || (typeof value === 'string' && value)) return [{ name, value }]
  if (Array.isArray(value) && value.every((one) => typeof one === 'string' || typeof one === 'number')) {
    return value.length ? [{ name, value: value.map(String) }] : []
  }
  return isCount(value) && Object.keys(value).length ? [{ name, value }] : []
}

function isThing(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isCount(value: unknown): value is Record<string, number> {
  return isThing(value) && Object.values(value).every((one) => typeof one === 'number')
}

/** Everybody's points, where the view has them: `scores` by seat, or `points` or `score` of each seat. */
export function pointsOf(view: Record<string, unknown>): number[] {
  if (Array.isArray(view.scores)) return view.scores.map(Number)
  const seats = Array.isArray(view.seats) ? view.seats.filter(isThing) : []
  const points = seats.map(({ points, score }) => points ?? (isThing(score) ? score.total : score))
  return points.every((one) => typeof one === 'number') ? points : []
}
