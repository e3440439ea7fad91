// How the land looks: which triangles are field, meadow, wood, hill or rock, and where the lakes and grainfields lie that fill
// the places a board leaves out.
import { atOf, chance, idOf, LAST_HX, LAST_ROW, pair, type At, type Chart, type Extent, type Spot } from './lattice'

export type Ground = 'field' | 'meadow' | 'wood' | 'hill' | 'rock'

/** What grows where, by the place on the board: fields in the west, woods in the north and south, hills in the east. */
function groundAt(u: number, v: number): Ground {
  if (u > 0.74 && v > 0.74) return 'rock'
  if (u > 0.56 && v > 0.34 && v < 0.82) return 'hill'
  if (u > 0.5 && v < 0.42) return 'wood'
  if (u > 0.3 && v > 0.64) return 'wood'
  if (u < 0.27 && v < 0.55) return 'field'
  return 'meadow'
}

export function groundOf(triangle: string): Ground {
  const corners = triangle.split('-').map(atOf)
  const mean = (pick: (at: At) => number): number => corners.reduce((sum, at) => sum + pick(at), 0) / corners.length
  // the borders are frayed
  const u = mean((at) => at.hx) / LAST_HX + (chance(`${triangle}u`) - 0.5) * 0.09
  const v = mean((at) => at.row) / LAST_ROW + (chance(`${triangle}v`) - 0.5) * 0.09
  return groundAt(u, v)
}

/** One of three tints of a kind of ground. */
export function tintOf(triangle: string): number {
  return Math.floor(chance(triangle) * 3)
}

/** Strokes of the brush that say what grows there; `size` of the drawing's units. */
const STROKES: Record<Ground, readonly string[]> = {
  field: ['m-9 0q9-4 18 0m-18 5q9-4 18 0m-16-10q7-3 14 0', 'm-8 2q8-4 16 0m-15-5q7-3 14 0'],
  meadow: ['m0 3q1-5 0-7m3 7q0-5 3-6m-6 6q0-4-3-5', 'm-5 3q1-4 0-6m3 6q0-4 2-5m6 5q1-4 0-5m2 5q0-3 2-4'],
  wood: ['m-9 6l5-11 5 11zm9 1l4-9 4 9z', 'm-5 5l5-12 5 12zm-8 2l3-8 3 8zm12 0l3-7 3 7z'],
  hill: ['m-10 4q7-12 14 0m-4-3q6-8 12 3', 'm-12 3q6-9 12 0m-2-3q7-10 13 3'],
  rock: ['m-10 5l6-10 4 5 3-4 6 9m-13-9l1 4', 'm-8 4l5-8 4 5 3-3 5 6m-12-8l1 3'],
}

export interface Brush {
  ground: Ground
  path: string
}

export function brushOf(triangle: string, chart: Chart): Brush | null {
  if (chance(`${triangle}b`) < 0.3) return null
  const ground = groundOf(triangle)
  const { x, y } = chart.middle(triangle)
  const strokes = STROKES[ground]
  const one = strokes[Math.floor(chance(`${triangle}s`) * strokes.length)] ?? ''
  const at = { x: x + (chance(`${triangle}x`) - 0.5) * 12, y: y + (chance(`${triangle}y`) - 0.5) * 6 }
  return { ground, path: `M${pair(at)}${one}` }
}

export interface Blot {
  /** Lines along which the shape lies, to be drawn with a broad round stroke. */
  spine: string
  /** A place in it with room for a drawing. */
  heart: Spot
  size: number
}

/** What fills the places without points: lakes in the lower half, grainfields in the upper one. */
export function blots(missing: readonly string[], chart: Chart): { lakes: Blot[]; fields: Blot[] } {
  const upper = missing.filter((id) => atOf(id).row < 4)
  const lower = missing.filter((id) => atOf(id).row >= 4)
  return {
    fields: grouped(upper).map((group) => blot(group, chart)),
    lakes: grouped(lower).map((group) => blot(group, chart)),
  }
}

const AROUND: readonly At[] = [
  { hx: 2, row: 0 },
  { hx: 1, row: 1 },
  { hx: -1, row: 1 },
  { hx: -2, row: 0 },
  { hx: -1, row: -1 },
  { hx: 1, row: -1 },
]

function grouped(points: readonly string[]): string[][] {
  const left = new Set(points)
  const groups: string[][] = []
  for (const point of points) {
    if (!left.delete(point)) continue
    const group = [point]
    for (const one of group) {
      const at = atOf(one)
      for (const by of AROUND) {
        const next = idOf({ hx: at.hx + by.hx, row: at.row + by.row })
        if (left.delete(next)) group.push(next)
      }
    }
    groups.push(group)
  }
  return groups
}

function within({ hx, row }: At, { left, right, top, bottom }: Extent): boolean {
  return hx >= left && hx <= right && row >= top && row <= bottom
}

/** The group's points joined to each other, and out to the margin where they are at the edge of the lattice. */
function blot(group: readonly string[], chart: Chart): Blot {
  const inside = new Set(group)
  let spine = ''
  let heart: Spot = chart.point(group[0] ?? 'A1')
  let most = -1
  for (const point of group) {
    const at = atOf(point)
    const spot = chart.point(point)
    let joined = 0
    spine += `M${pair(spot)}h.1`
    for (const by of AROUND) {
      const next = { hx: at.hx + by.hx, row: at.row + by.row }
      const id = idOf(next)
      const outside = !within(next, chart.extent)
      if (!outside && !inside.has(id)) continue
      joined++
      spine += `M${pair(spot)}L${pair(chart.place(next))}`
      if (outside) {
        const far = { hx: at.hx + 3 * by.hx, row: at.row + 3 * by.row }
        spine += `L${pair(chart.place(far))}`
      }
    }
    if (joined > most) [most, heart] = [joined, spot]
  }
  return { spine, heart, size: group.length }
}
