/** Where the words for big gains stand on the chart of scores. */

export interface Point {
  x: number
  y: number
}

/** What is said of a point of a line. */
export interface Gain extends Point {
  text: string
}

export interface Note extends Point {
  text: string
  width: number
  anchor: 'end' | 'start'
  /** Where its anchor is. */
  at: number
}

/** What there is on the chart: its edges, every player's line, and the points of it that are drawn. */
export interface Plot {
  left: number
  right: number
  top: number
  bottom: number
  lines: Point[][]
  spots: Point[]
}

/** Of a letter, on the average: also of the axis, which has the same size. */
export const LETTER = 6.1
/** From one line of words to the next. */
export const LINE = 15
/** Between words side by side. */
export const GAP = 6
const ASIDE = 10
const ABOVE = 11
const BELOW = 4
/** How far below the point its words may stand; the first that is free is taken. */
const DOWN = [-7, 4, -20, 17, -33, 30]

/** Notes for these gains in their order, as many as fit; where it can be, no line runs through one. */
export function notesFor(gains: Gain[], plot: Plot): Note[] {
  const taken: Note[] = []
  for (const gain of gains) {
    const places = placesOf(gain).filter((note) => isFree(note, plot, taken))
    const place = places.find((note) => !isCrossed(note, plot.lines)) ?? places[0]
    if (place) taken.push(place)
  }
  return taken
}

function placesOf({ text, x, y }: Gain): Note[] {
  const width = text.length * LETTER
  return DOWN.flatMap((down) => [
    { text, width, x: x - ASIDE - width, y: y + down, anchor: 'end', at: x - ASIDE },
    { text, width, x: x + ASIDE, y: y + down, anchor: 'start', at: x + ASIDE },
  ])
}

/** It lies on the chart, on no other note and on no point. */
function isFree(note: Note, { left, right, top, bottom, spots }: Plot, taken: Note[]): boolean {
  const end = note.x + note.width
  return (
    note.x > left &&
    end < right + 4 &&
    note.y >= top &&
    note.y < bottom &&
    !taken.some((o) => Math.abs(o.y - note.y) < LINE && o.x < end + GAP && note.x < o.x + o.width + GAP) &&
    !spots.some((p) => p.x > note.x - 5 && p.x < end + 5 && p.y > note.y - 15 && p.y < note.y + 8)
  )
}

/** A line runs through its words. */
function isCrossed(note: Note, lines: Point[][]): boolean {
  return lines.some((line) =>
    line.slice(1).some((to, i) => {
      const from = line[i] ?? to
      const [start, end] = [Math.max(from.x, note.x), Math.min(to.x, note.x + note.width)]
      if (start > end) return false
      const steep = (to.y - from.y) / (to.x - from.x || 1)
      const heights = [start, end].map((x) => from.y + (x - from.x) * steep)
      return Math.max(...heights) > note.y - ABOVE && Math.min(...heights) < note.y + BELOW
    }),
  )
}
