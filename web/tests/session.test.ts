import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { View } from '../src/net/views'
import type { Candidate, Choice, Ev, SeatInfo, TableInfo, ViewMessage } from '../src/net/wire'
import { bannersOf } from '../src/table/banners.svelte'
import { awayFor, isAbsent, ticking } from '../src/table/clock.svelte'
import { ChatState } from '../src/table/chat.svelte'
import { showing } from '../src/table/hint'
import { Session } from '../src/table/session.svelte'
import { change } from '../src/table/settings.svelte'
import { fakeBrowser, FakeSocket, realBrowser } from './fakes'

const seat = (mine: boolean, more: Partial<SeatInfo> = {}): SeatInfo =>
  ({ name: 'N', bot: '', mine, vacant: '', stand_in: '', online: true, agrees: false, ...more }) as SeatInfo

const table = (more: Partial<TableInfo> = {}): TableInfo =>
  ({
    id: 'x',
    game: 'ages',
    options: {},
    seats: [seat(true), seat(false)],
    real: false,
    hidden: false,
    status: 'running',
    host: true,
    invite: '',
    watch: true,
    rematch: '',
    ...more,
  }) as TableInfo

const choice = (kind: string, action: number, args: Choice['args'] = {}): Choice => ({
  action,
  text: kind,
  kind,
  target: `die:${action}`,
  args,
  gives: {},
  draws: false,
})

const viewOf = (more: object = {}): View =>
  ({ game: 'ages', seat: 0, player: 0, active: 0, step: 'end', ...more }) as View

const position = (seq: number, choices: Choice[] = []) => ({
  seq,
  view: viewOf(),
  choices,
  undo: { n: 1, why: '' },
  actions: seq,
  clock: null,
})

const whole = (seq: number, more: Partial<ViewMessage> = {}): ViewMessage =>
  ({ type: 'view', table: table(), log: [], chat: [], ...position(seq), ...more }) as ViewMessage

const event = (seq: number, more: Partial<Ev> = {}): Ev =>
  ({ type: 'ev', entries: [], steps: [], taken_back: 0, status: 'running', ...position(seq), ...more }) as Ev

let session: Session
const socket = (): FakeSocket => FakeSocket.last

function started(message = whole(5, { choices: [choice('roll', 3)] })): void {
  session = new Session('x')
  socket().open()
  socket().say(message)
}

beforeEach(() => void fakeBrowser())

afterEach(() => {
  session.close()
  realBrowser()
})

test('shows the whole position it is sent', () => {
  started()
  expect([session.seq, session.mine, session.turn, session.company]).toEqual([5, true, true, true])
  expect(session.choiceAt('die:3')?.kind).toBe('roll')
})

test('takes the next event, and asks for the whole where one was missed', () => {
  started()
  const line = { seat: 0, active: 0, round: 1, events: [] }
  socket().say(event(6, { entries: [line] }))
  expect([session.seq, session.log.length, session.news.length]).toEqual([6, 1, 1])
  socket().say(event(6, { entries: [line] }))
  expect(session.log).toHaveLength(1)
  socket().say(event(8, { entries: [line] }))
  expect(session.seq).toBe(6)
  expect(socket().of('hello').at(-1)).toEqual({ type: 'hello', last_seq: 6 })
})

test('what others did is played back, and the choices are there at once', () => {
  started()
  const theirs = { seat: 1, active: 1, round: 1, events: [{ key: 'stops', args: { seat: 1 } }] }
  const on = viewOf({ step: 'between' })
  socket().say(event(6, { entries: [theirs, theirs], steps: [on, viewOf()], choices: [choice('roll', 4)] }))
  expect([session.seq, session.mine, session.log.length, session.told.length]).toEqual([6, true, 2, 2])
  expect(session.news).toEqual([])
  expect([session.playback.shown?.view, session.playback.now?.log.length]).toEqual([on, 1])
  expect([session.playback.shown?.playing, session.playback.shown?.mine]).toEqual([true, false])
  socket().say(event(7, { choices: [choice('roll', 4)] })) // a line that tells nothing, such as the end of a turn
  expect(session.playback.shown?.view).toEqual(on)
  session.act([4])
  expect([session.playback.shown, socket().of('act')[0]?.seq]).toEqual([null, 7])
})

test('nothing is played back that oneself did, that was taken back, or that other eyes saw', () => {
  const entry = (seat: number) => ({ seat, active: seat, round: 1, events: [{ key: 'stops', args: { seat } }] })
  started()
  socket().say(event(6, { entries: [entry(0)] }))
  expect([session.playback.now, session.news.length]).toEqual([null, 1])
  socket().say(event(7, { entries: [entry(1)] }))
  expect(session.playback.now).not.toBeNull()
  socket().say(event(8, { taken_back: 1 }))
  expect(session.playback.now).toBeNull()
  socket().say(event(9, { entries: [entry(1)], view: viewOf({ seat: null }) }))
  expect(session.playback.now).toBeNull()
  socket().say(event(10, { entries: [entry(1)], view: viewOf({ seat: null }) }))
  socket().say(whole(10))
  expect(session.playback.now).toBeNull()
})

test('takes back what an undo takes back', () => {
  const line = { seat: 0, active: 0, round: 1, events: [] }
  started(whole(5, { log: [line, line, line] }))
  socket().say(event(6, { taken_back: 2 }))
  expect([session.log.length, session.takenBack]).toEqual([1, 2])
})

test('sends one line at a time, until it is stored and seen', () => {
  started()
  session.act([3])
  session.act([3])
  const [act, ...more] = socket().of('act')
  expect([act?.seq, act?.actions, more.length]).toEqual([5, [3], 0])
  expect([session.busy, session.underway]).toEqual([true, 'sent'])
  socket().say({ type: 'ack', id: act!.id })
  expect(session.busy).toBe(true)
  socket().say(event(6))
  expect([session.busy, session.underway]).toEqual([false, 'none'])
})

test('a refused line is over, and an outdated one asks for the position', () => {
  started()
  session.act([3])
  const [act] = socket().of('act')
  socket().say({ type: 'nack', id: act!.id, rule: '', key: 'error-old-position', args: {} })
  expect([session.busy, session.refused?.key]).toEqual([false, 'error-old-position'])
  expect(socket().of('hello')).toHaveLength(2)
})

test('a line that was under way when the page was left goes on by its id', () => {
  started()
  session.act([3])
  const [act] = socket().of('act')
  session.close()
  session = new Session('x')
  socket().open()
  expect(socket().of('act')).toEqual([])
  socket().say(whole(5))
  expect(socket().of('act')).toEqual([act])
  socket().say({ type: 'ack', id: act!.id })
  socket().say(event(6))
  expect(session.busy).toBe(false)
  session.close()
  session = new Session('x')
  socket().open()
  socket().say(whole(6))
  expect(socket().of('act')).toEqual([])
})

test('what waits for the connection can be withdrawn', () => {
  started()
  socket().fail()
  session.act([3])
  expect(session.underway).toBe('queued')
  session.withdraw()
  expect([session.busy, session.underway]).toEqual([false, 'none'])
})

test('a table command does not wait for a connection', () => {
  started()
  socket().fail()
  session.command('resign', 0)
  expect(session.refused?.key).toBe('shell-command-offline')
})

test('finds the choice whose counts are those selected, and forgets them with the next event', () => {
  const one = choice('reroll', 1, { dice: { 'face-food': 1 } })
  const two = choice('reroll', 2, { dice: { 'face-food': 1, 'face-skull': 2 } })
  started(whole(5, { choices: [one, two] }))
  session.pick('face-skull', 2)
  session.pick('face-food', 1)
  expect(session.choicePicked('reroll', 'dice')?.action).toBe(2)
  session.pick('face-skull', 0)
  expect(session.choicePicked('reroll', 'dice')?.action).toBe(1)
  socket().say(event(6))
  expect(session.picked).toEqual({})
})

test('the only choice that follows one’s own is taken without asking', () => {
  started(whole(5, { choices: [choice('buy', 4)] }))
  session.act([4])
  socket().say({ type: 'ack', id: socket().of('act')[0]!.id })
  socket().say(event(6, { choices: [choice('with', 9)] }))
  expect(socket().of('act').at(-1)?.actions).toEqual([9])
})

test('another choice is asked about, though it is the only one', () => {
  started(whole(5, { choices: [choice('buy', 4)] }))
  session.act([4])
  socket().say({ type: 'ack', id: socket().of('act')[0]!.id })
  socket().say(event(6, { choices: [choice('end', 9)] }))
  expect(socket().of('act')).toHaveLength(1)
})

test('what a draw makes final is asked about first', () => {
  const drawing = { ...choice('place', 4), draws: true }
  started(whole(5, { choices: [drawing] }))
  session.act([4])
  expect([session.asked?.choice, socket().of('act').length]).toEqual([drawing, 0])
  session.act([4], true)
  expect([session.asked, socket().of('act').length]).toEqual([null, 1])
  const first = choice('hire', 3)
  socket().say(event(6, { choices: [first] }))
  session.hint = { candidates: [], at: 0, choices: [first, drawing], others: [], ready: true }
  session.act([3, 4])
  expect(session.asked).toEqual({ actions: [3, 4], choice: drawing })
  change({ askDraws: false })
  socket().say({ type: 'ack', id: socket().of('act')[0]!.id })
  session.act([3, 4])
  expect([session.asked, socket().of('act').length]).toEqual([null, 2])
  change({ askDraws: true })
})

test('what one draws oneself from a real table is not asked about', () => {
  started(whole(5, { table: table({ real_draws: true }), choices: [{ ...choice('place', 4), draws: true }] }))
  session.act([4])
  expect([session.asked, socket().of('act').length]).toEqual([null, 1])
})

test('a hint shows its best line, another one when that is chosen, and none of a position that is gone', () => {
  const line = (choices: Choice[]): Candidate => ({ choices, expects: 1, margin: null, win: null, facts: [] })
  const [best, other] = [line([choice('roll', 3)]), line([choice('stop', 2), choice('end', 0)])]
  started()
  session.askHint()
  socket().say({ type: 'hint', id: '', candidates: [best, other] })
  expect(session.hint?.choices).toEqual(best.choices)
  session.hint = showing([best, other], 1)
  expect(session.hint.choices).toEqual(other.choices.slice(0, -1)) // the end of the turn is left to the player
  session.askHint()
  socket().say(event(6))
  socket().say({ type: 'hint', id: '', candidates: [best] })
  expect([session.hint, session.hinting]).toEqual([null, false])
})

test('an event for another seat of a shared screen turns the perspective to it', () => {
  const shared = table({ hidden: true, seats: [seat(true), seat(true)] })
  started(whole(5, { table: shared }))
  socket().say(event(6, { view: viewOf({ seat: 0, player: 1 }) }))
  expect(socket().of('look')).toEqual([])
  socket().say(event(7, { view: viewOf({ seat: null, player: 1 }) }))
  expect(socket().of('look')).toEqual([{ type: 'look', seat: null }])
})

test('knows how far the server’s clock is ahead', () => {
  started()
  expect(session.clock).toBe(null)
  const now = Date.now() / 1000 + 90
  socket().say(event(6, { clock: { now } as Ev['clock'] }))
  expect(session.ahead).toBeCloseTo(90)
})

test('people who share a screen of secrets say who looks', async () => {
  const shared = table({ hidden: true, seats: [seat(true), seat(true)] })
  started(whole(5, { table: shared, view: viewOf({ seat: null }) }))
  expect(session.covered).toBe(true)
  session.uncover()
  expect(socket().of('look')).toEqual([{ type: 'look', seat: 0 }])
  socket().say(whole(5, { table: shared, view: viewOf({ seat: 0 }) }))
  expect(session.covered).toBe(false)
  socket().fail()
  await vi.advanceTimersByTimeAsync(1000)
  socket().open()
  expect(socket().sent.map(({ type }) => type)).toEqual(['hello', 'look'])
  socket().say(whole(6, { table: shared, view: viewOf({ seat: null }) }))
  expect(session.seq).toBe(5)
})

test('a line of chat is shown once, also when it is heard before its answer', async () => {
  started()
  const said = session.chat.say(0, 'hello')
  expect(session.chat.saying).toHaveLength(1)
  const { id } = socket().of('say')[0]!
  const line = { n: 1, seat: 0, name: 'N', text: 'hello', said: '', reactions: {}, notice: '' as const }
  socket().say({ type: 'note', kind: 'chat', seat: 0, online: [], chat: [line], watching: 0 })
  expect([session.chat.heard.length, session.chat.saying.length]).toEqual([1, 0])
  socket().say({ type: 'ack', id })
  expect(await said).toBe(null)
})

test('notices are heard of everyone, are never unread, and whoever takes a muted seat later is not muted', () => {
  started()
  const line = { n: 1, seat: 1, name: 'Béla', text: 'hello', said: '', reactions: {}, notice: '' as const }
  const told = { ...line, n: 2, text: '', notice: 'left' as const }
  const next = { ...line, n: 3, name: 'Cili' }
  const state = new ChatState('t')
  session.chat.hear([line, told, next])
  state.mute(line, true)
  expect(state.heard(session.chat.heard)).toEqual([told, next])
  expect(state.unread(session)).toEqual([next])
})

test('chat stands in its order, and a message with a new reaction in the place it had', () => {
  started()
  const message = (n: number, reactions = {}) => ({
    n,
    seat: 1,
    name: 'N',
    text: `${n}`,
    said: '',
    reactions,
    notice: '' as const,
  })
  const chat = (...messages: ReturnType<typeof message>[]): void =>
    socket().say({ type: 'note', kind: 'chat', seat: 0, online: [], chat: messages, watching: 0 })
  chat(message(3), message(2))
  chat(message(1), message(2, { '👍': [0] }))
  expect(session.chat.heard.map(({ n }) => n)).toEqual([1, 2, 3])
  expect(session.chat.heard[1]!.reactions).toEqual({ '👍': [0] })
})

test('an absent player is waited for until the patience of the table ends', () => {
  const seats = [seat(true, { away: 0 }), seat(false, { away: 15, online: false })]
  started(whole(5, { table: table({ seats, patience: 20 }), view: viewOf({ player: 1 }) }))
  const ids = (): string[] => bannersOf(session, () => {}).map(({ id }) => id)
  const stop = ticking()
  expect(Math.round(awayFor(session, 1))).toBe(15)
  expect(ids()).toEqual([])
  vi.advanceTimersByTime(5_000)
  expect([isAbsent(session, 0), isAbsent(session, 1)]).toEqual([false, true])
  expect(ids()).toEqual(['x-absent-1-5'])
  socket().say({ type: 'note', kind: 'presence', online: [0, 1], seat: -1, chat: [], watching: 0 })
  expect(ids()).toEqual([])
  socket().say({ type: 'note', kind: 'presence', online: [0], seat: -1, chat: [], watching: 0 })
  expect(isAbsent(session, 1)).toBe(false)
  vi.advanceTimersByTime(20_000)
  expect(isAbsent(session, 1)).toBe(true)
  socket().say(whole(6, { table: table({ seats, patience: null }), view: viewOf({ player: 1 }) }))
  expect(ids()).toEqual([])
  stop()
})

const nack = (id: string, key: string) => ({ type: 'nack' as const, id, rule: 'A-T18', key, args: {} })

test('asks once for each position why something is not possible', async () => {
  started()
  const first = session.why('buy empire')
  const again = session.why('buy empire')
  const [asked] = socket().of('why')
  expect(socket().of('why').length).toBe(1)
  socket().say(nack(asked!.id, 'ages-refused-too-dear'))
  expect((await first)?.key).toBe('ages-refused-too-dear')
  expect(await again).toBe(await first)
  // it is no refusal of anything that was done
  expect([session.refused, session.busy]).toEqual([null, false])
  void session.why('roll')
  expect(socket().of('why').length).toBe(2)
  socket().say(event(6))
  const later = session.why('buy empire')
  expect(socket().of('why').length).toBe(3)
  socket().say({ type: 'ack', id: socket().of('why')[2]!.id })
  expect(await later).toBe(null)
})

test('says so where nobody can be asked', async () => {
  started()
  socket().fail()
  expect((await session.why('end'))?.key).toBe('shell-lost')
})
