import type { Action } from 'svelte/action'
import type { Cargo } from './cargo.svelte'
import type { Choice } from './session'

/** Pixels from which on a press is a drag, and no click. */
const DRAG = 5

/** A good that can be pressed, and dragged to the tile where it goes. */
export const dragGood: Action<Element, { cargo: Cargo; choice: Choice }> = (node, options) => {
  let { cargo, choice } = options
  let from: { x: number; y: number } | null = null
  const down = (event: Event): void => {
    const { button, clientX: x, clientY: y } = event as PointerEvent
    if (button === 0) from = { x, y }
  }
  const move = ({ clientX: x, clientY: y }: PointerEvent): void => {
    if (!from || (!cargo.at && Math.hypot(x - from.x, y - from.y) < DRAG)) return
    if (!cargo.at) cargo.take(choice)
    cargo.at = { x, y }
    const tile = document.elementFromPoint(x, y)?.closest<HTMLElement>('.village [data-target^="tile:"]')
    cargo.over = tile?.dataset['target']?.replace('tile:', '') ?? ''
  }
  const up = (): void => {
    const { at, over } = cargo
    if (from && at) {
      if (cargo.routes.has(over)) cargo.to(over)
      cargo.drop()
    }
    from = null
  }
  const cancel = (): void => {
    if (from && cargo.at) cargo.drop()
    from = null
  }
  const ended = new AbortController()
  const { signal } = ended
  node.addEventListener('pointerdown', down, { signal })
  window.addEventListener('pointermove', move, { signal })
  window.addEventListener('pointerup', up, { signal })
  window.addEventListener('pointercancel', cancel, { signal })
  return {
    update: (next) => void ({ cargo, choice } = next),
    destroy: () => ended.abort(),
  }
}
