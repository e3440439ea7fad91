/** How a game ended that was not played to its end. */
import { isPerson } from '../lobby/table'
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
