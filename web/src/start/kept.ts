/** One's own tables as they were when the server was last heard, for a page without a network. */
import { isOpen } from '../lobby/rows'
import type { TableRow } from '../net/wire'

const KEY = 'tablestead.tables'
const MOST = 12

export function keepTables(rows: readonly TableRow[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(rows.filter(isOpen).slice(0, MOST)))
  } catch {
    // then there is nothing to show without a network
  }
}

/** None where an older page kept something else. */
export function keptTables(): TableRow[] {
  try {
    const rows = JSON.parse(localStorage.getItem(KEY) ?? '[]') as TableRow[]
    return rows.filter(({ id, game, seats }) => id && game && seats.length)
  } catch {
    return []
  }
}
