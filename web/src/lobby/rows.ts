/** What is to be said of a table in a list. */
import { pageOf } from '../games'
import type { SeatInfo, TableRow } from '../net/wire'
import { has, t } from '../words/index.svelte'
import { seatName } from './table'
import { clockWords, untilThen } from './time'

/** People at a table of the lobby, by their seats; -1 for a host who has none. */
export function neighbours(row: TableRow): number[] {
  const seats = row.seats.flatMap(({ bot, vacant }, i) => (bot || vacant ? [] : [i]))
  return row.hosted_by < 0 ? [-1, ...seats] : seats
}

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

/** One line of it; the points between do not begin a line. */
export const joined = (words: string[]): string => words.filter(Boolean).join('\u00a0· ')

/** What one wants to know before sitting down. */
export const offerOf = (row: TableRow): string[] => [
  headOf(row),
  t('shell-seats-free', { n: vacant(row.seats) }),
  clockWords(row.clock),
]
