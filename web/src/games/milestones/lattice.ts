// Where the points, lines and triangles of the main board lie. Any board is a part of one lattice: seven rows of 10 and 9
// points, a point's id being its row and its place in it.
import { fitScale, type Size } from '../../look/panZoom'
import type { BoardView } from '../../net/views'

export interface Spot {
  x: number
  y: number
}

export const ROWS = 'ABCDEFG'
export const LAST_HX = 18
export const LAST_ROW = 6

/** Doubled coordinates: a point neighbours (hx ± 2, row) and (hx ± 1, row ± 1). */
export interface At {
  hx: number
  row: number
}

export function atOf(point: string): At {
  const row = ROWS.indexOf(point.charAt(0))
  return { row, hx: 2 * (Number(point.slice(1)) - 1) + (row % 2) }
}

export function idOf({ hx, row }: At): string {
  const letter = ROWS.charAt(row)
  if (!letter || hx < 0 || hx > LAST_HX || (hx - row) % 2 !== 0) return ''
  return `${letter}${(hx - (row % 2)) / 2 + 1}`
}

/** The three lines that go on from a point to the right and below: each line of the board is told once. */
const ONWARDS: readonly At[] = [
  { hx: 2, row: 0 },
  { hx: 1, row: 1 },
  { hx: -1, row: 1 },
]

export interface Printed {
  points: string[]
  values: Map<string, number>
  /** `A1-A2`. */
  lines: [string, string][]
  /** `A1-A2-B1`, corners from the upper left. */
  triangles: string[]
  extent: Extent
  /** Places of the lattice within that extent which this board leaves out. */
  missing: string[]
}

/** The part of the lattice that a board takes up. */
export interface Extent {
  left: number
  right: number
  top: number
  bottom: number
}

/** What is printed on a board, derived from its points. */
export function printedOn(board: BoardView): Printed {
  const points = board.points.map((point) => point.id)
  const values = new Map(board.points.map((point) => [point.id, point.value]))
  const lines: [string, string][] = []
  const triangles: string[] = []
  for (const point of points) {
    const at = atOf(point)
    const next = ONWARDS.map((by) => idOf({ hx: at.hx + by.hx, row: at.row + by.row }))
    const there = next.map((id) => id !== '' && values.has(id))
    next.forEach((id, i) => there[i] && lines.push([point, id]))
    if (there[0] && there[1]) triangles.push(`${point}-${next[0]}-${next[1]}`)
    if (there[2] && there[1]) triangles.push(`${point}-${next[2]}-${next[1]}`)
  }
  const extent = extentOf(points.map(atOf))
  return { points, values, lines, triangles, extent, missing: lattice(extent).filter((id) => !values.has(id)) }
}

/** A board of a few points is not blown up to fill the table: it has some land around it. */
const NARROWEST = 10
const LOWEST = 4

function extentOf(places: At[]): Extent {
  const columns = places.map(({ hx }) => hx)
  const rows = places.map(({ row }) => row)
  const [left, right] = widened(Math.min(...columns), Math.max(...columns), NARROWEST, LAST_HX)
  const [top, bottom] = widened(Math.min(...rows), Math.max(...rows), LOWEST, LAST_ROW)
  return { left, right, top, bottom }
}

function widened(from: number, to: number, least: number, last: number): [number, number] {
  const more = Math.max(0, least - (to - from))
  const low = Math.max(0, Math.min(from - Math.floor(more / 2), last - least))
  return more ? [low, low + least] : [from, to]
}

function lattice({ left, right, top, bottom }: Extent): string[] {
  const found: string[] = []
  for (let row = top; row <= bottom; row++) {
    for (let hx = left; hx <= right; hx++) {
      const id = idOf({ hx, row })
      if (id) found.push(id)
    }
  }
  return found
}

export interface Margins {
  left: number
  top: number
  right: number
  bottom: number
}

/** Half the distance between neighbours of a row, and the distance of the rows, in the units of the drawing. */
export const HALF = 35.5
export const RISE = 60

/**
 * The lattice laid into an area of the drawing: it may be stretched a little to fill it. What is left is shared between both
 * sides, or left free at the right and below.
 */
export class Chart {
  readonly width: number
  readonly height: number
  readonly half: number
  readonly rise: number
  readonly extent: Extent
  readonly #left: number
  readonly #top: number

  constructor(width: number, height: number, margins: Margins, extent: Extent, centred: boolean) {
    this.width = width
    this.height = height
    this.extent = extent
    const columns = extent.right - extent.left
    const rows = extent.bottom - extent.top
    const across = (width - margins.left - margins.right) / columns
    const down = (height - margins.top - margins.bottom) / rows
    this.half = Math.min(across, HALF * 1.16)
    this.rise = Math.min(down, RISE * 1.16)
    const part = centred ? 0.5 : 0
    this.#left = margins.left + (across - this.half) * columns * part - extent.left * this.half
    this.#top = margins.top + (down - this.rise) * rows * part - extent.top * this.rise
  }

  place({ hx, row }: At): Spot {
    return { x: this.#left + hx * this.half, y: this.#top + row * this.rise }
  }

  point(id: string): Spot {
    return this.place(atOf(id))
  }

  /** The middle of a triangle or a line, given by its corners: `A1-A2-B1`. */
  middle(id: string): Spot {
    const corners = id.split('-').map((corner) => this.point(corner))
    const sum = corners.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 })
    return { x: sum.x / corners.length, y: sum.y / corners.length }
  }

  /** A line through points. */
  path(points: readonly string[]): string {
    return points.map((id, i) => `${i ? 'L' : 'M'}${pair(this.point(id))}`).join('')
  }

  /** The corners of a triangle, drawn towards its middle. */
  corners(triangle: string, part = 1): string {
    const { x, y } = this.middle(triangle)
    return triangle
      .split('-')
      .map((id) => this.point(id))
      .map((at) => pair({ x: x + (at.x - x) * part, y: y + (at.y - y) * part }))
      .join(' ')
  }
}

export function pair({ x, y }: Spot): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

/** How large the drawing of such a part of the lattice is by nature, in its units. */
export function sizeOf(extent: Extent, margins: Margins): Size {
  return {
    width: HALF * (extent.right - extent.left) + margins.left + margins.right,
    height: RISE * (extent.bottom - extent.top) + margins.top + margins.bottom,
  }
}

/** Always the same number from 0 to 1 for the same text: for scattering what is drawn on the land. */
export function chance(text: string): number {
  let hash = 2166136261
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619)
  return ((hash ^ (hash >>> 15)) >>> 0) / 4294967296
}

/** The margins of a board that is seen whole in a window whose rulers, so many pixels broad, cover none of it. */
export function besideRulers(extent: Extent, bare: Margins, window: Size, ruler: number): Margins {
  const room = { width: window.width - ruler, height: window.height - ruler }
  const more = ruler / Math.max(0.1, fitScale(room, sizeOf(extent, bare)))
  return { ...bare, left: bare.left + more, top: bare.top + more }
}
