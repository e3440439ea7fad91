/** What is to be said of a table in a list. */
import { pageOf } from '../games'
import type { SeatInfo, TableRow } from '../net/wire'
import { has, number, t } from '../words/index.svelte'
import { bestScores } from './best'
import { seatName } from './table'
import { clockWords, untilThen } from './time'

export const isOpen = (row: TableRow): boolean => ['waiting', 'running', 'broken'].includes(row.status)

export function myTurn(row: TableRow): boolean {
  const seat = row.seats[row.player]
  return row.status === 'running' && seat !== undefined && seat.mine && !seat.stand_in
}

/** Those who are there; the game's name where nobody is yet. */
export function namesOf(row: TableRow): string {
  const there = row.seats.filter((seat) => !seat.vacant).map(seatName)
  return there.join(', ') || titleOf(row)
}

/** The name at a seat. */
function calledAt(row: TableRow, seat: number): string {
  const there = row.seats[seat]
  return there ? seatName(there) : ''
}

export const titleOf = (row: TableRow): string => pageOf(row.game).name

export const vacant = (seats: readonly SeatInfo[]): number => seats.filter((seat) => seat.vacant).length

/** Nothing for a game this page does not know. */
function roundOf(row: TableRow): string {
  return has(`${row.game}-round`) ? t(`${row.game}-round`, { n: row.round }) : ''
}

export const headOf = (row: TableRow): string => joined([titleOf(row), row.status === 'waiting' ? '' : roundOf(row)])

/** Where it stands. */
export function stateOf(row: TableRow): string[] {
  if (row.status === 'broken') return [t('shell-status-broken')]
  if (row.status === 'abandoned') return [t('shell-status-abandoned')]
  if (row.status === 'resigned') return [t('shell-ended-resigned', { name: calledAt(row, row.resigned) })]
  if (!isOpen(row)) return []
  const free = vacant(row.seats)
  const words = free ? [t('shell-seats-free', { n: free })] : []
  if (row.status === 'waiting') return words
  const awaited = row.seats[row.player]
  if (awaited && !myTurn(row) && !awaited.vacant) words.push(t('shell-mine-waits', { name: seatName(awaited) }))
  if (row.deadline !== null) words.push(untilThen(row.deadline))
  return words
}

export interface Result {
  text: string
  note: string
  won: boolean
}

/** How it ended for who looks at it: one's own points first. */
export function resultOf(row: TableRow): Result {
  const result = (text: string, won = false, note = ''): Result => ({ text, won, note })
  if (row.status !== 'finished') {
    const own = row.seats[row.resigned]?.mine === false && row.seats.length === 2
    return result(stateOf(row).join(''), own)
  }
  const scores = row.scores ?? []
  const [first = 0] = scores
  if (scores.length === 1) {
    const best = bestScores()[row.game]
    return result(number(first), best === first, best === undefined ? '' : t('shell-best', { n: best }))
  }
  const mine = row.seats.flatMap((seat, i) => (seat.mine ? [i] : []))
  const order = [...scores.keys()].toSorted((a, b) => Number(mine.includes(b)) - Number(mine.includes(a)))
  const points = (mine.length === 1 ? order : [...scores.keys()]).map((i) => number(scores[i] ?? 0)).join(' : ')
  const place = row.places?.[mine[0] ?? 0] ?? 0
  if (mine.length === 1) {
    return place === 1
      ? result(t('shell-result-won', { text: points }), true)
      : result(t('shell-result-place', { n: place, text: points }))
  }
  const winners = row.seats.filter((_, i) => row.places?.[i] === 1).map(seatName)
  return result(points, false, t('shell-wins-early', { name: winners.join(', ') }))
}

/** One line of it; the points between do not begin a line. */
export const joined = (words: string[]): string => words.filter(Boolean).join('\u00a0· ')

/** What one wants to know before sitting down. */
export const offerOf = (row: TableRow): string[] => [
  headOf(row),
  t('shell-seats-free', { n: vacant(row.seats) }),
  clockWords(row.clock),
]
