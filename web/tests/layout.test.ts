import { expect, test } from 'vitest'
import { beyond, boxOf, corners, edgeOf, middle } from '../src/games/keyflower/hex'
import { layVillage } from '../src/games/keyflower/layout'
import { atOf, besideRulers, chance, Chart, idOf, printedOn, sizeOf } from '../src/games/milestones/lattice'
import { fitScale } from '../src/look/panZoom'
import type { BoardView, VillageTileView } from '../src/net/views'

const near = ({ x, y }: { x: number; y: number }): [number, number] => [Math.round(x), Math.round(y)]

function boardOf(...ids: string[]): BoardView {
  const points = ids.map((id) => ({ id, value: 1 }))
  return { points, bushes: [], streets: [], milestones: [], markets: [], houses: [], bonuses: {} }
}

test('a point of the lattice has one place, and a place one point', () => {
  const ids = [...'ABCDEFG'].flatMap((row, r) => Array.from({ length: r % 2 ? 9 : 10 }, (_, i) => `${row}${i + 1}`))
  expect(ids).toHaveLength(67)
  expect(ids.map((id) => idOf(atOf(id)))).toEqual(ids)
  expect(atOf('B1')).toEqual({ row: 1, hx: 1 })
  expect([idOf({ hx: 1, row: 0 }), idOf({ hx: -2, row: 0 }), idOf({ hx: 20, row: 0 })]).toEqual(['', '', ''])
})

test('lines and triangles follow from the points, each told once', () => {
  const { lines, triangles, missing } = printedOn(boardOf('A1', 'A2', 'B1', 'C1'))
  expect(lines.map((line) => line.join('-')).sort()).toEqual(['A1-A2', 'A1-B1', 'A2-B1', 'B1-C1'])
  expect(triangles).toEqual(['A1-A2-B1'])
  expect(missing).toContain('A3')
  expect(printedOn(boardOf('A2', 'B1', 'B2')).triangles).toEqual(['A2-B1-B2'])
})

test('a small board has some land around it', () => {
  const { extent } = printedOn(boardOf('G10', 'G9'))
  expect(extent).toEqual({ left: 8, right: 18, top: 2, bottom: 6 })
})

test('the lattice fills its area, and is stretched only a little', () => {
  const extent = { left: 0, right: 18, top: 0, bottom: 6 }
  const margins = { left: 20, top: 10, right: 20, bottom: 10 }
  const { width, height } = sizeOf(extent, margins)
  const chart = new Chart(width, height, margins, extent, true)
  expect(near(chart.point('A1'))).toEqual([20, 10])
  expect(near(chart.point('G10'))).toEqual([Math.round(width - 20), Math.round(height - 10)])
  expect(near(chart.middle('A1-A2'))).toEqual(near(chart.place({ hx: 1, row: 0 })))
  const wide = new Chart(width * 3, height, margins, extent, true)
  const between = wide.point('A2').x - wide.point('A1').x
  expect(between).toBeCloseTo(2 * 35.5 * 1.16)
  expect(wide.point('A1').x + wide.point('A10').x).toBeCloseTo(width * 3)
})

test('chance is the same for the same text, and spread', () => {
  const texts = Array.from({ length: 200 }, (_, i) => `bush-${i}-${i * i}`)
  const drawn = texts.map(chance)
  expect(drawn).toEqual(texts.map(chance))
  expect(Math.min(...drawn)).toBeLessThan(0.1)
  expect(Math.max(...drawn)).toBeGreaterThan(0.9)
})

test('six neighbours lie around a hexagon at one distance, clockwise from the north', () => {
  const around = [0, 1, 2, 3, 4, 5].map((d) => middle(...beyond(0, 0, d), 10))
  expect(around.map(({ x, y }) => Math.hypot(x, y).toFixed(3))).toEqual(Array(6).fill((10 * Math.sqrt(3)).toFixed(3)))
  expect(near(around[0]!)).toEqual([0, -17])
  expect(around[1]!.x).toBeGreaterThan(0)
  const back = beyond(...beyond(2, -1, 1), 4)
  expect(back).toEqual([2, -1])
})

test('a turned tile shows its edges in other directions', () => {
  expect([0, 1, 2].map((d) => edgeOf('abcdef', 0, d)).join('')).toBe('abc')
  expect([0, 1, 2].map((d) => edgeOf('abcdef', 2, d)).join('')).toBe('efa')
})

test('a hexagon has its corners, and the box goes around all of them', () => {
  expect(corners(10).split(' ')).toHaveLength(6)
  expect(corners(10, 5, 5).startsWith('15.0,5.0')).toBe(true)
  const box = boxOf([middle(0, 0, 10), middle(2, 0, 10)], 10, 1)
  expect(box.x).toBe(-11)
  expect(box.width).toBe(30 + 22)
  const column = boxOf([middle(0, -1, 10), middle(0, 1, 10)], 10, 1)
  expect([column.y, column.height].map((n) => n.toFixed(2))).toEqual(['-26.98', '53.96'])
})

test('tiles set aside lie in a row below the village', () => {
  const tile = (q: number, r: number, aside: boolean): VillageTileView => ({ q, r, aside }) as VillageTileView
  const laid = layVillage([tile(0, 0, false), tile(0, 1, false), tile(0, 0, true), tile(0, 0, true)])
  const lowest = Math.max(laid[0]!.spot.y, laid[1]!.spot.y)
  expect(laid[2]!.spot.y).toBeGreaterThan(lowest)
  expect(laid[3]!.spot.y).toBe(laid[2]!.spot.y)
  expect(laid[3]!.spot.x).toBeGreaterThan(laid[2]!.spot.x)
})

test('rulers cover nothing of a board that is seen whole', () => {
  const extent = { left: 0, right: 18, top: 0, bottom: 6 }
  for (const window of [
    { width: 360, height: 300 },
    { width: 900, height: 220 },
  ]) {
    const margins = besideRulers(extent, { left: 22, top: 22, right: 28, bottom: 30 }, window, 17)
    const scale = fitScale(window, sizeOf(extent, margins))
    expect(Math.min(margins.left, margins.top) * scale - 17).toBeCloseTo(22 * scale)
  }
})
