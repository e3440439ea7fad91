import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GamePage } from '../src/games'
import type { View } from '../src/net/views'
import type { Event, LogEntry } from '../src/net/wire'
import { Playback, stepsOf, type Step } from '../src/table/playback.svelte'
import type { Session } from '../src/table/session.svelte'
import { change } from '../src/table/settings.svelte'

vi.mock('../src/table/events', () => ({
  wordsOf: (_: GamePage, events: Event[]) => events.map(({ args }) => '.'.repeat(Number(args['characters'] ?? 0))),
}))

const view = (n: number): View => ({ round: n }) as View

const entry = (active: number, ...keys: string[]): LogEntry => ({
  seat: active,
  active,
  round: 1,
  events: keys.map((key) => ({ key, args: { seat: active } })),
})

const step = (active: number, key: string, pace = 1): Step => ({
  entry: entry(active, key),
  log: [],
  view: view(0),
  pace,
  apart: false,
})

const page = { id: 'x', told: {}, pace: { quick: 0.5 }, apart: ['wins'] } as unknown as GamePage
let playback: Playback
const now = (): string => playback.now?.entry.events[0]?.key ?? ''

beforeEach(() => {
  vi.useFakeTimers()
  change({ playback: 'normal' })
  playback = new Playback(() => ({}) as Session)
})
afterEach(() => vi.useRealTimers())

/** How long until the table is shown as it is. */
function length(): number {
  let ms = 0
  for (; playback.now; ms += 10) vi.advanceTimersByTime(10)
  return ms
}

test('steps are shown one after the other, then the table as it is', () => {
  expect(playback.add([step(1, 'a'), step(1, 'b'), step(1, 'c')])).toBe(true)
  const seen = [now()]
  while (playback.now) {
    vi.advanceTimersByTime(10)
    if (now() !== seen.at(-1)) seen.push(now())
  }
  expect(seen).toEqual(['a', 'b', 'c', ''])
  expect(playback.shown).toBeNull()
})

test('a turn takes two to four seconds, however many steps it has', () => {
  for (const n of [3, 6, 12]) {
    playback.add(Array.from({ length: n }, (_, i) => step(n, String(i))))
    const ms = length()
    expect(ms).toBeGreaterThan(2000)
    expect(ms).toBeLessThan(4000)
  }
})

test('the last step that is known has its whole time, and a turn no more than four seconds', () => {
  const texts = [1, 1, 1, 1, 1, 1, 1, 1, 4].map((pace, i) => step(1, String(i), pace))
  playback.add(texts)
  while (playback.waiting.length) vi.advanceTimersByTime(10)
  const last = length()
  expect(last).toBeGreaterThan(1500)
  playback.add(texts)
  const whole = length()
  expect(whole).toBeGreaterThan(last)
  expect(whole).toBeLessThanOrEqual(4010)
})

test('a turn does not pay for one that was seen before, of the same seat in the same round', () => {
  const lengths = Array.from({ length: 20 }, () => {
    playback.add([step(1, 'a', 2)])
    return length()
  })
  expect(new Set(lengths)).toEqual(new Set([1600]))
})

test('another setting does not cost the turn its time', () => {
  playback.add([step(1, 'a'), step(1, 'b'), step(1, 'c'), step(1, 'd')])
  for (let i = 0; i < 10; i++) playback.paced()
  expect(length()).toBe(3200)
})

test('several turns that wait are quicker, and so is the fast setting', () => {
  const turn = (seat: number): Step[] => ['a', 'b', 'c'].map((key) => step(seat, key))
  playback.add(turn(1))
  const one = length()
  playback.add([...turn(2), ...turn(3), ...turn(4)])
  expect(length()).toBeLessThan(2.5 * one)
  change({ playback: 'fast' })
  playback.add(turn(5))
  expect(length()).toBeLessThan(one / 2)
})

test('nothing moves by itself step by step, and nothing is held back at once', () => {
  change({ playback: 'step' })
  playback.add([step(1, 'a'), step(1, 'b')])
  vi.advanceTimersByTime(60_000)
  expect(now()).toBe('a')
  playback.next()
  expect(now()).toBe('b')
  playback.next()
  expect(playback.now).toBeNull()
  change({ playback: 'instant' })
  expect(playback.add([step(1, 'a')])).toBe(false)
  expect(playback.now).toBeNull()
})

test('a new setting counts from the step that is shown', () => {
  playback.add([step(1, 'a'), step(1, 'b')])
  change({ playback: 'step' })
  playback.paced()
  vi.advanceTimersByTime(60_000)
  expect(now()).toBe('a')
  change({ playback: 'instant' })
  playback.paced()
  expect(playback.now).toBeNull()
})

test('in a lesson one sees what one has done before the others answer', () => {
  const own = entry(0, 'uses')
  const before = { ...view(1), seat: 0 } as View
  const line = { log: [own, entry(0)], before, entries: [entry(1, 'bids')], views: [view(2)] }
  const keys = (steps: Step[]): (string | undefined)[] => steps.map((one) => one.entry.events[0]?.key)
  expect(keys(stepsOf(page, line, false, true))).toEqual(['uses', 'bids'])
  expect(stepsOf(page, line, false, true)[0]).toMatchObject({ view: before, rest: true })
  expect(keys(stepsOf(page, line, false))).toEqual(['bids'])
  expect(keys(stepsOf(page, { ...line, log: [] }, false, true))).toEqual(['bids'])
  expect(keys(stepsOf(page, line, true, true))).toEqual([])
})

test('who skips sees nothing of the rest', () => {
  playback.add([step(1, 'a'), step(1, 'b')])
  playback.skip()
  expect([playback.now, playback.shown, playback.waiting]).toEqual([null, null, []])
  vi.advanceTimersByTime(60_000)
  expect(playback.now).toBeNull()
})

test('a line becomes a step for each entry, with the position right after it', () => {
  const entries = [entry(1, 'roll'), entry(1, 'quick')]
  const log = [entry(0, 'before')]
  const steps = stepsOf(page, { log, before: view(0), entries, views: [view(1), view(2)] }, false)
  expect(steps.map((one) => [one.entry, one.view.round, one.pace])).toEqual([
    [entries[0], 1, 1],
    [entries[1], 2, 0.5],
  ])
  expect(steps.map((one) => one.log)).toEqual([
    [log[0], entries[0]],
    [log[0], ...entries],
  ])
})

test('long words are looked at for as long as they are read, but not those of several things at once', () => {
  const long = (...keys: string[]): LogEntry => ({
    ...entry(1),
    events: keys.map((key) => ({ key, args: { characters: 80 } })),
  })
  const entries = [entry(1, 'roll'), long('roll'), long('quick'), long('passes', 'wins')]
  const line = { log: [], before: view(0), entries, views: entries.map((_, i) => view(i)) }
  expect(stepsOf(page, line, false).map((one) => one.pace)).toEqual([1, 3.5, 1.75, 1, 1])
})

test('what one action brought at once is shown apart, before the position changes', () => {
  const entries = [entry(1, 'passes', 'wins', 'pays', 'wins')]
  const steps = stepsOf(page, { log: [], before: view(0), entries, views: [view(1)] }, false)
  expect(steps.map((one) => [one.entry.events.map(({ key }) => key).join(), one.view.round])).toEqual([
    ['passes', 0],
    ['wins,pays', 0],
    ['wins', 1],
  ])
  expect(steps.map((one) => one.log[0]?.events.length)).toEqual([1, 3, 4])
})

test("of one's own line only what came apart is waited for", () => {
  const line = { log: [], before: view(0), entries: [entry(0, 'roll')], views: [view(1)] }
  expect(stepsOf(page, line, true)).toEqual([])
  const ending = { ...line, entries: [entry(0, 'roll'), entry(0, 'passes', 'wins')], views: [view(1), view(2)] }
  expect(stepsOf(page, ending, true).map((one) => one.entry.events[0]?.key)).toEqual(['passes', 'wins'])
})
