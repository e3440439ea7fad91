// What is printed on the components: faces, tracks, shapes of boxes, and the glyphs that stand for them.
// No rules: what may be done and what it brings comes from the server.

export const FACES = ['food', 'good', 'skull', 'workers', 'either', 'coins'] as const
export type Face = (typeof FACES)[number]

/** What each face shows: its word in the notation, its term and its glyph. */
export const SIDES: readonly { word: Face; term: string; glyph: string }[] = [
  { word: 'food', term: 'face-food', glyph: 'die-food' },
  { word: 'good', term: 'face-good', glyph: 'die-good' },
  { word: 'skull', term: 'face-skull', glyph: 'die-goods-and-skull' },
  { word: 'workers', term: 'face-workers', glyph: 'die-workers' },
  { word: 'either', term: 'face-either', glyph: 'die-food-or-workers' },
  { word: 'coins', term: 'face-coins', glyph: 'die-coins' },
]

export const GOODS = ['wood', 'stone', 'pottery', 'cloth', 'spearhead'] as const
export type Good = (typeof GOODS)[number]

/** The length of each goods track, and the value of the first hole. */
export const TRACKS: readonly number[] = [8, 7, 6, 5, 4]
export const FOOD_TRACK = 15

export const CITIES = ['city-4', 'city-5', 'city-6', 'city-7'] as const

/** The value printed beside the hole for `n` goods of a kind. */
export function printed(kind: number, n: number): number {
  return ((kind + 1) * n * (n + 1)) / 2
}

/** Rows of boxes from the ground up, as on the score sheet. */
const ROWS: Record<string, readonly number[]> = {
  'city-4': [3],
  'city-5': [2, 2],
  'city-6': [3, 2],
  'city-7': [3, 3],
  'step-pyramid': [2, 1],
  'stone-circle': [3, 2],
  temple: [3, 3, 1],
  obelisk: [1, 1, 1, 1, 1, 1, 1, 1, 1],
  'hanging-gardens': [5, 4, 2],
  'great-wall': [13],
  'great-pyramid': [5, 4, 3, 2, 1],
}

export const PITCH = 17

export interface Shape {
  width: number
  height: number
  /** Lower left boxes first: the order in which they are marked. */
  boxes: { x: number; y: number }[]
}

function shapeOf(rows: readonly number[]): Shape {
  const across = Math.max(...rows)
  const boxes = rows.flatMap((n, row) =>
    Array.from({ length: n }, (_, i) => ({
      x: ((across - n) * PITCH) / 2 + i * PITCH + 1,
      y: (rows.length - 1 - row) * PITCH + 1,
    })),
  )
  return { width: across * PITCH, height: rows.length * PITCH, boxes }
}

export const SHAPES: Record<string, Shape> = Object.fromEntries(
  Object.entries(ROWS).map(([id, rows]) => [id, shapeOf(rows)]),
)

/** The skyline puts the tall ones to the right, where the cities do not stand above them. */
const SKYLINE = ['step-pyramid', 'stone-circle', 'temple', 'hanging-gardens', 'obelisk', 'great-pyramid']

export function skylineRank(id: string): number {
  return SKYLINE.indexOf(id)
}

/** Where the glyphs lie on a face of 72 × 72. */
interface Pip {
  glyph: string
  x: number
  y: number
  size: number
}

const three = (glyph: string): Pip[] => [
  { glyph, x: 23, y: 8, size: 26 },
  { glyph, x: 8, y: 37, size: 26 },
  { glyph, x: 38, y: 37, size: 26 },
]

export const PIPS: Record<Face, Pip[]> = {
  food: three('food'),
  workers: three('hammer'),
  good: [{ glyph: 'goods', x: 14, y: 14, size: 44 }],
  skull: [
    { glyph: 'goods', x: 8, y: 7, size: 26 },
    { glyph: 'goods', x: 38, y: 7, size: 26 },
    { glyph: 'skull', x: 21, y: 35, size: 30 },
  ],
  either: [
    { glyph: 'food', x: 9, y: 8, size: 25 },
    { glyph: 'food', x: 38, y: 8, size: 25 },
    { glyph: 'hammer', x: 9, y: 39, size: 25 },
    { glyph: 'hammer', x: 38, y: 39, size: 25 },
  ],
  coins: [],
}
