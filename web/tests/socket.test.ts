import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TableSocket, type Status } from '../src/net/socket'
import type { Incoming, Outgoing } from '../src/net/wire'
import { fakeBrowser, FakeSocket, realBrowser } from './fakes'

let browser: ReturnType<typeof fakeBrowser>
let heard: Outgoing[]
let statuses: Status[]
let closed: string[]
let greeting: Incoming[]
let socket: TableSocket

const later = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  browser = fakeBrowser()
  ;[heard, statuses, closed, greeting] = [[], [], [], []]
  socket = new TableSocket('a b', {
    heard: (message) => heard.push(message),
    status: (status) => statuses.push(status),
    closed: (key) => closed.push(key),
    seq: () => 7,
    greet: () => greeting,
  })
})

afterEach(() => {
  socket.close()
  realBrowser()
})

test('says hello with the position the page shows', () => {
  expect(FakeSocket.last.url).toBe('wss://table.test/ws/tables/a%20b')
  FakeSocket.last.open()
  expect(FakeSocket.last.sent).toEqual([{ type: 'hello', last_seq: 7 }])
  expect(statuses).toEqual(['open'])
})

test('connects again after a loss, and waits longer each time that the server is not there', async () => {
  FakeSocket.last.open()
  browser.health.status = 0
  FakeSocket.last.fail()
  expect(statuses).toEqual(['open', 'lost'])
  // 3/4 of 250, 500, 1000, 1500 and 1500 ms: half is chance, which stands at one half
  for (const wait of [187.5, 375, 750, 1125]) await later(wait + 1)
  expect(FakeSocket.made).toHaveLength(1)
  browser.health.status = 200
  await later(1100)
  expect(FakeSocket.made).toHaveLength(1)
  await later(50)
  expect(FakeSocket.made).toHaveLength(2)
  FakeSocket.last.open()
  expect(statuses.at(-1)).toBe('open')
})

test('asks again by the same id what was not answered, after the greeting', async () => {
  greeting = [{ type: 'look', seat: 1 }]
  const [first] = FakeSocket.made
  first!.open()
  const one = socket.ask({ type: 'act', seq: 7, actions: [1] })
  const two = socket.ask({ type: 'act', seq: 7, actions: [2] })
  expect(one.id).not.toBe(two.id)
  first!.say({ type: 'ack', id: one.id })
  first!.fail()
  await later(200)
  const again = FakeSocket.last
  expect(again).not.toBe(first)
  again.open()
  expect(again.sent).toEqual([{ type: 'hello', last_seq: 7 }, { type: 'look', seat: 1 }, two])
})

test('waits only a little again once the server has spoken', async () => {
  FakeSocket.last.open()
  browser.health.status = 0
  FakeSocket.last.fail()
  for (const wait of [187.5, 375, 750]) await later(wait + 1)
  browser.health.status = 200
  await later(1126)
  FakeSocket.last.open()
  FakeSocket.last.say({ type: 'pong' })
  FakeSocket.last.fail()
  await later(188)
  expect(FakeSocket.made).toHaveLength(3)
})

test('does not send a table command that found no server for long', async () => {
  browser.health.status = 0
  FakeSocket.last.fail()
  const { id } = socket.ask({ type: 'command', command: 'resign', seat: 0 })
  const act = socket.ask({ type: 'act', seq: 7, actions: [1] })
  await later(31_000)
  browser.health.status = 200
  await later(2_000)
  FakeSocket.last.open()
  expect(heard).toEqual([{ type: 'nack', id, rule: '', key: 'shell-command-offline', args: {} }])
  expect([FakeSocket.last.of('command'), FakeSocket.last.of('act')]).toEqual([[], [act]])
})

test('keeps what is asked without a connection, and can take it back', async () => {
  const kept = socket.ask({ type: 'act', seq: 7, actions: [1] })
  const dropped = socket.ask({ type: 'act', seq: 7, actions: [2] })
  expect([socket.left(kept.id), socket.forget(dropped.id), socket.forget(dropped.id)]).toEqual([false, true, false])
  FakeSocket.last.open()
  expect(FakeSocket.last.of('act')).toEqual([kept])
  expect([socket.left(kept.id), socket.forget(kept.id)]).toEqual([true, false])
})

test('beats, and takes a silent connection for dead', async () => {
  const [first] = FakeSocket.made
  first!.open()
  await later(20_000)
  expect(first!.of('ping')).toHaveLength(1)
  first!.say({ type: 'pong' })
  await later(20_000)
  expect(first!.of('ping')).toHaveLength(2)
  await later(40_000)
  expect(first!.closed).toBe(true)
  expect(statuses).toContain('lost')
})

test('tries a connection that leaves a question unanswered', async () => {
  const [first] = FakeSocket.made
  first!.open()
  await later(10)
  socket.ask({ type: 'hint' })
  await later(3_000)
  expect(first!.of('ping')).toHaveLength(1)
  await later(3_000)
  expect(first!.closed).toBe(true)
})

test('soon knows of a network that is cut, and keeps a connection that answers all the same', async () => {
  const [first] = FakeSocket.made
  first!.open()
  dispatchEvent(new Event('offline'))
  first!.say({ type: 'pong' })
  await later(750)
  expect(statuses).toEqual(['open'])
  dispatchEvent(new Event('offline'))
  await later(750)
  expect(statuses).toEqual(['open', 'lost'])
})

test('a second connection races one that takes too long, and the slower is let go', async () => {
  await later(2_000)
  const [slow, quick] = FakeSocket.made
  quick!.open()
  expect(slow!.closed).toBe(true)
  expect(quick!.closed).toBe(false)
  await later(10_000)
  expect(FakeSocket.made).toHaveLength(2)
})

test('no more than four connections race', async () => {
  await later(8_000)
  expect(FakeSocket.made.map((one) => one.closed)).toEqual([true, false, false, false, false])
})

test('does not come back where the server says why not', async () => {
  FakeSocket.last.open()
  FakeSocket.last.fail(4404)
  expect(closed).toEqual(['error-table'])
  await later(60_000)
  expect(FakeSocket.made).toHaveLength(1)
  socket.reconnect()
  expect(FakeSocket.made).toHaveLength(2)
})

test('does not send again what was too long to be read', async () => {
  FakeSocket.last.open()
  const { id } = socket.ask({ type: 'say', seat: 0, text: 'x' })
  FakeSocket.last.fail(1009)
  expect(heard).toEqual([{ type: 'nack', id, rule: '', key: 'error-too-large', args: { kilobytes: 64 } }])
  await later(1000)
  FakeSocket.last.open()
  expect(FakeSocket.last.of('say')).toEqual([])
})

test('looks at once when the page is seen again', async () => {
  FakeSocket.last.open()
  FakeSocket.last.fail()
  browser.page.dispatchEvent(new Event('visibilitychange'))
  expect(FakeSocket.made).toHaveLength(2)
  FakeSocket.last.open()
  browser.page.visibilityState = 'hidden'
  browser.page.dispatchEvent(new Event('visibilitychange'))
  expect(FakeSocket.last.of('ping')).toEqual([])
})

test('looks when the page is restored from the past, not when it is loaded', () => {
  FakeSocket.last.open()
  const shown = (persisted: boolean): boolean => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  shown(false)
  expect(FakeSocket.last.of('ping')).toEqual([])
  shown(true)
  expect(FakeSocket.last.of('ping')).toHaveLength(1)
})
