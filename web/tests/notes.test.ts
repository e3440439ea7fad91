// Where the words for big gains stand on the chart of scores.
import { describe, expect, it } from 'vitest'
import { notesFor, type Plot } from '../src/end/notes'

const room = { left: 30, right: 500, top: 14, bottom: 226 }
const plot = (...lines: [number, number][][]): Plot => {
  const drawn = lines.map((line) => line.map(([x, y]) => ({ x, y })))
  return { ...room, lines: drawn, spots: drawn.flat() }
}

describe('words for a gain', () => {
  it('stand before their point, where nothing is in the way', () => {
    const [note] = notesFor(
      [{ text: 'Houses +5', x: 300, y: 100 }],
      plot([
        [30, 220],
        [290, 220],
        [300, 100],
      ]),
    )
    expect(note).toMatchObject({ anchor: 'end', at: 290, y: 93 })
  })

  it('are not crossed by a line, where there is another place', () => {
    const gain = { text: 'Houses, markets +12', x: 300, y: 100 }
    const own: [number, number][] = [
      [40, 226],
      [300, 100],
      [500, 40],
    ]
    expect(notesFor([gain], plot(own))[0]).toMatchObject({ anchor: 'end', y: 93 })
    const others: [number, number][] = [
      [40, 90],
      [500, 90],
    ]
    expect(notesFor([gain], plot(own, others))[0]).toMatchObject({ anchor: 'end', y: 80 })
  })

  it('are better crossed than left out', () => {
    const heights = [-33, -20, -7, 4, 17, 30].map((down) => 100 + down)
    const lines = heights.map((y): [number, number][] => [
      [30, y],
      [500, y],
    ])
    const full = { ...plot(...lines), spots: [] }
    expect(notesFor([{ text: 'Houses +5', x: 300, y: 100 }], full)).toHaveLength(1)
  })

  it('cover neither each other nor a point, and stay on the chart', () => {
    const gains = ['Houses +5', 'Markets +5', 'Streets +5'].map((text) => ({ text, x: 300, y: 100 }))
    const notes = notesFor(
      gains,
      plot(
        [
          [30, 226],
          [300, 100],
        ],
        [
          [30, 226],
          [300, 90],
        ],
      ),
    )
    const boxes = notes.map((one) => `${one.anchor} ${one.y}`)
    expect(new Set(boxes).size).toBe(3)
    expect(notesFor([{ text: 'Houses +5'.repeat(12), x: 300, y: 100 }], plot([]))).toEqual([])
  })
})
