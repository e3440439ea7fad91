/** Milliseconds in which a second press at the same place still belongs to the position before. */
const TWICE = 500
/** How far from the first one a finger comes down again, in pixels. */
const NEAR = 32

/** What a quick finger presses twice is meant once, although something else has come to that place. */
export class Presses {
  #arrived = 0
  #x = -NEAR
  #y = -NEAR

  /** Another position is shown now. */
  arrived(): void {
    this.#arrived = Date.now()
  }

  /** Whether a press repeats the one before, on what has come under the finger just now. */
  again({ clientX: x, clientY: y }: Pick<MouseEvent, 'clientX' | 'clientY'>): boolean {
    const near = Math.hypot(x - this.#x, y - this.#y) < NEAR
    this.#x = x
    this.#y = y
    return near && Date.now() - this.#arrived < TWICE
  }
}

export const presses = new Presses()
