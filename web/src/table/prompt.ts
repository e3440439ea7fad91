/** One sentence: what is expected of whom. */
import type { View } from '../net/views'
import type { Arg, TableInfo } from '../net/wire'
import { has, nameOf, t } from '../words/index.svelte'

export function promptOf(game: string, table: TableInfo, view: View, thinking: number): string {
  if (table.status === 'broken') return t('shell-status-broken')
  if (view.player === -2) return t('shell-game-over')
  if (thinking >= 0) return t('shell-thinking', { seat: thinking })
  if (view.player === -1) {
    return table.real_draws ? wordsOf(`${game}-real`, view) || t('shell-real-enter') : wordsOf(`${game}-prompt`, view)
  }
  const decides = table.seats[view.player]
  if (!decides?.mine || decides.stand_in) return t('shell-waiting', { seat: view.player })
  const people = table.seats.filter((seat) => seat.mine).length
  const words = wordsOf(`${game}-prompt`, view)
  return people > 1 ? t('shell-prompt-of', { name: nameOf(view.player), prompt: words }) : words
}

/** The game's own words for its step, if it has any. */
function wordsOf(prefix: string, view: View): string {
  const args: Record<string, Arg> = {}
  for (const [name, value] of Object.entries(view)) {
    if (typeof value === 'number' || typeof value === 'string') args[name] = value
  }
  const key = `${prefix}-${view.step}`
  return has(key) ? t(key, { ...args, seat: view.player }) : ''
}
