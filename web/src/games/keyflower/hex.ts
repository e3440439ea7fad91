// Flat-topped hexagons: their corners, and where the cells of a village lie.

export const R = 67
const ROOT = Math.sqrt(3)
const f = (n: number): string => n.toFixed(1)

/** The corners of a hexagon as SVG points. */
export function corners(r: number, x = 0, y = 0): string {
  const h = (r * ROOT) / 2
  const at = [
    [r, 0],
    [r / 2, h],
    [-r / 2, h],
    [-r, 0],
    [-r / 2, -h],
    [r / 2, -h],
  ] as const
  return at.map(([dx, dy]) => `${f(x + dx)},${f(y + dy)}`).join(' ')
}

export interface Spot {
  x: number
  y: number
}

/** The middle of a cell in axial coordinates: north is (0, -1), northeast (1, -1). */
export function middle(q: number, r: number, size = R): Spot {
  return { x: 1.5 * size * q, y: ROOT * size * (r + q / 2) }
}

const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const

/** The cell beyond an edge: 0 north, then clockwise. */
export function beyond(q: number, r: number, direction: number): [number, number] {
  const [dq, dr] = STEPS[direction % 6] ?? [0, 0]
  return [q + dq, r + dr]
}

/** The letter of the edge that looks into a direction, on a tile turned by sixths clockwise. */
export function edgeOf(edges: string, turn: number, direction: number): string {
  return edges[(direction - turn + 12) % 6] ?? '-'
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The smallest box around the hexagons in these places. */
export function boxOf(spots: readonly Spot[], size = R, margin = 8): Box {
  const h = (size * ROOT) / 2
  const xs = spots.map((spot) => spot.x)
  const ys = spots.map((spot) => spot.y)
  const x = Math.min(...xs, 0) - size - margin
  const y = Math.min(...ys, 0) - h - margin
  return { x, y, width: Math.max(...xs, 0) + size + margin - x, height: Math.max(...ys, 0) + h + margin - y }
}
