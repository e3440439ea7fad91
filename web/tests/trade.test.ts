import { expect, test } from 'vitest'
import { refusals, sidesOf, termsOf, worthAfter } from '../src/games/ages/trade'
import type { AgesView } from '../src/net/views'
import type { Event, LogEntry } from '../src/net/wire'

const entry = (round: number, key: string, args: Event['args']): LogEntry => ({
  seat: 0,
  active: 0,
  round,
  events: [{ key, args }],
})
const offers = (round: number, seat: number, partner: number, give: object, take: object): LogEntry =>
  entry(round, 'offers', { seat, partner, give, take } as Event['args'])

test('an offer that was refused is remembered, in the terms of either side', () => {
  const log = [offers(2, 0, 1, { wood: 2 }, { stone: 1 }), entry(2, 'refuses', { seat: 1, partner: 0 })]
  const mine = refusals(log, 2, 0).get(1)
  expect(mine?.own).toBe(true)
  expect(mine?.terms).toMatchObject({ wood: -2, stone: 1, food: 0 })
  const theirs = refusals(log, 3, 1).get(0) // one's own turn comes later: an offer back
  expect(theirs?.own).toBe(false)
  expect(theirs?.terms).toMatchObject({ wood: 2, stone: -1 })
  expect(refusals(log, 2, 2).size).toBe(0)
})

test('it is forgotten after a trade of the two, and in time', () => {
  const refused = [offers(2, 0, 1, { wood: 2 }, {}), entry(2, 'refuses', { seat: 1, partner: 0 })]
  const other = [offers(2, 0, 2, { wood: 2 }, {}), entry(2, 'accepts', { seat: 2, partner: 0 })]
  const made = [offers(2, 0, 1, { wood: 1 }, {}), entry(2, 'accepts', { seat: 1, partner: 0 })]
  expect([...refusals([...refused, ...other], 2, 0).keys()]).toEqual([1])
  expect(refusals([...refused, ...other, ...made], 2, 0).size).toBe(0)
  expect(refusals(refused, 4, 0).size).toBe(0)
})

test('goods are worth more together; food is worth nothing by itself', () => {
  const view = { seats: [{ food: 5, goods: [2, 1, 0, 0, 0] }] } as unknown as AgesView
  expect(worthAfter(view, 0, {})).toBe(3 + 2)
  expect(worthAfter(view, 0, termsOf({ wood: 1, food: 3 }, { stone: 1 }))).toBe(1 + 6)
})

test('terms have two sides, of which one may be empty', () => {
  expect(sidesOf(termsOf({ wood: 2 }, { stone: 1 }))).toEqual({ give: { wood: 2 }, take: { stone: 1 } })
  expect(sidesOf(termsOf({ wood: 2 }, {}))).toEqual({ give: { wood: 2 } })
})
