// Wheel, mouse and fingers on the window of a village. A drag that moved is no click.
import type { Action } from 'svelte/action'
import type { Camera } from './camera.svelte'

interface Given {
  camera: Camera
  /** The wheel turns something else. */
  wheel?: ((by: number) => void) | undefined
}

export const panZoom: Action<Element, Given> = (node, given) => {
  let { camera, wheel } = given
  const down = new Map<number, { x: number; y: number }>()
  let dragged = 0
  const spread = (): { d: number; x: number; y: number } => {
    const [a = { x: 0, y: 0 }, b = a] = [...down.values()]
    return { d: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  }
  const fromMiddle = (x: number, y: number): [number, number] => {
    const { left, top, width, height } = node.getBoundingClientRect()
    return [x - left - width / 2, y - top - height / 2]
  }
  const press = (event: Event): void => {
    const one = event as PointerEvent
    if (one.button !== 0) return
    if (down.size === 0) dragged = 0
    down.set(one.pointerId, { x: one.clientX, y: one.clientY })
  }
  const move = (event: PointerEvent): void => {
    if (!down.has(event.pointerId)) return
    const before = spread()
    down.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const after = spread()
    dragged += Math.hypot(after.x - before.x, after.y - before.y)
    if (dragged < 5 && down.size === 1) return
    camera.pan(before.x - after.x, before.y - after.y)
    if (down.size === 2 && before.d > 0) camera.zoom(after.d / before.d, ...fromMiddle(after.x, after.y))
  }
  const release = (event: PointerEvent): void => void down.delete(event.pointerId)
  const roll = (event: Event): void => {
    const { deltaY, clientX, clientY } = event as WheelEvent
    event.preventDefault()
    if (wheel) wheel(deltaY > 0 ? 1 : -1)
    else camera.zoom(Math.exp(-deltaY / 400), ...fromMiddle(clientX, clientY))
  }
  const click = (event: Event): void => {
    if (dragged >= 5) event.stopPropagation()
  }
  node.addEventListener('pointerdown', press)
  node.addEventListener('wheel', roll, { passive: false })
  node.addEventListener('click', click, { capture: true })
  window.addEventListener('pointermove', move)
  window.addEventListener('pointerup', release)
  window.addEventListener('pointercancel', release)
  return {
    update: (next) => void ({ camera, wheel } = next),
    destroy: () => {
      node.removeEventListener('pointerdown', press)
      node.removeEventListener('wheel', roll)
      node.removeEventListener('click', click, { capture: true })
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', release)
      window.removeEventListener('pointercancel', release)
    },
  }
}
