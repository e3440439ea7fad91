import { expect, test } from 'vitest'
import { groupsOf, lessonsDone, lineOf, mean, opponentsOf, placeOf, pointsOf, reachedBy } from '../src/memory/figures'
import type { Result } from '../src/net/wire'

/** A game of two against a bot that was won, but for what is told. */
function result(more: Partial<Result> = {}): Result {
  return {
    table_id: 't',
    game: 'g',
    options: {},
    bots: ['', 'strong'],
    mine: [0],
    status: 'finished',
    resigned: -1,
    scores: [30, 20],
    places: [1, 2],
    rounds: 9,
    turns: 18,
    minutes: 20,
    ended: '2026-11-15T10:00:00+00:00',
    achievements: [],
    par: null,
    ...more,
  }
}

const gaveUp = (seat: number, more: Partial<Result> = {}): Result =>
  result({ status: 'resigned', resigned: seat, scores: [], places: [], ...more })

test('the own place', () => {
  expect(placeOf(result())).toBe(1)
  expect(placeOf(result({ mine: [1] }))).toBe(2)
  expect(placeOf(gaveUp(0))).toBe(2)
  expect(placeOf(gaveUp(1))).toBe(1)
  expect(placeOf(gaveUp(0, { bots: ['', '', ''] }))).toBe(3)
  expect(placeOf(gaveUp(1, { bots: ['', '', ''] }))).toBe(0)
  expect(placeOf(result({ bots: [''], scores: [70], places: [1] }))).toBe(0)
})

test('of several seats nobody knows which is meant', () => {
  const shared = result({ mine: [0, 1], bots: ['', ''] })
  expect([placeOf(shared), pointsOf(shared), groupsOf([shared])]).toEqual([0, undefined, []])
})

test('opponents are named once, people without a name', () => {
  expect(opponentsOf(result({ bots: ['weak', '', 'weak', ''], mine: [1] }))).toEqual(['', 'weak'])
})

test('games of one kind are counted together, the latest last', () => {
  const results = [
    result({ scores: [40, 50], places: [2, 1] }),
    gaveUp(1),
    result({ game: 'h' }),
    result({ bots: ['', 'weak'] }),
    result({ bots: ['', 'strong', 'strong'], scores: [1, 2, 3], places: [3, 2, 1] }),
    result(),
    gaveUp(1, { bots: ['', '', ''] }),
  ]
  const found = groupsOf(results)
  expect(found.map(({ game, players, opponents }) => [game, players, ...opponents])).toEqual([
    ['g', 2, 'strong'],
    ['g', 3, 'strong'],
    ['g', 2, 'weak'],
    ['h', 2, 'strong'],
  ])
  expect(found[0]).toMatchObject({ games: 3, wins: 2, points: [30, 40] })
})

test('alone what has a par of its own is apart, and who gives up has played nothing', () => {
  const alone = (points: number, par: number): Result =>
    result({ bots: [''], scores: [points], places: [1], par: { points: par, options: { edition: `${par}` } } })
  const found = groupsOf([alone(90, 110), alone(80, 82), alone(70, 82), gaveUp(0, { bots: [''] })])
  expect(found.map(({ par, games, wins, points }) => [par?.points, games, wins, points])).toEqual([
    [82, 2, 0, [70, 80]],
    [110, 1, 0, [90]],
  ])
})

test('the mean', () => {
  expect(mean([])).toBeUndefined()
  expect(mean([1, 2, 6])).toBe(3)
})

test('what a game reached, and what it was the first to', () => {
  const results = [
    result({ table_id: 'last', achievements: ['one', 'two'] }),
    result({ table_id: 'other', game: 'h', achievements: ['two'] }),
    result({ table_id: 'first', achievements: ['one'] }),
  ]
  expect(reachedBy(results, 'last')).toEqual([
    { id: 'one', first: false },
    { id: 'two', first: true },
  ])
  expect(reachedBy(results, 'first')).toEqual([{ id: 'one', first: true }])
  expect(reachedBy(results, 'gone')).toEqual([])
})

test('lessons that are done', () => {
  const at = (game: string, done: boolean) => ({ game, lesson: `${game}${done}`, task: 1, done })
  expect(lessonsDone([at('g', true), at('g', false), at('h', true)], 'g')).toBe(1)
})

test('the line of points fills its box', () => {
  expect(lineOf([10, 30, 20], 100, 40)).toEqual([
    { x: 0, y: 40 },
    { x: 50, y: 0 },
    { x: 100, y: 20 },
  ])
  expect(lineOf([5, 5], 100, 40)).toEqual([
    { x: 0, y: 20 },
    { x: 100, y: 20 },
  ])
})
