import { beforeAll, expect, test } from 'vitest'
import { companyOf, endedOf, opponentsIn, outcomeOf } from '../src/memory/ended'
import {
  before,
  bestAlone,
  bestGameAlone,
  groupsOf,
  lessonsDone,
  lineOf,
  mean,
  nextLevel,
  opponentsOf,
  placeOf,
  pointsOf,
  reachedBy,
  recordAgainst,
} from '../src/memory/figures'
import type { Result, TableRow } from '../src/net/wire'
import { stubWords } from './fakes'

beforeAll(() =>
  stubWords(`
shell-alone = Alone
shell-screen = One screen
shell-me-people = People
shell-me-resigned = Gave up
shell-me-resigned-other = Another gave up
shell-status-abandoned = Abandoned
shell-best = best: { $n }
shell-result-won = Won { $text }
shell-result-place = No. { $n }: { $text }
shell-wins-early = { $name } wins
`),
)

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
    analysis: null,
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

/** The table of such a game, with these people at it. */
function row(id: string, people: string[], more: Partial<TableRow> = {}): TableRow {
  const seats = people.map((name, seat) => ({ name, bot: '', mine: seat === 0 }))
  const told = {
    id,
    game: 'g',
    seats,
    status: 'finished',
    resigned: -1,
    round: 9,
    updated: '2026-11-14T10:00:00+00:00',
  }
  return { ...told, ...more } as unknown as TableRow
}

test('the best score alone, and before a game', () => {
  const alone = (table_id: string, points: number): Result =>
    result({ table_id, bots: [''], scores: [points], places: [1] })
  const results = [alone('c', 50), result({ scores: [99, 1] }), alone('b', 61), alone('a', 40)]
  expect([bestAlone(results, 'g'), bestAlone(results, 'h')]).toEqual([61, undefined])
  expect([bestAlone(before(results, 'b'), 'g'), bestAlone(before(results, 'a'), 'g')]).toEqual([40, undefined])
  expect(before(results, 'unknown')).toEqual([])
})

test('tables that nobody remembers are among the games that are over, once and by their time', () => {
  const results = [result({ table_id: 'new' }), result({ table_id: 'old', ended: '2026-11-13T10:00:00+00:00' })]
  const rows = [row('new', ['A', 'B']), row('opened', ['A', 'B']), row('going', ['A'], { status: 'running' })]
  expect(endedOf(results, rows).map(({ table_id }) => table_id)).toEqual(['new', 'opened', 'old'])
})

test('how a game ended is told with one’s own points first', () => {
  const said = (one: Result, best?: number, table?: TableRow): string[] => {
    const { text, note } = outcomeOf(one, best, table)
    return [text, note]
  }
  expect(said(result({ mine: [1] }))).toEqual(['No. 2: 20 : 30', ''])
  expect(said(result())).toEqual(['Won 30 : 20', ''])
  expect(said(result({ bots: [''], scores: [40], places: [1] }), 61)).toEqual(['40', 'best: 61'])
  expect(said(result({ mine: [0, 1] }), undefined, row('t', ['Anna', 'Bea']))).toEqual(['30 : 20', 'Anna wins'])
  expect([said(gaveUp(0))[0], said(gaveUp(1))[0], said(gaveUp(-1))[0]]).toEqual([
    'Gave up',
    'Another gave up',
    'Abandoned',
  ])
  expect([outcomeOf(result(), undefined).won, outcomeOf(gaveUp(1), undefined).won]).toEqual([true, true])
})

test('people have names as long as their table is there', () => {
  const met = result({ bots: ['', ''] })
  expect([companyOf(met), companyOf(met, row('t', ['Anna', 'Bea']))]).toEqual(['People', 'Bea'])
  expect(companyOf(result({ mine: [0, 1], bots: ['', ''] }))).toBe('One screen')
  expect(companyOf(result({ bots: [''] }))).toBe('Alone')
})

test('how one fared against a level', () => {
  const lost = result({ places: [2, 1] })
  const mixed = result({ bots: ['', 'strong', 'casual'], places: [1, 2, 3] })
  const twice = result({ bots: ['', 'strong', 'strong'], places: [1, 2, 3] })
  const results = [result(), lost, mixed, twice, result({ game: 'h' }), result({ bots: ['', ''] })]
  expect(recordAgainst(results, 'g', 'strong')).toEqual({ games: 3, wins: 2 })
  expect(recordAgainst(results, 'g', 'casual')).toEqual({ games: 0, wins: 0 })
})

test('after three wins in a row the level above is to be tried', () => {
  const levels = ['casual', 'strong', 'expert']
  const won = [result(), result(), result()]
  expect(nextLevel(won, 'g', levels)).toBe('expert')
  expect(nextLevel(won.slice(1), 'g', levels)).toBe('')
  expect(nextLevel([result({ places: [2, 1] }), ...won], 'g', levels)).toBe('')
  expect(nextLevel([result({ bots: ['', 'expert'] }), ...won], 'g', levels)).toBe('')
  expect(
    nextLevel(
      won.map((one) => ({ ...one, bots: ['', 'expert'] })),
      'g',
      levels,
    ),
  ).toBe('')
})

test('the best game alone tells what there was to beat', () => {
  const alone = (points: number, par: number): Result =>
    result({ bots: [''], scores: [points], places: [1], par: { points: par, options: {} } })
  expect(bestGameAlone([alone(40, 52), alone(47, 60)], 'g')).toEqual({ score: 47, par: { points: 60, options: {} } })
  expect(bestGameAlone([result()], 'g')).toBeUndefined()
})

test('people one played with, the latest first', () => {
  const rows = [
    row('old', ['Anna', 'Bea'], { updated: '2026-11-01T10:00:00+00:00' }),
    row('new', ['Anna', 'Bea', 'Cili'], { status: 'running' }),
    row('waiting', ['Anna', 'Dani'], { status: 'waiting' }),
  ]
  const found = opponentsIn(rows).map(({ name, games, last, seat }) => [name, games, last.id, seat])
  expect(found).toEqual([
    ['Bea', 2, 'new', 1],
    ['Cili', 1, 'new', 2],
  ])
  const [first] = rows[0]!.seats
  expect(opponentsIn([{ ...rows[0]!, seats: [{ ...first!, mine: false }] }]), 'nobody here played').toEqual([])
})
