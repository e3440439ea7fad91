// A piece walks the loop: from space to space, not across the board.
import { moving } from '../../table/settings.svelte'
import { SPACES } from './material'

/**
 * Moves `piece`, which already stands on `to`, from where it came. The spaces are the elements with `data-space` in `loop`.
 * What was taken back goes straight.
 */
export function walk(piece: HTMLElement, loop: HTMLElement, from: string, to: string, back: boolean): void {
  if (!moving() || from === to) return
  const start = SPACES.indexOf(from as (typeof SPACES)[number])
  const end = SPACES.indexOf(to as (typeof SPACES)[number])
  if (start < 0 || end < 0) return
  const steps = back ? 1 : (end - start + SPACES.length) % SPACES.length
  const way = back ? [from] : Array.from({ length: steps }, (_, i) => SPACES[(start + i) % SPACES.length] ?? from)
  const home = middle(piece)
  const frames = way.flatMap((space) => {
    const element = loop.querySelector<HTMLElement>(`[data-space="${space}"]`)
    if (!element) return []
    const at = middle(element)
    return [{ transform: `translate(${at.x - home.x}px, ${at.y - home.y}px)` }]
  })
  piece.animate([...frames, { transform: 'none' }], {
    duration: Math.min(400, 200 + 30 * steps),
    easing: 'ease-in-out',
  })
}

function middle(element: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
