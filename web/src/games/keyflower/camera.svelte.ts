// The window on a village: fitted by itself, and moved and zoomed by wheel, fingers, keys and buttons.
import type { Box } from './hex'

const MOST = 2.4 // pixels for a unit of the drawing

export class Camera {
  /** The size of the window in pixels. */
  width = $state(0)
  height = $state(0)
  /** How much larger than fitted. */
  #zoom = $state(1)
  #dx = $state(0)
  #dy = $state(0)
  #box: () => Box
  #least: () => number

  /** `least`: pixels that a unit of the drawing has at least, so that a hexagon can be touched. */
  constructor(box: () => Box, least: () => number) {
    this.#box = box
    this.#least = least
  }

  get #fit(): number {
    const { width, height } = this.#box()
    return Math.max(0.01, Math.min(this.width / width, this.height / height, 1.4))
  }

  get #base(): number {
    return Math.max(this.#fit, this.#least())
  }

  get scale(): number {
    return Math.min(MOST, Math.max(this.#fit, this.#base * this.#zoom))
  }

  get moved(): boolean {
    return this.#zoom !== 1 || this.#dx !== 0 || this.#dy !== 0
  }

  get viewBox(): string {
    const { x, y, width, height } = this.#box()
    const [w, h] = [this.width / this.scale, this.height / this.scale]
    const cx = x + width / 2 + this.#dx
    const cy = y + height / 2 + this.#dy
    return `${cx - w / 2} ${cy - h / 2} ${w} ${h}`
  }

  fit(): void {
    this.#zoom = 1
    this.#dx = this.#dy = 0
  }

  /** Zooms so that the point under (x, y) of the window, counted from its middle, stays where it is. */
  zoom(by: number, x = 0, y = 0): void {
    const before = this.scale
    this.#zoom = Math.min(MOST, Math.max(this.#fit, before * by)) / this.#base
    const after = this.scale
    this.pan(x * (after / before - 1), y * (after / before - 1))
  }

  /** Moves the window by pixels. */
  pan(px: number, py: number): void {
    const { width, height } = this.#box()
    const most = (size: number, room: number): number => Math.max(0, size / 2 + room / 2 / this.scale - 80)
    const limit = (n: number, m: number): number => Math.max(-m, Math.min(m, n))
    this.#dx = limit(this.#dx + px / this.scale, most(width, this.width))
    this.#dy = limit(this.#dy + py / this.scale, most(height, this.height))
  }

  /** Puts a point of the drawing into the middle, where not all of it is to be seen. */
  centre(x: number, y: number): void {
    const box = this.#box()
    if (this.scale <= this.#fit) return
    this.#dx = x - box.x - box.width / 2
    this.#dy = y - box.y - box.height / 2
  }

  /** Brings a point of the drawing into the window. */
  show(x: number, y: number): void {
    const box = this.#box()
    const near = (to: number, middle: number, room: number): number => {
      const reach = Math.max(0, room / 2 / this.scale - 70)
      return Math.max(-reach, Math.min(reach, to - middle))
    }
    const cx = box.x + box.width / 2 + this.#dx
    const cy = box.y + box.height / 2 + this.#dy
    this.#dx += x - cx - near(x, cx, this.width)
    this.#dy += y - cy - near(y, cy, this.height)
  }
}
