/** What the start page needs from the server, asked for before the page is drawn. */
import { games, mine, tables } from '../net/http'
import { memory } from '../net/learning'
import type { GameInfo, Result, TableRow } from '../net/wire'

/** The games there are, those of this browser, the lobby, and how one's games ended. */
type StartData = [GameInfo[], TableRow[], TableRow[], Result[]]

const OFTEN = 15_000

let early: Promise<StartData> | null = null

const ask = (): Promise<StartData> => Promise.all([games(), mine(), tables(), memory().then(({ results }) => results)])

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

/** Looks again every now and then while the page is in sight or something is `awaited`, and at once when it comes back. */
export function keepLooking(look: () => void, awaited: () => boolean): () => void {
  const seen = (): void => {
    if (document.visibilityState === 'visible') look()
  }
  const timer = setInterval(() => (awaited() ? look() : seen()), OFTEN)
  addEventListener('focus', seen)
  document.addEventListener('visibilitychange', seen)
  return () => {
    clearInterval(timer)
    removeEventListener('focus', seen)
    document.removeEventListener('visibilitychange', seen)
  }
}
