import { expect, test } from 'vitest'
import { pathOf, pointsOf } from '../src/analysis/curve'
import { judged } from '../src/analysis/exercise.svelte'
import { luckOf, playedLike } from '../src/analysis/figures'
import { isExact, joined, rowsOf, tellingOf, worst, worstOf } from '../src/analysis/rows'
import type { Chance, Decision, Estimate, Line, Outlook, Player, Report, Review, Turn } from '../src/net/reports'
import type { Choice, LogEntry } from '../src/net/wire'
import { sharedBy } from '../src/table/compared'

const estimate = (mean: number, n = 0): Estimate => ({ mean, error: n ? 1 : 0, n })
const outlook = (lead: number, win = 0.5): Outlook => ({
  points: estimate(20 + lead),
  lead: estimate(lead),
  win: estimate(win),
})

function line(lead: number, more: Partial<Line> = {}): Line {
  return {
    actions: [lead],
    text: '',
    choices: [],
    outlook: outlook(lead),
    open: null,
    facts: [],
    played: false,
    ...more,
  }
}

function decision(at: number, more: Partial<Decision> = {}): Decision {
  return {
    type: 'decision',
    ...{ at, count: 1, seat: 0, step: 'build', lines: [line(3), line(1, { played: true })] },
    ...{ difference: estimate(2), win_difference: estimate(0.1), loss: 2, win_loss: 0.1, effects: [-2, 2] },
    ...{ mark: 'mistake', screens: [], reasons: [], ...more },
  }
}

function turn(number: number, at: number, count: number, more: Partial<Turn> = {}): Turn {
  const chance: Chance = { type: 'chance', at, count: 1, luck: [1, -1], exact: true }
  return {
    ...{ number, round: number + 1, seat: number % 2, at, count, steps: [chance, decision(at + 1)] },
    ...{ before: { at, outlooks: [outlook(0), outlook(0)] } },
    ...{ after: { at: at + count, outlooks: [outlook(2, 0.6), outlook(-2, 0.4)] } },
    ...{ loss: 2, win_loss: 0.1, luck: [1, -1], mark: 'mistake', others: [0, 0], ...more },
  }
}

const report = (turns: Turn[], more: Partial<Report> = {}): Report => ({
  ...{ format: 1, judge: 'j', game: 'ages', depth: 'quick', seed: 1, viewer: null, finished: true, actions: 9 },
  ...{ turns_in_all: 3, analysed_from: turns[0]?.number ?? 3, scores: [1, 2], players: [], turns, ...more },
})

const entry = (round: number, active: number): LogEntry => ({ seat: active, active, round, events: [] })
const review = { turns: [0, 3, 6], steps: [0, 1, 3, 5, 6, 9], told: [0, 1, 2, 3, 4, 6] } as unknown as Review
const log = [entry(1, 0), entry(1, 0), entry(2, 1), entry(2, 1), entry(3, 0), entry(3, 0)]

test('every turn has its entries of the log, also before anything is known', () => {
  const rows = rowsOf(review, log, null)
  expect(rows.map(({ at, end, round, seat }) => [at, end, round, seat])).toEqual([
    [0, 3, 1, 0],
    [3, 6, 2, 1],
    [6, 9, 3, 0],
  ])
  expect(rows.map(({ entries }) => entries.length)).toEqual([2, 2, 2])
  expect(rows.some(({ known }) => known)).toBe(false)
})

test('what is known comes from the last turn back, with loss and luck of who had the turn', () => {
  const rows = rowsOf(
    review,
    log,
    report([turn(1, 3, 3, { steps: [decision(4, { seat: 1 })] }), turn(2, 6, 3, { seat: 0 })]),
  )
  expect(rows.map(({ known }) => known)).toEqual([false, true, true])
  expect(rows[1]).toMatchObject({ seat: 1, loss: 2, luck: -1, mark: 'mistake' })
  expect(rows[2]).toMatchObject({ seat: 0, loss: 2, luck: 1 })
  expect(pointsOf(rows, 0, 'win').map(({ turn, mean }) => [turn, mean])).toEqual([
    [1, 0.5],
    [2, 0.5],
    [3, 0.6],
  ])
})

test('what comes later is joined to what was known, and nothing old wipes it out', () => {
  const known = report([turn(2, 6, 3)])
  expect(joined(known, report([turn(1, 3, 3)]))?.turns.map(({ number }) => number)).toEqual([1, 2])
  expect(joined(known, report([turn(2, 6, 3)]))?.turns).toHaveLength(1)
  expect(joined(known, null)).toBe(known)
  expect(joined(known, report([turn(1, 3, 3)], { judge: 'newer' }))?.turns).toHaveLength(1)
})

test('a turn is told by its worst decision', () => {
  const decisions = [decision(1, { mark: 'slip' }), decision(2, { mark: 'blunder' }), decision(3, { mark: '' })]
  const [row] = rowsOf(review, log, report([turn(0, 0, 3, { steps: decisions })]))
  expect(row && tellingOf(row)?.at).toBe(2)
  expect(worst(['', 'slip'])).toBe('slip')
  expect(worst([])).toBe('')
})

test('the analysis begins with the worst mark, and of those with what cost most', () => {
  const marks = [
    decision(1, { mark: 'slip', loss: 9 }),
    decision(2, { mark: 'blunder', loss: 3 }),
    decision(3, { mark: 'blunder', loss: 5 }),
  ]
  expect(worstOf(marks)?.at).toBe(3)
  expect(worstOf([])).toBeUndefined()
})

test('exact and estimated are told apart, and the band follows the error', () => {
  expect([isExact(estimate(1)), isExact(estimate(1, 40))]).toEqual([true, false])
  const up = pathOf([{ turn: 0, mean: 1, spread: 0.5 }], Number, Number, 1)
  expect(up).toBe('M0.0 1.5')
})

test('what is tried is judged by the line that leads to the same position', () => {
  const lines = [line(3), line(2.8), line(1, { played: true }), line(0)]
  const one = decision(1, { lines })
  const answers = [...lines, undefined].map((tried) => judged(one, tried))
  expect(answers).toEqual(['best', 'good', 'same', 'worse', 'unknown'])
})

test('the answer goes by the level one played like, and by luck worth the name', () => {
  const levels = ['beginner', 'casual', 'skilled', 'strong', 'expert']
  const like = (grade: string): string => playedLike({ grade } as Player, levels)
  expect(['expert', 'skilled', 'casual', 'beginner'].map(like)).toEqual(['strongly', 'strongly', 'evenly', 'weakly'])
  expect([3, 0.5, -2].map(luckOf)).toEqual(['with', 'neither', 'against'])
})

test('lines are called by what they differ in', () => {
  const steps = (...actions: number[]): Choice[] => actions.map((action) => ({ action }) as Choice)
  expect(sharedBy([steps(1, 2, 3), steps(1, 2, 4)])).toBe(2)
  expect(sharedBy([steps(1), steps(1, 2)])).toBe(1)
  expect(sharedBy([steps(1, 2)])).toBe(0)
})
