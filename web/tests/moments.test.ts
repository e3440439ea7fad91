import { afterEach, expect, test, vi } from 'vitest'
import { bought, finished, lost } from '../src/games/ages/moments'
import type { Session } from '../src/games/ages/session'

const told = (key: string, args: object): Session => ({ news: [{ events: [{ key, args }] }] }) as unknown as Session
const reduced = (matches: boolean): void => void vi.stubGlobal('matchMedia', () => ({ matches }))

afterEach(() => vi.unstubAllGlobals())

test('a finished work, a purchase and a loss have their moment, for whom they concern', () => {
  reduced(false)
  expect(finished(told('finishes-first', { seat: 1, monument: 'obelisk' }), 1, 'obelisk')).toBe(true)
  expect(finished(told('finishes-city', { seat: 1, building: 'city-4' }), 1, 'city-4')).toBe(true)
  expect(finished(told('finishes-first', { seat: 1, monument: 'obelisk' }), 0, 'obelisk')).toBe(false)
  expect(finished(told('builds', { seat: 1, building: 'obelisk' }), 1, 'obelisk')).toBe(false)
  expect(bought(told('buys', { seat: 0, development: 'coinage' }), 'coinage')).toBe(true)
  expect(lost(told('hit', { seat: 2, points: 3 }))).toBe(true)
  expect(lost(told('goods-lost', { seat: 2 }), 2)).toBe(true)
  expect(lost(told('goods-lost', { seat: 2 }), 1)).toBe(false)
})

test('nothing of it moves where motion is unwelcome', () => {
  reduced(true)
  expect(lost(told('hit', { seat: 2, points: 3 }))).toBe(false)
  expect(finished(told('finishes-city', { seat: 1, building: 'city-4' }), 1, 'city-4')).toBe(false)
})
