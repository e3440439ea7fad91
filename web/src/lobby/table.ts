/** What a table’s state means for who looks at it from outside the game. */
import type { SeatInfo, TableInfo } from '../net/wire'
import { has, t } from '../words/index.svelte'

/** Neither over nor broken. */
export const goesOn = (table: TableInfo): boolean => table.status === 'waiting' || table.status === 'running'

export const isPerson = (seat: SeatInfo): boolean => !seat.bot && !seat.vacant

/** A bot by its level; one that came with a package has only the name of its kind. */
export const botName = (bot: string): string => (has(`shell-bot-${bot}`) ? t(`shell-bot-${bot}`) : bot)

/** The level alone, where all are bots. */
export const botLevel = (bot: string): string => (has(`shell-bot-${bot}`) ? t(`shell-bot-${bot}.level`) : bot)

/** How it plays, in a sentence; nothing where nobody has written one. */
export const botPhrase = (bot: string): string => (has(`shell-bot-${bot}`) ? t(`shell-bot-${bot}.about`) : '')

/**
 * A bot is called by its level (and a number), in the reader’s language, unless somebody gave it a name. A record holds
 * only names: there too a seat called like a bot was played by it.
 */
export function seatName({ name }: Pick<SeatInfo, 'name'>): string {
  const [kind = ''] = /^[a-z]+(?=$| \d+$)/.exec(name) ?? []
  return kind ? botName(kind) + name.slice(kind.length) : name
}

/** The host deletes a table, but not a game that others play. */
export const mayDelete = ({ host, status, seats }: Pick<TableInfo, 'host' | 'status' | 'seats'>): boolean =>
  host && !(status === 'running' && seats.some((seat) => isPerson(seat) && !seat.mine))

/** This browser holds a seat. */
export const sits = (table: TableInfo): boolean => table.seats.some((seat) => seat.mine)

/** The seats this browser holds. */
export const mySeats = (table: TableInfo): number[] => table.seats.flatMap((seat, i) => (seat.mine ? [i] : []))

/** The host needs no link to the own table. */
export const inviteFor = (table: TableInfo, carried: string): string => table.invite || carried

export function mayTake(table: TableInfo, seat: number, carried: string): boolean {
  const kept = table.seats[seat]?.vacant
  if (!kept || !goesOn(table) || sits(table) || (table.hidden && table.status === 'running')) return false
  return kept === 'anyone' || inviteFor(table, carried) !== ''
}
