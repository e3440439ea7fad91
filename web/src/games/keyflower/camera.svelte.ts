// The window on a village: fitted by itself, and moved and zoomed by wheel, fingers, keys and buttons.
import { clamp, fitScale, zoomAbout, type PanZoom } from '../../look/panZoom'
import type { Box } from './hex'

const MOST = 2.4 // pixels for a unit of the drawing

export class Camera implements PanZoom {
  /** The size of the window in pixels. */
  width = $state(0)
  height = $state(0)
  /** How much larger than fitted. */
  #zoom = $state(1)
  #dx = $state(0)
  #dy = $state(0)
  #box: () => Box
  #least: () => number
  #below: () => number

  /**
   * `least`: pixels that a unit of the drawing has at least, so that a hexagon can be touched. `below`: pixels of the
   * window over which something may lie that comes and goes; what is fitted stands above them, and so stands still.
   */
  constructor(box: () => Box, least: () => number, below: () => number = () => 0) {
    this.#box = box
    this.#least = least
    this.#below = below
  }

  /** The height that is always to be seen. */
  get #clear(): number {
    return Math.max(0.6 * this.height, this.height - this.#below())
  }

  get #fit(): number {
    return clamp(fitScale({ width: this.width, height: this.#clear }, this.#box()), 0.01, 1.4)
  }

  get #base(): number {
    return Math.max(this.#fit, this.#least())
  }

  get scale(): number {
    return clamp(this.#base * this.#zoom, this.#fit, MOST)
  }

  get moved(): boolean {
    return this.#zoom !== 1 || this.#dx !== 0 || this.#dy !== 0
  }

  get viewBox(): string {
    const { x, y, width, height } = this.#box()
    const [w, h] = [this.width / this.scale, this.height / this.scale]
    const cx = x + width / 2 + this.#dx
    const cy = y + height / 2 + this.#dy
    return `${cx - w / 2} ${cy - this.#clear / this.scale / 2} ${w} ${h}`
  }

  fit(): void {
    this.#zoom = 1
    this.#dx = this.#dy = 0
  }

  /** Zooms so that the point under (x, y) of the window, counted from its middle, stays where it is. */
  zoom(by: number, x = 0, y = 0): void {
    const before = this.scale
    this.#zoom = clamp(before * by, this.#fit, MOST) / this.#base
    const after = this.scale
    y += (this.height - this.#clear) / 2
    this.#move(zoomAbout(this.#dx * before, x, before, after), zoomAbout(this.#dy * before, y, before, after))
  }

  /** Moves the window by pixels. */
  pan(px: number, py: number): void {
    this.#move(this.#dx * this.scale + px, this.#dy * this.scale + py)
  }

  /** Puts the window so many pixels from the middle of the drawing, some of which stays in it. */
  #move(px: number, py: number): void {
    const { width, height } = this.#box()
    const most = (size: number, room: number): number => Math.max(0, size / 2 + room / 2 / this.scale - 80)
    const [mx, my] = [most(width, this.width), most(height, this.height)]
    this.#dx = clamp(px / this.scale, -mx, mx)
    this.#dy = clamp(py / this.scale, -my, my)
  }

  /** Puts a point of the drawing into the middle, where not all of it is to be seen. */
  centre(x: number, y: number): void {
    const box = this.#box()
    if (this.scale <= this.#fit) return
    this.#dx = x - box.x - box.width / 2
    this.#dy = y - box.y - box.height / 2
  }

  /** Brings a point of the drawing into the window, above the pixels over which something lies now. */
  show(x: number, y: number, covered = 0): void {
    const box = this.#box()
    const room = Math.min(this.#clear, this.height - covered)
    const near = (to: number, middle: number, room: number): number => {
      const reach = Math.max(0, room / 2 / this.scale - 70)
      return clamp(to - middle, -reach, reach)
    }
    const cx = box.x + box.width / 2 + this.#dx
    const cy = box.y + box.height / 2 + this.#dy + (room - this.#clear) / 2 / this.scale
    this.#dx += x - cx - near(x, cx, this.width)
    this.#dy += y - cy - near(y, cy, room)
  }
}
