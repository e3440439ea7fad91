// A long press opens what `i` and the right button open: the tile's card.
import type { Action } from 'svelte/action'

const TIME = 500

export const longPress: Action<Element, () => void> = (node, open) => {
  let act = open
  let timer = 0
  let held = false
  const stop = (): void => clearTimeout(timer)
  let from = { x: 0, y: 0 }
  const down = (event: Event): void => {
    const { pointerType, clientX, clientY } = event as PointerEvent
    stop()
    held = false
    if (pointerType === 'mouse') return
    from = { x: clientX, y: clientY }
    timer = window.setTimeout(() => {
      held = true
      act()
    }, TIME)
  }
  // a finger is never quite still
  const move = (event: Event): void => {
    const { clientX, clientY } = event as PointerEvent
    if (Math.hypot(clientX - from.x, clientY - from.y) > 8) stop()
  }
  const menu = (event: Event): void => {
    event.preventDefault()
    stop()
    if (!held) act()
  }
  // the press that opened the card is no click
  const click = (event: Event): void => {
    if (held) event.stopImmediatePropagation()
    held = false
  }
  const key = (event: Event): void => {
    if ((event as KeyboardEvent).key !== 'i') return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  const ears = [
    ['pointerdown', down],
    ['pointerup', stop],
    ['pointercancel', stop],
    ['pointermove', move],
    ['contextmenu', menu],
    ['keydown', key],
  ] as const
  for (const [name, ear] of ears) node.addEventListener(name, ear)
  node.addEventListener('click', click, { capture: true })
  return {
    update: (next) => void (act = next),
    destroy: () => {
      stop()
      for (const [name, ear] of ears) node.removeEventListener(name, ear)
      node.removeEventListener('click', click, { capture: true })
    },
  }
}
