/** How a game ended, also one that was not played to its end. */
import { isPerson, mySeats } from '../lobby/table'
import type { TableInfo } from '../net/wire'
import { nameOf, t } from '../words/index.svelte'

/** Everybody's place: of two, who resigns loses whatever the points; other games that stop early have no places. */
export function placesOf(table: TableInfo, played: number[]): number[] {
  if (table.status === 'finished') return played
  const loser = table.resigned
  return loser >= 0 && table.seats.length === 2 ? table.seats.map((_, seat) => (seat === loser ? 2 : 1)) : []
}

/** Why it ended early; nothing for a game that was played to its end. */
export function whyEarly(table: TableInfo): string {
  if (table.status === 'finished') return ''
  const loser = table.resigned
  if (loser >= 0) return t('shell-ended-resigned', { name: nameOf(loser) })
  const asked = table.seats.filter((seat) => isPerson(seat) && !seat.stand_in)
  return t(asked.length && asked.every((seat) => seat.agrees) ? 'shell-ended-agreed' : 'shell-status-abandoned')
}

/** Who won, with how many points. */
export function whoWon(winners: number[], scores: number[]): string {
  const n = scores[winners[0] ?? 0] ?? 0
  if (scores.length === 1) return t('shell-solo-score', { n })
  return t(winners.length > 1 ? 'shell-share' : 'shell-wins', { name: winners.map(nameOf).join(', '), n })
}

/** What it came to for the one seat of this browser; nothing for who only looks on, at one screen or alone. */
export function ownEnd(table: TableInfo, places: number[], scores: number[]): string {
  const [own, ...others] = mySeats(table)
  if (table.status !== 'finished' || own === undefined || others.length || scores.length === 1) return ''
  const place = places[own] ?? 0
  if (place > 1) return t('shell-place-own', { place })
  const alone = places.filter((one) => one === 1).length === 1
  return place === 1 && alone ? t('shell-win-own', { n: scores[own] ?? 0 }) : ''
}
