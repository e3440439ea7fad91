import { expect, test } from 'vitest'
import { pictures, things } from '../src/games/ages/told'
import type { Picture } from '../src/games/page'
import type { Event } from '../src/net/wire'

const event = (key: string, args: Event['args'] = {}): Event => ({ key, args: { seat: 1, ...args } })
const pictured = (events: Event[]): Picture[] => events.flatMap((one) => pictures(one, events))
const shown = (...events: Event[]): string[] => pictured(events).map(({ glyph, text }) => `${glyph} ${text}`)

test('a loss names what caused it, and famine is no skull', () => {
  const [famine, invasion] = pictured([
    event('hit', { disaster: 'famine', points: 2 }),
    event('hit', { disaster: 'invasion', points: 4 }),
  ])
  expect(famine?.glyph).toBe('food')
  expect(famine?.text).toContain('famine')
  expect(invasion?.glyph).toBe('skull')
  expect(invasion?.text).toContain('invasion')
})

test('what is finished is told once', () => {
  const told = shown(
    event('builds', { building: 'obelisk', n: 8, boxes: 9 }),
    event('finishes-first', { monument: 'obelisk', points: 6 }),
    event('builds', { building: 'great-wall', n: 2, boxes: 13 }),
  )
  expect(told).toHaveLength(2)
  expect(told[1]).toContain('2/13')
})

test('workers from stone are workers too, and the stone is told', () => {
  expect(
    shown(event('collects', { gains: { worker: 4, coin: 7 } }), event('spends-stone'), event('spends-stone')),
  ).toEqual(['stone −2', 'hammer 10', 'coin 7'])
  expect(shown(event('collects', { gains: {} }), event('spends-stone'))).toEqual(['stone −1', 'hammer 3'])
})

test('only what did harm is lit', () => {
  expect(things(event('averted', { disaster: 'invasion', by: 'great-wall' }))).toEqual([])
  expect(things(event('hit', { disaster: 'invasion', points: 4 }))).toContain('disaster-invasion')
})
