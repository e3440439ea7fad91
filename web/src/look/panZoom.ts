// A window on a drawing that is moved and zoomed: the arithmetic of it, and the gestures of mouse, wheel and fingers.
import type { Action } from 'svelte/action'

export interface Size {
  width: number
  height: number
}

export function clamp(n: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, n))
}

/** The scale at which the whole drawing is in the window. */
export function fitScale(window: Size, drawing: Size): number {
  return Math.min(window.width / drawing.width, window.height / drawing.height)
}

/** Where a window goes so that the point `at` pixels from its reference stays under it while the scale changes. */
export function zoomAbout(offset: number, at: number, before: number, after: number): number {
  return ((offset + at) * after) / before - at
}

interface Point {
  x: number
  y: number
}

/** How far two fingers are apart, and what is between them; one finger is its own middle. */
export function spreadOf([a = { x: 0, y: 0 }, b = a]: readonly Point[]): Point & { apart: number } {
  return { apart: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

/** What the gestures move. */
export interface PanZoom {
  /** Moves the window by pixels. */
  pan(dx: number, dy: number): void
  /** Zooms so that the point under (x, y) of the window, counted from its middle, stays where it is. */
  zoom(by: number, x: number, y: number): void
}

interface Options {
  on: PanZoom
  /** The browser scrolls it: by one finger, and by the wheel without Ctrl. */
  scrolls?: boolean
  /** The wheel turns something else. */
  wheel?: ((by: number) => void) | undefined
}

/** Pixels from which on a press is a drag, and no click. */
const DRAG = 5
/** Pixels of the wheel for a zoom by e. */
const WHEEL = 400

class Gestures {
  options: Options
  #node: HTMLElement
  #down = new Map<number, Point>()
  #dragged = 0
  #apart = 0

  constructor(node: HTMLElement, options: Options) {
    this.#node = node
    this.options = options
  }

  #zoom(by: number, x: number, y: number): void {
    const { left, top, width, height } = this.#node.getBoundingClientRect()
    this.options.on.zoom(by, x - left - width / 2, y - top - height / 2)
  }

  press = (event: PointerEvent): void => {
    if (event.button !== 0) return
    if (this.#down.size === 0) this.#dragged = 0
    if (this.options.scrolls && event.pointerType !== 'mouse') return
    // a piece that is dragged itself
    if (event.target instanceof Element && event.target.closest('[data-drag]')) return
    this.#down.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }

  move = (event: PointerEvent): void => {
    if (!this.#down.has(event.pointerId)) return
    const before = spreadOf([...this.#down.values()])
    this.#down.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const after = spreadOf([...this.#down.values()])
    this.#dragged += Math.hypot(after.x - before.x, after.y - before.y)
    if (this.#dragged < DRAG && this.#down.size === 1) return
    this.options.on.pan(before.x - after.x, before.y - after.y)
    if (this.#down.size === 2 && before.apart > 0) this.#zoom(after.apart / before.apart, after.x, after.y)
  }

  release = (event: PointerEvent): void => void this.#down.delete(event.pointerId)

  /** Two fingers on what scrolls by itself: the browser takes their pointers away, but not their touches. */
  pinch = (event: TouchEvent): void => {
    const { apart, x, y } = spreadOf([...event.touches].map((one) => ({ x: one.clientX, y: one.clientY })))
    const two = event.touches.length === 2
    if (two && this.#apart > 0 && event.type === 'touchmove') {
      event.preventDefault()
      this.#zoom(apart / this.#apart, x, y)
    }
    this.#apart = two ? apart : 0
  }

  roll = (event: WheelEvent): void => {
    const { scrolls, wheel } = this.options
    if (scrolls && !event.ctrlKey) return
    event.preventDefault()
    if (wheel) wheel(event.deltaY > 0 ? 1 : -1)
    else this.#zoom(Math.exp(-event.deltaY / WHEEL), event.clientX, event.clientY)
  }

  /** A drag that moved is no click; a key is always one. */
  click = (event: MouseEvent): void => {
    if (this.#dragged >= DRAG && event.detail > 0) event.stopPropagation()
  }
}

export const panZoom: Action<HTMLElement, Options> = (node, options) => {
  const gestures = new Gestures(node, options)
  const ended = new AbortController()
  const { signal } = ended
  node.addEventListener('pointerdown', gestures.press, { signal })
  node.addEventListener('wheel', gestures.roll, { signal, passive: false }) // so that the page does not zoom instead
  node.addEventListener('click', gestures.click, { signal, capture: true })
  window.addEventListener('pointermove', gestures.move, { signal })
  window.addEventListener('pointerup', gestures.release, { signal })
  window.addEventListener('pointercancel', gestures.release, { signal })
  if (options.scrolls) {
    for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
      node.addEventListener(type, gestures.pinch, { signal, passive: type !== 'touchmove' })
  }
  return {
    update: (next) => void (gestures.options = next),
    destroy: () => ended.abort(),
  }
}
