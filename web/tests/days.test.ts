import { expect, test } from 'vitest'
import { daysBetween, isoDay, spansOf } from '../src/calling/days'

test('days follow each other over the ends of months and years', () => {
  expect(daysBetween('2026-12-30', '2027-01-02')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'])
  expect(daysBetween('2027-02-28', '2027-03-01')).toEqual(['2027-02-28', '2027-03-01'])
  expect(daysBetween('2027-03-02', '2027-03-01')).toEqual([])
  expect(daysBetween('2027-01-01', '2037-01-01').length).toBeLessThan(110)
})

test('days are shown in spans', () => {
  expect(spansOf([])).toEqual([])
  const days = ['2027-03-28', '2027-03-27', '2027-03-29', '2027-04-01', '2027-03-28']
  expect(spansOf(days)).toEqual([
    ['2027-03-27', '2027-03-29'],
    ['2027-04-01', '2027-04-01'],
  ])
})

test('a day is that of the reader', () => {
  expect(isoDay(new Date(2027, 0, 31, 23, 59))).toBe('2027-01-31')
  expect(isoDay(new Date(2027, 0, 31, 0, 1), 1)).toBe('2027-02-01')
})
