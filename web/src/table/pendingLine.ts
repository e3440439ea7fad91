/** One's own line until it is answered, kept over a reload: nothing is lost when the page goes in the middle. */
import type { Act, Undo } from '../net/wire'

export type PendingLine = Act | Undo

const keyOf = (table: string): string => `tablestead.line.${table}`

export function storePendingLine(table: string, line: PendingLine | null): void {
  try {
    if (line) sessionStorage.setItem(keyOf(table), JSON.stringify(line))
    else sessionStorage.removeItem(keyOf(table))
  } catch {
    // then it lasts as long as the page
  }
}

export function pendingLine(table: string): PendingLine | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(table)) ?? 'null') as PendingLine | null
  } catch {
    return null
  }
}
