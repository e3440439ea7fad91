import { beforeAll, expect, test } from 'vitest'
import { enough, feeding, span } from '../src/games/ages/feeding'
import type { Choice } from '../src/games/ages/session'
import type { AgesView } from '../src/net/views'
import { stubWords } from './fakes'

beforeAll(() => stubWords('ages-board-or = { $a } or { $b }'))

const view = (food: number, dice: number, brings: [number, number]): AgesView =>
  ({ active: 0, seats: [{ food, dice }], forecast: { food: brings } }) as unknown as AgesView
/** So many dice give food: 2 each, beside what the others bring. */
const choices = (dice: number, others: number): Choice[] =>
  Array.from({ length: dice + 1 }, (_, n) => ({ args: { n }, gives: { food: others + 2 * n } }) as unknown as Choice)

test('food is reckoned both ways, and as the dice are turned', () => {
  const now = view(3, 4, [0, 4])
  expect(feeding(now, undefined)).toMatchObject({ before: [3, 7], after: [0, 3], unfed: [1, 0], lost: [0, 0] })
  expect(feeding(now, choices(2, 0)[1])).toMatchObject({ food: [2, 2], after: [1, 1], unfed: [0, 0] })
})

test('what passes the end of the track is lost before the cities eat', () => {
  expect(feeding(view(0, 5, [17, 17]), undefined)).toMatchObject({ before: [15, 15], after: [10, 10], lost: [2, 2] })
})

test('no more dice give food than the cities need; all, where they do not suffice', () => {
  expect(enough(view(0, 5, [11, 17]), choices(3, 11))).toBe(0)
  expect(enough(view(0, 5, [2, 8]), choices(3, 2))).toBe(2)
  expect(enough(view(0, 7, [0, 4]), choices(2, 0))).toBe(2)
})

test('what several dice of food or workers may bring is told from the least to the most', () => {
  const dice = (either: number): AgesView => ({ dice: [1, 0, 0, 0, either, 0] }) as unknown as AgesView
  expect(span(dice(1), [3, 5])).toBe('3 or 5')
  expect(span(dice(2), [3, 7])).toBe('3–7')
  expect(span(dice(2), [1, 0])).toBe('0 or 1')
  expect(span(dice(2), [4, 4])).toBe('4')
})
