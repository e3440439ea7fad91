import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LiveLobby } from '../src/lobby/live.svelte'
import { addressOfWish, fits, inOrder, NO_WISH, wishIn } from '../src/lobby/wish'
import { mayTake } from '../src/lobby/table'
import { join } from '../src/net/http'
import type { LobbyRows, TableInfo, TableRow } from '../src/net/wire'
import { fakeBrowser, FakeSocket, realBrowser } from './fakes'

const row = (id: string, free = 1, more: Partial<TableRow> = {}): TableRow =>
  ({
    id,
    game: 'ages',
    seats: [{ name: id, vacant: '' }, ...Array.from({ length: free }, () => ({ name: '', vacant: 'anyone' }))],
    clock: { kind: 'live', seconds: 600, increment: 5 },
    created: `2026-11-15T1${id}:00:00+00:00`,
    hosted_by: 0,
    host_here: false,
    ...more,
  }) as TableRow

const news = (more: Partial<LobbyRows>): LobbyRows => ({
  type: 'lobby',
  now: 0,
  rows: [],
  gone: [],
  whole: false,
  ...more,
})

let lobby: LiveLobby
let came: string[]
const say = (more: Partial<LobbyRows>): void => FakeSocket.last.say(news(more))
const shown = (): string[] => lobby.listed.map((one) => one.row.id + (one.gone ? ' gone' : ''))

beforeEach(() => {
  fakeBrowser()
  came = []
  lobby = new LiveLobby((rows) => came.push(...rows.map(({ id }) => id)))
  FakeSocket.last.open()
  say({ rows: [row('1'), row('2')], whole: true })
})

afterEach(() => {
  lobby.close()
  realBrowser()
})

test('what comes waits until it is let in', () => {
  expect(FakeSocket.last.url).toMatch(/\/ws\/lobby$/)
  expect(shown()).toEqual(['1', '2'])
  say({ rows: [row('3'), row('2', 2)] })
  expect([shown(), lobby.fresh.map(({ id }) => id), came]).toEqual([['1', '2'], ['3'], ['3']])
  expect(lobby.listed[1]?.row.seats.length).toBe(3)
  expect(lobby.listed[1]?.placed.seats.length).toBe(2) // where it stands by what it was
  lobby.reveal()
  expect([shown(), lobby.fresh]).toEqual([['3', '1', '2'], []])
})

test('what goes stays for five seconds, and a game that begins is one to watch', () => {
  say({ rows: [row('1', 0)], gone: ['2'] })
  expect([shown(), lobby.games.map(({ id }) => id)]).toEqual([['1 gone', '2 gone'], ['1']])
  vi.advanceTimersByTime(4_999)
  expect(shown().length).toBe(2)
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual([])
  say({ rows: [row('4')] }) // nobody reads an empty list
  expect(shown()).toEqual(['4'])
})

test('a wish is kept in the address', () => {
  const wish = { ...NO_WISH, games: ['ages', 'keyflower'], pace: 'move' as const, seats: 2, here: true, down: true }
  const address = addressOfWish(wish)
  expect(wishIn(new URL(address, 'http://x').search)).toEqual(wish)
  expect(addressOfWish(NO_WISH)).toBe('/lobby')
  expect(wishIn('?pace=fast&seats=9&sort=colour')).toEqual(NO_WISH)
})

test('rows fit and are sorted', () => {
  const rows = [row('1', 1, { host_here: true }), row('2', 2), row('3', 1, { game: 'keyflower' })]
  const ids = (wish: object): string[] =>
    rows
      .filter((one) => fits(one, { ...NO_WISH, ...wish }))
      .sort(inOrder({ ...NO_WISH, ...wish }))
      .map(({ id }) => id)
  expect(ids({})).toEqual(['3', '2', '1'])
  expect(ids({ down: true })).toEqual(['1', '2', '3'])
  expect(ids({ here: true })).toEqual(['1'])
  expect(ids({ seats: 2 })).toEqual(['2'])
  expect(ids({ games: ['keyflower'] })).toEqual(['3'])
  expect(ids({ sort: 'seats' })).toEqual(['3', '1', '2'])
  expect(ids({ sort: 'host' })).toEqual(['1', '2', '3'])
})

test('who takes a seat is known to the server first', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return Promise.resolve(new Response(path === '/api/me' ? null : '{"id":"t"}', { status: 200 }))
  })
  await join('t', { seat: 1, name: 'Anna' })
  expect(asked).toEqual(['/api/me', '/api/tables/t/join'])
})

test('a seat of a game with secrets is not to be taken once it has begun', () => {
  const table = (status: string, hidden: boolean): TableInfo =>
    ({ status, hidden, invite: '', seats: [{ mine: false, vacant: 'anyone' }] }) as TableInfo
  expect(mayTake(table('waiting', true), 0, '')).toBe(true)
  expect(mayTake(table('running', false), 0, '')).toBe(true)
  expect(mayTake(table('running', true), 0, '')).toBe(false)
})
