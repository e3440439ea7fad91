import { beforeAll, expect, test } from 'vitest'
import { ownEnd } from '../src/end/outcome'
import type { TableInfo } from '../src/net/wire'
import { stubWords } from './fakes'

beforeAll(() => stubWords('shell-win-own = You win: { $n }\nshell-place-own = You are number { $place }'))

const table = (mine: boolean[], status = 'finished'): TableInfo =>
  ({ status, seats: mine.map((one) => ({ mine: one })) }) as unknown as TableInfo

test('who plays one seat is told how it ended for that seat', () => {
  expect(ownEnd(table([true, false]), [1, 2], [30, 20])).toBe('You win: 30')
  expect(ownEnd(table([true, false]), [2, 1], [20, 30])).toBe('You are number 2')
})

test('who looks on, shares a screen or a victory, plays alone or stops early reads who won', () => {
  expect(ownEnd(table([false, false]), [1, 2], [30, 20])).toBe('')
  expect(ownEnd(table([true, true]), [1, 2], [30, 20])).toBe('')
  expect(ownEnd(table([true, false]), [1, 1], [30, 30])).toBe('')
  expect(ownEnd(table([true]), [1], [30])).toBe('')
  expect(ownEnd(table([true, false], 'ended'), [1, 2], [30, 20])).toBe('')
})
