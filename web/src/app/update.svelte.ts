/** Whether the server has another page than this one, and when it may be loaded: never in the middle of a move. */
import { outdate } from '../router.svelte'
import type { Session } from '../table/session.svelte'

/** The build for which the page was already loaded anew: where another server answers, once is enough. */
const TRIED = 'tablestead.build'
const OFTEN = 300_000
const own = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? ''

let newer = $state('')
let tables = 0 // where people play: they say themselves when they have a moment

/** The build that the server has, where it is not this one; else empty. */
export function newBuild(): string {
  return newer
}

/** Asks the server which page it has. One that does not answer has none. */
export async function lookForUpdate(): Promise<void> {
  if (!own || newer) return
  try {
    const answer = await fetch('/build.json', { cache: 'no-store' })
    const { build } = (await answer.json()) as { build: string }
    if (build === own) return
    newer = build
    outdate()
  } catch {
    // it is asked again
  }
}

/** A part of this build is gone from the server: where nobody plays, the page is loaded anew at once. */
async function partMissing(): Promise<void> {
  await lookForUpdate()
  if (newer && !tables) loadOnce()
}

/** For good, as long as the page is open: the parts that are gone, the page in sight again, and every few minutes. */
export function watchForUpdates(): void {
  addEventListener('vite:preloadError', () => void partMissing())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void lookForUpdate()
  })
  setInterval(() => void lookForUpdate(), OFTEN)
}

/** A table is played at as long as what this returns was not called. */
export function atTable(): () => void {
  tables++
  return () => void tables--
}

/** By the wish of who looks at it. */
export function loadNow(): void {
  location.reload()
}

/** By itself; not again where that did not help. */
export function loadOnce(): void {
  try {
    if (sessionStorage.getItem(TRIED) === newer) return
    sessionStorage.setItem(TRIED, newer)
  } catch {
    return // storage may be forbidden: then by hand
  }
  location.reload()
}

/** Nobody here is to decide, or a turn has ended just now; and nothing is being typed or asked. */
export function isBetweenMoves(session: Session, arrived: boolean): boolean {
  const { table, view, turn, covered } = session
  if (session.status !== 'open' || table?.status !== 'running' || !view) return false
  if (session.busy || session.asked || session.playback.now || isEntering()) return false
  if (!turn || covered) return true
  const last = session.log.at(-1)
  return arrived && last !== undefined && (last.active !== view.active || last.round !== view.round)
}

/** A dialog is open, or words stand in a field. */
function isEntering(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input:not([type]), input[type=text], textarea')]
  return document.querySelector('dialog[open]') !== null || fields.some(({ readOnly, value }) => !readOnly && value)
}
