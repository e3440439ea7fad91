/** The drawn pictures of the games: fetched when first wanted, then parts of the page like the glyphs. */
import type { GamePage } from './page'

const asked = new Map<string, Promise<void>>()
let drawn = $state.raw<ReadonlySet<string>>(new Set())

/** Whether `#hero-<id>` is there; if not, it is on its way. */
export function isDrawn({ id, hero }: GamePage): boolean {
  if (hero && !asked.has(id)) asked.set(id, fetchPicture(id, hero))
  return drawn.has(id)
}

async function fetchPicture(id: string, address: string): Promise<void> {
  try {
    const answer = await fetch(address)
    if (!answer.ok) return
    const { documentElement } = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml')
    if (documentElement.localName !== 'svg') return
    document.body.prepend(document.importNode(documentElement, true))
    drawn = new Set([...drawn, id])
  } catch {
    asked.delete(id) // the next page that shows it tries again
  }
}
