/** What the start page needs from the server, asked for before the page is drawn. */
import { games, tables } from '../net/http'
import type { GameInfo, TableRow } from '../net/wire'

type StartData = [GameInfo[], TableRow[]]

let early: Promise<StartData> | null = null

const ask = (): Promise<StartData> => Promise.all([games(), tables()])

/** Asks now for what `startData` gives later. */
export function warmUp(): void {
  early = ask()
  early.catch(() => undefined) // told when it is used
}

export function startData(): Promise<StartData> {
  const data = early ?? ask()
  early = null
  return data
}
