/** What a table’s state means for who looks at it from outside the game. */
import type { SeatInfo, TableInfo } from '../net/wire'
import { has, t } from '../words/index.svelte'

/** Neither over nor broken. */
export const goesOn = (table: TableInfo): boolean => table.status === 'waiting' || table.status === 'running'

export const isPerson = (seat: SeatInfo): boolean => !seat.bot && !seat.vacant

/** A bot that was put on a seat later is called by its kind (and a number): here in the reader’s language. */
export function seatName({ name, bot }: SeatInfo): string {
  const [kind] = /^[a-z]+(?=$| \d+$)/.exec(name) ?? []
  return bot && kind === bot ? t(`shell-bot-${bot}`) + name.slice(bot.length) : name
}

/** This browser holds a seat. */
export const sits = (table: TableInfo): boolean => table.seats.some((seat) => seat.mine)

/** The seats this browser holds. */
export const mySeats = (table: TableInfo): number[] => table.seats.flatMap((seat, i) => (seat.mine ? [i] : []))

/** The host needs no link to the own table. */
export const inviteFor = (table: TableInfo, carried: string): string => table.invite || carried

export function mayTake(table: TableInfo, seat: number, carried: string): boolean {
  const kept = table.seats[seat]?.vacant
  if (!kept || !goesOn(table) || sits(table)) return false
  return kept === 'anyone' || inviteFor(table, carried) !== ''
}

/** The options in words; what is longer than a word (the text of a board) stays out. */
export function optionsOf(table: TableInfo): string[] {
  const { game } = table
  const words: string[] = []
  for (const [name, value] of Object.entries(table.options)) {
    if (name === 'players' || value === false) continue
    const option = t(`${game}-option-${name}`)
    if (value === true) words.push(option)
    else if (name === 'start') words.push(t('shell-room-option', { name: option, value: startOf(table, value) }))
    else if (has(`${game}-option-${name}-${value}`)) words.push(t(`${game}-option-${name}-${value}`))
    else if (typeof value === 'number') words.push(t('shell-room-option', { name: option, value }))
  }
  return words
}

function startOf(table: TableInfo, value: number | string): string {
  if (typeof value === 'string') return t('shell-at-random')
  return table.seats[value - 1]?.name || t('shell-seat-n', { n: value })
}
