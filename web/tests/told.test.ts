import { expect, test } from 'vitest'
import * as ages from '../src/games/ages/told'
import * as keyflowerTold from '../src/games/keyflower/told'
import * as keyflowerLater from '../src/games/keyflower/toldLater'
import * as milestones from '../src/games/milestones/told'
import type { Picture } from '../src/games/page'
import type { KeyflowerView, View } from '../src/net/views'
import type { Event } from '../src/net/wire'

const keyflower = { ...keyflowerTold, ...keyflowerLater }

const { pictures, things } = ages

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

test('what others do comes to the front on the tab where it lies', () => {
  const village = (tile: string): object => ({ village: [{ tile }] })
  const view = {
    ...{ seat: 0, boats: [{ tile: 'boat-keyflower' }], offer: [{ tile: 'miner' }], turn_order: [{ tile: 'order-1' }] },
    seats: [village('home-1'), village('home-2')],
  } as unknown as KeyflowerView
  type Told = { things(event: Event): string[]; tabOf(thing: string, view: View): string }
  const tabs = (game: Told, key: string, args: Event['args']): string[] =>
    game.things(event(key, args)).map((thing) => game.tabOf(thing, view))
  expect(tabs(ages, 'buys', { development: 'masonry' }).at(-1)).toBe('develop')
  expect(tabs(ages, 'builds', { building: 'city-3' })).toEqual(['build'])
  expect(tabs(ages, 'builds-ship', {})).toEqual(['players'])
  expect(tabs(ages, 'feeds', {})).toEqual([''])
  expect(tabs(milestones, 'house', { triangle: 'A1-A2-B1' })).toEqual(['board'])
  expect(tabs(milestones, 'moves-castle', {})).toEqual(['players'])
  expect(tabs(keyflower, 'bids', { tile: 'miner' })).toEqual(['auction'])
  expect(tabs(keyflower, 'bids', { tile: 'order-1' })).toEqual(['auction'])
  expect(tabs(keyflower, 'takes-boat', { boat: 'boat-keyflower' })).toEqual(['auction'])
  expect(tabs(keyflower, 'uses-other', { tile: 'home-1' })).toEqual(['village'])
  expect(tabs(keyflower, 'uses', { tile: 'home-2' })).toEqual(['others'])
  expect(tabs(keyflower, 'passes', {})).toEqual([''])
})
