import { expect, test, vi } from 'vitest'
import { Automatic, doing, endsPassing } from '../src/games/keyflower/automatic.svelte'
import { isEmptyStep } from '../src/games/keyflower/emptyStep'
import { routesFrom } from '../src/games/keyflower/cargo.svelte'
import { nextPress } from '../src/games/keyflower/hintLater'
import { Plan } from '../src/games/keyflower/plan.svelte'
import { tipOf } from '../src/games/keyflower/say'
import { things } from '../src/games/keyflower/told'
import { pictures } from '../src/games/keyflower/toldLater'
import { t } from '../src/words/index.svelte'
import type { GameModule } from '../src/games'
import type { Choice, Session } from '../src/games/keyflower/session'
import type { KeyflowerView } from '../src/net/views'
import type { LogEntry } from '../src/net/wire'

const bid = (tile: string, leads: boolean) => ({ tile, bids: [{ seat: 0, colour: 'red', n: 1, leads, lies: false }] })
const view = (more: object): KeyflowerView =>
  ({ seat: 0, round: 1, phase: 'turns', offer: [], turn_order: [], ...more }) as unknown as KeyflowerView
const choice = (kind: string): Choice => ({ kind, action: 2, text: kind, target: '', args: {}, gives: {} }) as Choice

test('a good goes the shortest way, and no farther than there are steps', () => {
  const ways = {
    home: { n: 'well', se: 'barn' },
    well: { s: 'home', ne: 'inn' },
    barn: { n: 'inn' },
    inn: { s: 'barn' },
  }
  expect([...routesFrom(ways, 'home', 1).keys()]).toEqual(['well', 'barn'])
  expect(routesFrom(ways, 'home', 5).get('inn')).toEqual([
    { from: 'home', direction: 'n', to: 'well' },
    { from: 'well', direction: 'ne', to: 'inn' },
  ])
  expect(routesFrom(ways, 'inn', 5).has('inn')).toBe(false)
  expect(routesFrom({}, 'home', 5).size).toBe(0)
})

test('passing ends when a lead is lost, and with the season', () => {
  const passing = { round: 1, led: ['well'] }
  expect(endsPassing(passing, view({ offer: [bid('well', true), bid('inn', false)] }))).toBeUndefined()
  expect(endsPassing(passing, view({ offer: [bid('well', false)] }))).toBe('well')
  expect(endsPassing(passing, view({ phase: 'boats' }))).toBe('')
  expect(endsPassing(passing, view({ round: 2 }))).toBe('')
})

test('who is outbid already is told so before passing', () => {
  const automatic = new Automatic()
  const outbid = view({ offer: [bid('well', true), bid('inn', false)] })
  automatic.toggle(outbid)
  expect([automatic.passing, automatic.stopped]).toEqual([false, 'inn'])
  automatic.toggle(outbid)
  expect([automatic.passing, automatic.stopped]).toEqual([true, ''])
  const leads = new Automatic()
  leads.toggle(view({ offer: [bid('well', true)] }))
  expect(leads.passing).toBe(true)
})

test('who leads on a tile means to use it, who does not to bid there', () => {
  const choices = ['bid', 'use'].flatMap((kind) =>
    ['well', 'inn'].map((tile) => ({ ...choice(kind), target: `tile:${tile}` })),
  )
  const position = view({ offer: [bid('well', true), bid('inn', false)], own: { workers: [2, 0, 0, 0] } })
  const plan = new Plan(
    () => ({ choices, view: position, mine: true }) as unknown as Session,
    () => 0,
  )
  plan.look('inn')
  expect(plan.kind).toBe('bid')
  plan.look('well')
  expect(plan.kind).toBe('use')
  plan.kind = 'bid'
  expect(plan.kind).toBe('bid')
})

test('workers that stand ready and would do are not pointed away from', () => {
  const use = {
    ...choice('use'),
    target: 'tile:mason',
    args: { least: { 'red-worker': 1, 'blue-worker': 1 } },
  } as Choice
  const workers = (colour: string): Choice =>
    ({ ...choice(`workers-${colour}`), args: { worker: `${colour}-worker`, n: 1 } }) as Choice
  const next = (...others: string[]): string => {
    const hint = { choices: [use, workers('blue')], others: others.map((one) => [use, workers(one)]), ready: false }
    const position = view({ step: 'turn', own: { workers: [1, 3, 0, 0] } })
    const session = { choices: [use], view: position, mine: true, hint } as unknown as Session
    const plan = new Plan(
      () => session,
      () => 0,
    )
    plan.look('mason')
    expect(plan.line).toBe('use mason red 1')
    return nextPress(session, plan)
  }
  expect(next()).toBe('worker:blue')
  expect(next('yellow')).toBe('worker:blue')
  expect(next('yellow', 'red')).toBe('place')
})

test('a tile that is full does not ask for more workers', () => {
  const at = (last: number, room: number): KeyflowerView =>
    view({ players: 2, seats: [], own: null, offer: [{ ...bid('miner', true), on: [0, 6 - room, 0, 0], last, room }] })
  expect(tipOf(at(2, 3), 'miner')).toContain('next-use')
  expect(tipOf(at(3, 0), 'miner')).toContain('tile-full')
  expect(tipOf(at(3, 3), 'miner')).toContain('tile-full')
})

test('a step ends by itself only where everybody sees that nothing can be done', () => {
  const at = (missing: object, upgrades = 1): KeyflowerView => view({ work: { upgrades }, own: { missing } })
  const done = [choice('done-transport')]
  expect(isEmptyStep(at({ home: { wood: 1, saw: 1 } }), done)).toBe(true)
  expect(isEmptyStep(at({ home: { wood: 1 }, well: { saw: 1 } }), done)).toBe(false)
  expect(isEmptyStep(at({ well: { saw: 1 } }, 0), done)).toBe(true)
  expect(isEmptyStep(at({}), [...done, choice('carry')])).toBe(false)
  expect(isEmptyStep(at({}), [choice('decline')])).toBe(false)
})

test('a tile is marked by who bid there, not by whom that outbid', async () => {
  vi.stubGlobal('CSSStyleSheet', class {})
  vi.stubGlobal('document', { adoptedStyleSheets: [] })
  const { changedBy } = await import('../src/table/lights.svelte')
  const told = (key: string, seat: number) => ({ key, args: { seat, tile: 'miner' } })
  const entry = { active: 1, seat: 1, events: [told('bids', 1), told('outbid', 2)] } as unknown as LogEntry
  expect(changedBy({ things } as GameModule, [entry])).toEqual(new Map([['tile-miner', 1]]))
  vi.unstubAllGlobals()
})

test('what others did is told with its verb, and a bid with the colour of its workers', () => {
  const args = { seat: 1, tile: 'keywood', n: 1, worker: 'yellow-worker' }
  expect(pictures({ key: 'bids', args })).toEqual([{ glyph: 'yellow-worker', text: t('keyflower-last-bids', args) }])
  expect(pictures({ key: 'uses', args })).toEqual([{ glyph: 'hammer', text: t('keyflower-last-uses', args) }])
})

test('the pass that ends the season says so', () => {
  const said = (passes: number) => doing({ view: view({ step: 'end', players: 2, passes }) } as unknown as Session)
  expect([0, 1, 2].map(said)).toEqual(['', '', t('keyflower-board-all-passed')])
})
