import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GamePage } from '../src/games'
import type { Choice, Concern, LogEntry } from '../src/net/wire'
import { Coach, type Position } from '../src/table/coach.svelte'
import { change, settings } from '../src/table/settings.svelte'
import { stubWords } from './fakes'

const page = { id: 'x', closing: ['end'] } as unknown as GamePage
const choice = (kind: string): Choice => ({ kind }) as Choice
const concern = (key: string, more: Partial<Concern> = {}): Concern => ({
  key,
  args: {},
  rule: 'X-1',
  teaches: false,
  severe: false,
  ...more,
})

/** The own decision in so many-th turn. */
const at = (turn: number, coach: Concern[], more: Partial<Position> = {}): Position => ({
  view: { seat: 0, active: 0, round: turn },
  log: Array.from({ length: turn }, (_, round) => ({ active: 1, round }) as LogEntry),
  choices: [choice('end'), choice('build')],
  coach,
  takenBack: 0,
  ...more,
})

let coach: Coach
const look = (...args: Parameters<typeof at>): string => {
  coach.look(page, at(...args), '')
  return coach.line?.key ?? ''
}

beforeEach(async () => {
  await stubWords(
    ['x-coach-food', 'x-coach-skulls', 'x-coach-race', 'x-guide-build'].map((key) => `${key} = a`).join('\n'),
  )
  change({ coach: 'brief', guided: [], dealt: {} })
  coach = new Coach()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the weightiest is said, and stays while it is there', () => {
  expect(look(1, [concern('food'), concern('race')])).toBe('x-coach-food')
  expect(look(1, [concern('food', { args: { n: 2 } }), concern('race')])).toBe('x-coach-food')
  expect(coach.line?.args).toEqual({ n: 2 })
  expect(look(1, [concern('race')])).toBe('x-coach-race')
  expect(look(1, [], { choices: [] })).toBe('')
})

test('what was closed comes again in another turn, and only as something new', () => {
  expect(look(1, [concern('food')])).toBe('x-coach-food')
  coach.read()
  expect(look(1, [concern('food')])).toBe('')
  expect(look(2, [concern('food')])).toBe('') // it has been there all the time
  expect(look(2, [concern('food', { args: { n: 1 } })])).toBe('')
  expect(look(3, [concern('food', { args: { n: 2 } })])).toBe('x-coach-food')
  expect(look(3, [])).toBe('')
  expect(look(3, [concern('food')])).toBe('')
  expect(look(4, [])).toBe('')
  expect(look(4, [concern('food')])).toBe('x-coach-food')
})

test('who has dealt with something three times is told only where it is severe', () => {
  for (const turn of [1, 2, 3]) {
    expect(look(turn, [concern('food')])).toBe('x-coach-food')
    expect(look(turn, [])).toBe('')
  }
  expect(settings.dealt).toEqual({ 'x-coach-food': 3 })
  expect(look(4, [concern('food')])).toBe('')
  expect(look(5, [concern('food', { severe: true })])).toBe('x-coach-food')
})

test('an undo, or another seat at this screen, has dealt with nothing', () => {
  look(1, [concern('food')])
  look(1, [], { takenBack: 1 })
  look(1, [concern('food')])
  look(1, [], { view: { seat: 1, active: 1, round: 1 } })
  expect(settings.dealt).toEqual({})
})

test('explanations are said once, and only at full length', () => {
  const skulls = concern('skulls', { teaches: true, severe: true })
  expect(look(1, [skulls, concern('race')])).toBe('x-coach-race')
  change({ coach: 'full' })
  expect(look(2, [skulls, concern('race')])).toBe('x-coach-skulls')
  expect(settings.guided).toEqual([])
  expect(look(2, [concern('race')])).toBe('x-guide-build') // the first time before what is not so bad
  expect(settings.guided).toEqual(['x-coach-skulls'])
  expect(new Coach().line).toBeNull()
  coach = new Coach()
  expect(look(3, [skulls])).toBe('x-guide-build')
  coach.read()
  expect(look(3, [skulls])).toBe('')
  expect(settings.guided).toEqual(['x-coach-skulls', 'x-guide-build'])
})

test('a tip is about what the board lights', () => {
  change({ coach: 'full' })
  const tips = at(1, [], { choices: [choice('roll'), choice('build')] })
  coach.look(page, tips, 'build')
  expect(coach.line?.key).toBe('x-guide-build')
})

test('turned off, it says nothing', () => {
  change({ coach: 'off' })
  expect(look(1, [concern('food', { severe: true })])).toBe('')
})

test('who had turned the tips off has no coach', async () => {
  const load = async (stored: object): Promise<string> => {
    vi.resetModules()
    vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(stored) })
    return (await import('../src/table/settings.svelte')).settings.coach
  }
  expect(await load({ guide: false })).toBe('off')
  expect(await load({ guide: true })).toBe('full')
  expect(await load({ guide: false, coach: 'brief' })).toBe('brief')
})
