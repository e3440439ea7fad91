// Arrow keys go from hexagon to hexagon, as the eye would.
const WAYS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** Moves the focus to the next `[data-hex]` of `root` in the direction of the key; true if there is one. */
export function walk(root: Element, event: KeyboardEvent): boolean {
  const way = WAYS[event.key]
  const here = (event.target as Element).closest('[data-hex]')
  if (!way || !here || event.altKey || event.ctrlKey || event.metaKey) return false
  const from = centre(here)
  let best: { element: HTMLElement; cost: number } | null = null
  for (const element of root.querySelectorAll<HTMLElement>('[data-hex]')) {
    if (element === here) continue
    const to = centre(element)
    const along = (to.x - from.x) * way[0] + (to.y - from.y) * way[1]
    const aside = Math.abs((to.x - from.x) * way[1]) + Math.abs((to.y - from.y) * way[0])
    if (along < 4 || aside > along * 2.2) continue
    const cost = along + aside * 1.6
    if (!best || cost < best.cost) best = { element, cost }
  }
  if (!best) return false
  best.element.focus()
  event.preventDefault()
  return true
}

function centre(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
