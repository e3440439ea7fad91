/** Which tables of the lobby are shown, and in which order: kept in the address, so that a link shows the same. */
import { pageOf } from '../games'
import type { ClockKind, TableRow } from '../net/wire'
import { vacant } from './rows'

export const COLUMNS = ['age', 'game', 'host', 'seats', 'pace'] as const
export type Column = (typeof COLUMNS)[number]
export const PACES = ['live', 'move', 'none'] as const

export interface Wish {
  /** Ids of games; all where there is none. */
  games: string[]
  pace: ClockKind | ''
  /** How many seats are free: 1, 2 for more, 0 for any number. */
  seats: number
  /** The host is at the table. */
  here: boolean
  sort: Column
  down: boolean
}

export const NO_WISH: Wish = { games: [], pace: '', seats: 0, here: false, sort: 'age', down: false }

/** What an address asks for. */
export function wishIn(search: string): Wish {
  const asked = new URLSearchParams(search)
  const sort = COLUMNS.find((one) => one === asked.get('sort')) ?? NO_WISH.sort
  const seats = Number(asked.get('seats'))
  return {
    games: asked.getAll('game'),
    pace: PACES.find((one) => one === asked.get('pace')) ?? '',
    seats: seats === 1 || seats === 2 ? seats : 0,
    here: asked.has('here'),
    sort,
    down: asked.has('down'),
  }
}

/** The address of a wish. */
export function addressOfWish(wish: Wish): string {
  const asked = new URLSearchParams(wish.games.map((game) => ['game', game]))
  if (wish.pace) asked.set('pace', wish.pace)
  if (wish.seats) asked.set('seats', String(wish.seats))
  if (wish.here) asked.set('here', '1')
  if (wish.sort !== NO_WISH.sort) asked.set('sort', wish.sort)
  if (wish.down) asked.set('down', '1')
  const search = asked.toString()
  return `/lobby${search && `?${search}`}`
}

/** It leaves nothing out. */
export const isOpenTo = (wish: Wish): boolean => !wish.games.length && !wish.pace && !wish.seats && !wish.here

export function fits(row: TableRow, wish: Wish): boolean {
  const free = vacant(row.seats)
  return (
    (!wish.games.length || wish.games.includes(row.game)) &&
    (!wish.pace || row.clock.kind === wish.pace) &&
    (!wish.seats || (wish.seats === 1 ? free === 1 : free > 1)) &&
    (!wish.here || row.host_here)
  )
}

/** By a column; the newest first where that tells nothing. */
export function inOrder(wish: Wish): (a: TableRow, b: TableRow) => number {
  const sign = wish.down ? -1 : 1
  return (a, b) => sign * by[wish.sort](a, b) || by.age(a, b)
}

export const hostOf = (row: TableRow): string => row.seats[row.hosted_by]?.name ?? ''

const by: Record<Column, (a: TableRow, b: TableRow) => number> = {
  age: (a, b) => Date.parse(b.created) - Date.parse(a.created),
  game: (a, b) => pageOf(a.game).name.localeCompare(pageOf(b.game).name),
  host: (a, b) => Number(b.host_here) - Number(a.host_here) || hostOf(a).localeCompare(hostOf(b)),
  seats: (a, b) => vacant(a.seats) - vacant(b.seats),
  pace: (a, b) => PACES.indexOf(a.clock.kind) - PACES.indexOf(b.clock.kind) || a.clock.seconds - b.clock.seconds,
}
