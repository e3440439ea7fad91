import { beforeAll, expect, test } from 'vitest'
import { warns } from '../src/games/ages/ending'
import type { AgesView } from '../src/net/views'
import { stubWords } from './fakes'

beforeAll(() =>
  stubWords('ages-warns-development = development, { $left } left\nages-warns-monument = monument, { $left } left'),
)

const view = (of: Partial<AgesView>, developments = 4, marked = [9, 1]): AgesView =>
  ({
    players: 2,
    start: 0,
    active: 0,
    workers: 6,
    end: { last_round: false, developments_needed: 5 },
    seats: Array.from({ length: 2 }, () => ({ developments: Array<string>(developments).fill(''), monuments: marked })),
    monuments: [
      { boxes: 9, first_by: 0 },
      { boxes: 7, first_by: null },
    ],
    ...of,
  }) as unknown as AgesView

test('the development that starts the last round, or ends the game, is told of until it is paid', () => {
  expect(warns(view({ step: 'buy' }))).toBe('development, 1 left')
  expect(warns(view({ step: 'pay', active: 1 }))).toBe('development, 0 left')
  expect(warns(view({ step: 'buy' }, 3))).toBe('')
  expect(warns(view({ step: 'buy', players: 1 }))).toBe('')
})

test('so is the last monument, where the workers at hand finish it', () => {
  expect(warns(view({ step: 'build' }))).toBe('monument, 1 left')
  expect(warns(view({ step: 'build', workers: 5 }))).toBe('')
  const two = [7, 9].map((boxes) => ({ boxes, first_by: null }))
  expect(warns(view({ step: 'build', workers: 20, monuments: two as AgesView['monuments'] }))).toBe('')
})
