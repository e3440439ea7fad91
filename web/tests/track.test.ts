import { expect, test } from 'vitest'
import { spread } from '../src/games/milestones/track'

test('pieces that are far enough apart stay where they are', () => {
  expect(spread([60, 0, 30], 26)).toEqual([60, 0, 30])
})

test('pieces on one space stand about it, in the order of the seats', () => {
  expect(spread([0, 0, 0], 20)).toEqual([-20, 0, 20])
})

test('nobody is pushed onto a neighbour, and the order along the way stays', () => {
  const places = spread([0, 10, 0, 36], 26)
  const sorted = [0, 2, 1, 3].map((seat) => places[seat] ?? NaN)
  sorted.slice(1).forEach((at, i) => expect(at - (sorted[i] ?? NaN)).toBeGreaterThanOrEqual(26))
  expect(sorted.reduce((sum, at) => sum + at, 0)).toBeCloseTo(46)
})
