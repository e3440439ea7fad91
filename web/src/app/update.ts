/** Looks whether the server has another page than this one, and loads it. */
import { outdate } from '../router.svelte'
import { foundBuild, loadNow, newBuild } from './newer.svelte'

/** The build for which the page was already loaded anew: where another server answers, once is enough. */
const TRIED = 'tablestead.build'
const OFTEN = 300_000

let tables = 0 // where people play: they say themselves when they have a moment (Update.svelte)

/** Asks the server which page it has; one that does not answer is asked again. */
export async function lookForUpdate(): Promise<void> {
  const own = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content
  if (!own || newBuild()) return
  try {
    const answer = await fetch('/build.json', { cache: 'no-store' })
    const { build } = (await answer.json()) as { build: string }
    if (build === own) return
    foundBuild(build)
    outdate()
  } catch {
    // no network, or no page
  }
}

/** As long as the page is open: when a part of it is missing, when it comes into sight, and every few minutes. */
export function watchForUpdates(): void {
  addEventListener('vite:preloadError', () => void lookForUpdate().then(() => !tables && loadOnce()))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void lookForUpdate()
  })
  setInterval(() => void lookForUpdate(), OFTEN)
}

/** A table is played at until what this returns is called. */
export function atTable(): () => void {
  tables++
  return () => void tables--
}

/** Loads a newer page, if there is one, by itself; not again where that did not help. */
export function loadOnce(): void {
  const build = newBuild()
  if (!build || isTried(build)) return
  loadNow()
}

function isTried(build: string): boolean {
  try {
    if (sessionStorage.getItem(TRIED) === build) return true
    sessionStorage.setItem(TRIED, build)
    return false
  } catch {
    return true // storage may be forbidden: then by hand
  }
}
