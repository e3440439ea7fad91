import { afterEach, beforeEach, expect, test } from 'vitest'
import { isBetweenMoves } from '../src/app/moment'
import type { Session } from '../src/table/session.svelte'
import { keepTables, keptTables } from '../src/start/kept'
import type { TableRow } from '../src/net/wire'
import { fakeBrowser, realBrowser } from './fakes'

let entered: { readOnly: boolean; value: string }[]
let dialog: object | null

beforeEach(() => {
  const { page } = fakeBrowser()
  entered = []
  dialog = null
  Object.assign(page, { querySelectorAll: () => entered, querySelector: () => dialog })
})
afterEach(realBrowser)

/** A table where it is a person's decision here, in the middle of a turn. */
function session(more: object = {}): Session {
  return {
    status: 'open',
    table: { status: 'running' },
    view: { active: 0, round: 3 },
    log: [{ active: 0, round: 3 }],
    turn: true,
    covered: false,
    busy: false,
    asked: null,
    playback: { now: null },
    ...more,
  } as unknown as Session
}

test('a page is loaded anew between two moves', () => {
  const others = { turn: false }
  expect(isBetweenMoves(session(), true)).toBe(false)
  expect(isBetweenMoves(session(others), false)).toBe(true)
  expect(isBetweenMoves(session({ covered: true }), false)).toBe(true)
  for (const more of [{ busy: true }, { asked: {} }, { playback: { now: {} } }, { status: 'lost' }, { table: null }]) {
    expect(isBetweenMoves(session({ ...others, ...more }), true), JSON.stringify(more)).toBe(false)
  }
  expect(isBetweenMoves(session({ ...others, table: { status: 'finished' } }), true)).toBe(false)
})

test('alone it is the moment when a turn begins, not what comes after', () => {
  const begun = { log: [{ active: 0, round: 2 }] }
  expect(isBetweenMoves(session(begun), true)).toBe(true)
  expect(isBetweenMoves(session(begun), false)).toBe(false)
  expect(isBetweenMoves(session({ log: [{ active: 1, round: 3 }] }), true)).toBe(true)
})

test('nothing that is being entered is lost', () => {
  entered = [{ readOnly: true, value: 'a link' }]
  expect(isBetweenMoves(session({ turn: false }), true)).toBe(true)
  entered = [{ readOnly: false, value: 'Good ga' }]
  expect(isBetweenMoves(session({ turn: false }), true)).toBe(false)
  entered = []
  dialog = {}
  expect(isBetweenMoves(session({ turn: false }), true)).toBe(false)
})

test('tables that go on are kept for a page without a network', () => {
  const row = (id: string, status: string): TableRow => ({ id, game: 'g', status, seats: [{}] }) as unknown as TableRow
  expect(keptTables()).toEqual([])
  keepTables([row('a', 'running'), row('b', 'finished'), row('c', 'waiting')])
  expect(keptTables().map(({ id }) => id)).toEqual(['a', 'c'])
  for (const odd of ['nonsense', '{}', '[1]', '[{"id":"a","game":"g"}]']) {
    localStorage.setItem('tablestead.tables', odd)
    expect(keptTables(), odd).toEqual([])
  }
})
