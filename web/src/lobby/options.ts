import type { TableInfo } from '../net/wire'
import { has, t } from '../words/index.svelte'
import { seatName } from './table'

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
  const seat = table.seats[value - 1]
  return (seat && seatName(seat)) || t('shell-seat-n', { n: value })
}
