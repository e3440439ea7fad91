import { beforeAll, expect, test } from 'vitest'
import { pageOf } from '../src/games'
import { pointsOf, sectionsOf } from '../src/games/generic/sections'
import type { Choice, LogEntry } from '../src/net/wire'
import { arranged, closes, giftsOf, labelOf, list, num, text } from '../src/table/choices'
import { chanceOf, marginOf, stepsOf } from '../src/table/compared'
import { groups, wordsOf } from '../src/table/events'
import { stubWords } from './fakes'

const choice = (kind: string, more: Partial<Choice> = {}): Choice => ({
  action: 1,
  text: `${kind} it`,
  kind,
  target: '',
  args: {},
  gives: {},
  draws: false,
  ...more,
})

const kindsOf = (choices: Choice[]): string[] => choices.map(({ kind }) => kind)

beforeAll(() =>
  stubWords(`
probe-choice-draw = Draw { $n }
ages-event-builds = Building { $building }: { $n }
ages-event-stops = Stop
common-point = point
ages-worker = worker
`),
)

test('a choice is called by its message, else by its notation', () => {
  expect(labelOf('probe', choice('draw', { args: { n: 2 } }))).toBe('Draw 2')
  expect(labelOf('probe', choice('other'))).toBe('other it')
})

test('the same step several times in a row is told once', () => {
  const draw = choice('draw', { args: { n: 1 } })
  expect(stepsOf('probe', [draw, draw, choice('x'), draw])).toEqual(['Draw 1 ×2', 'x it', 'Draw 1'])
})

test('arguments of another type are not there', () => {
  const given = choice('x', { args: { n: 3, id: 'wood', all: ['a', 'b'] } })
  expect([num(given, 'n'), num(given, 'id'), num(given, 'none')]).toEqual([3, 0, 0])
  expect([text(given, 'id'), text(given, 'n')]).toEqual(['wood', ''])
  expect([list(given, 'all'), list(given, 'id')]).toEqual([['a', 'b'], []])
})

test('what a choice brings has a sign, a glyph and a name', () => {
  const gives = { points: -2, workers: 3, food: 0, riddle: 1 }
  expect(giftsOf(pageOf('ages'), choice('x', { gives }))).toEqual([
    { id: 'points', glyph: 'points', n: '−2', words: '−2 point' },
    { id: 'workers', glyph: 'hammer', n: '+3', words: '+3 worker' },
    { id: 'riddle', glyph: '', n: '+1', words: '+1 riddle' },
  ])
})

test('buttons: the least wasteful first, what ends the step last, the rest in the list', () => {
  const ages = pageOf('ages')
  const choices = [
    choice('stop'),
    choice('roll', { args: { waste: 2 } }),
    choice('reroll'),
    choice('build'),
    choice('sell', { args: { waste: 1 } }),
    choice('wait', { args: { waste: 3 } }),
  ]
  const { buttons, rest } = arranged(ages, choices, 3)
  expect(kindsOf(buttons)).toEqual(['sell', 'roll', 'stop'])
  expect(kindsOf(rest)).toEqual(['build', 'wait'])
  expect(closes(ages, choice('done-trade'))).toBe(true)
  expect(closes(pageOf('milestones'), choice('stop'))).toBe(false)
  expect(closes(pageOf('milestones'), choice('end'))).toBe(true)
})

test('a phone has one row: the list, or long words, take the place of a button', () => {
  const milestones = pageOf('milestones')
  const bonus = (n: number) => choice('bonus', { text: `bonus ${n}`, args: { n } })
  const two = arranged(milestones, [choice('leave'), bonus(1), bonus(2)], 2, false)
  expect(kindsOf(two.buttons)).toEqual(['bonus'])
  expect(kindsOf(two.rest)).toEqual(['leave', 'bonus'])
  const long = choice('x', { text: 'so many words that one row of a phone has no room for them' })
  expect(arranged(milestones, [choice('bonus'), long], 2, false).rest).toEqual([long])
  expect(arranged(milestones, [choice('bonus'), long], 2).rest).toEqual([])
})

test('a margin has a side', () => {
  expect(marginOf(-4.66)).toEqual({ side: 'behind', n: 4.7 })
  expect(marginOf(2)).toEqual({ side: 'ahead', n: 2 })
  expect(marginOf(-0.04)).toEqual({ side: 'even', n: 0 })
})

test('the boxes of one building are told once, in rounds and turns', () => {
  const builds = (building: string, n: number) => ({ key: 'builds', args: { building, n } })
  const ages = pageOf('ages')
  expect(
    wordsOf(ages, [builds('city', 1), builds('city', 2), builds('wall', 1), { key: 'unheard', args: {} }]),
  ).toEqual(['Building city: 2', 'Building wall: 1'])
  const line = (round: number, active: number): LogEntry => ({
    seat: active,
    active,
    round,
    events: [{ key: 'stops', args: {} }],
  })
  const silent: LogEntry = { seat: 0, active: 0, round: 3, events: [] }
  const stop = { key: 'stops', args: {} }
  expect(groups(ages, [line(1, 0), line(1, 0), line(1, 1), line(2, 0), silent])).toEqual([
    {
      round: 1,
      turns: [
        { seat: 0, events: [stop, stop] },
        { seat: 1, events: [stop] },
      ],
    },
    { round: 2, turns: [{ seat: 0, events: [stop] }] },
  ])
})

test('a view of any game is shown in plain sections', () => {
  const view = {
    game: 'probe',
    step: 'draw',
    round: 2,
    deck: 12,
    trump: 'hearts',
    rolled: [1, 2],
    goods: { wood: 1 },
    nothing: null,
    seats: [
      { points: 3, hand: ['ace'] },
      { points: 4, score: { tricks: 2, detail: { last: 1, who: 'x' } } },
    ],
    pot: { coins: 2, owner: 'x' },
  }
  expect(sectionsOf(view)).toEqual([
    {
      name: '',
      seat: -1,
      rows: [
        { name: 'deck', value: 12 },
        { name: 'trump', value: 'hearts' },
        { name: 'rolled', value: ['1', '2'] },
        { name: 'goods', value: { wood: 1 } },
      ],
    },
    {
      name: 'seats',
      seat: 0,
      rows: [
        { name: 'points', value: 3 },
        { name: 'hand', value: ['ace'] },
      ],
    },
    {
      name: 'seats',
      seat: 1,
      rows: [
        { name: 'points', value: 4 },
        { name: 'tricks', value: 2 },
        { name: 'last', value: 1 },
        { name: 'who', value: 'x' },
      ],
    },
    {
      name: 'pot',
      seat: -1,
      rows: [
        { name: 'coins', value: 2 },
        { name: 'owner', value: 'x' },
      ],
    },
  ])
  expect(pointsOf(view)).toEqual([3, 4])
  expect(pointsOf({ scores: [1, 2] })).toEqual([1, 2])
  expect(pointsOf({ seats: [{ score: { total: 5 } }] })).toEqual([5])
  expect(pointsOf({ seats: [{}] })).toEqual([])
})

test('a chance is 0 or 100 % only where that is certain', () => {
  const told = [0, 0.004, 0.005, 0.5, 0.994, 0.996, 1].map(chanceOf)
  expect(told.map(({ bound, n }) => `${bound} ${n}`)).toEqual([
    'about 0',
    'below 0',
    'about 1',
    'about 50',
    'about 99',
    'above 100',
    'about 100',
  ])
})
